package orrery.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.RecordComponent;
import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.server.api.Denied;
import orrery.server.api.Json;
import orrery.server.api.Kind;
import tools.jackson.core.JacksonException;

/** The body of a request as a record of the protocol. Every error says what is wrong and where. */
final class Body {

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
        } catch (JacksonException wrong) {
            throw Denied.of(Kind.BAD_REQUEST, "error.unreadable", said(wrong));
        }
        if (body == null) {
            throw Denied.of(Kind.BAD_REQUEST, "error.unreadable", "an object is expected");
        }
        complete(body, "");
        return body;
    }

    /** The first line of what the parser says, with the place and without names of our classes. */
    private static String said(JacksonException wrong) {
        String what =
                String.valueOf(wrong.getOriginalMessage()).lines().findFirst().orElse("");
        return "line " + wrong.getLocation().getLineNr() + ", column "
                + wrong.getLocation().getColumnNr() + ": "
                + what.replaceAll("`|\\b(?:[a-z]+\\.)+(?:[A-Z][A-Za-z]*\\$)?(?=[A-Z])", "");
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
