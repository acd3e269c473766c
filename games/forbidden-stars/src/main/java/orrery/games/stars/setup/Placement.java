package orrery.games.stars.setup;

import orrery.games.stars.StarsState;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.SystemSide;
import orrery.games.stars.components.Tables;

/** What may be placed where during the set-up. Articles place-forces and place-objectives. */
final class Placement {

    private Placement() {}

    /** Whether a starting unit may be placed in the area. */
    static boolean fits(StarsState state, int seat, int number, int area) {
        return StarsState.isShip(number) != StarsState.isWorld(area)
                && StarsState.total(state.units(area, seat)) < Area.at(area).capacity();
    }

    /** Whether the factory may be placed in the area. */
    static boolean fitsFactory(StarsState state, int area) {
        return StarsState.isWorld(area) && state.structures(area) == 0;
    }

    /** Whether anything that is still to be placed fits on the tile. */
    static boolean anythingFits(StarsState state, int seat, int system) {
        for (int area = 4 * system; area < 4 * system + 4; area++) {
            if (state.factoryToPlace(seat) && fitsFactory(state, area)) {
                return true;
            }
            for (int number = 0; number < Faction.UNITS; number++) {
                if (state.toPlace(seat, number) > 0 && fits(state, seat, number, area)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Starting ground units that a seat has still to place. */
    static int groundToPlace(StarsState state, int seat) {
        int count = 0;
        for (int number = 0; number < Faction.UNITS; number++) {
            count += StarsState.isShip(number) ? 0 : state.toPlace(seat, number);
        }
        return count;
    }

    /** Ground units that find room on the smallest side of the tiles in a seat's hand. */
    static int leastRoomInHand(StarsState state, int seat) {
        int least = Integer.MAX_VALUE;
        for (int side = 0; side < SystemSide.COUNT; side++) {
            if ((state.tiles(seat) & 1 << side / 2) != 0) {
                int room = 0;
                for (int area = 4 * side; area < 4 * side + 4; area++) {
                    room += StarsState.isWorld(area) ? Area.at(area).capacity() : 0;
                }
                least = Math.min(least, room);
            }
        }
        return least;
    }

    /** Whether a token of that seat lies on the tile. */
    static boolean lies(StarsState state, int of, int system) {
        for (int area = 4 * system; area < 4 * system + 4; area++) {
            if (state.objective(area) == of) {
                return true;
            }
        }
        return false;
    }

    /** Whether a seat holds more tokens of another than of this one. */
    static boolean holdsMoreOfAnother(StarsState state, int seat, int of) {
        for (int other = 0; other < Tables.MOST_SEATS; other++) {
            if (state.given(seat, other) > state.given(seat, of)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a token of that seat may be laid on the tile. */
    static boolean mayLay(StarsState state, int seat, int of, int system) {
        return state.given(seat, of) > 0 && !lies(state, of, system) && !holdsMoreOfAnother(state, seat, of);
    }

    /** Whether the seat can and therefore must lay another token on the tile. */
    static boolean mustLay(StarsState state, int seat, int system) {
        boolean free = false;
        for (int area = 4 * system; area < 4 * system + 4; area++) {
            free |= isFreeSlot(state, area);
        }
        for (int of = 0; free && of < state.seats(); of++) {
            if (mayLay(state, seat, of, system)) {
                return true;
            }
        }
        return false;
    }

    static boolean isFreeSlot(StarsState state, int area) {
        return Area.at(area).hasSlot() && state.objective(area) < 0;
    }
}
