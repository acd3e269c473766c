package orrery.store;

import java.lang.reflect.AnnotatedArrayType;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Array;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import orrery.core.Component;
import orrery.core.RulesFault;
import orrery.core.Seat;
import tools.jackson.databind.JsonNode;

/** Turns JSON into values of declared types. Every error names the place in the JSON. */
final class JsonReading {

    private final Family family;

    JsonReading(Family family) {
        this.family = family;
    }

    /** A value that must not be null, of a class without type arguments. */
    Object value(JsonNode node, Class<?> type, String path) {
        if (node.isNull()) {
            throw new UnreadableJson(path, "missing");
        }
        if (type == boolean.class || type == Boolean.class) {
            return expect(node.isBoolean(), node, path, "true or false").booleanValue();
        }
        if (type == int.class || type == Integer.class) {
            return expect(node.canConvertToInt() && node.isIntegralNumber(), node, path, "a whole number")
                    .intValue();
        }
        if (type == long.class || type == Long.class) {
            return expect(node.canConvertToLong() && node.isIntegralNumber(), node, path, "a whole number")
                    .longValue();
        }
        if (type == short.class || type == byte.class) {
            return small(node, type, path);
        }
        if (type == double.class || type == Double.class) {
            return expect(node.isNumber(), node, path, "a number").doubleValue();
        }
        if (type == String.class) {
            return text(node, path);
        }
        if (type == Seat.class) {
            return seat(
                    expect(node.isIntegralNumber(), node, path, "the number of a seat")
                            .asString(),
                    path);
        }
        if (type.isArray()) {
            return array(node, type.getComponentType(), path);
        }
        if (type.isRecord()) {
            return record(node, type, path);
        }
        return node.isObject() ? record(node, typeOf(node, type, path), path) : component(type, text(node, path), path);
    }

    private @Nullable Object value(JsonNode node, AnnotatedType declared, String path) {
        Type type = declared.getType();
        Class<?> raw = (Class<?>) (type instanceof ParameterizedType p ? p.getRawType() : erased(type));
        if (raw == Optional.class) {
            return node.isNull() ? Optional.empty() : Optional.ofNullable(value(node, argument(declared, 0), path));
        }
        if (node.isNull() && !raw.isPrimitive() && declared.isAnnotationPresent(Nullable.class)) {
            return null;
        }
        if (Collection.class.isAssignableFrom(raw) || raw == Iterable.class) {
            return collection(node, raw, argument(declared, 0), path);
        }
        if (Map.class.isAssignableFrom(raw)) {
            return map(node, declared, path);
        }
        if (raw.isArray()
                && declared instanceof AnnotatedArrayType array
                && !raw.getComponentType().isPrimitive()) {
            return array(node, raw.getComponentType(), array.getAnnotatedGenericComponentType(), path);
        }
        return value(node, raw, path);
    }

    private static Class<?> erased(Type type) {
        if (type instanceof Class<?> plain) {
            return plain;
        }
        throw new RulesFault("a place of the type " + type + " cannot be stored");
    }

    private static AnnotatedType argument(AnnotatedType declared, int index) {
        if (declared instanceof AnnotatedParameterizedType generic) {
            return generic.getAnnotatedActualTypeArguments()[index];
        }
        throw new RulesFault("a place of the raw type " + declared.getType() + " cannot be stored");
    }

    private static JsonNode expect(boolean fits, JsonNode node, String path, String right) {
        if (!fits) {
            throw new UnreadableJson(path, "expected " + right + ", found " + shortened(node));
        }
        return node;
    }

    static String shortened(JsonNode node) {
        String text = node.toString();
        return text.length() <= 60 ? text : text.substring(0, 57) + "...";
    }

    private static String text(JsonNode node, String path) {
        return expect(node.isString(), node, path, "a string").stringValue();
    }

    private static Object small(JsonNode node, Class<?> type, String path) {
        int most = type == byte.class ? Byte.MAX_VALUE : Short.MAX_VALUE;
        boolean fits = node.isIntegralNumber()
                && node.canConvertToInt()
                && node.intValue() <= most
                && node.intValue() >= -most - 1;
        int number = expect(fits, node, path, "a whole number up to " + most).intValue();
        return type == byte.class ? (Object) (byte) number : (Object) (short) number;
    }

    private static Seat seat(String number, String path) {
        if (!number.matches("[1-9][0-9]?") || Integer.parseInt(number) > Seat.MOST) {
            throw new UnreadableJson(path, "expected the number of a seat, found " + number);
        }
        return Seat.of(Integer.parseInt(number) - 1);
    }

    private Object array(JsonNode node, Class<?> item, String path) {
        Object array = Array.newInstance(
                item, expect(node.isArray(), node, path, "a list").size());
        for (int i = 0; i < node.size(); i++) {
            Array.set(array, i, value(node.get(i), item, path + "[" + i + "]"));
        }
        return array;
    }

    private Object array(JsonNode node, Class<?> item, AnnotatedType declared, String path) {
        List<@Nullable Object> items = items(node, declared, path);
        Object array = Array.newInstance(item, items.size());
        for (int i = 0; i < items.size(); i++) {
            Array.set(array, i, items.get(i));
        }
        return array;
    }

    private List<@Nullable Object> items(JsonNode node, AnnotatedType item, String path) {
        expect(node.isArray(), node, path, "a list");
        List<@Nullable Object> items = new ArrayList<>();
        for (int i = 0; i < node.size(); i++) {
            items.add(value(node.get(i), item, path + "[" + i + "]"));
        }
        return items;
    }

    private Object collection(JsonNode node, Class<?> raw, AnnotatedType item, String path) {
        List<@Nullable Object> items = items(node, item, path);
        if (raw == EnumSet.class || raw.isAssignableFrom(EnumSet.class) && isEnum(item) && !raw.isInstance(items)) {
            return enumSet(item, items);
        }
        if (Set.class.isAssignableFrom(raw)) {
            return Collections.unmodifiableSet(new LinkedHashSet<>(items));
        }
        return Collections.unmodifiableList(items);
    }

    private static boolean isEnum(AnnotatedType type) {
        return type.getType() instanceof Class<?> item && item.isEnum();
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static Set<?> enumSet(AnnotatedType item, List<@Nullable Object> items) {
        EnumSet set = EnumSet.noneOf((Class) item.getType());
        set.addAll(items);
        return set;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private Map<?, ?> map(JsonNode node, AnnotatedType declared, String path) {
        expect(node.isObject(), node, path, "an object");
        AnnotatedType key = argument(declared, 0);
        Map map = isEnum(key) ? new EnumMap((Class) key.getType()) : new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> field : node.properties()) {
            String place = path + "." + field.getKey();
            map.put(
                    key(field.getKey(), erased(key.getType()), place),
                    value(field.getValue(), argument(declared, 1), place));
        }
        return map;
    }

    private Object key(String text, Class<?> type, String path) {
        if (type == String.class) {
            return text;
        }
        if (type == Seat.class) {
            return seat(text, path);
        }
        if (type == Integer.class) {
            if (!text.matches("0|-?[1-9][0-9]{0,8}")) {
                throw new UnreadableJson(path, "expected a whole number as key");
            }
            return Integer.valueOf(text);
        }
        return component(type, text, path);
    }

    private Object record(JsonNode node, Class<?> type, String path) {
        expect(node.isObject(), node, path, "an object");
        Shape shape = Shape.of(type);
        @Nullable Object[] values = new Object[shape.parts().size()];
        int read = 0;
        for (int i = 0; i < values.length; i++) {
            Shape.Part part = shape.parts().get(i);
            JsonNode found = node.path(part.name());
            read += found.isMissingNode() ? 0 : 1;
            values[i] = value(found.isMissingNode() ? nothing() : found, part.type(), join(path, part.name()));
        }
        read += family.name(type) != null && node.has("type") ? 1 : 0;
        if (read < node.size()) {
            throw new UnreadableJson(path, "unknown field " + unknown(node, shape) + "; known: " + names(shape));
        }
        return shape.create(values, path);
    }

    private static JsonNode nothing() {
        return tools.jackson.databind.node.NullNode.getInstance();
    }

    static String join(String path, String name) {
        return path.isEmpty() ? name : path + "." + name;
    }

    private static String names(Shape shape) {
        return String.join(", ", shape.parts().stream().map(Shape.Part::name).toList());
    }

    private static String unknown(JsonNode node, Shape shape) {
        List<String> known = shape.parts().stream().map(Shape.Part::name).toList();
        return node.propertyNames().stream()
                .filter(name -> !known.contains(name) && !name.equals("type"))
                .findFirst()
                .orElse("type");
    }

    private Class<?> typeOf(JsonNode node, Class<?> declared, String path) {
        JsonNode type = node.path("type");
        if (!type.isString()) {
            throw new UnreadableJson(path, "expected an object with a \"type\", found " + shortened(node));
        }
        return family.named(declared, type.stringValue(), join(path, "type"));
    }

    private Object component(Class<?> type, String id, String path) {
        List<String> known = new ArrayList<>();
        List<Object> constants = constants(type);
        if (constants.isEmpty()) {
            return family.component(type, id)
                    .map(Object.class::cast)
                    .orElseThrow(() -> new UnreadableJson(path, "unknown " + name(type) + " '" + id + "'"));
        }
        for (Object constant : constants) {
            String one = constant instanceof Component component ? component.id() : "";
            if (one.equals(id)) {
                return constant;
            }
            known.add(one);
        }
        throw new UnreadableJson(path, "unknown " + name(type) + " '" + id + "'; known: " + String.join(", ", known));
    }

    private static String name(Class<?> type) {
        return type.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(java.util.Locale.ROOT);
    }

    /** The constants of an enum, or of all enums of a sealed interface. */
    private static List<Object> constants(Class<?> type) {
        Object[] own = type.getEnumConstants();
        if (own != null) {
            return List.of(own);
        }
        List<Object> all = new ArrayList<>();
        if (type.isSealed()) {
            for (Class<?> permitted : type.getPermittedSubclasses()) {
                all.addAll(constants(permitted));
            }
        }
        return all;
    }
}
