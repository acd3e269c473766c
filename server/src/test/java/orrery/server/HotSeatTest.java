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
    @DisplayName("A curtain closes only before a seat that sees what not everybody may see (survive 9)")
    void curtain() throws IOException {
        try (Club club = Club.bazaar()) {
            Browser anna = club.browser("Anna");
            String id = table(club, anna);
            anna.answer(id, 1, 1, "{\"type\":\"stake\",\"coins\":1}");
            JsonNode moment = anna.look(id, "?seat=1");
            anna.answer(id, moment, false);

            // Boris has no card and has staked nothing yet: he sees what all see
            JsonNode next = anna.look(id, "?seat=1").path("next");
            assertThat(next.path("seat").asInt()).isEqualTo(2);
            assertThat(next.path("hidden").asBoolean()).isFalse();

            // Boris stakes, which Anna must not see yet; he is asked about a card
            anna.answer(id, 2, 1, "{\"type\":\"stake\",\"coins\":2}");
            assertThat(anna.look(id, "?seat=1").path("next").path("hidden").asBoolean())
                    .isTrue();
            assertThat(anna.look(id, "?seat=1").toString()).doesNotContain("\"stakes\":[1,2]");
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
