package orrery.server;

/**
 * What one stranger or person may use up.
 *
 * @param bodyBytes         most bytes of one request
 * @param answersAtOnce     most answers in one post
 * @param tables            most tables of one person that are not over
 * @param botTables         most tables of one person that bots play alone
 * @param streams           most streams of one person, and of one address for strangers
 * @param allStreams        most streams of all
 * @param requests          requests of one address
 * @param deeds             posts of one person
 * @param arrivals          new people of one address
 * @param newTables         new tables and links of one person
 * @param links             tries of a link from one address
 */
public record Limits(
        int bodyBytes,
        int answersAtOnce,
        int tables,
        int botTables,
        int streams,
        int allStreams,
        Rate requests,
        Rate deeds,
        Rate arrivals,
        Rate newTables,
        Rate links) {

    /**
     * A rate that may be exceeded for a moment.
     *
     * @param burst     how many at once
     * @param perSecond how many a second in the long run
     */
    public record Rate(int burst, double perSecond) {

        /** So much that nobody gets there. */
        static final Rate FREE = new Rate(1_000_000_000, 1_000_000_000);
    }

    /** For a server that strangers can reach. */
    public static final Limits USUAL = new Limits(
            64 * 1024,
            64,
            50,
            3,
            32,
            4_000,
            new Rate(3_000, 1_000),
            new Rate(600, 200),
            new Rate(200, 1),
            new Rate(40, 0.2),
            new Rate(40, 0.5));

    /** For measurements and tests, where one address stands for many. */
    public static final Limits GENEROUS = new Limits(
            64 * 1024, 64, 100_000, 100_000, 10_000, 100_000, Rate.FREE, Rate.FREE, Rate.FREE, Rate.FREE, Rate.FREE);
}
