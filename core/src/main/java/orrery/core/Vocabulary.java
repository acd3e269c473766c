package orrery.core;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The closed lists of everything of a game that is stored or sent: choices, facts, segments, and the enums of its
 * components, each under a stable name that stays when a class is renamed or moved.
 */
public final class Vocabulary {

    private final Map<String, Class<? extends Choice>> choices;
    private final Map<String, Class<? extends Fact>> facts;
    private final Map<String, Class<? extends Segment<?, ?>>> segments;
    private final Map<String, Component> purposes;
    private final Map<String, EndReason> ends;
    private final Map<Class<?>, String> names = new LinkedHashMap<>();

    private Vocabulary(Builder builder) {
        choices = Map.copyOf(builder.choices);
        facts = Map.copyOf(builder.facts);
        segments = Map.copyOf(builder.segments);
        purposes = Map.copyOf(builder.purposes);
        ends = Map.copyOf(builder.ends);
        choices.forEach((name, type) -> names.put(type, name));
        facts.forEach((name, type) -> names.put(type, name));
        segments.forEach((name, type) -> names.put(type, name));
    }

    public static Builder builder() {
        return new Builder();
    }

    /**
     * The stable name of a record class of this game.
     *
     * @throws RulesFault if the class was never declared
     */
    public String name(Class<?> type) {
        String name = names.get(type);
        if (name == null) {
            throw new RulesFault(type.getName() + " has no stable name in the game's vocabulary");
        }
        return name;
    }

    public Optional<Class<? extends Choice>> choice(String name) {
        return Optional.ofNullable(choices.get(name));
    }

    public Optional<Class<? extends Fact>> fact(String name) {
        return Optional.ofNullable(facts.get(name));
    }

    public Optional<Class<? extends Segment<?, ?>>> segment(String name) {
        return Optional.ofNullable(segments.get(name));
    }

    public Optional<Purpose> purpose(String id) {
        return Optional.ofNullable((Purpose) purposes.get(id));
    }

    public Optional<EndReason> end(String id) {
        return Optional.ofNullable(ends.get(id));
    }

    public Map<String, Class<? extends Choice>> choices() {
        return choices;
    }

    public Map<String, Class<? extends Fact>> facts() {
        return facts;
    }

    public Map<String, Class<? extends Segment<?, ?>>> segments() {
        return segments;
    }

    public Collection<EndReason> ends() {
        return ends.values();
    }

    /** Collects the names. Every name may be given once; records only. */
    public static final class Builder {

        private final Map<String, Class<? extends Choice>> choices = new LinkedHashMap<>();
        private final Map<String, Class<? extends Fact>> facts = new LinkedHashMap<>();
        private final Map<String, Class<? extends Segment<?, ?>>> segments = new LinkedHashMap<>();
        private final Map<String, Component> purposes = new LinkedHashMap<>();
        private final Map<String, EndReason> ends = new LinkedHashMap<>();

        private final Set<Class<?>> types = new HashSet<>();

        private Builder() {}

        public Builder choice(String name, Class<? extends Choice> type) {
            return put(choices, name, type);
        }

        public Builder fact(String name, Class<? extends Fact> type) {
            return put(facts, name, type);
        }

        public Builder segment(String name, Class<? extends Segment<?, ?>> type) {
            return put(segments, name, type);
        }

        public Builder purposes(Purpose... all) {
            for (Purpose purpose : all) {
                put(purposes, purpose.id(), purpose);
            }
            return this;
        }

        public Builder ends(EndReason... all) {
            for (EndReason end : all) {
                put(ends, end.id(), end);
            }
            return this;
        }

        private <T> Builder put(Map<String, T> map, String name, T value) {
            if (map.put(name, value) != null) {
                throw new RulesFault("the name " + name + " is declared twice");
            }
            if (value instanceof Class<?> type) {
                if (!type.isRecord()) {
                    throw new RulesFault(type.getName() + ", declared as " + name + ", is no record");
                }
                if (!types.add(type)) {
                    throw new RulesFault(type.getName() + " is declared twice, now as " + name);
                }
            }
            return this;
        }

        public Vocabulary build() {
            return new Vocabulary(this);
        }
    }
}
