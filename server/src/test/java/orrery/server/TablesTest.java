package orrery.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Making a table, sitting down, inviting, and the links that carry seats about. */
class TablesTest {

    private static final String TWO_OPEN = "{\"player\":\"me\"},{\"player\":\"open\"},{\"player\":\"open\"}";

    private Club club;
    private Browser anna;
    private Browser boris;

    @BeforeEach
    void open() throws IOException {
        club = Club.risk();
        anna = club.browser("Anna");
        boris = club.browser("Boris");
    }

    @AfterEach
    void close() throws IOException {
        club.close();
    }

    private String table(String seats, String more) {
        return club.make(anna, "risk-starcraft", "basic-training", seats, more);
    }

    private static String path(String table, int seat, String deed) {
        return "/api/tables/" + table + "/seats/" + seat + "/" + deed;
    }

    private JsonNode seat(String table, int number) {
        return anna.get("/api/tables/" + table)
                .body()
                .path("table")
                .path("seats")
                .get(number - 1);
    }

    @Test
    @DisplayName("An invitation lets people in until it is renewed")
    void invitation() {
        Reply made = anna.post(
                "/api/tables",
                "{\"game\":\"risk-starcraft\",\"mode\":\"basic-training\",\"seats\":[" + TWO_OPEN + "]}");
        String id = made.body().path("id").asString();
        String token = made.body().path("invitation").asString().substring("/#/join/".length());

        Browser stranger = club.browser();
        assertThat(stranger.post("/api/links/check", "{\"token\":\"" + token + "\"}")
                        .status())
                .isEqualTo(200);
        assertThat(stranger.post("/api/links/check", "{\"token\":\"guessed\"}").reason())
                .isEqualTo("error.link");
        assertThat(stranger.post("/api/links", "{\"token\":\"" + token + "\"}").refusal())
                .isEqualTo("no-person");
        Reply entered = boris.post("/api/links", "{\"token\":\"" + token + "\"}");
        assertThat(entered.body().path("table").asString()).isEqualTo(id);
        assertThat(entered.body().path("seat").isNull()).isTrue();
        assertThat(boris.get("/api/tables/" + id).status()).isEqualTo(200);
        assertThat(boris.post(path(id, 2, "take"), "{\"token\":\"" + token + "\"}")
                        .status())
                .isEqualTo(200);

        assertThat(boris.post("/api/tables/" + id + "/invitation", "{\"renew\":true}")
                        .status())
                .isEqualTo(403);
        Reply renewed = anna.post("/api/tables/" + id + "/invitation", "{\"renew\":true}");
        Browser vera = club.browser("Vera");
        assertThat(vera.post("/api/links", "{\"token\":\"" + token + "\"}").reason())
                .isEqualTo("error.link");
        String fresh = renewed.body().path("invitation").asString().substring("/#/join/".length());
        assertThat(vera.post("/api/links", "{\"token\":\"" + fresh + "\"}").status())
                .isEqualTo(200);
    }

    @Test
    @DisplayName("A seat is taken once, one a person, and the game begins when all are filled")
    void seats() {
        String id = table(TWO_OPEN, "");

        assertThat(boris.post(path(id, 2, "take"), "{}").status()).isEqualTo(200);
        assertThat(club.browser("Vera").post(path(id, 2, "take"), "{}").refusal())
                .isEqualTo("seat-taken");
        assertThat(boris.post(path(id, 3, "take"), "{}").refusal()).isEqualTo("seat-taken");
        assertThat(anna.post("/api/tables/" + id + "/start", "{}").refusal()).isEqualTo("not-started");
        assertThat(boris.post(path(id, 3, "bot"), "{\"bot\":\"greedy\"}").refusal())
                .isEqualTo("not-yours");
        assertThat(anna.post(path(id, 3, "bot"), "{\"bot\":\"genius\"}").reason())
                .isEqualTo("error.unknown-bot");
        assertThat(anna.post(path(id, 3, "bot"), "{\"bot\":\"greedy\"}").status())
                .isEqualTo(200);
        assertThat(boris.post("/api/tables/" + id + "/start", "{}").refusal()).isEqualTo("not-yours");
        club.start(anna, id);
        assertThat(anna.post("/api/tables/" + id + "/start", "{}").refusal()).isEqualTo("already-started");
        assertThat(club.browser("Vera").post(path(id, 2, "take"), "{}").refusal())
                .isEqualTo("already-started");
    }

    @Test
    @DisplayName("Two people at one table cannot have names that look alike")
    void confusableNames() {
        String id = table(TWO_OPEN, "");

        // the same word in Cyrillic letters
        Browser twin = club.browser("\u0410nn\u0430");
        assertThat(twin.post(path(id, 2, "take"), "{}").refusal()).isEqualTo("name-taken");
        boris.post(path(id, 2, "take"), "{}");
        assertThat(boris.post("/api/me", "{\"name\":\"ANNA\"}").refusal()).isEqualTo("name-taken");
        assertThat(boris.post("/api/me", "{\"name\":\"Bob\"}").status()).isEqualTo(200);
        assertThat(seat(id, 2).path("name").asString()).isEqualTo("Bob");
    }

    @Test
    @DisplayName("A personal link takes its seat over in another browser, until it is revoked")
    void personalLink() {
        String id = table(TWO_OPEN, "");
        assertThat(boris.post(path(id, 1, "link"), "{\"revoke\":false}").refusal())
                .isEqualTo("not-yours");
        String link = anna.post(path(id, 1, "link"), "{\"revoke\":false}")
                .body()
                .path("link")
                .asString();
        String token = link.substring("/#/seat/".length());
        Listening before = anna.listen(id, "?seat=1");
        before.next("snapshot");

        Browser phone = club.browser();
        Reply taken = phone.post("/api/links", "{\"token\":\"" + token + "\"}");

        assertThat(taken.body().path("seat").asInt()).isEqualTo(1);
        assertThat(phone.get("/api/me").body().path("person").path("name").asString())
                .isEqualTo("Anna");
        before.untilEnd();
        assertThat(anna.get("/api/tables/" + id + "/events?seat=1").refusal()).isEqualTo("not-yours");
        assertThat(phone.post(path(id, 1, "link"), "{\"revoke\":true}").status())
                .isEqualTo(200);
        assertThat(anna.post("/api/links", "{\"token\":\"" + token + "\"}").status())
                .isEqualTo(404);
    }

    @Test
    @DisplayName("Seats add to the dice before the start, once each")
    void contributions() {
        String id = table(
                "{\"player\":\"me\"},{\"player\":\"bot\",\"bot\":\"random\"},{\"player\":\"bot\",\"bot\":\"random\"}",
                "");
        String contribution = "/api/tables/" + id + "/contribution";

        assertThat(anna.post(contribution, "{\"seat\":1,\"contribution\":\"xyz\"}")
                        .status())
                .isEqualTo(400);
        assertThat(anna.post(contribution, "{\"seat\":1,\"contribution\":\"0123456789abcdef\"}")
                        .status())
                .isEqualTo(200);
        assertThat(anna.post(contribution, "{\"seat\":1,\"contribution\":\"1123456789abcdef\"}")
                        .status())
                .isEqualTo(409);
        assertThat(boris.post(contribution, "{\"seat\":1,\"contribution\":\"1123456789abcdef\"}")
                        .status())
                .isEqualTo(403);
        club.start(anna, id);

        assertThat(club.archive().entries(id).stream()
                        .filter(entry -> entry.body().contains("0123456789abcdef")))
                .hasSize(1);
        assertThat(anna.raw("/api/tables/" + id + "/export?seat=1").body()).contains("0123456789abcdef");
    }

    @Test
    @DisplayName("The lobby shows tables where it is one's turn first")
    void lobby() {
        String waiting = table(TWO_OPEN, ",\"title\":\"Waiting\"");
        String running = club.riskWithBots(anna);
        try (Listening listening = anna.listen(running, "?seat=1")) {
            listening.next(event -> event.data().path("decision").isObject());
        }

        JsonNode lists = anna.get("/api/tables").body();
        assertThat(lists.path("mine").get(0).path("id").asString()).isEqualTo(running);
        assertThat(lists.path("mine").get(0).path("yourTurn").asBoolean()).isTrue();
        assertThat(lists.path("mine").get(1).path("id").asString()).isEqualTo(waiting);
        assertThat(boris.get("/api/tables").body().path("open").findValuesAsString("title"))
                .containsExactly("Waiting");
    }

    @Test
    @DisplayName("A table that cannot be played says why")
    void badTables() {
        String[] wrong = {
            "{\"game\":\"chess\",\"mode\":\"x\",\"seats\":[]}",
            "{\"game\":\"risk-starcraft\",\"mode\":\"x\",\"seats\":[{\"player\":\"me\"}]}",
            "{\"game\":\"risk-starcraft\",\"mode\":\"basic-training\",\"seats\":[{\"player\":\"me\"}]}",
            "{\"game\":\"risk-starcraft\",\"mode\":\"basic-training\",\"seats\":[null,null,null]}",
            "{\"game\":\"risk-starcraft\",\"mode\":\"basic-training\",\"seats\":[{\"player\":\"me\"},{\"player\":\"me\"},"
                    + "{\"player\":\"open\"}]}",
            "{\"game\":\"risk-starcraft\",\"mode\":\"basic-training\",\"absence\":-1,\"seats\":[" + TWO_OPEN + "]}",
            "{\"game\":\"risk-starcraft\",\"mode\":\"basic-training\",\"options\":{\"colour\":\"red\"},\"seats\":["
                    + TWO_OPEN + "]}",
            "{\"game\":\"risk-starcraft\",\"mode\":\"basic-training\",\"seats\":[{\"player\":\"me\"},"
                    + "{\"player\":\"guest\",\"name\":\"Anna\"},{\"player\":\"open\"}]}",
            "{\"mode\":\"basic-training\",\"seats\":[" + TWO_OPEN + "]}"
        };
        for (String body : wrong) {
            Reply reply = anna.post("/api/tables", body);
            assertThat(reply.status()).as(body).isIn(400, 409);
            assertThat(reply.reason()).isNotEmpty();
        }
        assertThat(anna.get("/api/tables").body().path("mine")).isEmpty();
    }
}
