package orrery.bots.roll;

import orrery.core.Seat;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Face;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Stack;
import orrery.games.roll.components.Tile;

/** How likely it is that somebody else brings a phase about, guessed from what each of them could do in it. */
final class Guess {

    private static final double EAGERNESS = 0.5;

    private Guess() {}

    /** For each phase the chance that another seat selects it, or the die that two players roll. */
    static double[] phases(RollSight sight) {
        double[] none = new double[Phase.COUNT];
        java.util.Arrays.fill(none, 1);
        for (int i = 0; i < sight.seats(); i++) {
            if (i != sight.seat().index()) {
                double[] wishes = wishes(sight, Seat.of(i));
                double sum = 0;
                for (double wish : wishes) {
                    sum += wish;
                }
                for (int phase = 0; phase < Phase.COUNT; phase++) {
                    none[phase] *= 1 - wishes[phase] / sum;
                }
            }
        }
        double[] chances = new double[Phase.COUNT];
        for (int phase = 0; phase < Phase.COUNT; phase++) {
            chances[phase] = 1 - none[phase] * (sight.seats() == 2 ? 1 - extraDie(Phase.at(phase)) : 1);
        }
        return chances;
    }

    private static double extraDie(Phase phase) {
        int faces = 0;
        for (Face face : DieColor.HOME.faces()) {
            faces += face.phase() == phase ? 1 : 0;
        }
        return (double) faces / DieColor.SIDES;
    }

    /** How much each phase would bring a seat, as far as anybody can see. */
    private static double[] wishes(RollSight sight, Seat seat) {
        int goods = 0;
        int room = 0;
        for (int i = 0; i < sight.tableauSize(seat); i++) {
            Tile tile = sight.tableau(seat, i);
            if (tile.holdsGoods()) {
                goods += sight.goods(tile);
                room += sight.goods(tile) == 0 ? 1 : 0;
            }
        }
        double[] wishes = new double[Phase.COUNT];
        wishes[Phase.EXPLORE.ordinal()] = 1;
        wishes[Phase.DEVELOP.ordinal()] = building(sight, seat, Stack.DEVELOPMENTS);
        wishes[Phase.SETTLE.ordinal()] = building(sight, seat, Stack.WORLDS);
        wishes[Phase.PRODUCE.ordinal()] = EAGERNESS * room;
        wishes[Phase.SHIP.ordinal()] = EAGERNESS * 2 * goods;
        return wishes;
    }

    private static double building(RollSight sight, Seat seat, Stack stack) {
        return sight.stackSize(seat, stack) == 0 ? 0.1 : 1 + EAGERNESS * sight.builders(seat, stack);
    }
}
