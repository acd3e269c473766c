package orrery.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game at the terminal, typed line by line. */
class TerminalTest {

    private final InputStream keyboard = System.in;
    private final PrintStream screen = System.out;

    @TempDir
    private Path folder = Path.of("");

    @AfterEach
    void giveTheTerminalBack() {
        System.setIn(keyboard);
        System.setOut(screen);
    }

    @Test
    void theEndOfTheInputEndsTheGameInBothLanguages() {
        assertThat(played("en", List.of(), List.of("1"))).contains("At the table:", "Goodbye.");
        assertThat(played("ru", List.of(), List.of("1"))).contains("За столом:", "До встречи");
    }

    @Test
    void theLanguageChangesInTheMiddle() {
        assertThat(played("en", List.of(), List.of("lang ru", "quit"))).contains("At the table:", "До встречи");
    }

    @Test
    void aNumberBeyondTheListAndAWordThatIsNoneAreSaidSo() {
        assertThat(played("en", List.of(), List.of("999", "dance", "quit")))
                .contains("There is no answer 999", "unknown answer 'dance'");
    }

    @Test
    void aSavedGameGoesOnWhereItWas() {
        String file = folder.resolve("game.json").toString();
        played("en", List.of("--save", file), List.of("1", "1", "quit"));
        String before = played("en", List.of("--continue", file), List.of("log 3", "quit"));
        String again = played("en", List.of("--continue", file), List.of("log 3", "quit"));

        assertThat(before).isEqualTo(again).contains("At the table:");
    }

    @Test
    void aWholeGameCanBePlayed() {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < 4_000; i++) {
            lines.add("1");
        }
        assertThat(played("en", List.of("--option", "round-limit=3"), lines)).contains("The game is over");
    }

    @Test
    void betweenTwoPeopleTheScreenIsCleared() {
        assertThat(played(
                        "en", List.of("--seats", "Anna,Boris", "--bots", "random"), List.of("1", "", "1", "", "quit")))
                .contains("Hand over the keyboard", "\n".repeat(40));
    }

    private static String played(String language, List<String> options, List<String> lines) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        System.setIn(new ByteArrayInputStream((String.join("\n", lines) + "\n").getBytes(UTF_8)));
        System.setOut(new PrintStream(out, true, UTF_8));
        List<String> words =
                new ArrayList<>(List.of("play", "risk-starcraft", "--terminal", "--seed", "5", "--lang", language));
        words.addAll(options);
        assertThat(Orrery.run(words.toArray(String[]::new))).isZero();
        return out.toString(UTF_8);
    }
}
