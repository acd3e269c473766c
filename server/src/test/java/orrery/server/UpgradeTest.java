package orrery.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import orrery.core.toy.Bazaar;
import orrery.core.toy.BazaarFault;
import orrery.server.api.Json;
import orrery.server.playing.Inspection;
import orrery.store.GameFile;
import orrery.store.Verification;
import orrery.store.archive.StoredEntry;
import orrery.store.archive.StoredTable;
import tools.jackson.databind.JsonNode;

/** The rules are corrected while games are going on: yesterday more than two coins could be staked. */
class UpgradeTest {

    private static final Bazaar YESTERDAY = new Bazaar();
    private static final Bazaar TODAY = new Bazaar(BazaarFault.STRICTER);

    private Club club;
    private Browser anna;
    private Browser boris;
    private String table;

    @BeforeEach
    void twoSitDown() throws IOException {
        club = Club.of(YESTERDAY);
        anna = club.browser("Anna");
        boris = club.browser("Boris");
        table = club.make(
                anna,
                "bazaar",
                "market",
                "{\"player\":\"me\"},{\"player\":\"open\"}",
                ",\"options\":{\"coins\":\"20\"}");
        boris.post("/api/tables/" + table + "/seats/2/take", "{}");
        club.start(anna, table);
    }

    @AfterEach
    void close() throws IOException {
        club.close();
    }

    private JsonNode look(Browser who) {
        return who.look(table, who == anna ? "?seat=1" : "?seat=2");
    }

    private void upgrade(Bazaar rules) {
        club.upgrade(rules);
        anna = anna.at(club.server().port());
        boris = boris.at(club.server().port());
    }

    private boolean isOver() {
        return !look(anna).path("outcome").isNull();
    }

    /** Somebody who is asked answers. */
    private void answerOnce() {
        JsonNode one = look(anna);
        boolean annas = !one.path("decision").isNull();
        Reply reply = (annas ? anna : boris).answer(table, annas ? one : look(boris), false);
        assertThat(reply.status()).isEqualTo(200);
    }

    private void play(int answers) {
        for (int i = 0; i < answers && !isOver(); i++) {
            answerOnce();
        }
    }

    private void playUntilRound(int round) {
        while (look(anna).path("view").path("round").asInt() < round) {
            answerOnce();
        }
    }

    private void stake(Browser who, int coins) {
        JsonNode moment = look(who);
        Reply reply = who.answer(
                table,
                who == anna ? 1 : 2,
                moment.path("decision").path("prompt").asInt(),
                "{\"type\":\"stake\",\"coins\":" + coins + "}");
        assertThat(reply.status()).isEqualTo(200);
    }

    private List<StoredEntry> log() {
        return club.archive().entries(table);
    }

    private static String notice(JsonNode moment) {
        return moment.path("notice").path("message").path("key").asString();
    }

    @Test
    @DisplayName(
            "An answer of the running segment that is forbidden today: back to the segment's beginning (survive 1)")
    void takenBack() {
        playUntilRound(3);
        JsonNode before = look(anna);
        int logged = log().size();
        stake(anna, 3);
        List<StoredEntry> yesterdays = log();
        assertThat(findings(YESTERDAY)).isEmpty();
        assertThat(findings(TODAY)).singleElement().satisfies(found -> {
            assertThat(found.table()).isEqualTo(table);
            assertThat(found.what().key()).isEqualTo("check.taken-back");
        });
        assertThat(log()).as("looking writes nothing").isEqualTo(yesterdays);

        upgrade(TODAY);

        JsonNode after = look(anna);
        assertThat(after.path("view")).as("as before the stake").isEqualTo(before.path("view"));
        assertThat(after.path("facts")).isEqualTo(before.path("facts"));
        assertThat(notice(after)).isEqualTo("notice.taken-back-yours");
        assertThat(after.path("notice").path("article").asString()).isEqualTo("stakes");
        assertThat(notice(look(boris))).as("no word of another's sealed stake").isEqualTo("notice.taken-back");
        assertThat(log().get(logged).body())
                .as("what was cut stays on the disk")
                .contains("\"coins\":3");
        assertThat(log().getLast().body()).contains("\"type\":\"upgraded\"");
        assertThat(after.path("undo").path("mine").isObject()).isFalse();
        Reply old = anna.answer(
                table, 1, before.path("decision").path("prompt").asInt(), "{\"type\":\"stake\",\"coins\":0}");
        assertThat(old.refusal()).as("a tab of the time before").isEqualTo("closed-prompt");
    }

    @Test
    @DisplayName("After it was taken back the game goes on, is read again at every moment, and its file says so")
    void goesOn() {
        stake(boris, 1);
        stake(anna, 3);
        upgrade(TODAY);
        assertThat(notice(look(anna))).isEqualTo("notice.taken-back-yours");
        while (!isOver()) {
            answerOnce();
            JsonNode one = look(anna);
            JsonNode two = look(boris);
            int logged = log().size();
            upgrade(TODAY);
            assertThat(look(anna).path("view")).isEqualTo(one.path("view"));
            assertThat(look(anna).path("facts")).isEqualTo(one.path("facts"));
            assertThat(look(boris).path("facts")).isEqualTo(two.path("facts"));
            assertThat(log()).as("nothing is written by reading").hasSize(logged);
        }
        GameFile file = exported();
        assertThat(file.facts()).hasSize(film().path("total").asInt());
        Verification.Verdict verdict = Verification.verify(TODAY, file);
        assertThat(verdict.holds()).isTrue();
        assertThat(verdict.upgraded()).isPresent();
        assertThat(verdict.diceChecked()).isFalse();
    }

    @Test
    @DisplayName("An answer long past that is forbidden today stands as it was understood then (survive 1)")
    void past() {
        stake(anna, 3);
        playUntilRound(3);
        JsonNode before = look(anna);
        int logged = log().size();

        upgrade(TODAY);

        JsonNode after = look(anna);
        assertThat(after.path("view")).isEqualTo(before.path("view"));
        assertThat(after.path("facts")).isEqualTo(before.path("facts"));
        assertThat(notice(after)).isEqualTo("notice.rules-changed");
        assertThat(log()).as("one entry says so").hasSize(logged + 1);
        assertThat(after.path("undo").path("mine").isObject()).isFalse();
        upgrade(TODAY);
        assertThat(look(anna).path("view")).isEqualTo(before.path("view"));
        assertThat(log()).hasSize(logged + 1);
        play(500);
        assertThat(Verification.verify(TODAY, exported()).upgraded()).contains(logged);
    }

    @Test
    @DisplayName("A closed game is shown from its facts, whatever the rules say today")
    void closed() {
        stake(anna, 3);
        play(500);
        JsonNode before = look(anna);
        JsonNode film = film();
        String file = anna.raw("/api/tables/" + table + "/export").body();

        upgrade(TODAY);

        JsonNode after = look(anna);
        assertThat(after.path("outcome")).isEqualTo(before.path("outcome"));
        assertThat(after.path("facts")).isEqualTo(before.path("facts"));
        assertThat(Json.write(after.path("view"))).isEqualTo(Json.write(before.path("view")));
        assertThat(film()).isEqualTo(film);
        assertThat(anna.raw("/api/tables/" + table + "/export").body()).isEqualTo(file);
    }

    @Test
    @DisplayName("A game of a newer program is refused, and which one is needed is said (survive 34)")
    void newer() {
        StoredTable stored = club.archive().table(table).orElseThrow();
        club.archive()
                .update(new StoredTable(
                        stored.id(),
                        stored.game(),
                        7,
                        stored.status(),
                        stored.open(),
                        stored.seed(),
                        stored.people(),
                        stored.body(),
                        stored.made(),
                        stored.changed()));
        assertThat(findings(TODAY))
                .singleElement()
                .satisfies(found -> assertThat(found.what().key()).isEqualTo("check.newer"));
        upgrade(TODAY);

        Reply refused = anna.get("/api/tables/" + table + "/replay?seat=1");
        assertThat(refused.status()).isEqualTo(503);
        assertThat(Json.write(refused.body())).contains("error.newer", "7", "1");
        assertThat(club.archive().table(table).orElseThrow().schema()).isEqualTo(7);
    }

    private List<Inspection.Finding> findings(Bazaar rules) {
        return new Inspection(new Library(List.of(rules), List.of()), club.archive()).findings();
    }

    private JsonNode film() {
        return anna.get("/api/tables/" + table + "/replay?seat=all").body();
    }

    private GameFile exported() {
        return GameFile.parse(
                List.of(TODAY), anna.raw("/api/tables/" + table + "/export").body());
    }
}
