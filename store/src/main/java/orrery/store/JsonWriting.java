package orrery.store;

import java.lang.reflect.Array;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import orrery.core.Component;
import orrery.core.RulesFault;
import orrery.core.Seat;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Turns values into JSON. What a value looks like depends on the value alone. */
final class JsonWriting {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final Family family;

    JsonWriting(Family family) {
        this.family = family;
    }

    JsonNode node(@Nullable Object value) {
        return switch (value) {
            case null -> NODES.nullNode();
            case Optional<?> optional -> node(optional.orElse(null));
            case Boolean flag -> NODES.booleanNode(flag);
            case Integer number -> NODES.numberNode(number);
            case Long number -> NODES.numberNode(number);
            case Short number -> NODES.numberNode(number.intValue());
            case Byte number -> NODES.numberNode(number.intValue());
            case Double number -> NODES.numberNode(number);
            case String text -> NODES.stringNode(text);
            case Seat seat -> NODES.numberNode(seat.number());
            case Enum<?> constant -> NODES.stringNode(id(constant));
            case Map<?, ?> map -> object(map);
            case Iterable<?> items -> array(items);
            case Record record -> object(record);
            default -> arrayOrFault(value);
        };
    }

    private static String id(Enum<?> constant) {
        if (constant instanceof Component component) {
            return component.id();
        }
        throw new RulesFault(constant.getDeclaringClass().getName() + " has no stable ids; make it a Component");
    }

    private ArrayNode array(Iterable<?> items) {
        ArrayNode array = NODES.arrayNode();
        items.forEach(item -> array.add(node(item)));
        return array;
    }

    private JsonNode arrayOrFault(Object value) {
        if (!value.getClass().isArray()) {
            throw new RulesFault("a " + value.getClass().getName() + " cannot be stored");
        }
        ArrayNode array = NODES.arrayNode();
        for (int i = 0; i < Array.getLength(value); i++) {
            array.add(node(Array.get(value, i)));
        }
        return array;
    }

    private ObjectNode object(Map<?, ?> map) {
        ObjectNode object = NODES.objectNode();
        map.forEach((key, value) -> object.set(key(key), node(value)));
        return object;
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

    private ObjectNode object(Record record) {
        ObjectNode object = NODES.objectNode();
        family.name(record.getClass()).ifPresent(name -> object.put("type", name));
        for (Shape.Part part : Shape.of(record.getClass()).parts()) {
            Object value = part.of(record);
            if (value != null) {
                object.set(part.name(), node(value));
            }
        }
        return object;
    }
}
