package orrery.games.risk.board;

import orrery.kit.data.ComponentFile;
import orrery.kit.data.ComponentRecord;

/** The tables printed on the board and in the rules, read from tables.json. */
public final class Tables {

    private static final int LEAST_STARS;
    private static final int MOST_STARS;
    private static final int[] UNITS_FOR_STARS;

    static {
        ComponentFile file = ComponentFile.of(Tables.class, "/orrery/games/risk/tables.json");
        ComponentRecord stars = file.root().child("starTradeIn");
        LEAST_STARS = stars.number("min", 1, 20);
        MOST_STARS = stars.number("max", LEAST_STARS, 20);
        UNITS_FOR_STARS = new int[MOST_STARS + 1];
        for (ComponentRecord row : stars.children("rows")) {
            UNITS_FOR_STARS[row.number("stars", LEAST_STARS, MOST_STARS)] = row.number("units", 1, 99);
        }
    }

    /** Divisor of territories and mineral fields: article territories-and-fields. */
    public static final int PER_REINFORCEMENT = 3;

    /** Fewest units for territories and mineral fields: article minimum-reinforcements. */
    public static final int LEAST_REINFORCEMENTS = 3;

    /** Units of the reward for reinforcements: article reward-extra-reinforcements. */
    public static final int UNITS_OF_REWARD = 2;

    private Tables() {}

    /** Fewest stars that can be handed in: article hand-in-limits. */
    public static int leastStars() {
        return LEAST_STARS;
    }

    /** Most stars that can be handed in at once. */
    public static int mostStars() {
        return MOST_STARS;
    }

    /** Units for so many stars: article star-table. */
    public static int unitsFor(int stars) {
        return UNITS_FOR_STARS[stars];
    }
}
