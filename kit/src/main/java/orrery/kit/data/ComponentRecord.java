package orrery.kit.data;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import orrery.core.Component;
import tools.jackson.databind.JsonNode;

/** One record of a component file. Every getter checks what it reads and complains with file, record and field. */
public final class ComponentRecord {

    private final String where;
    private final JsonNode json;

    ComponentRecord(String where, JsonNode json) {
        this.where = where;
        this.json = json;
    }

    public boolean has(String field) {
        return json.hasNonNull(field);
    }

    public boolean isNumber(String field) {
        return json.path(field).isIntegralNumber();
    }

    public boolean isText(String field) {
        return json.path(field).isString();
    }

    public boolean isList(String field) {
        return json.path(field).isArray();
    }

    /** A text that has to be there. */
    public String text(String field) {
        JsonNode value = json.path(field);
        if (!value.isString()) {
            throw wrong(field, "a text");
        }
        return value.stringValue();
    }

    /** A text, or {@code absent} if the field is not there. */
    public String text(String field, String absent) {
        return has(field) ? text(field) : absent;
    }

    /** A whole number that has to be there, {@code least} to {@code most}. */
    public int number(String field, int least, int most) {
        JsonNode value = json.path(field);
        if (!value.isIntegralNumber()
                || !value.canConvertToInt()
                || value.intValue() < least
                || value.intValue() > most) {
            throw wrong(field, "a whole number from " + least + " to " + most);
        }
        return value.intValue();
    }

    /** A whole number, or {@code absent} if the field is not there. */
    public int number(String field, int least, int most, int absent) {
        return has(field) ? number(field, least, most) : absent;
    }

    /** A truth value, or {@code absent} if the field is not there. */
    public boolean flag(String field, boolean absent) {
        JsonNode value = json.path(field);
        if (value.isMissingNode()) {
            return absent;
        }
        if (!value.isBoolean()) {
            throw wrong(field, "true or false");
        }
        return value.booleanValue();
    }

    /** The component whose id stands in the field. */
    public <E extends Enum<E> & Component> E component(String field, Class<E> type) {
        return component(text(field), field, type);
    }

    /** The components whose ids stand in the list of the field, in order. */
    public <E extends Enum<E> & Component> List<E> components(String field, Class<E> type) {
        List<E> components = new ArrayList<>();
        for (JsonNode item : list(field)) {
            if (!item.isString()) {
                throw wrong(field, "a list of ids");
            }
            components.add(component(item.stringValue(), field, type));
        }
        return List.copyOf(components);
    }

    private <E extends Enum<E> & Component> E component(String id, String field, Class<E> type) {
        for (E constant : type.getEnumConstants()) {
            if (constant.id().equals(id)) {
                return constant;
            }
        }
        List<String> known =
                Arrays.stream(type.getEnumConstants()).map(Component::id).toList();
        throw wrong(field, "one of " + String.join(", ", known));
    }

    /** The whole numbers in the list of the field, in order. */
    public List<Integer> numbers(String field) {
        List<Integer> numbers = new ArrayList<>();
        for (JsonNode item : list(field)) {
            if (!item.isIntegralNumber() || !item.canConvertToInt()) {
                throw wrong(field, "a list of whole numbers");
            }
            numbers.add(item.intValue());
        }
        return List.copyOf(numbers);
    }

    /** The record that stands in the field. */
    public ComponentRecord child(String field) {
        JsonNode value = json.path(field);
        if (!value.isObject()) {
            throw wrong(field, "a record");
        }
        return new ComponentRecord(where + ", " + field, value);
    }

    /** The records that stand in the list of the field. */
    public List<ComponentRecord> children(String field) {
        List<ComponentRecord> children = new ArrayList<>();
        for (JsonNode item : list(field)) {
            if (!item.isObject()) {
                throw wrong(field, "a list of records");
            }
            String name =
                    item.path("id").isString() ? item.path("id").stringValue() : field + " " + (children.size() + 1);
            children.add(new ComponentRecord(where + ", " + name, item));
        }
        return List.copyOf(children);
    }

    private JsonNode list(String field) {
        JsonNode value = json.path(field);
        if (!value.isArray()) {
            throw wrong(field, "a list");
        }
        return value;
    }

    /** The complaint about a field: what would be right and what was found. */
    public ComponentFault wrong(String field, String right) {
        JsonNode found = json.path(field);
        return new ComponentFault(where + ": " + field + " must be " + right + ", found "
                + (found.isMissingNode() ? "nothing" : found.toString()));
    }
}
