package orrery.games.risk.scenario;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import orrery.core.Component;
import orrery.core.Seat;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.Line;
import orrery.games.risk.Neutrals;
import orrery.games.risk.board.Faction;

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

    /** A seat, or a neutral by its faction. */
    Seat holder() throws BadLine {
        if (more() && !words.get(next).matches("[0-9]+")) {
            return Neutrals.of(one(Faction.class));
        }
        return seat();
    }

    List<Seat> seatsLeft() throws BadLine {
        List<Seat> left = new ArrayList<>();
        while (more()) {
            left.add(seat());
        }
        return left;
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
        if (found.isEmpty()) {
            throw wrong("unknown " + name(type) + " '" + word + "'; known: "
                    + String.join(
                            ", ",
                            Arrays.stream(type.getEnumConstants())
                                    .map(Component::id)
                                    .toList()));
        }
        return found.get();
    }

    <E extends Enum<E> & Component> List<E> all(Class<E> type) throws BadLine {
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

    static <E extends Enum<E> & Component> Optional<E> find(Class<E> type, String id) {
        return Arrays.stream(type.getEnumConstants())
                .filter(one -> one.id().equals(id))
                .findFirst();
    }

    private static String name(Class<?> type) {
        return type.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(java.util.Locale.ROOT);
    }
}
