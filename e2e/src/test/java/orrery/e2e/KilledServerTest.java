package orrery.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import orrery.server.api.Json;
import orrery.store.archive.Archive;
import orrery.store.archive.Durability;
import orrery.store.archive.SqliteArchive;

/** The server's process is ended without warning, in the middle of everything, and started again. */
class KilledServerTest {

    @TempDir
    Path folder;

    private int port;
    private Process server;
    private Guest guest;

    @BeforeEach
    void open() throws IOException {
        try (ServerSocket free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        start();
        guest = new Guest("http://127.0.0.1:" + port + "/", Look.WIDE);
        guest.forgive("Failed to load resource");
    }

    @AfterEach
    void close() throws InterruptedException {
        try (Guest closing = guest) {
            assertThat(closing.complaints()).isEmpty();
        } finally {
            kill();
        }
    }

    /** Returns when the server has said where it listens. */
    private void start() throws IOException {
        server = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        "orrery.app.Orrery",
                        "play",
                        "--no-open",
                        "--port",
                        String.valueOf(port),
                        "--data",
                        folder.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        BufferedReader said = server.inputReader(StandardCharsets.UTF_8);
        String line = said.readLine();
        while (line != null && !line.contains(":" + port)) {
            line = said.readLine();
        }
        assertThat(line).as("the server's address").isNotNull();
    }

    private void kill() throws InterruptedException {
        server.destroyForcibly().waitFor();
    }

    /** What the page was told of its posts: how many answers of each action counted. */
    private Map<String, Integer> acknowledgements() {
        Map<String, Integer> acknowledged = new ConcurrentHashMap<>();
        guest.hears(reply -> {
            if (reply.url().endsWith("/answers") && reply.ok()) {
                String action =
                        Json.parse(reply.request().postData()).path("action").asString();
                acknowledged.put(
                        action, Json.parse(reply.text()).path("counted").asInt());
            }
        });
        return acknowledged;
    }

    /** What is on the disk: how many answers each action of a person gave. */
    private Map<String, Integer> written(String table) {
        Map<String, Integer> answers = new HashMap<>();
        try (Archive archive = SqliteArchive.open(folder, Durability.PROCESS)) {
            archive.entries(table).stream()
                    .filter(entry -> entry.body().contains("\"origin\":\"person\""))
                    .forEach(entry -> answers.merge(entry.action(), 1, Integer::sum));
        }
        return answers;
    }

    @Test
    void noAcknowledgedAnswerIsLostOrCountedTwiceAndTheGameGoesOn() throws Exception {
        Map<String, Integer> acknowledged = acknowledgements();
        Table table = guest.lobby().called("Raynor").choose("At once").play();
        table.awaitTurn();
        Player player = new Player(table, 6);
        player.answer();
        player.answer();
        player.send();

        kill();
        Locator banner = guest.page().locator(".banner.bad");
        assertThat(banner).isVisible();
        start();
        assertThat(banner).hasCount(0);

        player.answer();
        String id = BadDaysTest.tableIn(guest.page());
        kill();
        assertThat(written(id)).containsAllEntriesOf(acknowledged).hasSizeBetween(3, 4);
    }
}
