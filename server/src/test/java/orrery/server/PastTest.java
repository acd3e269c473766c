package orrery.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import orrery.core.toy.Bazaar;
import orrery.server.api.Json;
import orrery.store.GameFile;
import orrery.store.Verification;
import tools.jackson.databind.JsonNode;

/** Looking back: replay and export, while a game runs and when it is closed. */
class PastTest {

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

    private void play(int answers) {
        for (int i = 0; i < answers; i++) {
            JsonNode one = anna.look(table, "?seat=1");
            if (!one.path("outcome").isNull()) {
                return;
            }
            boolean annas = !one.path("decision").isNull();
            (annas ? anna : boris).answer(table, annas ? one : boris.look(table, "?seat=2"), true);
        }
    }

    private JsonNode replay(Browser who, String query) {
        return who.get("/api/tables/" + table + "/replay" + query).body();
    }

    @Test
    @DisplayName("The last frame of a replay is the present, and looking back changes nothing (survive 31)")
    void replay() {
        play(7);
        JsonNode before = anna.look(table, "?seat=1");
        JsonNode film = replay(anna, "?seat=1");

        assertThat(film.path("total").asInt()).isEqualTo(film.path("frames").size());
        JsonNode last = film.path("frames").get(film.path("frames").size() - 1);
        assertThat(replay(anna, "?seat=1&from=2&to=4").path("frames")).hasSize(2);
        assertThat(replay(anna, "?seat=1&from=0&to=99999").path("frames").size())
                .isLessThanOrEqualTo(100);
        assertThat(last.path("line").path("fact").path("type").asString()).isNotEmpty();
        JsonNode after = anna.look(table, "?seat=1");
        assertThat(after.path("view")).isEqualTo(before.path("view"));
        assertThat(after.path("decision")).isEqualTo(before.path("decision"));
        assertThat(after.path("facts")).isEqualTo(before.path("facts"));
        assertThat(after.path("factCount")).isEqualTo(before.path("factCount"));
        assertThat(anna.get("/api/tables/" + table + "/replay?from=x").status()).isEqualTo(400);
        assertThat(anna.get("/api/tables/" + table + "/replay?seat=7").status()).isEqualTo(404);
    }

    @Test
    @DisplayName("An export of a running game holds what its viewer saw: no seed, no entries, no numbers of draws")
    void exportWhileRunning() {
        play(7);
        GameFile file = GameFile.parse(
                List.of(new Bazaar()),
                boris.raw("/api/tables/" + table + "/export?seat=2").body());

        assertThat(file.seed()).isNull();
        assertThat(file.entries()).isEmpty();
        assertThat(file.knownTo()).isEqualTo("2");
        assertThat(file.facts())
                .hasSize(boris.look(table, "?seat=2").path("factCount").asInt());
    }

    @Test
    @DisplayName("An export of a closed game holds everything, and its dice can be thrown again (survive 29)")
    void exportWhenClosed() {
        play(500);
        String text = club.browser().raw("/api/tables/" + table + "/export").body();
        GameFile file = GameFile.parse(List.of(new Bazaar()), text);

        Verification.Verdict verdict = Verification.verify(new Bazaar(), file);
        assertThat(verdict.fault()).isEmpty();
        assertThat(verdict.diceChecked()).isTrue();

        JsonNode all = replay(club.browser(), "?seat=all");
        assertThat(all.path("total").asInt()).isEqualTo(file.facts().size());
        assertThat(all.path("frames").get(0).path("views")).hasSize(2);
        assertThat(replay(club.browser(), "?seat=1").path("total").asInt()).isPositive();
    }

    @Test
    @DisplayName("A closed game is there after a restart, too")
    void closedAfterRestart() {
        play(500);
        JsonNode before = anna.look(table, "?seat=1");
        club.restart();

        JsonNode after = anna.at(club.server().port()).look(table, "?seat=1");
        assertThat(after.path("outcome")).isEqualTo(before.path("outcome"));
        assertThat(after.path("facts")).isEqualTo(before.path("facts"));
        assertThat(Json.write(after.path("view"))).isEqualTo(Json.write(before.path("view")));
    }
}
