package orrery.core.scenario;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * One line of a scenario file that a game reads by itself.
 *
 * @param number line of the file, from 1
 * @param text   what stands there without indentation and without the words that led to the game
 */
public record Line(int number, String text) {

    /** Lines of a file that begins with them. */
    public static List<Line> numbered(String... texts) {
        return IntStream.range(0, texts.length)
                .mapToObj(i -> new Line(i + 1, texts[i].strip()))
                .toList();
    }

    /** The words between the blanks; none for an empty line. */
    public List<String> words() {
        return text.isBlank()
                ? List.of()
                : Arrays.stream(text.trim().split("\\s+")).toList();
    }
}
