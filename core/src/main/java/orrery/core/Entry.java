package orrery.core;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One line of the log of a table. The entries in order are the game: everything else follows from them.
 *
 * <p>A {@code block} says to which part of its segment an answer belongs: 0 for the procedure itself, n for the nth time
 * the segment let seats act {@linkplain Table#together together}.
 */
public sealed interface Entry {

    /** An entry that a procedure consumes when its segment is carried out. */
    sealed interface Step extends Entry permits Answer, Chance, TakenBack, Interjected {

        int block();
    }

    /** A seat answered. */
    record Answer(Seat seat, int block, Choice choice, Origin origin) implements Step {}

    /**
     * Chance answered.
     *
     * @param lane   whose lane of the block it happened in, or {@code null} in the procedure itself
     * @param values the dice thrown, the index drawn, or the order shuffled
     */
    record Chance(int block, @Nullable Seat lane, Purpose why, List<Integer> values) implements Step {

        public Chance {
            values = List.copyOf(values);
        }
    }

    /** A seat took back its answers in an open lane but for the first {@code keep}. */
    record TakenBack(Seat seat, int block, int keep) implements Step {}

    /** A seat did something outside the procedure while the procedure was waiting. */
    record Interjected(Seat seat, int block, Choice choice) implements Step {}

    /** A seat gave or withdrew a standing answer. */
    record StandingSet(Seat seat, String order, boolean on) implements Entry {}

    /** A seat asks to go back to just before an entry. */
    record UndoAsked(Seat seat, int before) implements Entry {}

    /** A seat agrees to the undo that is asked for, or does not. */
    record UndoAnswered(Seat seat, boolean agreed) implements Entry {}

    /** What the last undo cut off is put back. */
    record Restored(Seat seat) implements Entry {}

    /** A seat is from now on played by somebody else. Nothing is undone across such a change. */
    record SeatTaken(Seat seat, Player player) implements Entry {}

    /** A seat's client added a random number to the dice before the first draw. */
    record Contributed(Seat seat, String contribution) implements Entry {}

    /**
     * The rules have changed since: an entry does not fit them any more. What the game has come to stays as it was
     * understood then; only what was still under way is taken back. Nothing is undone across this.
     *
     * @param misfit   number of the first entry that does not fit
     * @param kept     number of the last step that still counts, −1 for none; steps after it are without effect
     * @param happened how many facts still count of those that lay on the course
     * @param told     how many facts there had been by then, those without effect included
     * @param article  id of the article that forbids the entry now, empty if that is not known
     */
    record Upgraded(int misfit, int kept, int happened, int told, String article) implements Entry {}

    /** Where an answer came from. */
    enum Origin implements Component {
        PERSON("person"),
        BOT("bot"),
        STANDING("standing"),
        /** The only legal choice, made by the program. */
        FORCED("forced");

        private final String id;

        Origin(String id) {
            this.id = id;
        }

        @Override
        public String id() {
            return id;
        }
    }

    /** Who plays a seat. */
    record Player(Kind kind, String bot) {

        /** A person, a bot of a named level, or nobody yet. */
        public enum Kind implements Component {
            PERSON("person"),
            BOT("bot"),
            OPEN("open");

            private final String id;

            Kind(String id) {
                this.id = id;
            }

            @Override
            public String id() {
                return id;
            }
        }

        public static Player person() {
            return new Player(Kind.PERSON, "");
        }

        public static Player bot(String level) {
            return new Player(Kind.BOT, level);
        }
    }
}
