package orrery.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What strangers send, and what they get for it. */
class LimitsTest {

    private Club club;

    @BeforeEach
    void open() throws IOException {
        club = Club.risk(Limits.USUAL);
    }

    @AfterEach
    void close() throws IOException {
        club.close();
    }

    @Test
    @DisplayName("A huge body, broken JSON, other types and other origins are refused, each with its reason")
    void badRequests() {
        Browser anna = club.browser("Anna");
        assertThat(anna.post("/api/me", "{\"name\":\"" + "x".repeat(70_000) + "\"}")
                        .status())
                .isEqualTo(413);
        assertThat(anna.post("/api/me", "{\"name\":").reason()).isEqualTo("error.no-json");
        assertThat(anna.post("/api/me", "[".repeat(5_000)).reason()).isEqualTo("error.expected-object");
        String deep = "{\"a\":".repeat(3_000) + "1" + "}".repeat(3_000);
        assertThat(anna.post("/api/tables", "{\"options\":" + deep + "}").status())
                .isEqualTo(400);
        assertThat(anna.post("/api/tables/any/forecasts", "{\"seat\":1,\"choice\":" + deep + "}")
                        .reason())
                .isEqualTo("error.too-deep");
        assertThat(anna.post("/api/me", "{\"name\":7}").status()).isEqualTo(400);
        assertThat(anna.post("/api/tables", "{\"absence\":1.5}").reason()).isEqualTo("error.expected-number");
        assertThat(anna.post("/api/me", "{}").reason()).isEqualTo("error.missing");
        assertThat(anna.post("/api/me", "null").status()).isEqualTo(400);
        assertThat(anna.post("/api/nothing", "{}").status()).isEqualTo(404);
        assertThat(anna.get("/api/tables/..%2f..").status()).isIn(400, 404);
        assertThat(anna.get("/%00").reason()).isEqualTo("error.unreadable-request");
        assertThat(anna.get("/../secret").reason()).isEqualTo("error.unreadable-request");
        assertThat(anna.get("/api/tables/%ff").reason()).isEqualTo("error.unreadable-request");
        assertThat(club.browser("Eve")
                        .with("Origin", "https://evil.example")
                        .post("/api/me", "{\"name\":\"Eva\"}")
                        .refusal())
                .isEqualTo("bad-origin");
        assertThat(club.browser()
                        .with("Origin", "null")
                        .post("/api/me", "{\"name\":\"Eva\"}")
                        .refusal())
                .isEqualTo("bad-origin");
    }

    @Test
    @DisplayName("A page of another edition of the program does nothing; who names none is no page")
    void otherEditions() {
        Browser anna = club.browser("Anna");
        String here = anna.raw("/api/me").headers().firstValue("Orrery-Edition").orElseThrow();

        anna.with("Orrery-Edition", "of-yesterday");
        assertThat(anna.post("/api/me", "{\"name\":\"Eva\"}").refusal()).isEqualTo("outdated");
        assertThat(anna.get("/api/me").body().path("person").path("name").asString())
                .isEqualTo("Anna");
        anna.with("Orrery-Edition", here);
        assertThat(anna.post("/api/me", "{\"name\":\"Eva\"}").status()).isEqualTo(200);
    }

    @Test
    @DisplayName("A name has 1 to 24 characters that can be seen")
    void names() {
        Browser anna = club.browser("Anna");
        String[] bad = {"", "   ", "x".repeat(25), "a\\u0000b", "a\\u202Eb", "\\u200B", "\\u3164", "a\\nb"};
        for (String name : bad) {
            assertThat(anna.post("/api/me", "{\"name\":\"" + name + "\"}").status())
                    .as(name)
                    .isEqualTo(400);
        }
        assertThat(anna.post("/api/me", "{\"name\":\"  Анна   П. \"}")
                        .body()
                        .path("person")
                        .path("name")
                        .asString())
                .isEqualTo("Анна П.");
        assertThat(anna.post("/api/me", "{\"name\":\"" + "ё".repeat(24) + "\"}").status())
                .isEqualTo(200);
    }

    @Test
    @DisplayName("Whoever does something too often is told when to try again")
    void rates() {
        Reply last = club.browser().get("/api/me");
        for (int i = 0; i < 500 && last.status() != 429; i++) {
            last = club.browser().post("/api/me", "{\"name\":\"Guest " + i + "\"}");
        }
        assertThat(last.refusal()).isEqualTo("too-many");
        assertThat(last.body().path("error").path("message").path("args").get(0).asInt())
                .isPositive();
    }

    @Test
    @DisplayName("Tables for bots alone are few for one person")
    void botTables() {
        Browser anna = club.browser("Anna");
        String bot = "{\"player\":\"bot\",\"bot\":\"random\"}";
        for (int i = 0; i < 3; i++) {
            club.make(anna, "risk-starcraft", "basic-training", bot + "," + bot + "," + bot, "");
        }
        Reply fourth = anna.post(
                "/api/tables",
                "{\"game\":\"risk-starcraft\",\"mode\":\"basic-training\",\"seats\":[" + bot + "," + bot + "," + bot
                        + "]}");
        assertThat(fourth.reason()).isEqualTo("error.too-many-bot-tables");
    }

    @Test
    @DisplayName("Every response forbids inline scripts and says no more than it must")
    void headers() {
        HttpResponse<String> response = club.browser().raw("/api/me");
        assertThat(response.headers().firstValue("Content-Security-Policy").orElseThrow())
                .contains("script-src 'self'")
                .doesNotContain("script-src 'self' 'unsafe");
        assertThat(response.headers().firstValue("Referrer-Policy")).contains("no-referrer");
        assertThat(response.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
        assertThat(response.headers().firstValue("Server")).isEmpty();
        assertThat(club.browser().raw("/healthz").body()).isEqualTo("ok");
        assertThat(club.browser().raw("/metrics").body()).contains("orrery_tables_in_memory");
        assertThat(club.browser()
                        .with("X-Forwarded-For", "203.0.113.9")
                        .raw("/metrics")
                        .statusCode())
                .isEqualTo(404);
    }

    @Test
    @DisplayName("Words come with a tag, and not again to one who has them")
    void words() {
        HttpResponse<String> words = club.browser().raw("/api/games/risk-starcraft/words/ru");
        String tag = words.headers().firstValue("ETag").orElseThrow();
        assertThat(words.body()).contains("name.territory.char-aleph");
        assertThat(club.browser()
                        .with("If-None-Match", tag)
                        .raw("/api/games/risk-starcraft/words/ru")
                        .statusCode())
                .isEqualTo(304);
        assertThat(club.browser()
                        .get("/api/words/en")
                        .body()
                        .path("patterns")
                        .path("error.busy")
                        .asString())
                .isNotEmpty();
        assertThat(club.browser()
                        .get("/api/games/risk-starcraft/articles/en")
                        .body()
                        .path("chapters")
                        .size())
                .isPositive();
        assertThat(club.browser().get("/api/words/xx").status()).isEqualTo(404);
    }
}
