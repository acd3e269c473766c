package orrery.store;

import java.io.StringWriter;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import orrery.core.Choice;
import orrery.core.Component;
import orrery.core.Entry;
import orrery.core.Fact;
import orrery.core.Game;
import orrery.core.Message;
import orrery.core.Mode;
import orrery.core.Next;
import orrery.core.Question;
import orrery.core.RulesFault;
import orrery.core.Setup;
import orrery.core.State;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.util.TokenBuffer;

/**
 * The choices, facts, segments, positions and entries of one game as JSON.
 *
 * <p>A record becomes an object with a field for each component that is not null; a record of the game's vocabulary, or
 * an entry, says its stable name in {@code "type"} first. A component becomes its id, a seat its number from 1, lists and
 * sets become arrays, and maps become objects. Equal values become equal bytes. Games need no annotations.
 */
public final class Codec<S extends State<S, F>, F extends Fact> {

    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private final Game<S, F> game;
    private final Family family;
    private final JsonReading reading;
    private @Nullable Class<? extends Record> position;

    public Codec(Game<S, F> game) {
        this.game = game;
        this.family = Family.of(game.vocabulary());
        this.reading = new JsonReading(family);
    }

    /** Parses a text. @throws UnreadableJson if it is no JSON, naming line and column */
    public static JsonNode parse(String text) {
        try {
            return MAPPER.readTree(text);
        } catch (JacksonException broken) {
            TokenStreamLocation place = broken.getLocation();
            throw new UnreadableJson(
                    place == null ? "" : "line " + place.getLineNr() + ", column " + place.getColumnNr(),
                    "this is no JSON: " + withoutSource(broken));
        }
    }

    /** What is wrong, without the parser's own words on where it read. */
    private static String withoutSource(JacksonException broken) {
        return String.valueOf(broken.getOriginalMessage()).replaceFirst(" \\((start marker|from) .*", "");
    }

    /** JSON for people: indented, one field a line. */
    static String pretty(JsonNode node) {
        return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(node);
    }

    /**
     * Any value made of records, components, seats, numbers, strings, lists, sets and maps: a view, a fact, a decision, …
     *
     * @throws RulesFault naming the class that cannot be stored
     */
    public JsonNode write(@Nullable Object value) {
        return tree(out -> write(value, out));
    }

    /** As {@link #write(Object)}, into a larger whole. */
    public void write(@Nullable Object value, JsonGenerator out) {
        new JsonWriting(family, out).write(value);
    }

    /** As {@link #write(Object)}, as text. */
    public String text(@Nullable Object value) {
        return text(out -> write(value, out));
    }

    /** What a question says to its seat: prompt, article, path and options with verdicts and anchors. */
    public JsonNode write(Question<?> question) {
        return tree(out -> new Decisions(new JsonWriting(family, out), out).decision(question.decision()));
    }

    /** A sentence with its arguments, to be put into words by whoever reads it. */
    public static void message(Message message, JsonGenerator out) {
        Decisions.message(message, out);
    }

    /** A component with its kind, because an id is unique within its kind only. */
    public static void reference(Component component, JsonGenerator out) {
        Decisions.component(component, out);
    }

    private static JsonNode tree(Consumer<JsonGenerator> written) {
        try (TokenBuffer tokens = TokenBuffer.forGeneration();
                JsonParser parser = tokens.asParser(ObjectReadContext.empty())) {
            written.accept(tokens);
            return MAPPER.readTree(parser);
        }
    }

    private static String text(Consumer<JsonGenerator> written) {
        StringWriter text = new StringWriter();
        try (JsonGenerator out = MAPPER.createGenerator(text)) {
            written.accept(out);
        }
        return text.toString();
    }

    public Choice choice(JsonNode node) {
        return read(node, Choice.class, "");
    }

    /** A fact of this game. */
    @SuppressWarnings("unchecked")
    public F fact(JsonNode node) {
        return (F) read(node, Fact.class, "");
    }

    /** A segment or an outcome. */
    public Next next(JsonNode node) {
        return read(node, Next.class, "");
    }

    public Entry entry(JsonNode node) {
        return read(node, Entry.class, "");
    }

    /** The whole state as JSON. */
    public JsonNode position(S state) {
        return write(game.position(state));
    }

    /** The state of a position. */
    public S state(JsonNode node) {
        return game.state(read(node, positionType(), ""));
    }

    private Class<? extends Record> positionType() {
        Class<? extends Record> known = position;
        if (known == null) {
            Mode mode = game.modes().getFirst();
            Setup setup = Setup.of(mode.id(), mode.seats().getFirst());
            known = game.position(game.start(setup).state()).getClass();
            position = known;
        }
        return known;
    }

    /**
     * A value of this type.
     *
     * @param path place of {@code node} in a larger whole, for errors
     * @throws UnreadableJson naming the place that is wrong and what would be right
     */
    <T> T read(JsonNode node, Class<T> type, String path) {
        return type.cast(reading.value(node, type, path));
    }

    <T> List<T> readList(JsonNode node, Class<T> type, String path) {
        if (!node.isArray()) {
            throw new UnreadableJson(path, "expected a list, found " + JsonReading.shortened(node));
        }
        java.util.ArrayList<T> items = new java.util.ArrayList<>();
        for (int i = 0; i < node.size(); i++) {
            items.add(read(node.get(i), type, path + "[" + i + "]"));
        }
        return List.copyOf(items);
    }
}
