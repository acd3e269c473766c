package orrery.core.scenario;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import orrery.core.Component;
import orrery.core.Seat;

/** The words of one line, read from left to right. Every error says what is wrong and what would be right. */
public final class WordReader {

    private final Line line;
    private final List<String> words;
    private final int seats;
    private int next;

    /** @param seats how many seats the game has */
    public WordReader(Line line, int seats) {
        this.line = line;
        this.words = line.words();
        this.seats = seats;
    }

    /** An error in this line, to be thrown. */
    public BadLine wrong(String why) {
        return new BadLine(line, why);
    }

    /** Whether anything is left of the line. */
    public boolean more() {
        return next < words.size();
    }

    /** The next word, which stays to be read; empty at the end of the line. */
    public String ahead() {
        return more() ? words.get(next) : "";
    }

    /**
     * The next word, whatever it is.
     *
     * @param wanted what it ought to be, for the error at the end of the line
     */
    public String word(String wanted) throws BadLine {
        if (!more()) {
            throw wrong("'" + line.text() + "' ends too early; missing is " + wanted);
        }
        return words.get(next++);
    }

    /** The next word, which must be this one. */
    public void only(String wanted) throws BadLine {
        String word = word("'" + wanted + "'");
        if (!word.equals(wanted)) {
            throw wrong("'" + word + "' is not '" + wanted + "'");
        }
    }

    /** Nothing more may follow. */
    public void end() throws BadLine {
        if (more()) {
            throw wrong("'" + words.get(next) + "' is too much in '" + line.text() + "'");
        }
    }

    /** A seat of the game as people count it. */
    public Seat seat() throws BadLine {
        String word = word("the number of a seat");
        if (!word.matches("[1-9]") || Integer.parseInt(word) > seats) {
            throw wrong("'" + word + "' is no seat of this game; seats are 1 to " + seats);
        }
        return Seat.of(Integer.parseInt(word) - 1);
    }

    /** All that is left of the line, as seats. */
    public List<Seat> seatsLeft() throws BadLine {
        List<Seat> left = new ArrayList<>();
        while (more()) {
            left.add(seat());
        }
        return left;
    }

    /** A number in these bounds, both included. */
    public int number(int least, int most) throws BadLine {
        String word = word("a number");
        if (!word.matches("[0-9]{1,4}") || Integer.parseInt(word) < least || Integer.parseInt(word) > most) {
            throw wrong("'" + word + "' is not a number from " + least + " to " + most);
        }
        return Integer.parseInt(word);
    }

    /** A component of this type, by its id. */
    public <E extends Enum<E> & Component> E one(Class<E> type) throws BadLine {
        String word = word("a " + name(type));
        return find(type, word)
                .orElseThrow(() -> wrong("unknown " + name(type) + " '" + word + "'; known: "
                        + String.join(
                                ", ",
                                Arrays.stream(type.getEnumConstants())
                                        .map(Component::id)
                                        .toList())));
    }

    /** All that is left of the line, as components of this type; the same may be named several times. */
    public <E extends Enum<E> & Component> List<E> all(Class<E> type) throws BadLine {
        List<E> all = new ArrayList<>();
        while (more()) {
            all.add(one(type));
        }
        return all;
    }

    /** All that is left of the line, as different components of this type. */
    public <E extends Enum<E> & Component> List<E> different(Class<E> type) throws BadLine {
        List<E> all = new ArrayList<>();
        while (more()) {
            E one = one(type);
            if (all.contains(one)) {
                throw wrong(one.id() + " is named twice");
            }
            all.add(one);
        }
        return all;
    }

    /** The component of this type with this id. */
    public static <E extends Enum<E> & Component> Optional<E> find(Class<E> type, String id) {
        return Arrays.stream(type.getEnumConstants())
                .filter(one -> one.id().equals(id))
                .findFirst();
    }

    private static String name(Class<?> type) {
        return type.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
    }
}
