package orrery.server.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import orrery.core.Component;
import orrery.core.Entry;
import orrery.core.Forecast;
import orrery.core.Message;
import orrery.store.Codec;
import orrery.store.archive.StoredTable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.type.LogicalType;

/** The records of this package as JSON. An enum is its id, and a message its key with arguments. */
public final class Json {

    private static final List<Class<? extends Component>> ENUMS = List.of(
            Kind.class,
            Pace.class,
            NewTable.Sitter.class,
            Undoing.Deed.class,
            StoredTable.Status.class,
            Entry.Player.Kind.class,
            Forecast.Favour.class);

    /** What is no text, even if it could be written as one. */
    private static final List<CoercionInputShape> NUMBERS =
            List.of(CoercionInputShape.Integer, CoercionInputShape.Float, CoercionInputShape.Boolean);

    private static final JsonMapper MAPPER = mapper();

    private Json() {}

    /** How an enum is written and read. */
    private interface ById {
        @JsonValue
        String id();
    }

    private static final class MessageWriter extends ValueSerializer<Message> {
        @Override
        public void serialize(Message message, JsonGenerator out, SerializationContext context) {
            Codec.message(message, out);
        }
    }

    private static final class GameWriter extends ValueSerializer<Written> {
        @Override
        public void serialize(Written written, JsonGenerator out, SerializationContext context) {
            written.form().write(written.value(), out);
        }
    }

    private static JsonMapper mapper() {
        SimpleModule words = new SimpleModule("words")
                .addSerializer(Message.class, new MessageWriter())
                .addSerializer(Written.class, new GameWriter());
        JsonMapper.Builder builder = JsonMapper.builder()
                .addModule(words)
                .changeDefaultPropertyInclusion(all -> JsonInclude.Value.ALL_ALWAYS)
                .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
                .withCoercionConfig(
                        LogicalType.Textual,
                        text -> NUMBERS.forEach(shape -> text.setCoercion(shape, CoercionAction.Fail)))
                .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES);
        ENUMS.forEach(type -> builder.addMixIn(type, ById.class));
        return builder.build();
    }

    /** As text. */
    public static String write(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    /** As UTF-8. */
    public static byte[] bytes(Object value) {
        return MAPPER.writeValueAsBytes(value);
    }

    /**
     * Reads a record.
     *
     * @throws JacksonException if it is no JSON, or not of this shape
     */
    public static <T> T read(byte[] json, Class<T> type) {
        return MAPPER.readValue(json, type);
    }

    /** As {@link #read(byte[], Class)}, from a text. */
    public static <T> T read(String json, Class<T> type) {
        return MAPPER.readValue(json, type);
    }

    /** Parses any JSON. */
    public static JsonNode parse(String json) {
        return MAPPER.readTree(json);
    }
}
