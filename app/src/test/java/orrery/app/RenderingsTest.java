package orrery.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import orrery.core.Component;
import orrery.core.Message;
import orrery.core.Seat;
import orrery.words.Language;
import orrery.words.TextFolder;
import orrery.words.Words;
import tools.jackson.databind.json.JsonMapper;

/**
 * The page in the browser puts messages into words by itself. What this program makes of them is kept beside the page's
 * source, and the page's own tests hold its sentences against it, so that the two cannot say different things.
 */
class RenderingsTest {

    private static final Path KEPT = Path.of("..", "web", "src", "words", "renderings.jsonl");

    private static final Path WRITTEN = Path.of("target", "renderings.jsonl");

    private static final JsonMapper JSON = JsonMapper.builder().build();

    enum Territory implements Component {
        CHAR_ALEPH("char-aleph"),
        GLASS_FLATS("glass-flats");

        private final String id;

        Territory(String id) {
            this.id = id;
        }

        @Override
        public String id() {
            return id;
        }
    }

    @Test
    void thePageIsHeldAgainstWhatThisProgramSays() throws IOException {
        String said = said(new TextFolder(RenderingsTest.class, "renderings"));
        Files.writeString(WRITTEN, said);

        assertThat(said)
                .as("sentences of the page; where the new ones are right, copy app/%s to web/src/words", WRITTEN)
                .isEqualTo(kept(KEPT));
    }

    private static String kept(Path file) throws IOException {
        return Files.exists(file) ? Files.readString(file) : "";
    }

    /** One line for each message that says something new: its arguments as in the protocol, and both languages. */
    private static String said(TextFolder folder) {
        Words english = Words.of(folder, Language.EN);
        Words russian = Words.of(folder, Language.RU);
        var lines = new StringBuilder();
        for (String key : english.keys()) {
            Set<List<String>> before = new HashSet<>();
            for (List<Object> args : arguments()) {
                var message = new Message(key, args);
                List<String> said = List.of(english.say(message), russian.say(message));
                if (before.add(said)) {
                    lines.append(JSON.writeValueAsString(line(key, args, english.say(message), russian.say(message))))
                            .append('\n');
                }
            }
        }
        return lines.toString();
    }

    private static Map<String, Object> line(String key, List<Object> args, String english, String russian) {
        var line = new LinkedHashMap<String, Object>();
        line.put("key", key);
        line.put("args", args.stream().map(RenderingsTest::inProtocol).toList());
        line.put("en", english);
        line.put("ru", russian);
        return line;
    }

    private static List<List<Object>> arguments() {
        var lists = new ArrayList<List<Object>>();
        for (int number : new int[] {1, 2, 5, 0, 21, 12_345}) {
            lists.add(numbers(number));
        }
        lists.add(List.of(0.285, 1.5, -2, 1_000_000, 0.0625, 3, 4, 5));
        Message nested = Message.of("plain");
        lists.add(List.of(Territory.CHAR_ALEPH, Territory.GLASS_FLATS, Seat.of(1), nested, "text", 2, 3, 4));
        lists.add(
                List.of(Seat.of(0), List.of(Territory.CHAR_ALEPH, 2), List.of(Seat.of(0), nested, "a"), List.of(), 7));
        lists.add(List.of());
        return lists;
    }

    private static List<Object> numbers(int first) {
        var numbers = new ArrayList<Object>();
        for (int i = 0; i < 8; i++) {
            numbers.add(first + i);
        }
        return numbers;
    }

    private static Object inProtocol(Object argument) {
        return switch (argument) {
            case Seat seat -> Map.of("seat", seat.number());
            case Territory territory -> sorted("kind", "Territory", "id", territory.id());
            case Message message -> sorted("key", message.key(), "args", message.args());
            case List<?> list -> list.stream().map(RenderingsTest::inProtocol).toList();
            default -> argument;
        };
    }

    private static Map<String, Object> sorted(String first, Object one, String second, Object other) {
        var map = new LinkedHashMap<String, Object>();
        map.put(first, one);
        map.put(second, other);
        return map;
    }
}
