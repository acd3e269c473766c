package orrery.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import orrery.core.BotFamily;
import orrery.core.Game;
import orrery.core.Policy;
import orrery.core.RulesFault;
import orrery.core.Segment;
import orrery.core.Setup;
import orrery.core.Start;
import orrery.core.toy.Bazaar;
import orrery.core.toy.BazaarFact;
import orrery.core.toy.BazaarState;
import tools.jackson.databind.JsonNode;

/** Bots in seats: they answer, whatever happens to them, and they do not play for nobody. */
class BotsTest {

    /** Bots of the bazaar: one that takes the first choice, one that fails, one that never ends. */
    private static final class BazaarBots implements BotFamily<BazaarState> {

        private final CountDownLatch never = new CountDownLatch(1);

        @Override
        public String game() {
            return "bazaar";
        }

        @Override
        public List<String> levels() {
            return List.of("failing", "endless", "nowhere", "first");
        }

        @Override
        public Policy<BazaarState> bot(String level, long seed) {
            return (state, question, legal) -> switch (level) {
                case "failing" -> throw new IllegalStateException("no idea");
                case "endless" -> think();
                case "nowhere" -> 4_711;
                default -> 0;
            };
        }

        private int think() {
            while (true) {
                try {
                    never.await();
                } catch (InterruptedException goesOn) {
                    // it does not listen
                }
            }
        }
    }

    private static String tableWith(Club club, Browser anna, String level) {
        String id = club.make(
                anna,
                "bazaar",
                "market",
                "{\"player\":\"me\"},{\"player\":\"bot\",\"bot\":\"" + level + "\"}",
                ",\"options\":{\"pace\":\"short\"}");
        club.start(anna, id);
        return id;
    }

    private static JsonNode playOn(Browser anna, String id) {
        try (Listening listening = anna.listen(id, "?seat=1")) {
            for (int i = 0; i < 300; i++) {
                JsonNode moment = listening
                        .next(event -> event.data().path("decision").isObject()
                                || event.data().path("outcome").isObject())
                        .data();
                if (moment.path("outcome").isObject()) {
                    return moment.path("outcome");
                }
                anna.answer(id, moment, true);
            }
            throw new AssertionError("no end");
        }
    }

    @Test
    @DisplayName("A bot that fails or names no choice is stood in for, and the game goes on (survive 26)")
    void failing() throws IOException {
        try (Club club = Club.bazaar(new BazaarBots())) {
            Browser anna = club.browser("Anna");
            assertThat(playOn(anna, tableWith(club, anna, "failing")).isObject())
                    .isTrue();
            assertThat(playOn(anna, tableWith(club, anna, "nowhere")).isObject())
                    .isTrue();
            assertThat(playOn(anna, tableWith(club, anna, "first")).isObject()).isTrue();
        }
    }

    @Test
    @DisplayName("A bot that thinks for ever costs its seat the thought and the others nothing (survive 18, 26)")
    void endless() throws IOException {
        try (Club club = Club.bazaar(new BazaarBots())) {
            Browser anna = club.browser("Anna");
            String slow = tableWith(club, anna, "endless");
            assertThat(playOn(anna, tableWith(club, anna, "first")).isObject()).isTrue();
            assertThat(playOn(anna, slow).isObject()).isTrue();
        }
    }

    @Test
    @DisplayName("Where bots play alone they stop when nobody watches and go on when somebody does")
    void botsAlone() throws IOException {
        try (Club club = Club.bazaar(new BazaarBots())) {
            Browser anna = club.browser("Anna");
            String id = club.make(
                    anna,
                    "bazaar",
                    "market",
                    "{\"player\":\"bot\",\"bot\":\"first\"},{\"player\":\"bot\",\"bot\":\"first\"}",
                    "");
            club.start(anna, id);
            long answers = club.archive().entries(id).stream()
                    .filter(entry ->
                            entry.body().contains("\"bot\"") && entry.body().contains("\"answer\""))
                    .count();
            assertThat(answers).isZero();

            try (Listening watching = club.browser().listen(id, "")) {
                watching.next(event -> event.data().path("outcome").isObject());
            }
        }
    }

    /** Bazaar with rules that fail as soon as the last stake of the first round is given. */
    @SuppressWarnings("unchecked")
    private static Game<BazaarState, BazaarFact> failingBazaar() {
        Bazaar bazaar = new Bazaar();
        Segment<BazaarState, BazaarFact> failing = table -> {
            new Bazaar.Stakes(1).play(table);
            throw new RulesFault("planted");
        };
        return (Game<BazaarState, BazaarFact>) Proxy.newProxyInstance(
                Game.class.getClassLoader(),
                new Class<?>[] {Game.class},
                (proxy, method, arguments) -> method.getName().equals("start")
                        ? new Start<>(bazaar.start((Setup) arguments[0]).state(), failing)
                        : method.invoke(bazaar, arguments));
    }

    @Test
    @DisplayName("A table at which the rules fail at every answer of a bot stops after some tries and says so")
    void rulesFail() throws IOException {
        try (Club club = Club.of(failingBazaar(), new BazaarBots())) {
            Browser anna = club.browser("Anna");
            String bot = "{\"player\":\"bot\",\"bot\":\"first\"}";
            String id = club.make(anna, "bazaar", "market", bot + "," + bot, "");
            club.start(anna, id);

            int looks = 0;
            for (; looks < 20 && anna.get("/api/tables/" + id + "/export").status() == 200; looks++) {
                try (Listening watching = anna.listen(id, "")) {
                    watching.untilEnd();
                }
            }

            assertThat(looks).isBetween(3, 10);
            Reply stopped = anna.get("/api/tables/" + id + "/export");
            assertThat(stopped.status()).isEqualTo(503);
            assertThat(stopped.body().toString()).contains("error.table-stopped");
            assertThat(anna.get("/api/tables/" + id).status()).isEqualTo(200);
        }
    }

    @Test
    @DisplayName("After a restart bots go on where it was their turn")
    void afterRestart() throws IOException {
        try (Club club = Club.risk()) {
            Browser anna = club.browser("Anna");
            String id = club.riskWithBots(anna);
            JsonNode moment = anna.look(id, "?seat=1");
            club.restart();
            Browser again = anna.at(club.server().port());
            try (Listening listening = again.listen(id, "?seat=1")) {
                JsonNode decision = listening
                        .next(event -> event.data().path("decision").isObject())
                        .data();
                assertThat(again.answer(id, decision, false).status()).isEqualTo(200);
            }
            assertThat(moment.path("view").isObject()).isTrue();
        }
    }
}
