package orrery.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Answers over HTTP: once each, to the question they name, by the seat that was asked. */
class AnswersTest {

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

    private static String stake(int coins) {
        return "{\"type\":\"stake\",\"coins\":" + coins + "}";
    }

    @Test
    @DisplayName("Two clicks on one button are one answer (survive 5, 21)")
    void twoClicks() {
        Reply first = anna.act("the-same-action", table, 1, 1, stake(1));
        Reply second = anna.act("the-same-action", table, 1, 1, stake(1));

        assertThat(first.status()).isEqualTo(200);
        assertThat(second).isEqualTo(first);
        assertThat(club.archive().entries(table).stream().filter(e -> e.body().contains("\"answer\"")))
                .hasSize(1);
    }

    @Test
    @DisplayName("Two clicks are one answer even if the server was restarted between them")
    void twoClicksAroundARestart() {
        Reply first = anna.act("the-same-action", table, 1, 1, stake(1));
        club.restart();

        assertThat(anna.at(club.server().port()).act("the-same-action", table, 1, 1, stake(1)))
                .isEqualTo(first);
    }

    @Test
    @DisplayName("A question that is closed says so and changes nothing (survive 5)")
    void closedPrompt() {
        anna.answer(table, 1, 1, stake(1));
        int entries = club.archive().entries(table).size();

        Reply late = anna.answer(table, 1, 1, stake(2));

        assertThat(late.status()).isEqualTo(409);
        assertThat(late.refusal()).isEqualTo("closed-prompt");
        assertThat(club.archive().entries(table)).hasSize(entries);
    }

    @Test
    @DisplayName("A question that an answer given in advance will answer is not put to its seat, and gets that answer")
    void answeredInAdvance() {
        assertThat(toldUntilAnsweredInAdvance())
                .noneMatch(event -> event.data().path("decision").toString().contains("\"pass\""));
    }

    @Test
    @DisplayName("At a table without delays nobody is shown a question that was answered in advance")
    void answeredAtOnce() {
        assertThat(toldUntilAnsweredInAdvance())
                .noneMatch(event -> event.data().path("decision").isNull()
                        && event.data().path("waiting").toString().contains("1"));
    }

    /** What seat 1 is told of a game until it has passed by an answer given in advance. */
    private List<Listening.Event> toldUntilAnsweredInAdvance() {
        anna.post(
                "/api/tables/" + table + "/standing",
                "{\"seat\":1,\"action\":\"standing-1\",\"order\":\"always-pass\",\"on\":true}");
        List<Listening.Event> told = new ArrayList<>();
        try (Listening own = anna.listen(table, "?seat=1")) {
            while (!given("standing")) {
                JsonNode asked = anna.look(table, "?seat=1");
                JsonNode other = boris.look(table, "?seat=2");
                if (asked.path("decision").isObject()) {
                    anna.answer(table, asked, false);
                } else if (other.path("decision").isObject()) {
                    boris.answer(table, other, false);
                } else {
                    told.add(own.next(event -> true));
                }
            }
            String last = lastTold();
            while (told.isEmpty() || !told.getLast().id().equals(last)) {
                told.add(own.next(event -> true));
            }
        }
        return told;
    }

    /** Id of the last event that seat 1 was told. */
    private String lastTold() {
        try (Listening now = anna.listen(table, "?seat=1")) {
            return now.next(event -> event.name().equals("snapshot")).id();
        }
    }

    private boolean given(String origin) {
        return club.archive().entries(table).stream()
                .anyMatch(entry -> entry.body().contains("\"origin\":\"" + origin + "\""));
    }

    @Test
    @DisplayName("Nobody answers for another's seat (survive 6)")
    void anothersSeat() {
        Reply refused = boris.answer(table, 1, 1, stake(1));

        assertThat(refused.status()).isEqualTo(403);
        assertThat(refused.refusal()).isEqualTo("not-yours");
        assertThat(club.browser().answer(table, 1, 1, stake(1)).status()).isEqualTo(401);
        assertThat(club.browser("Vera").answer(table, 1, 1, stake(1)).status()).isEqualTo(403);
    }

    @Test
    @DisplayName("The answer to one table's question does nothing at another (survive 5)")
    void anotherTable() {
        String other = club.bazaarOf(anna, boris);
        anna.act("action-at-one", table, 1, 1, stake(1));

        assertThat(anna.act("action-at-one", other, 1, 2, stake(1)).refusal()).isEqualTo("closed-prompt");
        assertThat(anna.look(other, "?seat=1").path("decision").path("prompt").asInt())
                .isEqualTo(1);
    }

    @Test
    @DisplayName("What the rules forbid is refused with the article and the reason")
    void illegal() {
        Reply refused = anna.answer(table, 1, 1, stake(4));

        assertThat(refused.status()).isEqualTo(409);
        assertThat(refused.refusal()).isEqualTo("illegal");
        assertThat(refused.body().path("error").path("article").asString()).isEqualTo("stakes");
        assertThat(anna.answer(table, 1, 1, stake(99)).refusal()).isEqualTo("unknown-choice");
    }

    @Test
    @DisplayName("Several answers in one post count up to the first that is refused")
    void batch() {
        Reply reply = anna.answer(table, 1, 1, stake(1), stake(1));

        assertThat(reply.status()).isEqualTo(200);
        assertThat(reply.body().path("counted").asInt()).isEqualTo(1);
    }

    @Test
    @DisplayName("What is no choice of the game is a bad request that says where")
    void nonsense() {
        assertThat(anna.answer(table, 1, 1, "{\"type\":\"dance\"}").reason()).isEqualTo("error.unreadable");
        assertThat(anna.answer(table, 1, 1, "null").reason()).isEqualTo("error.unreadable");
        assertThat(anna.answer(table, 9, 1, stake(1)).status()).isEqualTo(404);
        assertThat(anna.act("short", table, 1, 1, stake(1)).reason()).isEqualTo("error.action");
        assertThat(anna.answer("nosuchtable", 1, 1, stake(1)).refusal()).isEqualTo("unknown");
    }

    @Test
    @DisplayName(
            "A game of two browsers goes on to its end; then the seed is shown and fits the commitment (survive 35)")
    void toTheEnd() {
        String commitment =
                anna.get("/api/tables/" + table).body().path("commitment").asString();
        JsonNode end = playOn();

        String seed = end.path("outcome").path("seed").asString();
        assertThat(new orrery.core.KeyedChance(java.util.HexFormat.of().parseHex(seed), table).commitment())
                .isEqualTo(commitment);
        assertThat(anna.get("/api/tables/" + table)
                        .body()
                        .path("table")
                        .path("status")
                        .asString())
                .isEqualTo("closed");
        assertThat(anna.answer(table, 1, 1, stake(1)).refusal()).isEqualTo("game-over");
    }

    /** Both answer with the first legal choice until the game is over; returns what Anna sees then. */
    private JsonNode playOn() {
        for (int i = 0; i < 500; i++) {
            JsonNode one = anna.look(table, "?seat=1");
            if (!one.path("outcome").isNull()) {
                return one;
            }
            JsonNode moment = one.path("decision").isNull() ? boris.look(table, "?seat=2") : one;
            Browser asked = one.path("decision").isNull() ? boris : anna;
            assertThat(asked.answer(table, moment, true).status()).isEqualTo(200);
        }
        throw new AssertionError("no end");
    }
}
