package orrery.core.scenario;

import java.util.Arrays;
import java.util.List;

/**
 * One line of a scenario file that a game reads by itself.
 *
 * @param number line of the file, from 1
 * @param text   what stands there without indentation and without the words that led to the game
 */
public record Line(int number, String text) {

    /** The words between the blanks; none for an empty line. */
    public List<String> words() {
        return text.isBlank()
                ? List.of()
                : Arrays.stream(text.trim().split("\\s+")).toList();
    }
}
