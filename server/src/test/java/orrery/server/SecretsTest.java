package orrery.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import orrery.server.api.Json;
import orrery.server.api.Pace;
import orrery.server.tables.Arrangement;
import orrery.server.tables.Chair;
import orrery.store.archive.StoredTable;
import tools.jackson.databind.JsonNode;

/** Nobody is told what the rules hide: not in words, not by the number of events, not by their order. */
class SecretsTest {

    private static final String TABLE = "twintable";
    private static final String SEED = "5e".repeat(32);

    /** A table of the bazaar whose dice and id are always the same. */
    private static void plant(Club club, Browser... seats) {
        List<Chair> chairs = new ArrayList<>();
        List<String> people = new ArrayList<>();
        for (Browser seat : seats) {
            JsonNode person = seat.get("/api/me").body().path("person");
            people.add(person.path("id").asString());
            chairs.add(Chair.person(people.getLast(), person.path("name").asString()));
        }
        Arrangement arrangement = new Arrangement(
                "",
                "market",
                Map.of(),
                chairs,
                Pace.INSTANT,
                0,
                true,
                people.getFirst(),
                List.of(),
                Map.of(),
                0,
                List.of());
        Instant then = Instant.parse("2026-01-01T00:00:00Z");
        club.archive()
                .add(new StoredTable(
                        TABLE,
                        "bazaar",
                        1,
                        StoredTable.Status.GATHERING,
                        true,
                        SEED,
                        people,
                        Json.write(arrangement),
                        then,
                        then));
        club.start(seats[0], TABLE);
    }

    /** Everything that Boris and a visitor get to read while Anna stakes so much and keeps or exchanges. */
    private static List<String> heard(int stake) throws IOException {
        try (Club club = Club.bazaar()) {
            Browser anna = club.browser("Anna");
            Browser boris = club.browser("Boris");
            Browser visitor = club.browser();
            plant(club, anna, boris);
            List<String> texts = new ArrayList<>();
            try (Listening own = anna.listen(TABLE, "?seat=1");
                    Listening other = boris.listen(TABLE, "?seat=2");
                    Listening strange = visitor.listen(TABLE, "")) {
                own.next("snapshot");
                anna.answer(TABLE, 1, 1, "{\"type\":\"stake\",\"coins\":" + stake + "}");
                JsonNode asked = own.next("update");
                if (stake == 2) { // takes it back and says it again: more entries, nothing more to know
                    anna.post(
                            "/api/tables/" + TABLE + "/standing",
                            "{\"seat\":1,\"action\":\"standing-1\",\"order\":\"always-pass\",\"on\":true}");
                    own.next("update");
                }
                assertThat(asked.path("facts").toString()).contains("staked");
                // Boris does something of his own, so that there is an event to wait for
                boris.answer(TABLE, 2, 1, "{\"type\":\"stake\",\"coins\":1}");
                texts.add(other.next("snapshot").toString());
                texts.add(other.next(event -> event.name().equals("update")).id());
                other.soFar().forEach(event -> texts.add(event.id() + event.text()));
                texts.add(strange.next("snapshot").toString());
                strange.soFar().forEach(event -> texts.add(event.id() + event.text()));
            }
            for (String path : List.of("", "/replay", "/export")) {
                texts.add(visitor.raw("/api/tables/" + TABLE + path).body());
                texts.add(boris.raw("/api/tables/" + TABLE + path + (path.isEmpty() ? "" : "?seat=2"))
                        .body());
            }
            texts.add(visitor.look(TABLE, "").toString());
            texts.add(boris.look(TABLE, "?seat=2").toString());
            texts.add(visitor.raw("/api/tables").body());
            return texts;
        }
    }

    @Test
    @DisplayName(
            "Two tables that differ in what is hidden alone send the same bytes to all who may not know (survive 7, 9)")
    void twins() throws IOException {
        assertThat(heard(2)).isEqualTo(heard(1));
    }

    @Test
    @DisplayName(
            "What others and visitors are sent never holds a hidden card, a sealed stake, or the seed (survive 7, 8, 12, 35)")
    void hiddenThings() throws IOException {
        try (Club club = Club.bazaar()) {
            Browser anna = club.browser("Anna");
            Browser boris = club.browser("Boris");
            plant(club, anna, boris);
            anna.answer(TABLE, 1, 1, "{\"type\":\"stake\",\"coins\":3}");
            String own = anna.look(TABLE, "?seat=1").toString();
            assertThat(own).contains("\"hand\":[\"");

            String all = boris.look(TABLE, "?seat=2")
                    + club.browser().look(TABLE, "").toString()
                    + boris.raw("/api/tables/" + TABLE + "/export?seat=2").body()
                    + boris.raw("/api/tables/" + TABLE + "/replay?seat=2").body()
                    + boris.raw("/api/tables/" + TABLE).body();

            assertThat(all).doesNotContain("sweetener", "tax", "veto", SEED, "\"stakes\":[3");
            assertThat(boris.get("/api/tables/" + TABLE + "/export?seat=1").refusal())
                    .isEqualTo("not-yours");
            assertThat(boris.get("/api/tables/" + TABLE + "/replay?seat=1").refusal())
                    .isEqualTo("not-yours");
            assertThat(boris.get("/api/tables/" + TABLE + "/replay?seat=all").refusal())
                    .isEqualTo("not-yours");
            assertThat(boris.get("/api/tables/" + TABLE + "/events?seat=1").refusal())
                    .isEqualTo("not-yours");
        }
    }

    @Test
    @DisplayName("A private table is not there for strangers, whatever they ask of it")
    void privateTable() throws IOException {
        try (Club club = Club.bazaar()) {
            Browser anna = club.browser("Anna");
            Reply made = anna.post(
                    "/api/tables",
                    "{\"game\":\"bazaar\",\"mode\":\"market\",\"seats\":[{\"player\":\"me\"},{\"player\":\"open\"}]}");
            String id = made.body().path("id").asString();
            Browser stranger = club.browser("Vera");

            for (String path : List.of("", "/events", "/replay", "/export")) {
                assertThat(stranger.get("/api/tables/" + id + path).status()).isEqualTo(404);
            }
            assertThat(stranger.post("/api/tables/" + id + "/seats/2/take", "{}")
                            .status())
                    .isEqualTo(404);
            assertThat(stranger.post("/api/tables/" + id + "/start", "{}").status())
                    .isEqualTo(404);
            assertThat(stranger.get("/api/tables").body().toString()).doesNotContain(id);
        }
    }

    @Test
    @DisplayName("Tokens are kept as hashes alone")
    void tokens() throws IOException {
        try (Club club = Club.bazaar()) {
            Browser anna = club.browser("Anna");
            String token = anna.cookie().substring("orrery=".length());

            assertThat(club.archive().person(token)).isEmpty();
            assertThat(club.archive().person(orrery.server.people.Secret.hash(token)))
                    .isPresent();
        }
    }
}
