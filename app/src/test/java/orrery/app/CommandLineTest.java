package orrery.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program as it is called from a shell. */
class CommandLineTest {

    private final PrintStream shellOut = System.out;
    private final PrintStream shellErr = System.err;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @TempDir
    private Path folder = Path.of("");

    @BeforeEach
    void listen() {
        System.setOut(new PrintStream(out, true, UTF_8));
        System.setErr(new PrintStream(err, true, UTF_8));
    }

    @AfterEach
    void stopListening() {
        System.setOut(shellOut);
        System.setErr(shellErr);
    }

    @Test
    void wrongInputIsOneLineAndStatus2() {
        for (List<String> wrong : List.of(
                List.of("simulate", "chess"),
                List.of("simulate", "risk-starcraft", "--seats", "3", "--bots", "random,random,random,random"),
                List.of("simulate", "risk-starcraft", "--bots", "random,random,genius"),
                List.of("simulate", "risk-starcraft", "--games", "0"),
                List.of("simulate", "risk-starcraft", "--games", "many"),
                List.of("odds", "risk-starcraft", "--attackers", "0", "--defenders", "1"),
                List.of("odds", "risk-starcraft", "--attackers", "3", "--defenders", "2", "--hero", "nobody"),
                List.of("scenario", folder.resolve("nothing").toString()),
                List.of("replay", folder.resolve("nothing").toString()),
                List.of("play", "risk-starcraft"),
                List.of("dance"))) {
            err.reset();

            assertThat(Orrery.run(wrong.toArray(String[]::new)))
                    .as(String.join(" ", wrong))
                    .isEqualTo(2);
            assertThat(err.toString(UTF_8).lines()).as(String.join(" ", wrong)).hasSize(1);
            assertThat(out.toString(UTF_8)).isEmpty();
        }
    }

    @Test
    void threeUnitsAgainstTwoWinTheFirstRollAsTheTablesSay() {
        assertThat(Orrery.run("odds", "risk-starcraft", "--attackers", "1", "--defenders", "1"))
                .isZero();
        assertThat(out.toString(UTF_8)).contains("41.67 %").contains("1 attackers left");
    }

    @Test
    void aHeroHelpsItsSide() {
        Orrery.run("odds", "risk-starcraft", "--attackers", "1", "--defenders", "1", "--hero", "attacker");

        assertThat(out.toString(UTF_8)).contains("58.33 %");
    }

    @Test
    void theSameSeedGivesTheSameGamesOnAnyNumberOfThreads() throws IOException {
        String alone = simulated("1", "alone.json");
        String together = simulated("3", "together.json");

        assertThat(alone).isEqualTo(together);
        assertThat(alone).contains("\"games\":12", "\"failed\":0", "\"winShare\":", "\"endReasons\":");
    }

    /** The result without what depends on the clock. */
    private String simulated(String threads, String file) throws IOException {
        Path json = folder.resolve(file);
        int status = Orrery.run(
                "simulate",
                "risk-starcraft",
                "--seats",
                "3",
                "--games",
                "12",
                "--seed",
                "7",
                "--max-rounds",
                "15",
                "--threads",
                threads,
                "--check",
                "--json",
                json.toString());

        assertThat(status).isZero();
        return Files.readString(json).replaceAll("\"(decisions|games)PerSecond\":[0-9.]+,", "");
    }

    @Test
    void theJsonHasItsStableKeys() throws IOException {
        simulated("2", "keys.json");

        assertThat(Files.readString(folder.resolve("keys.json")))
                .contains(
                        "\"games\":",
                        "\"finished\":",
                        "\"failed\":",
                        "\"unfinished\":",
                        "\"decisions\":",
                        "\"decisionsPerSecond\":",
                        "\"gamesPerSecond\":",
                        "\"winShare\":",
                        "\"endReasons\":");
    }

    @Test
    void rulesAreFoundInBothLanguages() {
        assertThat(Orrery.run("rules", "risk-starcraft", "hero-bonus", "--lang", "en"))
                .isZero();
        assertThat(out.toString(UTF_8)).startsWith("Hero's bonus  [hero-bonus]");
        out.reset();

        assertThat(Orrery.run("rules", "risk-starcraft", "герой", "--lang", "ru"))
                .isZero();
        assertThat(out.toString(UTF_8)).contains("[hero]");
    }

    @Test
    void wordsThatNoArticleHasAreStatus1() {
        assertThat(Orrery.run("rules", "risk-starcraft", "xylophone", "--lang", "en"))
                .isEqualTo(1);
    }

    @Test
    void aBrokenScenarioNamesItsLineAndTheGamesThereAre() throws IOException {
        Path file = Files.writeString(folder.resolve("broken.scenario"), "game nonsense\n");

        assertThat(Orrery.run("scenario", file.toString())).isEqualTo(1);
        assertThat(out.toString(UTF_8)).contains("line 1", "nonsense", "risk-starcraft");
    }
}
