package orrery.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import orrery.server.api.Json;
import tools.jackson.databind.JsonNode;

/** The examples of docs/protocol.md are what the server does. */
class ProtocolTest {

    private final Map<String, String> held = new HashMap<>();
    private final Map<String, Browser> browsers = new HashMap<>();

    @Test
    @DisplayName("Every request of the page gets the reply of the page")
    void examples() throws IOException {
        List<String> lines = Files.readAllLines(Path.of("..", "docs", "protocol.md"));
        List<String> examples = lines.stream()
                .filter(line -> line.matches("(\\w+ +> (GET|POST) .*)|( +< \\d{3} .*)"))
                .toList();
        assertThat(examples.size()).isGreaterThan(30).isEven();
        try (Club club = Club.risk()) {
            for (Iterator<String> line = examples.iterator(); line.hasNext(); ) {
                send(club, line.next().trim(), line.next().trim());
            }
        }
    }

    private void send(Club club, String request, String reply) {
        String[] said = request.split(" +", 5);
        Browser browser = browsers.computeIfAbsent(said[0], name -> club.browser());
        String path = filled(said[3]);
        Reply got = said[2].equals("GET") ? browser.get(path) : browser.post(path, said[4]);
        assertThat(got.status()).as(request + " got " + got).isEqualTo(Integer.parseInt(reply.substring(2, 5)));
        same(request, "", Json.parse(reply.substring(6)), got.body());
    }

    private String filled(String text) {
        String full = text;
        for (Map.Entry<String, String> known : held.entrySet()) {
            full = full.replace("<" + known.getKey() + ">", known.getValue());
        }
        return full;
    }

    private void same(String request, String place, JsonNode wanted, JsonNode got) {
        String text = wanted.isString() ? wanted.asString() : "";
        if (text.equals("…")) {
            assertThat(got.isMissingNode()).as(request + " at " + place).isFalse();
        } else if (text.matches("<\\w+>")) {
            held.putIfAbsent(text.substring(1, text.length() - 1), got.asString());
            assertThat(got.asString()).as(request + " at " + place).isEqualTo(filled(text));
        } else if (wanted.isObject()) {
            assertThat(got.propertyNames())
                    .as(request + " at " + place)
                    .containsExactlyInAnyOrderElementsOf(wanted.propertyNames());
            wanted.propertyNames().forEach(name -> same(request, place + "." + name, wanted.get(name), got.get(name)));
        } else if (wanted.isArray()) {
            assertThat(got.size()).as(request + " at " + place).isEqualTo(wanted.size());
            for (int i = 0; i < wanted.size(); i++) {
                same(request, place + "[" + i + "]", wanted.get(i), got.get(i));
            }
        } else {
            assertThat(got).as(request + " at " + place).isEqualTo(wanted);
        }
    }
}
