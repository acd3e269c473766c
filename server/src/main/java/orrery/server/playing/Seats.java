package orrery.server.playing;

import java.util.List;
import orrery.core.Seat;
import orrery.server.tables.Arrangement;

/** Names and numbers about seats. */
final class Seats {

    /** How many people may come to one table by invitation without sitting down. */
    static final int MOST_ADMITTED = 100;

    private Seats() {}

    /** A name for a bot that nobody at the table has yet: its level, with a number if there are several. */
    static String botName(String level, Seat seat, Arrangement arrangement) {
        List<String> taken = arrangement.namesBut(seat);
        String name = level;
        for (int i = 2; taken.contains(name); i++) {
            name = level + " " + i;
        }
        return name;
    }
}
