package orrery.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Several people at one screen. */
class HotSeatTest {

    private static String table(Club club, Browser anna) {
        String id = club.make(
                anna, "bazaar", "market", "{\"player\":\"me\"},{\"player\":\"guest\",\"name\":\"Boris\"}", "");
        club.start(anna, id);
        return id;
    }

    @Test
    @DisplayName("A curtain closes before a seat that sees what not everybody may see (survive 9)")
    void curtain() throws IOException {
        try (Club club = Club.bazaar()) {
            Browser anna = club.browser("Anna");
            String id = table(club, anna);
            anna.answer(id, 1, 1, "{\"type\":\"stake\",\"coins\":1}");
            anna.answer(id, anna.look(id, "?seat=1"), false);
            anna.answer(id, 2, 1, "{\"type\":\"stake\",\"coins\":2}");

            JsonNode next = anna.look(id, "?seat=1").path("next");
            assertThat(next.path("seat").asInt()).isEqualTo(2);
            assertThat(next.path("hidden").asBoolean()).isTrue();
            assertThat(anna.look(id, "?seat=1").toString()).doesNotContain("\"stakes\":[1,2]");
        }
    }

    @Test
    @DisplayName("No curtain closes while everything is public")
    void noCurtain() throws IOException {
        try (Club club = Club.risk()) {
            Browser anna = club.browser("Anna");
            String id = club.make(
                    anna,
                    "risk-starcraft",
                    "basic-training",
                    "{\"player\":\"me\"},{\"player\":\"guest\",\"name\":\"Boris\"},"
                            + "{\"player\":\"guest\",\"name\":\"Vera\"}",
                    "");
            club.start(anna, id);
            int asked = anna.get("/api/tables/" + id)
                    .body()
                    .path("table")
                    .path("waitsFor")
                    .get(0)
                    .asInt();

            JsonNode next = anna.look(id, "?seat=" + (asked % 3 + 1)).path("next");
            assertThat(next.path("seat").asInt()).isEqualTo(asked);
            assertThat(next.path("hidden").asBoolean()).isFalse();
        }
    }

    @Test
    @DisplayName("A seat that is asked itself is not sent elsewhere")
    void ownQuestionFirst() throws IOException {
        try (Club club = Club.bazaar()) {
            Browser anna = club.browser("Anna");
            assertThat(anna.look(table(club, anna), "?seat=1").path("next").isNull())
                    .isTrue();
        }
    }
}
