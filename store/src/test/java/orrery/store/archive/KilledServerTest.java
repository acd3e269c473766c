package orrery.store.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A server is killed while appends pour in, and its folder is opened again. */
class KilledServerTest {

    private static final int ACKNOWLEDGED = 1000;

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource
    void nothingAcknowledgedIsLostNothingIsDoubledNothingIsHalf(Durability durability)
            throws IOException, InterruptedException {
        Map<String, Integer> last = killedAfter(ACKNOWLEDGED, durability);

        assertThat(last).isNotEmpty();
        try (Archive archive = SqliteArchive.open(folder, durability)) {
            for (int n = 0; n < Pouring.TABLES; n++) {
                assertWhole(archive, "t" + n, last.getOrDefault("t" + n, -1));
            }
        }
    }

    private static void assertWhole(Archive archive, String table, int lastAcknowledged) {
        List<StoredEntry> entries = archive.entries(table);
        int count = entries.size();
        assertThat(count).isGreaterThan(lastAcknowledged).isEven();
        assertThat(entries)
                .isEqualTo(IntStream.range(0, count).mapToObj(Samples::entry).toList());
        assertThat(archive.facts(table))
                .isEqualTo(IntStream.range(0, count / 2)
                        .mapToObj(i -> Samples.fact(i, 2 * i + 1))
                        .toList());
        if (count > 0) {
            assertThat(archive.checkpoints(table)).last().isEqualTo(Samples.checkpoint(count - 1));
            assertThat(archive.table(table).orElseThrow().changed()).isEqualTo(Samples.NOON.plusSeconds(count - 2));
        }
        archive.append(table, Samples.entries(count, count)).join(); // the game goes on
    }

    /** Kills the server after a number of acknowledgements. @return the last acknowledged entry of each table */
    private Map<String, Integer> killedAfter(int acknowledgements, Durability durability)
            throws IOException, InterruptedException {
        Process server = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--enable-native-access=ALL-UNNAMED",
                        "-Xmx256m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Pouring.class.getName(),
                        folder.toString(),
                        durability.name())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        Map<String, Integer> last = new HashMap<>();
        try (BufferedReader said = server.inputReader(StandardCharsets.UTF_8)) {
            int heard = 0;
            for (String line = said.readLine(); line != null; line = said.readLine()) {
                if (line.matches("t\\d \\d+")) { // the last line may be half a line
                    String[] words = line.split(" ");
                    last.put(words[0], Integer.valueOf(words[1]));
                }
                if (++heard == acknowledgements) {
                    server.toHandle().destroyForcibly(); // what it said before can still be read
                }
            }
            assertThat(heard).isGreaterThanOrEqualTo(acknowledgements);
        } finally {
            server.destroyForcibly().waitFor();
        }
        return last;
    }
}
