package orrery.store;

import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import orrery.core.RulesFault;
import tools.jackson.core.io.SerializedString;

/** The parts of a record class and how to get and give them. */
record Shape(Constructor<?> constructor, List<Part> parts) {

    /**
     * One component of a record.
     *
     * @param json   its name, ready to be written
     * @param getter reads it: compiled code, because all that viewers are told is read this way
     */
    record Part(SerializedString json, AnnotatedType type, Function<Object, @Nullable Object> getter) {

        static Part of(RecordComponent component) {
            return new Part(new SerializedString(component.getName()), component.getAnnotatedType(), getter(component));
        }

        @SuppressWarnings("unchecked")
        private static Function<Object, @Nullable Object> getter(RecordComponent component) {
            try {
                Lookup lookup = MethodHandles.privateLookupIn(
                        component.getAccessor().getDeclaringClass(), MethodHandles.lookup());
                MethodHandle accessor = lookup.unreflect(component.getAccessor());
                return (Function<Object, @Nullable Object>) LambdaMetafactory.metafactory(
                                lookup,
                                "apply",
                                MethodType.methodType(Function.class),
                                MethodType.genericMethodType(1),
                                accessor,
                                accessor.type().wrap())
                        .getTarget()
                        .invoke();
            } catch (Throwable e) {
                throw new RulesFault("cannot read " + component + ": " + e);
            }
        }

        String name() {
            return json.getValue();
        }

        @Nullable
        Object of(Object record) {
            return getter.apply(record);
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
                    constructor, Arrays.stream(components).map(Part::of).toList());
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
