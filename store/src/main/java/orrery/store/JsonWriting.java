package orrery.store;

import java.lang.reflect.Array;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import orrery.core.Component;
import orrery.core.RulesFault;
import orrery.core.Seat;
import tools.jackson.core.JsonGenerator;

/** Writes values as JSON. What a value looks like depends on the value alone. */
final class JsonWriting {

    private final Family family;
    private final JsonGenerator out;

    JsonWriting(Family family, JsonGenerator out) {
        this.family = family;
        this.out = out;
    }

    void write(@Nullable Object value) {
        switch (value) {
            case null -> out.writeNull();
            case Integer number -> out.writeNumber(number);
            case String text -> out.writeString(text);
            case Enum<?> constant -> out.writeString(id(constant));
            case Seat seat -> out.writeNumber(seat.number());
            case Record record -> object(record);
            case Boolean flag -> out.writeBoolean(flag);
            case Optional<?> optional -> write(optional.orElse(null));
            case Long number -> out.writeNumber(number);
            case Short number -> out.writeNumber(number.intValue());
            case Byte number -> out.writeNumber(number.intValue());
            case Double number -> out.writeNumber(number);
            case Iterable<?> items -> array(items);
            case Map<?, ?> map -> object(map);
            default -> arrayOrFault(value);
        }
    }

    private static String id(Enum<?> constant) {
        if (constant instanceof Component component) {
            return component.id();
        }
        throw new RulesFault(constant.getDeclaringClass().getName() + " has no stable ids; make it a Component");
    }

    private void array(Iterable<?> items) {
        out.writeStartArray();
        items.forEach(this::write);
        out.writeEndArray();
    }

    private void arrayOrFault(Object value) {
        if (!value.getClass().isArray()) {
            throw new RulesFault("a " + value.getClass().getName() + " cannot be stored");
        }
        out.writeStartArray();
        for (int i = 0; i < Array.getLength(value); i++) {
            write(Array.get(value, i));
        }
        out.writeEndArray();
    }

    private void object(Map<?, ?> map) {
        out.writeStartObject();
        map.forEach((key, value) -> {
            out.writeName(key(key));
            write(value);
        });
        out.writeEndObject();
    }

    private static String key(@Nullable Object key) {
        return switch (key) {
            case String text -> text;
            case Integer number -> number.toString();
            case Seat seat -> seat.toString();
            case Enum<?> constant -> id(constant);
            case null, default -> throw new RulesFault("a map with the key " + key + " cannot be stored");
        };
    }

    private void object(Record record) {
        out.writeStartObject();
        String name = family.name(record.getClass());
        if (name != null) {
            out.writeStringProperty("type", name);
        }
        for (Shape.Part part : Shape.of(record.getClass()).parts()) {
            Object value = part.of(record);
            if (value != null) {
                out.writeName(part.json());
                write(value);
            }
        }
        out.writeEndObject();
    }
}
