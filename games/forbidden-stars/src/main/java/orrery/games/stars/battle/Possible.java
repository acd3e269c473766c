package orrery.games.stars.battle;

import java.util.List;
import orrery.games.stars.StarsState;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Asset;
import orrery.games.stars.components.CombatIcon;
import orrery.games.stars.components.Effect;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.Tables;
import orrery.games.stars.operations.Paths;

/** Whether effects of combat cards can do anything now. Articles may-and-must, opponents-choice. */
final class Possible {

    /** No limit to the level of a unit. */
    static final int ANY_LEVEL = 3;

    private final StarsState state;

    Possible(StarsState state) {
        this.state = state;
    }

    /** Whether an ability or alternative can be used: what it costs can be paid, and something comes of it. */
    boolean all(List<Effect> effects, int actor) {
        boolean any = false;
        for (Effect effect : effects) {
            boolean one = one(effect, actor);
            if (!one && isCost(effect)) {
                return false;
            }
            any |= one;
        }
        return any;
    }

    private static boolean isCost(Effect effect) {
        return switch (effect) {
            case Effect.Rout rout -> rout.side() == Effect.Who.OWN;
            case Effect.Destroy destroy -> destroy.side() == Effect.Who.OWN;
            default -> false;
        };
    }

    private boolean any(List<Effect> effects, int actor) {
        for (Effect effect : effects) {
            if (one(effect, actor)) {
                return true;
            }
        }
        return false;
    }

    boolean one(Effect effect, int actor) {
        int other = 1 - actor;
        return switch (effect) {
            case Effect.Tokens e -> Tokens.mayGain(state, actor, e.icon());
            case Effect.GiveTokens e -> true;
            case Effect.TokensPerMoraleDie e -> state.dice(actor, CombatIcon.MORALE) > 0;
            case Effect.GainDie e -> state.dice(actor) < Tables.MOST_DICE;
            case Effect.GainChosenDie e -> state.dice(actor) < Tables.MOST_DICE;
            case Effect.LoseDie e -> dice(other, e.faces()) > 0;
            case Effect.LoseTokens e -> state.tokens(other, e.icon()) > 0;
            case Effect.Spend e ->
                dice(actor, e.faces()) >= e.least() && (e.then().isEmpty() || any(e.then(), actor));
            case Effect.Turn e -> turnable(actor, e, new int[CombatIcon.COUNT]);
            case Effect.Reroll e -> dice(e.side().side(actor), e.faces()) > 0;
            case Effect.BothReroll e -> dice(0, e.faces()) + dice(1, e.faces()) > 0;
            case Effect.Rally e -> state.force(actor) >>> 32 != 0;
            case Effect.Rout e -> {
                int side = e.side().side(actor);
                yield hasStanding(side, e.basicOnly() ? 0b11 : 0b111111) && Figures.canBeRouted(state, side);
            }
            case Effect.RoutForDie e -> hasStanding(actor, 0b111111) && Figures.canBeRouted(state, actor);
            case Effect.Destroy e ->
                hasTarget(e.side().side(actor), e.basicOnly() ? 0b11 & e.units() : e.units(), e.routedOnly());
            case Effect.Retreat e -> state.force(actor) != 0 && Retreat.isPossible(state, actor);
            case Effect.MoveNear e -> canMoveNear(actor);
            case Effect.WaveSerpent e -> canSendSerpent(actor);
            case Effect.Fetch e -> canFetch(actor, e.units(), ANY_LEVEL);
            case Effect.FetchByCultists e -> canFetch(actor, 0b111111, cultists(actor));
            case Effect.PlaceHere e -> {
                int number = fitting(e.units());
                yield number >= 0 && state.supply(state.sideSeat(actor), number) > 0;
            }
            case Effect.PlaceInSystem e -> canPlaceInSystem(actor, e.unit());
            case Effect.Promote e ->
                StarsState.isWorld(state.battleArea())
                        && state.supply(state.sideSeat(actor), e.unit()) > 0
                        && hasTarget(actor, 1 << Faction.BASIC_GROUND, false);
            case Effect.Reinforce e -> state.assetsLeft(Asset.REINFORCEMENT) > 0;
            case Effect.DiscardFaceUp e -> state.faceUpCount(other) > 0;
            case Effect.DiscardRandom e -> state.hand(other) != 0;
            case Effect.BorrowIcons e -> state.deck(state.sideSeat(other)) != 0;
            case Effect.Peek e -> state.faceDown(other) >= 0;
            case Effect.ExtraCard e -> state.hand(actor) != 0;
            case Effect.DrawCard e -> state.deck(state.sideSeat(actor)) != 0;
            case Effect.ThreatenCard e -> true;
            case Effect.ThreatenUnit e -> hasTarget(other, 0b111100, false);
            case Effect.Raise e -> true;
            case Effect.Choose e -> e.options().stream().anyMatch(option -> all(option, actor));
            case Effect.Optional e -> all(e.does(), actor);
            case Effect.OpponentMust e -> e.options().stream().anyMatch(option -> all(option, other));
            case Effect.OpponentMay e -> all(e.does(), other) || any(e.otherwise(), actor);
            case Effect.If e -> any(holds(e.condition(), actor) ? e.then() : e.otherwise(), actor);
        };
    }

    boolean holds(Effect.Condition condition, int actor) {
        return switch (condition) {
            case ATTACKER -> actor == 0;
            case DEFENDER -> actor == 1;
            case MORE_MORALE_DICE -> state.dice(actor, CombatIcon.MORALE) > state.dice(1 - actor, CombatIcon.MORALE);
            case MORE_UNROUTED -> standing(actor) > standing(1 - actor);
            case OPPONENT_ROUTED -> state.force(1 - actor) >>> 32 != 0;
            case WORLD -> StarsState.isWorld(state.battleArea());
        };
    }

    private int standing(int side) {
        return StarsState.total(state.force(side) & StarsState.STANDING);
    }

    /** Dice of a side that show one of these faces. */
    int dice(int side, int faces) {
        int count = 0;
        for (CombatIcon face : CombatIcon.values()) {
            count += (faces & face.bit()) != 0 ? state.dice(side, face) : 0;
        }
        return count;
    }

    /** Whether a die can be turned that has not been turned yet. */
    boolean turnable(int side, Effect.Turn e, int[] done) {
        for (CombatIcon from : CombatIcon.values()) {
            if ((e.from() & from.bit()) != 0
                    && (e.to() & ~from.bit()) != 0
                    && state.dice(side, from) > done[from.ordinal()]) {
                return true;
            }
        }
        return false;
    }

    /** Whether a side has unrouted units of these kinds, tokens included. */
    boolean hasStanding(int side, int units) {
        return has(state.force(side), units);
    }

    /** Whether a side has units of these kinds, routed or not, or routed ones alone. */
    boolean hasTarget(int side, int units, boolean routedOnly) {
        long force = state.force(side);
        return has(force >>> 32, units) || !routedOnly && has(force, units);
    }

    private boolean has(long force, int units) {
        for (int number = 0; number < Faction.UNITS; number++) {
            if ((units & 1 << number) != 0 && Figures.standing(state, force, number) > 0) {
                return true;
            }
        }
        return false;
    }

    // ---- moves and placements

    /** Whether an area beside the battle is of its kind and no storm lies between. */
    boolean isWay(int seat, int area) {
        int battle = state.battleArea();
        return StarsState.isWorld(area) == StarsState.isWorld(battle)
                && (area / 4 == battle / 4
                        || !state.isBlocked(area / 4, battle / 4)
                        || Paths.ignores(state, seat, !StarsState.isWorld(battle)));
    }

    private boolean canMoveNear(int actor) {
        int seat = state.sideSeat(actor);
        if (StarsState.figures(state.force(actor) & StarsState.STANDING) == 0) {
            return false;
        }
        for (int area : state.board().borders(state.battleArea())) {
            if (isWay(seat, area) && state.isOpen(area, seat)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a side has unrouted figures of level 0 or 1. */
    boolean hasLight(int side) {
        return (state.force(side) & 0xFFF) != 0;
    }

    boolean hasRoom(int seat, int area, boolean enemy) {
        return !enemy || StarsState.figures(state.units(area, seat)) < Tables.MOST_IN_AREA;
    }

    boolean isQueued(int area) {
        for (int i = 0; i < state.queued(); i++) {
            if (state.queuedArea(i) == area) {
                return true;
            }
        }
        return false;
    }

    boolean isSerpentTarget(int seat, int area) {
        boolean enemy = !state.isOpen(area, seat);
        return isWay(seat, area) && (!enemy || state.queued() == 0 || isQueued(area)) && hasRoom(seat, area, enemy);
    }

    private boolean canSendSerpent(int actor) {
        for (int area : state.board().borders(state.battleArea())) {
            if (hasLight(actor) && isSerpentTarget(state.sideSeat(actor), area)) {
                return true;
            }
        }
        return false;
    }

    /** Own Cultists in the system of the battle, tokens included. */
    int cultists(int actor) {
        int count = StarsState.isWorld(state.battleArea()) ? StarsState.count(state.force(actor), StarsState.TOKEN) : 0;
        int first = state.battleArea() / 4 * 4;
        for (int area = first; area < first + 4; area++) {
            count += StarsState.count(state.units(area, state.sideSeat(actor)), Faction.BASIC_GROUND);
        }
        return count;
    }

    boolean isFetchable(int seat, int from, int number, int units, int mostLevel) {
        return from != state.battleArea()
                && StarsState.isWorld(from)
                && StarsState.isWorld(state.battleArea())
                && (units & 1 << number) != 0
                && state.unit(seat, number).level() <= mostLevel
                && StarsState.standing(state.units(from, seat), number) > 0;
    }

    private boolean canFetch(int actor, int units, int mostLevel) {
        int seat = state.sideSeat(actor);
        for (int from : state.board().areas()) {
            for (int number = 0; number < Faction.UNITS; number++) {
                if (isFetchable(seat, from, number, units, mostLevel)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The unit of these that belongs into the area of the battle, or −1. */
    int fitting(int units) {
        for (int number = 0; number < Faction.UNITS; number++) {
            if ((units & 1 << number) != 0
                    && StarsState.isShip(number) != Area.at(state.battleArea()).isWorld()) {
                return number;
            }
        }
        return -1;
    }

    boolean isOtherWorld(int seat, int area) {
        return area != state.battleArea() && StarsState.isWorld(area) && state.isOpen(area, seat);
    }

    private boolean canPlaceInSystem(int actor, int number) {
        int seat = state.sideSeat(actor);
        int first = state.battleArea() / 4 * 4;
        for (int area = first; area < first + 4; area++) {
            if (isOtherWorld(seat, area) && state.supply(seat, number) > 0) {
                return true;
            }
        }
        return false;
    }
}
