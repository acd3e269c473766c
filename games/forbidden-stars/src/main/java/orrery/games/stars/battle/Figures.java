package orrery.games.stars.battle;

import org.jspecify.annotations.Nullable;
import orrery.core.Message;
import orrery.core.Offers;
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
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.components.CombatIcon;
import orrery.games.stars.components.Effect;
import orrery.games.stars.components.EventCard;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.Unit;

/** The units and reinforcement tokens in a battle. Articles reinforcement-token, reinforcement-in-battle, cannot, routed, rally, destroy. */
final class Figures {

    /** A unit or token that was named. */
    record Figure(int number, boolean routed) {}

    private Figures() {}

    /** The number of the unit as which a token counts: the one of level 0 of the battle's kind. */
    static int basic(StarsState state) {
        return StarsState.isWorld(state.battleArea()) ? Faction.BASIC_GROUND : Faction.BASIC_SHIP;
    }

    /** Unrouted units of a kind, tokens of that kind included: article counting-units. */
    static int standing(StarsState state, long force, int number) {
        return StarsState.standing(force, number)
                + (number == basic(state) ? StarsState.standing(force, StarsState.TOKEN) : 0);
    }

    /** Unrouted units of these kinds. */
    static int standingOf(StarsState state, int side, int mask) {
        int count = 0;
        for (int number = 0; number < Faction.UNITS; number++) {
            if ((mask & 1 << number) != 0) {
                count += standing(state, state.force(side), number);
            }
        }
        return count;
    }

    /** The unit that a figure or token is. */
    static Unit unit(StarsState state, int side, int number) {
        return state.unit(state.sideSeat(side), number == StarsState.TOKEN ? basic(state) : number);
    }

    static @Nullable Unit named(StarsState state, int side, int number) {
        return number == StarsState.TOKEN ? null : state.unit(state.sideSeat(side), number);
    }

    /** Lays out the units of a side. */
    static void offer(
            StarsState state, int side, boolean standing, boolean routed, int mask, Offers<StarsChoice> offers) {
        long force = state.force(side);
        for (int number = 0; number <= StarsState.TOKEN; number++) {
            int kind = number == StarsState.TOKEN ? basic(state) : number;
            if ((mask & 1 << kind) == 0) {
                continue;
            }
            if (standing && StarsState.standing(force, number) > 0) {
                offers.legal(choice(state, side, number, false));
            }
            if (routed && StarsState.routed(force, number) > 0) {
                offers.legal(choice(state, side, number, true));
            }
        }
    }

    private static StarsChoice choice(StarsState state, int side, int number, boolean routed) {
        return number == StarsState.TOKEN
                ? new StarsChoice.PickToken(routed)
                : new StarsChoice.PickUnit(state.unit(state.sideSeat(side), number), routed);
    }

    static Figure figure(StarsChoice choice) {
        return choice instanceof StarsChoice.PickUnit(Unit unit, boolean routed)
                ? new Figure(unit.number(), routed)
                : new Figure(StarsState.TOKEN, ((StarsChoice.PickToken) choice).routed());
    }

    static void destroy(Table<StarsState, StarsFact> table, int side, Figure figure) {
        StarsState state = table.state();
        table.record(new StarsFact.UnitDestroyed(
                Seat.of(state.sideSeat(side)),
                named(state, side, figure.number()),
                Area.at(state.battleArea()),
                figure.routed()));
    }

    static void rally(Table<StarsState, StarsFact> table, int side, int number) {
        StarsState state = table.state();
        table.record(new StarsFact.UnitRallied(
                Seat.of(state.sideSeat(side)), named(state, side, number), Area.at(state.battleArea())));
    }

    /** Whether effects can rout units of this side: article card-show-no-fear. */
    static boolean canBeRouted(StarsState state, int side) {
        return !state.is(side, Effect.Flag.NOT_ROUTED);
    }

    /** Routs a unit, and lets cards that wait for it answer: articles window-enemy-routed, card-ambush. */
    static void rout(Table<StarsState, StarsFact> table, int side, int number) {
        StarsState state = table.state();
        if (!canBeRouted(state, side)) {
            return;
        }
        int seat = state.sideSeat(side);
        table.record(new StarsFact.UnitRouted(Seat.of(seat), named(state, side, number), Area.at(state.battleArea())));
        if (state.is(1 - side, Effect.Flag.AMBUSH) && !paysForAmbush(table, side, number)) {
            destroy(table, side, new Figure(number, true));
            return;
        }
        int other = state.sideSeat(1 - side);
        if (state.has(other, EventCard.GITZ_DEM)
                && table.ask(gitz(state, side, number)) instanceof StarsChoice.UseScheme) {
            Holdings.use(table, other, EventCard.GITZ_DEM);
            destroy(table, side, new Figure(number, true));
        }
    }

    private static boolean paysForAmbush(Table<StarsState, StarsFact> table, int side, int number) {
        StarsState state = table.state();
        if (state.dice(side, CombatIcon.MORALE) == 0) {
            return false;
        }
        StarsChoice choice = table.ask(StarsQuestion.of(
                state,
                state.sideSeat(side),
                Step.RESOLVE_CARD,
                Articles.of(CombatCard.AMBUSH),
                () -> Message.of("prompt.ambush", unit(state, side, number)),
                offers -> {
                    offers.legal(new StarsChoice.PayDice(1));
                    offers.legal(new StarsChoice.Decline());
                }));
        if (choice instanceof StarsChoice.PayDice) {
            table.record(new StarsFact.DiceLost(Seat.of(state.sideSeat(side)), CombatIcon.MORALE, 1));
            return true;
        }
        return false;
    }

    private static StarsQuestion gitz(StarsState state, int side, int number) {
        return StarsQuestion.of(
                state,
                state.sideSeat(1 - side),
                Step.RESOLVE_CARD,
                Articles.WINDOW_ENEMY_ROUTED,
                () -> Message.of("prompt.gitz", unit(state, side, number)),
                offers -> {
                    offers.legal(new StarsChoice.UseScheme(EventCard.GITZ_DEM), EventCard.GITZ_DEM);
                    offers.legal(new StarsChoice.Decline());
                });
    }
}
