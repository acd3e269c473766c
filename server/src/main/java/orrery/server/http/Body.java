package orrery.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.server.api.Denied;
import orrery.server.api.Json;
import orrery.server.api.Kind;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.exc.MismatchedInputException;

/** The body of a request as a record of the protocol. Every error says what is wrong and where. */
final class Body {

    private static final String WHOLE = "{…}";

    private Body() {}

    /**
     * Reads a body.
     *
     * @throws Denied if it is too large, no JSON, or lacks something
     */
    static <T extends Record> T read(InputStream in, int most, Class<T> type) throws IOException {
        byte[] bytes = in.readNBytes(most + 1);
        if (bytes.length > most) {
            throw Denied.of(Kind.TOO_LARGE, "error.too-large", most);
        }
        T body;
        try {
            body = Json.read(bytes.length == 0 ? new byte[] {'{', '}'} : bytes, type);
        } catch (MismatchedInputException wrong) {
            throw mismatch(wrong);
        } catch (JacksonException wrong) {
            throw broken(wrong);
        }
        if (body == null) {
            throw Denied.of(Kind.BAD_REQUEST, "error.expected-object", WHOLE);
        }
        complete(body, "");
        return body;
    }

    /** What cannot be read at all; of nesting too deep to be read, the reader tells no place. */
    private static Denied broken(JacksonException wrong) {
        TokenStreamLocation at = wrong.getLocation();
        return at == null
                ? Denied.of(Kind.BAD_REQUEST, "error.too-deep")
                : Denied.of(Kind.BAD_REQUEST, "error.no-json", at.getLineNr(), at.getColumnNr());
    }

    /** What stands somewhere is of another kind than the protocol says. */
    private static Denied mismatch(MismatchedInputException wrong) {
        StringBuilder place = new StringBuilder();
        for (JacksonException.Reference step : wrong.getPath()) {
            if (step.getPropertyName() == null) {
                place.append('[').append(step.getIndex()).append(']');
            } else {
                place.append(place.isEmpty() ? "" : ".").append(step.getPropertyName());
            }
        }
        return Denied.of(
                Kind.BAD_REQUEST,
                "error.expected-" + kind(wrong.getTargetType()),
                place.isEmpty() ? WHOLE : place.toString());
    }

    private static String kind(@Nullable Class<?> type) {
        if (type == int.class || type == Integer.class || type == long.class || type == Long.class) {
            return "number";
        }
        if (type == boolean.class || type == Boolean.class) {
            return "flag";
        }
        if (type == String.class) {
            return "text";
        }
        if (type != null && type.isEnum()) {
            return "word";
        }
        return type != null && Collection.class.isAssignableFrom(type) ? "list" : "object";
    }

    private static void complete(Record record, String path) {
        for (RecordComponent component : record.getClass().getRecordComponents()) {
            Object value = value(component, record);
            String place = path + component.getName();
            if (value == null && component.getAnnotatedType().getAnnotation(Nullable.class) == null) {
                throw Denied.of(Kind.BAD_REQUEST, "error.missing", place);
            }
            if (value instanceof Record inner) {
                complete(inner, place + ".");
            }
            if (value instanceof List<?> items) {
                for (int i = 0; i < items.size(); i++) {
                    completeItem(items.get(i), place + "[" + i + "]");
                }
            }
        }
    }

    private static void completeItem(@Nullable Object item, String place) {
        if (item == null) {
            throw Denied.of(Kind.BAD_REQUEST, "error.missing", place);
        }
        if (item instanceof Record inner) {
            complete(inner, place + ".");
        }
    }

    private static @Nullable Object value(RecordComponent component, Record record) {
        try {
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot read " + component, e);
        }
    }
}
