package orrery.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Undo over HTTP: free, with consent, put back, and what it tells to whom. */
class UndoTest {

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

    private Reply undo(Browser who, int seat, String what) {
        return who.post(
                "/api/tables/" + table + "/undo",
                "{\"seat\":" + seat + ",\"action\":\"" + who.action() + "\",\"what\":\"" + what + "\"}");
    }

    /** Plays until nobody stakes in secret any more: somebody is asked in a window or for the prize. */
    private JsonNode untilTheWindow() {
        for (int i = 0; i < 8; i++) {
            JsonNode one = anna.look(table, "?seat=1");
            JsonNode two = boris.look(table, "?seat=2");
            if (club.browser().look(table, "").path("waiting").size() == 1) {
                return one.path("decision").isNull() ? two : one;
            }
            boolean annas = !one.path("decision").isNull();
            (annas ? anna : boris).answer(table, annas ? one : two, false);
        }
        throw new AssertionError("no window");
    }

    @Test
    @DisplayName("Nothing to undo, nothing asked, nothing to restore: each is refused")
    void nothing() {
        for (String what : new String[] {"ask", "agree", "refuse", "restore", "take-back"}) {
            assertThat(undo(anna, 1, what).refusal()).as(what).isEqualTo("no-undo");
        }
        assertThat(undo(boris, 1, "ask").refusal()).isEqualTo("not-yours");
        assertThat(undo(anna, 1, "dance").status()).isEqualTo(400);
    }

    @Test
    @DisplayName("What concerns others waits for their consent, and refusing leaves all as it was (survive 14)")
    void consent() {
        untilTheWindow();
        String before = club.browser().look(table, "").path("view").toString();

        Reply asked = undo(anna, 1, "ask");
        assertThat(asked.body().path("missing").toString()).isEqualTo("[2]");
        assertThat(boris.look(table, "?seat=2")
                        .path("undo")
                        .path("asked")
                        .path("seat")
                        .asInt())
                .isEqualTo(1);
        assertThat(undo(boris, 2, "refuse").status()).isEqualTo(200);
        assertThat(boris.look(table, "?seat=2").path("undo").path("asked").isNull())
                .isTrue();
        assertThat(club.browser().look(table, "").path("view").toString()).isEqualTo(before);
    }

    @Test
    @DisplayName(
            "What was undone is cut from everybody's log, told with the name of who did it, and can be put back (survive 15)")
    void cutAndRestore() {
        untilTheWindow();
        JsonNode before = club.browser().look(table, "");
        try (Listening visitor = club.browser().listen(table, "")) {
            visitor.next("snapshot");
            undo(anna, 1, "ask");
            undo(boris, 2, "agree");

            JsonNode cut =
                    visitor.next(event -> event.data().path("cut").asBoolean()).data();
            assertThat(cut.path("factCount").asInt())
                    .isLessThan(before.path("factCount").asInt());
            assertThat(cut.path("undo").path("restorable").asBoolean())
                    .as("a visitor puts nothing back")
                    .isFalse();
            assertThat(cut.path("undo").path("undone").asInt()).isEqualTo(1);

            assertThat(undo(boris, 2, "restore").reason()).isEqualTo("refused.undo-of-another");
            assertThat(anna.look(table, "?seat=1")
                            .path("undo")
                            .path("restorable")
                            .asBoolean())
                    .isTrue();
            assertThat(undo(anna, 1, "restore").status()).isEqualTo(200);
            JsonNode back = visitor.next("update");
            assertThat(back.path("view")).isEqualTo(before.path("view"));
            assertThat(back.path("factCount")).isEqualTo(before.path("factCount"));
        }
        assertThat(club.browser().look(table, "").path("facts")).isEqualTo(before.path("facts"));
    }

    @Test
    @DisplayName("An undo outlives a restart (survive 32)")
    void restart() {
        untilTheWindow();
        undo(anna, 1, "ask");
        undo(boris, 2, "agree");
        String before = anna.look(table, "?seat=1").path("view").toString();
        club.restart();

        assertThat(anna.at(club.server().port())
                        .look(table, "?seat=1")
                        .path("view")
                        .toString())
                .isEqualTo(before);
    }
}
