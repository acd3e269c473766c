package orrery.bots.risk;

import orrery.core.Choices;
import orrery.core.Seat;
import orrery.games.risk.RiskChoice;
import orrery.games.risk.board.Board;
import orrery.games.risk.board.Territory;

/** Which territory of an ally is worth asking for, and which is better kept. */
final class TakeOverSense {

    /** What a way to enemies is worth to units that have none, in units. */
    private static final int WAY_OUT = 1;

    private static final int LARGE = 4;
    private static final int FEW = 2;

    private TakeOverSense() {}

    /** The territory whose new holder gains most for the team, or to pass if none gains anything. */
    static int ask(RiskSight sight, Choices<?> legal) {
        int best = 0;
        int most = 0;
        for (int i = 0; i < legal.size(); i++) {
            if (legal.get(i) instanceof RiskChoice.TakeOver(Territory at) && gain(sight, at) > most) {
                most = gain(sight, at);
                best = i;
            }
        }
        return best;
    }

    /** Units a turn that a territory of an ally would bring, a way to enemies for a stack that has none, or nothing. */
    private static int gain(RiskSight sight, Territory at) {
        Seat ally = sight.owner(at.ordinal());
        if (ally == null || isDear(sight, sight.held(ally), at)) {
            return 0;
        }
        long planet = Board.territories(Board.planet(at));
        int bonus = (planet & ~sight.mine()) == at.bit() ? Board.bonus(Board.planet(at)) : 0;
        boolean front = (Board.neighbours(at) & ~sight.friendly()) != 0;
        return bonus + (front && leadsOut(sight, at) ? WAY_OUT : 0);
    }

    /** Whether a large stack next to it stands among friends alone. */
    private static boolean leadsOut(RiskSight sight, Territory at) {
        for (long rest = Board.neighbours(at) & sight.mine(); rest != 0; rest &= rest - 1) {
            int t = Long.numberOfTrailingZeros(rest);
            if (sight.units(t) >= LARGE && (Terrain.neighbours(t) & ~sight.friendly()) == 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether the own territory may go: not the base, no part of a whole planet, and not one of the last. */
    static boolean consents(RiskSight sight, Territory territory) {
        return !isDear(sight, sight.mine(), territory);
    }

    /** Whether its holder, with all that it holds, would rather keep a territory. */
    private static boolean isDear(RiskSight sight, long held, Territory territory) {
        long planet = Board.territories(Board.planet(territory));
        return (sight.bases() & territory.bit()) != 0 || (held & planet) == planet || Long.bitCount(held) <= FEW;
    }
}
