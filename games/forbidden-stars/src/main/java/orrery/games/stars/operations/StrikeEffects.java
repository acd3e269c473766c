package orrery.games.stars.operations;

import java.util.ArrayList;
import java.util.List;
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
import orrery.games.stars.battle.BeginBattle;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Asset;
import orrery.games.stars.components.CombatIcon;
import orrery.games.stars.components.EventCard;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.OrderUpgrade;
import orrery.games.stars.components.Structure;
import orrery.games.stars.components.Tables;
import orrery.games.stars.components.Unit;

/**
 * What follows the roll of an orbital strike: schemes, upgrades, damage. Articles window-strike, strike-upgrades,
 * strike-damage.
 *
 * @param from     the void of the ships
 * @param declared the upgrades declared before the roll
 */
public record StrikeEffects(int from, List<OrderUpgrade> declared) implements Segment<StarsState, StarsFact> {

    public StrikeEffects {
        declared = List.copyOf(declared);
    }

    @Override
    public Next play(Table<StarsState, StarsFact> table) {
        StarsState state = table.state();
        int seat = state.activeSeat();
        int target = state.battleArea();
        schemes(table, seat);
        List<OrderUpgrade> paid = new ArrayList<>();
        List<OrderUpgrade> left = new ArrayList<>(declared);
        while (left.stream().anyMatch(upgrade -> canPay(state, upgrade))) {
            if (!(table.ask(paying(state, seat, left)) instanceof StarsChoice.UseUpgrade(OrderUpgrade upgrade))) {
                break;
            }
            left.remove(upgrade);
            paid.add(upgrade);
            carryOut(table, seat, target, upgrade);
        }
        int damage = damage(table, seat, target, paid);
        table.record(new StarsFact.StrikeEnded(Seat.of(seat), damage));
        if (paid.contains(OrderUpgrade.DROP_PODS) && state.supply(seat, Unit.SPACE_MARINE.number()) > 0) {
            table.record(new StarsFact.UnitPlaced(Seat.of(seat), Unit.SPACE_MARINE, Area.at(target)));
            if (state.holder(target) == StarsState.CONTESTED) {
                return new BeginBattle(seat, target, true);
            }
        }
        return new EndOfTurn();
    }

    // ---- schemes

    private static void schemes(Table<StarsState, StarsFact> table, int seat) {
        StarsState state = table.state();
        while (isUsable(state, seat, EventCard.EXTERMINATUS) || isUsable(state, seat, EventCard.VICIOUS_RAIDS)) {
            if (!(table.ask(window(state, seat)) instanceof StarsChoice.UseScheme(EventCard scheme))) {
                return;
            }
            Holdings.use(table, seat, scheme);
            if (scheme == EventCard.EXTERMINATUS) {
                turnAll(table, seat, CombatIcon.DEFENCE);
                turnAll(table, seat, CombatIcon.MORALE);
            } else {
                rerollAny(table, seat);
                var face = (StarsChoice.PickFace) table.ask(faces(state, seat));
                if (state.dice(0) < Tables.MOST_DICE) {
                    table.record(new StarsFact.DieGained(Seat.of(seat), face.face()));
                }
            }
        }
    }

    /** Whether the seat has the scheme and there are dice on which it does something: article scheme. */
    private static boolean isUsable(StarsState state, int seat, EventCard scheme) {
        int dice = state.dice(0) - (scheme == EventCard.EXTERMINATUS ? state.dice(0, CombatIcon.ATTACK) : 0);
        return dice > 0 && state.has(seat, scheme);
    }

    private static StarsQuestion window(StarsState state, int seat) {
        return StarsQuestion.of(
                state,
                seat,
                Step.ORBITAL_STRIKE,
                Articles.WINDOW_STRIKE,
                () -> Message.of("prompt.strike-schemes"),
                offers -> {
                    for (EventCard scheme : List.of(EventCard.EXTERMINATUS, EventCard.VICIOUS_RAIDS)) {
                        if (isUsable(state, seat, scheme)) {
                            offers.legal(new StarsChoice.UseScheme(scheme), scheme);
                        }
                    }
                    offers.legal(new StarsChoice.Done());
                });
    }

    private static void turnAll(Table<StarsState, StarsFact> table, int seat, CombatIcon from) {
        int count = table.state().dice(0, from);
        if (count > 0) {
            table.record(new StarsFact.DiceTurned(Seat.of(seat), from, CombatIcon.ATTACK, count));
        }
    }

    /** Dice are named one by one; all of them are thrown again together. */
    private static void rerollAny(Table<StarsState, StarsFact> table, int seat) {
        StarsState state = table.state();
        int[] named = new int[CombatIcon.COUNT];
        while (table.ask(rerolls(state, seat, named)) instanceof StarsChoice.PickFace(CombatIcon face)) {
            named[face.ordinal()]++;
        }
        for (CombatIcon face : CombatIcon.values()) {
            for (int i = named[face.ordinal()]; i > 0; i--) {
                int[] thrown = table.roll(1, 6, StarsPurpose.DICE_AGAIN);
                table.record(new StarsFact.DieRerolled(Seat.of(seat), face, CombatIcon.thrown(thrown[0])));
            }
        }
    }

    private static StarsQuestion rerolls(StarsState state, int seat, int[] named) {
        return StarsQuestion.of(
                state, seat, Step.ORBITAL_STRIKE, Articles.REROLL, () -> Message.of("prompt.reroll"), offers -> {
                    for (CombatIcon face : CombatIcon.values()) {
                        if (state.dice(0, face) > named[face.ordinal()]) {
                            offers.legal(new StarsChoice.PickFace(face), face);
                        }
                    }
                    offers.legal(new StarsChoice.Done());
                });
    }

    private static StarsQuestion faces(StarsState state, int seat) {
        return StarsQuestion.of(
                state,
                seat,
                Step.ORBITAL_STRIKE,
                Articles.of(EventCard.VICIOUS_RAIDS),
                () -> Message.of("prompt.face"),
                offers -> {
                    for (CombatIcon face : CombatIcon.values()) {
                        offers.legal(new StarsChoice.PickFace(face), face);
                    }
                });
    }

    // ---- upgrades

    private static boolean canPay(StarsState state, OrderUpgrade upgrade) {
        return switch (upgrade) {
            case RAIN_OF_FIRE, FEAR_FROM_ABOVE, TACTICAL_STRIKES, STEALIN -> state.dice(0, CombatIcon.MORALE) > 0;
            case DROP_PODS, COMPLETE_DESTRUCTION -> state.dice(0, CombatIcon.DEFENCE) > 1;
            case STRAFING_RUN -> state.dice(0, CombatIcon.DEFENCE) > 0;
            case LOOTIN -> state.dice(0) > 0;
            default -> false;
        };
    }

    private static StarsQuestion paying(StarsState state, int seat, List<OrderUpgrade> left) {
        return StarsQuestion.of(
                state,
                seat,
                Step.ORBITAL_STRIKE,
                Articles.STRIKE_UPGRADES,
                () -> Message.of("prompt.strike-pay"),
                offers -> {
                    for (OrderUpgrade upgrade : left) {
                        if (canPay(state, upgrade)) {
                            offers.legal(new StarsChoice.UseUpgrade(upgrade), upgrade);
                        }
                    }
                    offers.legal(new StarsChoice.Done());
                });
    }

    private void carryOut(Table<StarsState, StarsFact> table, int seat, int target, OrderUpgrade upgrade) {
        StarsState state = table.state();
        Seat striker = Seat.of(seat);
        int owner = state.sideSeat(1);
        switch (upgrade) {
            case RAIN_OF_FIRE ->
                table.record(new StarsFact.DiceTurned(striker, CombatIcon.MORALE, CombatIcon.ATTACK, 1));
            case FEAR_FROM_ABOVE, TACTICAL_STRIKES ->
                table.record(new StarsFact.DiceLost(striker, CombatIcon.MORALE, 1));
            case DROP_PODS -> table.record(new StarsFact.DiceLost(striker, CombatIcon.DEFENCE, 2));
            case COMPLETE_DESTRUCTION -> {
                table.record(new StarsFact.DiceLost(striker, CombatIcon.DEFENCE, 2));
                destroyOne(table, owner, target);
            }
            case STRAFING_RUN -> {
                table.record(new StarsFact.DiceLost(striker, CombatIcon.DEFENCE, 1));
                strafe(table, seat);
            }
            case LOOTIN -> {
                var die = (StarsChoice.PickFace) table.ask(dice(state, seat));
                table.record(new StarsFact.DiceLost(striker, die.face(), 1));
                Holdings.gainMateriel(table, seat, 1);
                Holdings.pay(table, owner, Math.min(1, state.materiel(owner)));
            }
            case STEALIN -> {
                table.record(new StarsFact.DiceLost(striker, CombatIcon.MORALE, 1));
                steal(table, seat, owner);
            }
            default -> {}
        }
    }

    private static StarsQuestion dice(StarsState state, int seat) {
        return StarsQuestion.of(
                state,
                seat,
                Step.ORBITAL_STRIKE,
                Articles.of(OrderUpgrade.LOOTIN),
                () -> Message.of("prompt.spend-die"),
                offers -> {
                    for (CombatIcon face : CombatIcon.values()) {
                        if (state.dice(0, face) > 0) {
                            offers.legal(new StarsChoice.PickFace(face), face);
                        }
                    }
                });
    }

    private static void destroyOne(Table<StarsState, StarsFact> table, int owner, int target) {
        StarsState state = table.state();
        if (!state.isPresent(target, owner)) {
            return;
        }
        StarsChoice choice = table.ask(StarsQuestion.of(
                state,
                owner,
                Step.ORBITAL_STRIKE,
                Articles.of(OrderUpgrade.COMPLETE_DESTRUCTION),
                () -> Message.of("prompt.destroy-one", Area.at(target)),
                offers -> {
                    offerUnits(state, owner, target, true, true, offers);
                    for (int place = 0; place < 2; place++) {
                        Structure structure = state.structure(target, place);
                        if (structure != null && state.structureOwner(target, place) == owner) {
                            offers.legal(
                                    new StarsChoice.PickStructure(Seat.of(owner), structure, Area.at(target)),
                                    structure);
                        }
                    }
                }));
        if (choice instanceof StarsChoice.PickStructure pick) {
            table.record(new StarsFact.StructureDestroyed(pick.of(), pick.structure(), pick.area()));
        } else {
            var unit = (StarsChoice.PickUnit) choice;
            table.record(new StarsFact.UnitDestroyed(Seat.of(owner), unit.unit(), Area.at(target), unit.routed()));
        }
    }

    private static void strafe(Table<StarsState, StarsFact> table, int seat) {
        StarsState state = table.state();
        int to = -1;
        while (true) {
            int chosen = to;
            StarsChoice choice = table.ask(StarsQuestion.of(
                    state,
                    seat,
                    Step.ORBITAL_STRIKE,
                    Articles.of(OrderUpgrade.STRAFING_RUN),
                    () -> Message.of("prompt.strafe"),
                    offers -> offerStrafing(state, seat, chosen, offers)));
            if (!(choice instanceof StarsChoice.MoveUnit move)) {
                return;
            }
            to = move.to().ordinal() / 4;
            table.record(new StarsFact.UnitMoved(
                    Seat.of(seat), move.unit(), move.from(), move.to(), StarsFact.Manner.MOVED));
        }
    }

    private static void offerStrafing(StarsState state, int seat, int chosen, Offers<StarsChoice> offers) {
        int active = state.activeSystem();
        for (int near : state.board().near(active)) {
            if (chosen >= 0 && near != chosen || !Paths.shipsPass(state, seat, active, near)) {
                continue;
            }
            for (int from = 4 * active; from < 4 * active + 4; from++) {
                for (int to = 4 * near; to < 4 * near + 4; to++) {
                    for (int number = 0; number < Faction.UNITS; number++) {
                        if (StarsState.isShip(number)
                                && StarsState.standing(state.units(from, seat), number) > 0
                                && !StarsState.isWorld(to)
                                && state.isOpen(to, seat)) {
                            offers.legal(
                                    new StarsChoice.MoveUnit(state.unit(seat, number), Area.at(from), Area.at(to)),
                                    Area.at(from),
                                    Area.at(to));
                        }
                    }
                }
            }
        }
        offers.legal(new StarsChoice.Done());
    }

    /** Takes an asset token of the striker's choice from another. */
    public static void steal(Table<StarsState, StarsFact> table, int seat, int owner) {
        StarsState state = table.state();
        boolean any = false;
        for (Asset asset : Asset.values()) {
            any |= state.assets(owner, asset) > 0;
        }
        if (any) {
            Asset asset = ((StarsChoice.TakeAsset) table.ask(StarsQuestion.of(
                            state,
                            seat,
                            Step.ORBITAL_STRIKE,
                            Articles.of(OrderUpgrade.STEALIN),
                            () -> Message.of("prompt.steal", Seat.of(owner)),
                            offers -> {
                                for (Asset kind : Asset.values()) {
                                    if (state.assets(owner, kind) > 0) {
                                        offers.legal(new StarsChoice.TakeAsset(kind), kind);
                                    }
                                }
                            })))
                    .asset();
            Holdings.spendAssets(table, owner, asset, 1);
            Holdings.gainAssets(table, seat, asset, 1);
        }
    }

    // ---- damage

    private static int damage(Table<StarsState, StarsFact> table, int seat, int target, List<OrderUpgrade> paid) {
        StarsState state = table.state();
        int owner = state.sideSeat(1);
        int damage = state.dice(0, CombatIcon.ATTACK);
        int left = damage;
        boolean named = paid.contains(OrderUpgrade.TACTICAL_STRIKES);
        while (left > 0 && hasTarget(state, owner, target)) {
            boolean any = named && state.units(target, owner) != 0;
            int chooser = any ? seat : owner;
            named = false;
            StarsChoice choice = table.ask(damaging(state, chooser, owner, target, any, left));
            if (choice instanceof StarsChoice.PickBastion) {
                if (left >= Structure.BASTION_HEALTH) {
                    table.record(new StarsFact.StructureDestroyed(Seat.of(owner), Structure.BASTION, Area.at(target)));
                }
                left -= Structure.BASTION_HEALTH;
                continue;
            }
            var pick = (StarsChoice.PickUnit) choice;
            if (left >= pick.unit().health()) {
                table.record(new StarsFact.UnitDestroyed(Seat.of(owner), pick.unit(), Area.at(target), pick.routed()));
            } else if (paid.contains(OrderUpgrade.FEAR_FROM_ABOVE) && !pick.routed()) {
                table.record(new StarsFact.UnitRouted(Seat.of(owner), pick.unit(), Area.at(target)));
            }
            left -= pick.unit().health();
        }
        return damage;
    }

    private static boolean hasTarget(StarsState state, int owner, int target) {
        return state.units(target, owner) != 0 || state.structures(target, owner, Structure.BASTION) > 0;
    }

    private static StarsQuestion damaging(StarsState state, int chooser, int owner, int target, boolean any, int left) {
        boolean standing = (state.units(target, owner) & StarsState.STANDING) != 0;
        boolean bastion = state.structures(target, owner, Structure.BASTION) > 0;
        return StarsQuestion.of(
                state,
                chooser,
                Step.ORBITAL_STRIKE,
                Articles.STRIKE_DAMAGE,
                () -> Message.of(any ? "prompt.strike-first" : "prompt.damage", left),
                offers -> {
                    if (bastion && !any) {
                        offers.legal(new StarsChoice.PickBastion());
                    }
                    offerUnits(state, owner, target, standing || any, any || !standing && !bastion, offers);
                });
    }

    private static void offerUnits(
            StarsState state, int owner, int target, boolean standing, boolean routed, Offers<StarsChoice> offers) {
        for (int number = 0; number < Faction.UNITS; number++) {
            Unit unit = state.unit(owner, number);
            if (standing && StarsState.standing(state.units(target, owner), number) > 0) {
                offers.legal(new StarsChoice.PickUnit(unit, false), unit);
            }
            if (routed && StarsState.routed(state.units(target, owner), number) > 0) {
                offers.legal(new StarsChoice.PickUnit(unit, true), unit);
            }
        }
    }
}
