package orrery.games.stars.operations;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import orrery.core.Message;
import orrery.core.Next;
import orrery.core.Offers;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.stars.Articles;
import orrery.games.stars.Holdings;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsPurpose;
import orrery.games.stars.StarsQuestion;
import orrery.games.stars.StarsState;
import orrery.games.stars.Step;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.CombatIcon;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.OrderUpgrade;
import orrery.games.stars.components.Structure;
import orrery.games.stars.components.SystemSide;
import orrery.games.stars.components.Tables;

/** An orbital strike, if the seat wants one. Articles orbital-strike, strike-target, strike-upgrades, strike-roll. */
public record OrbitalStrike() implements Segment<StarsState, StarsFact> {

    @Override
    public Next play(Table<StarsState, StarsFact> table) {
        StarsState state = table.state();
        int seat = state.activeSeat();
        if (!hasTarget(state, seat) || !(table.ask(question(state, seat)) instanceof StarsChoice.Strike strike)) {
            return new EndOfTurn();
        }
        Set<OrderUpgrade> declared = declare(table, seat, strike.target().ordinal());
        table.record(new StarsFact.StrikeBegan(Seat.of(seat), strike.from(), strike.target()));
        roll(table, seat, strike.from().ordinal(), declared);
        return new StrikeEffects(strike.from().ordinal(), new ArrayList<>(declared));
    }

    private static boolean hasTarget(StarsState state, int seat) {
        for (int from = 4 * state.activeSystem(); from < 4 * state.activeSystem() + 4; from++) {
            if (!StarsState.isWorld(from) && (state.units(from, seat) & StarsState.STANDING) != 0) {
                for (int target : state.board().borders(from)) {
                    if (isTarget(state, seat, target)
                            && (!isWalled(state, target) || bastionUpgrade(state, seat) != null)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static boolean isTarget(StarsState state, int seat, int target) {
        return target / 4 == state.activeSystem() && StarsState.isWorld(target) && state.isEnemy(target, seat);
    }

    /** Whether a bastion protects the world: article strike-on-bastion. */
    static boolean isWalled(StarsState state, int world) {
        for (int place = 0; place < 2; place++) {
            if (state.structure(world, place) == Structure.BASTION) {
                return true;
            }
        }
        return false;
    }

    private static @Nullable OrderUpgrade bastionUpgrade(StarsState state, int seat) {
        for (OrderUpgrade upgrade : OrderUpgrade.values()) {
            if (upgrade.allowsBastion() && state.isReady(seat, upgrade)) {
                return upgrade;
            }
        }
        return null;
    }

    private static StarsQuestion question(StarsState state, int seat) {
        return StarsQuestion.of(
                state,
                seat,
                Step.ORBITAL_STRIKE,
                Articles.ORBITAL_STRIKE,
                () -> Message.of("prompt.strike", SystemSide.at(state.activeSystem())),
                offers -> {
                    for (int from = 4 * state.activeSystem(); from < 4 * state.activeSystem() + 4; from++) {
                        if (!StarsState.isWorld(from) && (state.units(from, seat) & StarsState.STANDING) != 0) {
                            offerTargets(state, seat, from, offers);
                        }
                    }
                    offers.legal(new StarsChoice.Done());
                });
    }

    private static void offerTargets(StarsState state, int seat, int from, Offers<StarsChoice> offers) {
        for (int target = 4 * state.activeSystem(); target < 4 * state.activeSystem() + 4; target++) {
            if (!isTarget(state, seat, target)) {
                continue;
            }
            boolean near = state.board().adjacent(from, target);
            StarsChoice choice = new StarsChoice.Strike(Area.at(from), Area.at(target));
            if (near && (!isWalled(state, target) || bastionUpgrade(state, seat) != null)) {
                offers.legal(choice, Area.at(from), Area.at(target));
            } else if (offers.explains()) {
                offers.illegal(
                        choice,
                        near ? Articles.STRIKE_ON_BASTION : Articles.STRIKE_TARGET,
                        Message.of(near ? "why.bastion" : "why.not-adjacent"),
                        Area.at(from),
                        Area.at(target));
            }
        }
    }

    // ---- upgrades and dice

    private static Set<OrderUpgrade> declare(Table<StarsState, StarsFact> table, int seat, int target) {
        StarsState state = table.state();
        Set<OrderUpgrade> declared = EnumSet.noneOf(OrderUpgrade.class);
        while (true) {
            List<OrderUpgrade> ready = new ArrayList<>();
            for (OrderUpgrade upgrade : OrderUpgrade.values()) {
                if (upgrade.isStrike() && state.isReady(seat, upgrade)) {
                    ready.add(upgrade);
                }
            }
            if (ready.isEmpty()) {
                return declared;
            }
            boolean needed = isWalled(state, target) && declared.stream().noneMatch(OrderUpgrade::allowsBastion);
            StarsChoice choice = table.ask(declaring(state, seat, ready, needed));
            if (!(choice instanceof StarsChoice.UseUpgrade use)) {
                return declared;
            }
            declared.add(use.upgrade());
            Holdings.use(table, seat, use.upgrade());
        }
    }

    private static StarsQuestion declaring(StarsState state, int seat, List<OrderUpgrade> ready, boolean needed) {
        return StarsQuestion.of(
                state,
                seat,
                Step.ORBITAL_STRIKE,
                Articles.STRIKE_UPGRADES,
                () -> Message.of("prompt.strike-upgrades"),
                offers -> {
                    ready.forEach(upgrade -> offers.legal(new StarsChoice.UseUpgrade(upgrade), upgrade));
                    if (!needed) {
                        offers.legal(new StarsChoice.Done());
                    } else if (offers.explains()) {
                        offers.illegal(new StarsChoice.Done(), Articles.STRIKE_ON_BASTION, Message.of("why.bastion"));
                    }
                });
    }

    private static void roll(Table<StarsState, StarsFact> table, int seat, int from, Set<OrderUpgrade> declared) {
        StarsState state = table.state();
        int dice = 0;
        for (int number = 0; number < Faction.UNITS; number++) {
            dice += StarsState.standing(state.units(from, seat), number)
                    * state.unit(seat, number).combat();
        }
        for (OrderUpgrade upgrade : declared) {
            dice += upgrade.level() == 0 ? 1 : 0;
        }
        int[] thrown = table.roll(Math.min(dice, Tables.MOST_DICE), 6, StarsPurpose.STRIKE_DICE);
        List<CombatIcon> faces = new ArrayList<>(thrown.length);
        for (int value : thrown) {
            faces.add(CombatIcon.thrown(value));
        }
        table.record(new StarsFact.DiceRolled(Seat.of(seat), faces));
    }
}
