package orrery.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** The program with a keyboard that types given lines, and with what it prints kept for reading. */
abstract class CalledFromAShell {

    private final InputStream keyboard = System.in;
    private final PrintStream screen = System.out;
    private final PrintStream errors = System.err;
    private final String home = System.getProperty("user.home");
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @TempDir
    Path folder = Path.of("");

    @BeforeEach
    void listen() {
        System.setOut(new PrintStream(out, true, UTF_8));
        System.setErr(new PrintStream(err, true, UTF_8));
        System.setProperty("user.home", folder.toString());
    }

    @AfterEach
    void giveTheShellBack() {
        System.setIn(keyboard);
        System.setOut(screen);
        System.setErr(errors);
        System.setProperty("user.home", home);
    }

    /** Calls the program anew and returns its exit status. */
    int call(String... words) {
        return typing(List.of(), words);
    }

    /** Calls the program anew and types these lines, then no more. */
    int typing(List<String> lines, String... words) {
        out.reset();
        err.reset();
        System.setIn(new ByteArrayInputStream((String.join("\n", lines) + "\n").getBytes(UTF_8)));
        return Orrery.run(words);
    }

    String printed() {
        return out.toString(UTF_8);
    }

    String complained() {
        return err.toString(UTF_8);
    }

    /** The call was wrong: status 2, nothing printed, and one line that says this. */
    void isRefused(String what, String... words) {
        assertThat(call(words)).as(String.join(" ", words)).isEqualTo(ExitStatus.USAGE);
        assertThat(complained().lines()).as(String.join(" ", words)).hasSize(1);
        assertThat(complained()).startsWith("orrery: ").contains(what);
        assertThat(printed()).isEmpty();
    }
}
