package orrery.games.stars;

import orrery.core.RulesFault;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Asset;
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.Order;
import orrery.games.stars.components.Structure;
import orrery.games.stars.components.Tables;

/** What holds after every fact: components are neither lost nor made, limits are kept. */
final class Invariants {

    private Invariants() {}

    static void check(StarsState state) {
        for (int seat = 0; seat < state.seats(); seat++) {
            if (state.faction(seat) >= 0) {
                figures(state, seat);
                orders(state, seat);
                cards(state, seat);
                holdings(state, seat);
            }
        }
        areas(state);
        for (Structure structure : Structure.values()) {
            hold(state.structuresLeft(structure) >= 0, "too many structures " + structure.id());
        }
        for (Asset asset : Asset.values()) {
            hold(state.assetsLeft(asset) >= 0, "too many asset tokens " + asset.id());
        }
    }

    private static void hold(boolean holds, String what) {
        if (!holds) {
            throw new RulesFault(what);
        }
    }

    private static void figures(StarsState state, int seat) {
        for (int number = 0; number < Faction.UNITS; number++) {
            int count = state.supply(seat, number) + state.toPlace(seat, number);
            for (int area : state.board().areas()) {
                count += StarsState.count(state.units(area, seat), number);
            }
            hold(
                    count == state.unit(seat, number).figures(),
                    "seat " + (seat + 1) + " has " + count + " of "
                            + state.unit(seat, number).id());
        }
    }

    private static void orders(StarsState state, int seat) {
        for (Order kind : Order.values()) {
            int count = state.held(seat, kind) + state.onEvents(seat, kind);
            for (int system : state.board().sides()) {
                for (int height = 0; height < state.height(system); height++) {
                    if (state.orderSeat(system, height) == seat && state.order(system, height) == kind) {
                        count++;
                    }
                }
            }
            hold(count == Tables.ORDERS_OF_KIND, "seat " + (seat + 1) + " has " + count + " orders " + kind.id());
            hold(state.shown(seat, kind) <= state.held(seat, kind), "more orders are known than there are");
        }
    }

    private static void cards(StarsState state, int seat) {
        int count = 0;
        for (int number = 0; number < CombatCard.KINDS; number++) {
            int owned = state.owned(seat, number);
            hold(owned == 0 || owned == 2, "seat " + (seat + 1) + " has an odd number of copies of a card");
            count += owned;
        }
        hold(count == 10, "seat " + (seat + 1) + " has " + count + " combat cards");
        hold((state.drawn(seat) & state.schemes(seat)) == 0, "an event card is in two places");
    }

    private static void holdings(StarsState state, int seat) {
        hold(
                state.materiel(seat) >= 0 && state.materiel(seat) <= Tables.MOST_MATERIEL,
                "seat " + (seat + 1) + " has too much materiel");
        hold(state.controlTokens(seat) >= 0, "seat " + (seat + 1) + " has too many structures");
    }

    private static void areas(StarsState state) {
        int contested = 0;
        for (int area : state.board().areas()) {
            contested += state.holder(area) == StarsState.CONTESTED ? 1 : 0;
            for (int seat = 0; seat < state.seats(); seat++) {
                for (int number = 0; number < Faction.UNITS; number++) {
                    hold(
                            StarsState.count(state.units(area, seat), number) == 0
                                    || StarsState.isShip(number) != StarsState.isWorld(area),
                            "a unit stands where its kind cannot be: "
                                    + Area.at(area).id());
                }
                boolean token = StarsState.count(state.units(area, seat), StarsState.TOKEN) > 0;
                hold(!token || area == state.battleArea(), "a reinforcement token stands outside a battle");
            }
            hold(state.structures(area) == 0 || StarsState.isWorld(area), "a structure stands in a void");
        }
        hold(contested <= 2, "too many contested areas");
        if (state.battleArea() < 0 && state.activeSeat() < 0) {
            hold(contested == 0, "an area is contested without a battle");
        }
        if (state.battleArea() >= 0) {
            for (int side = 0; side < 2; side++) {
                hold(state.dice(side) <= Tables.MOST_DICE, "more than eight dice");
            }
        }
    }
}
