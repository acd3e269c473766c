package orrery.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The odds of what a choice begins, before it is made. */
class ForecastsTest {

    private Club club;
    private Browser anna;
    private String table;

    @BeforeEach
    void begin() throws IOException {
        club = Club.risk();
        anna = club.browser("Anna");
        table = club.riskWithBots(anna);
    }

    @AfterEach
    void close() throws IOException {
        club.close();
    }

    /** Answers what is asked until an invasion can be chosen, and returns that choice. */
    private JsonNode invasion() {
        try (Listening own = anna.listen(table, "?seat=1")) {
            while (true) {
                JsonNode asked = own.next(event -> event.data().path("decision").isObject())
                        .data();
                for (JsonNode option : asked.path("decision").path("options")) {
                    boolean legal = option.path("forbiddenBy").isMissingNode();
                    if (legal && option.path("choice").path("type").asString().equals("invade")) {
                        return option.path("choice");
                    }
                }
                anna.answer(table, asked, true);
            }
        }
    }

    private Reply odds(Browser who, String choice, String more) {
        return who.post("/api/tables/" + table + "/forecasts", "{\"seat\":1,\"choice\":" + choice + more + "}");
    }

    @Test
    @DisplayName("Its seat gets the exact odds of an invasion, and those of breaking off; nobody else gets any")
    void ofAnInvasion() {
        String invasion = invasion().toString();

        Reply reply = odds(anna, invasion, "");
        assertThat(reply.status()).isEqualTo(200);
        JsonNode forecast = reply.body().path("forecast");
        assertThat(forecast.path("exact").asBoolean()).isTrue();
        double success = forecast.path("success").asDouble();
        assertThat(success).isBetween(0.0, 1.0);
        assertThat(odds(anna, invasion, ",\"reserve\":400")
                        .body()
                        .path("forecast")
                        .path("success")
                        .asDouble())
                .isLessThan(success);

        assertThat(odds(club.browser("Vera"), invasion, "").status()).isEqualTo(403);
        assertThat(odds(club.browser(), invasion, "").status()).isEqualTo(401);
    }

    @Test
    @DisplayName("There are no odds any more of a question that has been answered, and that is no fault")
    void ofTheQuestionBefore() {
        String invasion = invasion().toString();

        Reply late = odds(anna, invasion, ",\"prompt\":1");
        assertThat(late.status()).isEqualTo(200);
        assertThat(late.body().path("forecast").isNull()).isTrue();
    }

    @Test
    @DisplayName("There are no odds of what cannot be chosen")
    void ofNothing() {
        invasion();

        Reply unknown = odds(anna, "{\"type\":\"units\",\"units\":99}", "");
        assertThat(unknown.status()).isEqualTo(409);
        assertThat(unknown.refusal()).isEqualTo("unknown-choice");
        assertThat(odds(anna, "{\"type\":\"dance\"}", "").status()).isEqualTo(400);
    }
}
