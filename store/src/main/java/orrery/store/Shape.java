package orrery.store;

import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import orrery.core.RulesFault;

/** The parts of a record class and how to get and give them. */
record Shape(Constructor<?> constructor, List<Part> parts) {

    /** One component of a record. */
    record Part(String name, AnnotatedType type, Method accessor) {

        @Nullable
        Object of(Object record) {
            try {
                return accessor.invoke(record);
            } catch (ReflectiveOperationException e) {
                throw new RulesFault("cannot read " + name + " of " + record + ": " + e);
            }
        }
    }

    private static final Map<Class<?>, Shape> KNOWN = new ConcurrentHashMap<>();

    static Shape of(Class<?> type) {
        return KNOWN.computeIfAbsent(type, Shape::read);
    }

    private static Shape read(Class<?> type) {
        RecordComponent[] components = type.getRecordComponents();
        if (components == null) {
            throw new RulesFault(type.getName() + " is no record and cannot be stored");
        }
        try {
            Constructor<?> constructor = type.getDeclaredConstructor(
                    Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
            constructor.setAccessible(true);
            return new Shape(
                    constructor,
                    Arrays.stream(components)
                            .map(c -> {
                                c.getAccessor().setAccessible(true);
                                return new Part(c.getName(), c.getAnnotatedType(), c.getAccessor());
                            })
                            .toList());
        } catch (ReflectiveOperationException e) {
            throw new RulesFault(type.getName() + " is not a readable record: " + e);
        }
    }

    /** @throws UnreadableJson if the record does not accept these values */
    Object create(@Nullable Object[] values, String path) {
        try {
            return constructor.newInstance(values);
        } catch (InvocationTargetException e) {
            Throwable cause = e.getCause();
            throw new UnreadableJson(path, cause == null ? e.toString() : String.valueOf(cause.getMessage()));
        } catch (ReflectiveOperationException e) {
            throw new RulesFault("cannot create " + constructor + ": " + e);
        }
    }
}
