package orrery.games.risk;

import orrery.core.Seat;
import orrery.games.risk.board.Faction;

/**
 * The neutral colours of a game for two: articles neutral, neutral-conquest. Nobody sits there; a colour that nobody plays holds its
 * territories under a seat number of its own, beyond all places at the table.
 */
public final class Neutrals {

    private static final Faction[] FACTIONS = Faction.values();
    private static final int FIRST = Seat.MOST - FACTIONS.length;

    private Neutrals() {}

    /** Whether this is no player but a neutral colour. */
    public static boolean is(Seat seat) {
        return seat.index() >= FIRST;
    }

    /** What a colour holds its territories under. */
    public static Seat of(Faction faction) {
        return Seat.of(FIRST + faction.ordinal());
    }

    /** The colour of a neutral. */
    public static Faction faction(Seat neutral) {
        return FACTIONS[neutral.index() - FIRST];
    }

    /** How a sentence names a holder of territories: a player by the seat, a neutral by its faction. */
    public static Object spoken(Seat holder) {
        return is(holder) ? faction(holder) : holder;
    }
}
