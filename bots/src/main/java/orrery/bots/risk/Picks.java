package orrery.bots.risk;

import orrery.core.Choices;
import orrery.games.risk.RiskChoice;

/** Looking for a choice among the legal ones. */
final class Picks {

    static final int NONE = -1;

    private Picks() {}

    /** Index of a choice, or {@value #NONE}. */
    static int indexOf(Choices<?> legal, RiskChoice wanted) {
        for (int i = 0; i < legal.size(); i++) {
            if (legal.get(i).equals(wanted)) {
                return i;
            }
        }
        return NONE;
    }

    /** Index of the first choice of a kind, or {@value #NONE}. */
    static int first(Choices<?> legal, Class<? extends RiskChoice> kind) {
        for (int i = 0; i < legal.size(); i++) {
            if (kind.isInstance(legal.get(i))) {
                return i;
            }
        }
        return NONE;
    }

    /** Index of the commitment of most units, with the hero if it may go; {@value #NONE} if there is none. */
    static int mostCommitted(Choices<?> legal) {
        int best = NONE;
        int most = 0;
        for (int i = 0; i < legal.size(); i++) {
            if (legal.get(i) instanceof RiskChoice.Commit(int units, boolean hero)
                    && 2 * units + (hero ? 1 : 0) > most) {
                most = 2 * units + (hero ? 1 : 0);
                best = i;
            }
        }
        return best;
    }

    /** Index of so many units, or of the nearest number that is legal. */
    static int units(Choices<?> legal, int wanted) {
        int least = legal.get(0) instanceof RiskChoice.Units(int units) ? units : 0;
        return Math.clamp(wanted - least, 0, legal.size() - 1);
    }
}
