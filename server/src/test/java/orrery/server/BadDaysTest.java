package orrery.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import orrery.core.Entry;
import orrery.core.toy.Bazaar;
import orrery.core.toy.BazaarFact;
import orrery.core.toy.BazaarState;
import orrery.store.Codec;
import orrery.store.archive.Appended;
import orrery.store.archive.StoredEntry;
import tools.jackson.databind.JsonNode;

/** Days on which everything goes wrong at once. */
class BadDaysTest {

    private static final String STAKE = "{\"type\":\"stake\",\"coins\":1}";

    private Club club;
    private Browser anna;
    private Browser boris;
    private String table;

    @BeforeEach
    void twoSitDown() throws IOException {
        club = Club.bazaar();
        anna = club.browser("Anna");
        boris = club.browser("Boris");
        table = club.bazaarOf(anna, boris);
    }

    @AfterEach
    void close() throws IOException {
        club.close();
    }

    @Test
    @DisplayName(
            "What is not on the disk was not answered: the table is read again and goes on (disk full, other writer)")
    void writeFails() {
        // somebody else writes entry 0 first, so that the server's own write fails
        Codec<BazaarState, BazaarFact> codec = new Codec<>(new Bazaar());
        Entry other = new Entry.StandingSet(orrery.core.Seat.of(1), "always-pass", true);
        club.archive()
                .append(
                        table,
                        new Appended(
                                List.of(new StoredEntry(
                                        0, "", codec.write(other).toString(), -1)),
                                List.of(),
                                null,
                                null))
                .join();
        try (Listening listening = anna.listen(table, "?seat=1")) {
            listening.next("snapshot");
            Reply failed = anna.act("the-first-try", table, 1, 1, STAKE);
            assertThat(failed.status()).isEqualTo(503);
            assertThat(failed.refusal()).isEqualTo("busy");
            listening.untilEnd();
        }
        JsonNode again = anna.look(table, "?seat=1");
        Reply done = anna.act(
                "the-first-try", table, 1, again.path("decision").path("prompt").asInt(), STAKE);
        assertThat(done.status()).isEqualTo(200);
        assertThat(club.archive().entries(table).getFirst().body()).contains("standing-set");
    }

    @Test
    @DisplayName("Answers that pour in from both sides at once are one entry each, in one order (survive 21)")
    void bothAtOnce() throws InterruptedException, ExecutionException {
        List<Future<Reply>> replies = new ArrayList<>();
        try (ExecutorService many = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 20; i++) {
                replies.add(many.submit(() -> anna.act("annas-click", table, 1, 1, STAKE)));
                replies.add(many.submit(() -> boris.act("boris-click", table, 2, 1, STAKE)));
            }
        }
        for (Future<Reply> reply : replies) {
            assertThat(reply.get().body().path("counted").asInt()).isEqualTo(1);
        }
        assertThat(club.archive().entries(table).stream()
                        .filter(entry -> entry.body().contains("\"stake\"")))
                .hasSize(2);
    }

    @Test
    @DisplayName(
            "At every moment of a game the server may stop; what was answered is there and nothing else (survive 32)")
    void restartAtEveryMoment() {
        for (int i = 0; i < 12; i++) {
            JsonNode one = anna.look(table, "?seat=1");
            JsonNode two = boris.look(table, "?seat=2");
            club.restart();
            anna = anna.at(club.server().port());
            boris = boris.at(club.server().port());
            assertThat(anna.look(table, "?seat=1").path("view")).isEqualTo(one.path("view"));
            assertThat(anna.look(table, "?seat=1").path("facts")).isEqualTo(one.path("facts"));
            assertThat(boris.look(table, "?seat=2").path("view")).isEqualTo(two.path("view"));
            boolean annas = !one.path("decision").isNull();
            JsonNode moment = annas ? anna.look(table, "?seat=1") : boris.look(table, "?seat=2");
            assertThat((annas ? anna : boris).answer(table, moment, true).status())
                    .isEqualTo(200);
        }
    }
}
