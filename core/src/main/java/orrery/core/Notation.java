package orrery.core;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Choices as people write them, in logs, scenarios and on the command line: the stable name of the choice and its parts
 * in order, separated by blanks, e.g. {@code invade augustgrad keresh-province} or {@code commit 3 hero}.
 *
 * <p>A part is a whole number, the id of a component, the number of a seat, or a list of these (the last part only). A
 * truth value is written as its own name if true and left out if false.
 */
public final class Notation {

    private record Part(String name, Class<?> type, Class<?> item, MethodHandle accessor) {}

    private record Shape(Constructor<?> constructor, List<Part> parts) {}

    private static final Map<Class<?>, Shape> SHAPES = new ConcurrentHashMap<>();

    private final Vocabulary vocabulary;

    public Notation(Vocabulary vocabulary) {
        this.vocabulary = vocabulary;
    }

    /** The choice in writing; reading it gives an equal choice. */
    public String write(Choice choice) {
        StringBuilder text = new StringBuilder(vocabulary.name(choice.getClass()));
        for (Part part : shape(choice.getClass()).parts()) {
            Object value = get(part, choice);
            if (value instanceof Boolean flag) {
                if (flag) {
                    text.append(' ').append(part.name());
                }
            } else if (value instanceof List<?> list) {
                list.forEach(item -> text.append(' ').append(word(item)));
            } else {
                text.append(' ').append(word(value));
            }
        }
        return text.toString();
    }

    /**
     * Reads a choice.
     *
     * @throws IllegalArgumentException in one sentence what is wrong and what would be right
     */
    public Choice read(String text) {
        List<String> words = Arrays.stream(text.trim().split("\\s+")).toList();
        Class<? extends Choice> type = vocabulary
                .choice(words.getFirst())
                .orElseThrow(() -> new IllegalArgumentException("unknown answer '" + words.getFirst() + "'; known: "
                        + String.join(
                                ", ",
                                vocabulary.choices().keySet().stream().sorted().toList())));
        Shape shape = shape(type);
        Object[] values = new Object[shape.parts().size()];
        int next = 1;
        for (int i = 0; i < values.length; i++) {
            Part part = shape.parts().get(i);
            if (part.type() == boolean.class) {
                values[i] = next < words.size() && words.get(next).equals(part.name());
                next += (boolean) values[i] ? 1 : 0;
            } else if (part.type() == List.class) {
                List<Object> items = new ArrayList<>();
                while (next < words.size()) {
                    items.add(value(part.item(), words.get(next++), text));
                }
                values[i] = List.copyOf(items);
            } else if (next < words.size()) {
                values[i] = value(part.type(), words.get(next++), text);
            } else {
                throw new IllegalArgumentException("'" + text.trim() + "' ends too early; " + form(type));
            }
        }
        if (next < words.size()) {
            throw new IllegalArgumentException(
                    "'" + words.get(next) + "' is too much in '" + text.trim() + "'; " + form(type));
        }
        return create(shape, values);
    }

    /** How a choice of this type is written, e.g. {@code "it is written: invade from to"}. */
    private String form(Class<?> type) {
        StringBuilder text = new StringBuilder("it is written: ").append(vocabulary.name(type));
        for (Part part : shape(type).parts()) {
            text.append(part.type() == boolean.class ? " [" + part.name() + "]" : " " + part.name());
        }
        return text.toString();
    }

    private static String word(Object value) {
        return switch (value) {
            case Component component -> component.id();
            case Seat seat -> Integer.toString(seat.number());
            default -> value.toString();
        };
    }

    private static Object value(Class<?> type, String word, String text) {
        if (type == int.class || type == Integer.class) {
            if (!word.matches("0|-?[1-9][0-9]{0,8}")) {
                throw new IllegalArgumentException("'" + word + "' in '" + text.trim() + "' is not a whole number");
            }
            return Integer.valueOf(word);
        }
        if (type == Seat.class) {
            if (!word.matches("[1-9][0-9]?") || Integer.parseInt(word) > Seat.MOST) {
                throw new IllegalArgumentException(
                        "'" + word + "' in '" + text.trim() + "' is not the number of a seat");
            }
            return Seat.of(Integer.parseInt(word) - 1);
        }
        Object[] constants = type.getEnumConstants();
        if (constants == null) {
            throw new RulesFault("a choice cannot hold a " + type.getName());
        }
        List<String> known = new ArrayList<>();
        for (Object constant : constants) {
            String id = ((Component) constant).id();
            if (id.equals(word)) {
                return constant;
            }
            known.add(id);
        }
        throw new IllegalArgumentException("unknown " + type.getSimpleName().toLowerCase(java.util.Locale.ROOT) + " '"
                + word + "' in '" + text.trim() + "'; known: " + String.join(", ", known));
    }

    private static Choice create(Shape shape, Object[] values) {
        try {
            return (Choice) shape.constructor().newInstance(values);
        } catch (java.lang.reflect.InvocationTargetException e) {
            throw new IllegalArgumentException(
                    e.getCause() instanceof Exception cause ? String.valueOf(cause.getMessage()) : e.toString(), e);
        } catch (ReflectiveOperationException e) {
            throw new RulesFault("cannot create " + shape.constructor() + ": " + e);
        }
    }

    private static Object get(Part part, Object record) {
        try {
            return part.accessor().invoke(record);
        } catch (Throwable e) {
            throw new RulesFault("cannot read " + part.name() + " of " + record + ": " + e);
        }
    }

    private static Shape shape(Class<?> type) {
        return SHAPES.computeIfAbsent(type, Notation::shapeOf);
    }

    private static Shape shapeOf(Class<?> type) {
        try {
            RecordComponent[] components = type.getRecordComponents();
            List<Part> parts = new ArrayList<>();
            for (RecordComponent component : components) {
                component.getAccessor().setAccessible(true);
                parts.add(new Part(
                        component.getName(),
                        component.getType(),
                        itemOf(component.getGenericType()),
                        MethodHandles.lookup().unreflect(component.getAccessor())));
            }
            Constructor<?> constructor = type.getDeclaredConstructor(
                    Arrays.stream(components).map(RecordComponent::getType).toArray(Class[]::new));
            constructor.setAccessible(true);
            return new Shape(constructor, List.copyOf(parts));
        } catch (ReflectiveOperationException e) {
            throw new RulesFault(type.getName() + " is not a readable record: " + e);
        }
    }

    private static Class<?> itemOf(Type type) {
        return type instanceof ParameterizedType list && list.getActualTypeArguments()[0] instanceof Class<?> item
                ? item
                : Object.class;
    }
}
