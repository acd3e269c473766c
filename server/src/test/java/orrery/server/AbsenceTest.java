package orrery.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** People who are away: a bot plays until they return, and both are written down. */
class AbsenceTest {

    private Club club;
    private Browser anna;
    private Browser boris;
    private String table;

    @BeforeEach
    void twoAndABot() throws IOException {
        club = Club.risk();
        anna = club.browser("Anna");
        boris = club.browser("Boris");
        table = club.make(
                anna,
                "risk-starcraft",
                "basic-training",
                "{\"player\":\"me\"},{\"player\":\"open\"},{\"player\":\"bot\",\"bot\":\"greedy\"}",
                ",\"absence\":10,\"options\":{\"places\":\"by-seat\"}");
        boris.post("/api/tables/" + table + "/seats/2/take", "{}");
        club.start(anna, table);
    }

    @AfterEach
    void close() throws IOException {
        club.close();
    }

    private Reply deed(Browser who, int seat, String deed) {
        return who.post("/api/tables/" + table + "/seats/" + seat + "/" + deed, "{\"bot\":\"random\"}");
    }

    /** The number of a seat of a person whom the table waits for. */
    private int asked() {
        JsonNode waits = anna.get("/api/tables/" + table).body().path("table").path("waitsFor");
        return waits.get(0).asInt();
    }

    private JsonNode seat(int number) {
        return anna.get("/api/tables/" + table)
                .body()
                .path("table")
                .path("seats")
                .get(number - 1);
    }

    @Test
    @DisplayName(
            "When the table has waited long enough, others may let a bot play, and the owner returns (survive 18, 24)")
    void substitute() {
        int absent = asked();
        Browser owner = absent == 1 ? anna : boris;
        Browser other = absent == 1 ? boris : anna;

        assertThat(deed(other, absent, "bot").reason()).isEqualTo("error.not-absent");
        club.pass(Duration.ofMinutes(9));
        assertThat(deed(other, absent, "bot").reason()).isEqualTo("error.not-absent");
        club.pass(Duration.ofMinutes(1));
        assertThat(seat(absent).path("absent").asBoolean()).isTrue();
        assertThat(deed(club.browser("Vera"), absent, "bot").refusal()).isEqualTo("not-yours");
        assertThat(deed(other, absent, "bot").status()).isEqualTo(200);

        assertThat(seat(absent).path("substitute").asBoolean()).isTrue();
        assertThat(owner.answer(table, absent, 1, "{}").reason()).isEqualTo("error.substitute-plays");
        assertThat(deed(other, absent, "return").refusal()).isEqualTo("not-yours");
        assertThat(deed(owner, absent, "return").status()).isEqualTo(200);
        assertThat(seat(absent).path("substitute").asBoolean()).isFalse();
        assertThat(club.archive().entries(table).stream()
                        .filter(entry -> entry.body().contains("\"seat-taken\"")))
                .hasSize(3);
    }

    @Test
    @DisplayName("Who leaves a game is replaced, and the game goes on without waiting for the seat (survive 24)")
    void leaving() {
        int first = asked();
        assertThat(deed(first == 1 ? anna : boris, first, "leave").status()).isEqualTo(200);

        int second = first == 1 ? 2 : 1;
        JsonNode moment = waitUntilAsked(second);
        assertThat(moment.path("decision").path("seat").asInt()).isEqualTo(second);
    }

    private JsonNode waitUntilAsked(int seat) {
        try (Listening listening = (seat == 1 ? anna : boris).listen(table, "?seat=" + seat)) {
            return listening
                    .next(event -> !event.data().path("decision").isMissingNode()
                            && !event.data().path("decision").isNull())
                    .data();
        }
    }

    @Test
    @DisplayName("A clock that jumps back makes nobody absent, and one that jumps ahead breaks nothing (survive 23)")
    void clockJumps() {
        club.pass(Duration.ofDays(-400));
        assertThat(seat(asked()).path("absent").asBoolean()).isFalse();
        club.pass(Duration.ofDays(4_000));
        assertThat(seat(asked()).path("absent").asBoolean()).isTrue();
        int seat = asked();
        Browser owner = seat == 1 ? anna : boris;
        assertThat(owner.answer(table, owner.look(table, "?seat=" + seat), false)
                        .status())
                .isEqualTo(200);
    }

    @Test
    @DisplayName("A table that nobody looks at leaves the memory and is there again when somebody comes")
    void idleTables() {
        String film = anna.raw("/api/tables/" + table + "/replay?seat=1").body();
        assertThat(club.server().tables().inMemory()).hasSize(1);
        club.pass(Duration.ofMinutes(2));

        assertThat(club.server().tables().inMemory()).isEmpty();
        assertThat(anna.raw("/api/tables/" + table + "/replay?seat=1").body()).isEqualTo(film);
    }
}
