package orrery.games.stars.battle;

import java.util.ArrayList;
import java.util.List;
import orrery.core.Article;
import orrery.core.Message;
import orrery.core.Seat;
import orrery.core.Table;
import orrery.games.stars.Articles;
import orrery.games.stars.Holdings;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsQuestion;
import orrery.games.stars.StarsState;
import orrery.games.stars.Step;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Asset;
import orrery.games.stars.components.CombatIcon;
import orrery.games.stars.components.EventCard;
import orrery.games.stars.components.EventTiming;
import orrery.games.stars.components.Structure;

/** Schemes before and after damage. Articles window-damage-start, window-damage-end. */
final class Schemes {

    private static final int ALL = 0b111111;

    private Schemes() {}

    static void beforeDamage(Table<StarsState, StarsFact> table) {
        open(table, EventTiming.START_OF_ASSESS_DAMAGE_STEP_OWN_BATTLE, Articles.WINDOW_DAMAGE_START);
    }

    static void afterDamage(Table<StarsState, StarsFact> table) {
        open(table, EventTiming.END_OF_ASSESS_DAMAGE_STEP_OWN_BATTLE, Articles.WINDOW_DAMAGE_END);
    }

    /** The attacker uses all they want, then the defender: article simultaneous-effects. */
    private static void open(Table<StarsState, StarsFact> table, EventTiming timing, Article article) {
        StarsState state = table.state();
        for (int side = 0; side < 2; side++) {
            int seat = state.sideSeat(side);
            int owner = side;
            while (state.schemes(seat) != 0) {
                List<EventCard> usable = usable(state, side, timing);
                if (usable.isEmpty()
                        || !(table.ask(window(state, seat, usable, article)) instanceof StarsChoice.UseScheme use)) {
                    break;
                }
                Holdings.use(table, seat, use.scheme());
                carryOut(table, owner, use.scheme());
            }
        }
    }

    private static List<EventCard> usable(StarsState state, int side, EventTiming timing) {
        int seat = state.sideSeat(side);
        List<EventCard> usable = new ArrayList<>();
        for (int number = 0; number < EventCard.DECK; number++) {
            EventCard scheme = EventCard.of(state.faction(seat), number);
            if (scheme.timing() == timing && state.has(seat, scheme) && isPossible(state, side, scheme)) {
                usable.add(scheme);
            }
        }
        return usable;
    }

    private static boolean isPossible(StarsState state, int side, EventCard scheme) {
        return switch (scheme) {
            case ADEPTUS_MECHANICUS -> Tokens.mayGain(state, side, CombatIcon.DEFENCE);
            case EMPERORS_CHAMPION -> state.force(side) >>> 32 != 0;
            case SEDUCED_BY_CHAOS ->
                (state.force(1 - side) & StarsState.STANDING) != 0 && Figures.canBeRouted(state, 1 - side);
            case TEER_IT_DOWN -> state.structures(state.battleArea()) > 0;
            case FARSIGHT -> StarsState.figures(state.force(side)) > 0 && hasRefuge(state, side);
            default -> true;
        };
    }

    private static boolean isRefuge(StarsState state, int side, int area) {
        return area != state.battleArea()
                && StarsState.isWorld(area) == StarsState.isWorld(state.battleArea())
                && state.isFriendly(area, state.sideSeat(side));
    }

    private static boolean hasRefuge(StarsState state, int side) {
        for (int area : state.board().areas()) {
            if (isRefuge(state, side, area)) {
                return true;
            }
        }
        return false;
    }

    private static StarsQuestion window(StarsState state, int seat, List<EventCard> usable, Article article) {
        return StarsQuestion.of(
                state, seat, Step.ASSESS_DAMAGE, article, () -> Message.of("prompt.battle-schemes"), offers -> {
                    usable.forEach(scheme -> offers.legal(new StarsChoice.UseScheme(scheme), scheme));
                    offers.legal(new StarsChoice.Done());
                });
    }

    private static void carryOut(Table<StarsState, StarsFact> table, int side, EventCard scheme) {
        StarsState state = table.state();
        int seat = state.sideSeat(side);
        switch (scheme) {
            case ADEPTUS_MECHANICUS ->
                Tokens.gain(table, side, CombatIcon.DEFENCE, 2 + state.assets(seat, Asset.FORGE));
            case EMPERORS_CHAMPION ->
                Figures.rally(
                        table,
                        side,
                        pick(table, scheme, seat, side, false, true).number());
            case SEDUCED_BY_CHAOS ->
                Figures.rout(
                        table,
                        1 - side,
                        pick(table, scheme, seat, 1 - side, true, false).number());
            case TEER_IT_DOWN -> tearDown(table, seat);
            case FARSIGHT -> withdraw(table, side);
            default -> {}
        }
    }

    private static Figures.Figure pick(
            Table<StarsState, StarsFact> table,
            EventCard scheme,
            int seat,
            int side,
            boolean standing,
            boolean routed) {
        StarsState state = table.state();
        return Figures.figure(table.ask(StarsQuestion.of(
                state,
                seat,
                Step.ASSESS_DAMAGE,
                Articles.of(scheme),
                () -> Message.of(routed ? "prompt.rally" : "prompt.rout", scheme),
                offers -> Figures.offer(state, side, standing, routed, ALL, offers))));
    }

    private static void tearDown(Table<StarsState, StarsFact> table, int seat) {
        StarsState state = table.state();
        int area = state.battleArea();
        var choice = (StarsChoice.PickStructure) table.ask(StarsQuestion.of(
                state,
                seat,
                Step.ASSESS_DAMAGE,
                Articles.of(EventCard.TEER_IT_DOWN),
                () -> Message.of("prompt.tear-down", EventCard.TEER_IT_DOWN),
                offers -> {
                    for (int place = 0; place < 2; place++) {
                        Structure structure = state.structure(area, place);
                        if (structure != null) {
                            offers.legal(
                                    new StarsChoice.PickStructure(
                                            Seat.of(state.structureOwner(area, place)), structure, Area.at(area)),
                                    structure);
                        }
                    }
                }));
        table.record(new StarsFact.StructureDestroyed(choice.of(), choice.structure(), choice.area()));
    }

    /** Farsight: all own units go to one friendly area, as they are. */
    private static void withdraw(Table<StarsState, StarsFact> table, int side) {
        StarsState state = table.state();
        int seat = state.sideSeat(side);
        Area to = ((StarsChoice.PickArea) table.ask(StarsQuestion.of(
                        state,
                        seat,
                        Step.ASSESS_DAMAGE,
                        Articles.of(EventCard.FARSIGHT),
                        () -> Message.of("prompt.withdraw", EventCard.FARSIGHT),
                        offers -> {
                            for (int area : state.board().areas()) {
                                if (isRefuge(state, side, area)) {
                                    offers.legal(new StarsChoice.PickArea(Area.at(area)), Area.at(area));
                                }
                            }
                        })))
                .area();
        for (int number = 0; number <= StarsState.TOKEN; number++) {
            for (boolean routed : new boolean[] {true, false}) {
                long force = state.force(side);
                int count = routed ? StarsState.routed(force, number) : StarsState.standing(force, number);
                for (; count > 0; count--) {
                    if (number == StarsState.TOKEN) {
                        Figures.destroy(table, side, new Figures.Figure(number, routed));
                    } else {
                        table.record(new StarsFact.UnitMoved(
                                Seat.of(seat),
                                state.unit(seat, number),
                                Area.at(state.battleArea()),
                                to,
                                routed ? StarsFact.Manner.WITHDRAWN_ROUTED : StarsFact.Manner.WITHDRAWN));
                    }
                }
            }
        }
    }
}
