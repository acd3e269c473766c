package orrery.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import orrery.server.stream.Channel;
import orrery.server.stream.Event;
import orrery.server.stream.Listener;
import tools.jackson.databind.JsonNode;

/** Streams: everybody hears everything once, whatever happens to the connection. */
class StreamsTest {

    private static final String STAKE = "{\"type\":\"stake\",\"coins\":1}";

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

    @Test
    @DisplayName("Eight open tabs all hear the same")
    void eightTabs() {
        List<Listening> tabs = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            tabs.add(anna.listen(table, "?seat=1"));
        }
        anna.answer(table, 1, 1, STAKE);

        List<Listening.Event> updates = tabs.stream()
                .map(tab -> tab.next(event -> event.name().equals("update")))
                .toList();
        assertThat(updates).hasSize(8).containsOnly(updates.getFirst());
        tabs.forEach(Listening::close);
    }

    @Test
    @DisplayName("Who comes back with the last event's id hears what was missed and nothing twice (survive 19)")
    void resume() {
        String last;
        try (Listening first = anna.listen(table, "?seat=1")) {
            last = first.next(event -> event.name().equals("snapshot")).id();
        }
        anna.answer(table, 1, 1, STAKE);

        try (Listening again = anna.listen(table, "?seat=1&after=" + last)) {
            JsonNode missed = again.next("update");
            assertThat(missed.path("facts").toString()).contains("staked");
        }
        try (Listening header = anna.with("Last-Event-ID", last).listen(table, "?seat=1")) {
            assertThat(header.next("update").path("facts").toString()).contains("staked");
        }
    }

    @Test
    @DisplayName("An id of another epoch, of the future or of nonsense gets a snapshot")
    void freshSnapshot() {
        for (String last : List.of("epoch0-1", "nonsense", "epoch1-99", "-", "epoch1--1")) {
            try (Listening again = anna.listen(table, "?seat=1&after=" + last)) {
                assertThat(again.next(event -> true).name()).isEqualTo("snapshot");
            }
        }
        String before = anna.look(table, "?seat=1").toString();
        club.restart();
        assertThat(anna.at(club.server().port()).look(table, "?seat=1").toString())
                .isEqualTo(before);
    }

    @Test
    @DisplayName("A reload shows the same question again, and it can be answered (survive 19)")
    void reload() {
        JsonNode first = anna.look(table, "?seat=1").path("decision");
        JsonNode second = anna.look(table, "?seat=1").path("decision");

        assertThat(second).isEqualTo(first);
        assertThat(anna.answer(table, 1, second.path("prompt").asInt(), STAKE).status())
                .isEqualTo(200);
    }

    @Test
    @DisplayName("Seats see who is there")
    void connection() {
        try (Listening own = anna.listen(table, "?seat=1")) {
            own.next("snapshot");
            try (Listening other = boris.listen(table, "?seat=2")) {
                other.next("snapshot");
                JsonNode seats = own.next("table").path("table").path("seats");
                assertThat(seats.get(1).path("connected").asBoolean()).isTrue();
                assertThat(seats.get(1).path("yours").asBoolean()).isFalse();
                assertThat(seats.get(0).path("yours").asBoolean()).isTrue();
            }
        }
    }

    @Test
    @DisplayName("A closed tab is soon shown as gone, though nothing happens at the table")
    void closedTab() throws IOException {
        try (Club watchful = Club.watchful()) {
            Browser clara = watchful.browser("Clara");
            Browser doris = watchful.browser("Doris");
            String other = watchful.bazaarOf(clara, doris);
            try (Listening own = clara.listen(other, "?seat=1")) {
                own.next("snapshot");
                try (Socket tab = new Socket("127.0.0.1", watchful.server().port())) {
                    tab.getOutputStream()
                            .write(("GET /api/tables/" + other + "/events?seat=2 HTTP/1.1\r\nHost: x\r\nCookie: "
                                            + doris.cookie() + "\r\n\r\n")
                                    .getBytes(StandardCharsets.US_ASCII));
                    own.next(event -> isSecondHere(event, true));
                }
                own.next(event -> isSecondHere(event, false));
            }
        }
    }

    @Test
    @DisplayName("A browser that vanishes without a farewell is shown as gone after two beats")
    void vanished() throws IOException {
        try (Club watchful = Club.watchful()) {
            Browser clara = watchful.browser("Clara");
            Browser doris = watchful.browser("Doris");
            String other = watchful.bazaarOf(clara, doris);
            try (Listening own = clara.listen(other, "?seat=1");
                    Listening lost = doris.listen(other, "?seat=2")) {
                own.next(event -> isSecondHere(event, true));
                watchful.pass(Duration.ofSeconds(15));
                doris.post("/api/beats/" + lost.beat(), "{}");
                watchful.pass(Duration.ofSeconds(15));
                lost.beat();
                watchful.pass(Duration.ofSeconds(15));

                own.next(event -> isSecondHere(event, false));
            }
        }
    }

    private static boolean isSecondHere(Listening.Event event, boolean here) {
        JsonNode seats = event.data().path("table").path("seats");
        return event.name().equals("table") && seats.get(1).path("connected").asBoolean() == here;
    }

    @Test
    @DisplayName("Whoever reads too slowly is dropped, and the others hear on")
    void slowReader() {
        Listener slow = new Listener("slow");
        Listener quick = new Listener("quick");
        Channel channel = new Channel("epoch");
        channel.add(slow);
        channel.add(quick);
        boolean[] dropped = {false};
        slow.onDrop(() -> dropped[0] = true);

        for (int i = 0; i < 1_000; i++) {
            channel.tell("update", new byte[] {'{', '}'});
            assertThat(next(quick)).isNotNull();
        }

        assertThat(dropped[0]).isTrue();
        assertThat(slow.isOver()).isTrue();
        assertThat(quick.isOver()).isFalse();
    }

    private static Event next(Listener listener) {
        try {
            return listener.next(0);
        } catch (InterruptedException stopped) {
            throw new AssertionError(stopped);
        }
    }

    @Test
    @DisplayName("A client that does not read at all does not keep the others waiting (survive 18)")
    void deafClient() throws IOException {
        try (Socket deaf = new Socket("127.0.0.1", club.server().port())) {
            deaf.setReceiveBufferSize(1_024);
            deaf.getOutputStream()
                    .write(("GET /api/tables/" + table + "/events HTTP/1.1\r\nHost: x\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            InputStream in = deaf.getInputStream();
            assertThat((char) in.read()).isEqualTo('H');
            for (int i = 0; i < 30; i++) {
                JsonNode one = anna.look(table, "?seat=1");
                Browser asked = one.path("decision").isNull() ? boris : anna;
                JsonNode moment = one.path("decision").isNull() ? boris.look(table, "?seat=2") : one;
                if (moment.path("decision").isNull()) {
                    break;
                }
                assertThat(asked.answer(table, moment, false).status()).isEqualTo(200);
            }
        }
    }
}
