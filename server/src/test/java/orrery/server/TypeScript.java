package orrery.server;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import orrery.core.Component;
import orrery.core.Message;
import orrery.core.Seat;
import orrery.core.Vocabulary;
import orrery.server.api.Written;
import tools.jackson.databind.JsonNode;

/** Writes the types of TypeScript that fit the JSON of our records. */
final class TypeScript {

    private static final String HEAD =
            "/* Made from the records in Java; a test of the server says so when they differ. */\n";

    /** What is sent as a tree and has a type of its own all the same. */
    private static final Map<String, String> TREES =
            Map.of("fact", "Typed", "choice", "Typed", "choices", "Typed", "anchors", "Ref");

    private final Map<String, String> types = new LinkedHashMap<>();
    private final boolean nullsAreSent;

    /** @param nullsAreSent whether a field without a value is sent as null, or left out */
    private TypeScript(boolean nullsAreSent) {
        this.nullsAreSent = nullsAreSent;
    }

    /** The records of the protocol and all that they hold. */
    static String protocol(List<Class<? extends Record>> roots) {
        TypeScript script = new TypeScript(true);
        roots.forEach(script::record);
        return HEAD
                + "\nexport type Arg = number | string | { seat: number } | Ref | Message | Arg[];\n"
                + "\nexport interface Message {\n  key: string;\n  args: Arg[];\n}\n"
                + "\nexport interface Ref {\n  kind: string;\n  id: string;\n}\n"
                + "\nexport interface Typed {\n  type: string;\n  [field: string]: unknown;\n}\n"
                + String.join("", script.types.values());
    }

    /** The view, the facts and the choices of a game. */
    static String game(Class<? extends Record> view, Vocabulary vocabulary) {
        TypeScript script = new TypeScript(false);
        script.record(view);
        String choices = script.family("Choice", vocabulary.choices());
        String facts = script.family("Fact", vocabulary.facts());
        return HEAD + String.join("", script.types.values()) + choices + facts;
    }

    private String family(String name, Map<String, ? extends Class<?>> members) {
        return "\nexport type " + name + " =\n"
                + new TreeMap<>(members)
                        .entrySet().stream()
                                .map(member -> "  | { type: '" + member.getKey() + "'"
                                        + fields(member.getValue()).stream()
                                                .map(field -> "; " + field)
                                                .collect(Collectors.joining())
                                        + " }")
                                .collect(Collectors.joining("\n"))
                + ";\n";
    }

    private String record(Class<?> type) {
        String name = type.getSimpleName();
        if (!types.containsKey(name)) {
            types.put(name, "");
            types.put(
                    name,
                    "\nexport interface " + name + " {\n"
                            + fields(type).stream().map(f -> "  " + f + ";\n").collect(Collectors.joining())
                            + "}\n");
        }
        return name;
    }

    private List<String> fields(Class<?> type) {
        List<String> fields = new ArrayList<>();
        for (RecordComponent component : type.getRecordComponents()) {
            AnnotatedElement field = field(type, component);
            if (field.isAnnotationPresent(JsonUnwrapped.class)) {
                fields.addAll(fields(component.getType()));
            } else {
                fields.add(field(component, field));
            }
        }
        return fields;
    }

    private String field(RecordComponent component, AnnotatedElement field) {
        JsonProperty renamed = field.getAnnotation(JsonProperty.class);
        String name = renamed == null ? component.getName() : renamed.value();
        boolean empty = component.getAnnotatedType().isAnnotationPresent(Nullable.class);
        boolean left = empty && (!nullsAreSent || field.isAnnotationPresent(JsonInclude.class));
        String type = type(component.getAnnotatedType(), name);
        return name + (left ? "?" : "") + ": " + type + (empty && !left ? " | null" : "");
    }

    private static AnnotatedElement field(Class<?> type, RecordComponent component) {
        try {
            return type.getDeclaredField(component.getName());
        } catch (NoSuchFieldException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private String type(AnnotatedType annotated, String name) {
        Type type = annotated.getType();
        if (type instanceof ParameterizedType parameterized) {
            AnnotatedType[] arguments = ((AnnotatedParameterizedType) annotated).getAnnotatedActualTypeArguments();
            if (Map.class.isAssignableFrom((Class<?>) parameterized.getRawType())) {
                return "Record<string, " + type(arguments[1], name) + ">";
            }
            if (Collection.class.isAssignableFrom((Class<?>) parameterized.getRawType())) {
                String item = type(arguments[0], name);
                return (item.contains("|") ? "(" + item + ")" : item) + "[]";
            }
        }
        return simple((Class<?>) (type instanceof ParameterizedType p ? p.getRawType() : type), name);
    }

    private String simple(Class<?> type, String name) {
        if (type == JsonNode.class || type == Written.class) {
            return TREES.getOrDefault(name, "unknown");
        }
        if (type == boolean.class || type == Boolean.class) {
            return "boolean";
        }
        if (type.isPrimitive() || Number.class.isAssignableFrom(type) || type == Seat.class) {
            return "number";
        }
        if (type == Message.class) {
            return "Message";
        }
        if (type.isEnum()) {
            return enumeration(type);
        }
        if (type.isRecord()) {
            return record(type);
        }
        return "string";
    }

    private String enumeration(Class<?> type) {
        String name = type.getEnclosingClass() == null || !type.getSimpleName().equals("Kind")
                ? type.getSimpleName()
                : type.getEnclosingClass().getSimpleName() + "Kind";
        types.computeIfAbsent(
                name,
                n -> "\nexport type " + n + " = "
                        + Arrays.stream(type.getEnumConstants())
                                .map(constant -> "'" + ((Component) constant).id() + "'")
                                .collect(Collectors.joining(" | "))
                        + ";\n");
        return name;
    }
}
