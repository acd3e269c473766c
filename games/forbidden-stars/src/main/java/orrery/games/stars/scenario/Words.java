package orrery.games.stars.scenario;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import orrery.core.Component;
import orrery.core.Seat;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.Line;

/** The words of one line, read from left to right. */
final class Words {

    private final Line line;
    private final List<String> words;
    private final int seats;
    private int next;

    Words(Line line, int seats) {
        this.line = line;
        this.words = line.words();
        this.seats = seats;
    }

    BadLine wrong(String why) {
        return new BadLine(line, why);
    }

    boolean more() {
        return next < words.size();
    }

    String word(String wanted) throws BadLine {
        if (!more()) {
            throw wrong("'" + line.text() + "' ends too early; missing is " + wanted);
        }
        return words.get(next++);
    }

    void end() throws BadLine {
        if (more()) {
            throw wrong("'" + words.get(next) + "' is too much in '" + line.text() + "'");
        }
    }

    /** A seat of the game as people count it. */
    Seat seat() throws BadLine {
        String word = word("the number of a seat");
        if (!word.matches("[1-9]") || Integer.parseInt(word) > seats) {
            throw wrong("'" + word + "' is no seat of this game; seats are 1 to " + seats);
        }
        return Seat.of(Integer.parseInt(word) - 1);
    }

    int number(int least, int most) throws BadLine {
        String word = word("a number");
        if (!word.matches("[0-9]{1,4}") || Integer.parseInt(word) < least || Integer.parseInt(word) > most) {
            throw wrong("'" + word + "' is not a number from " + least + " to " + most);
        }
        return Integer.parseInt(word);
    }

    <E extends Enum<E> & Component> E one(Class<E> type) throws BadLine {
        String word = word("a " + name(type));
        Optional<E> found = find(type, word);
        return found.orElseThrow(() -> wrong("unknown " + name(type) + " '" + word + "'; known: "
                + String.join(
                        ", ",
                        Arrays.stream(type.getEnumConstants())
                                .map(Component::id)
                                .toList())));
    }

    /** The next word, which must be this one. */
    boolean only(String wanted) throws BadLine {
        String word = word("'" + wanted + "'");
        if (!word.equals(wanted)) {
            throw wrong("'" + word + "' is not '" + wanted + "'");
        }
        return true;
    }

    /** All that is left of the line. */
    <E extends Enum<E> & Component> List<E> all(Class<E> type) throws BadLine {
        List<E> all = new ArrayList<>();
        while (more()) {
            all.add(one(type));
        }
        return all;
    }

    static <E extends Enum<E> & Component> Optional<E> find(Class<E> type, String id) {
        return Arrays.stream(type.getEnumConstants())
                .filter(one -> one.id().equals(id))
                .findFirst();
    }

    private static String name(Class<?> type) {
        return type.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
    }
}
