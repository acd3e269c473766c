package orrery.store;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import orrery.core.Choice;
import orrery.core.Component;
import orrery.core.EndReason;
import orrery.core.Entry;
import orrery.core.Fact;
import orrery.core.Next;
import orrery.core.Outcome;
import orrery.core.Purpose;
import orrery.core.RulesFault;
import orrery.core.Vocabulary;

/** The closed families of records that are told apart in JSON by a stable name in {@code "type"}. */
final class Family {

    private static final Map<String, Class<?>> ENTRIES = entries();

    /** One for each game, however many tables it is played at. */
    private static final Map<Vocabulary, Family> KNOWN = new ConcurrentHashMap<>();

    private final Vocabulary vocabulary;
    private final Map<Class<?>, String> names = new HashMap<>();

    static Family of(Vocabulary vocabulary) {
        return KNOWN.computeIfAbsent(vocabulary, Family::new);
    }

    private Family(Vocabulary vocabulary) {
        this.vocabulary = vocabulary;
        vocabulary.choices().forEach((name, type) -> names.put(type, name));
        vocabulary.facts().forEach((name, type) -> names.put(type, name));
        vocabulary.segments().forEach((name, type) -> names.put(type, name));
        ENTRIES.forEach((name, type) -> names.put(type, name));
        names.put(Outcome.class, "outcome");
    }

    private static Map<String, Class<?>> entries() {
        Map<String, Class<?>> entries = new LinkedHashMap<>();
        entries.put("answer", Entry.Answer.class);
        entries.put("chance", Entry.Chance.class);
        entries.put("taken-back", Entry.TakenBack.class);
        entries.put("interjected", Entry.Interjected.class);
        entries.put("standing-set", Entry.StandingSet.class);
        entries.put("undo-asked", Entry.UndoAsked.class);
        entries.put("undo-answered", Entry.UndoAnswered.class);
        entries.put("restored", Entry.Restored.class);
        entries.put("seat-taken", Entry.SeatTaken.class);
        entries.put("contributed", Entry.Contributed.class);
        entries.put("upgraded", Entry.Upgraded.class);
        return entries;
    }

    /** The stable name of a record class; null if it belongs to no family. */
    @Nullable
    String name(Class<?> type) {
        return names.get(type);
    }

    /** The record class of this name among those that a place of the type {@code declared} can hold. */
    Class<?> named(Class<?> declared, String name, String path) {
        Map<String, Class<?>> members = new LinkedHashMap<>();
        members(declared).forEach((known, type) -> {
            if (declared.isAssignableFrom(type)) {
                members.put(known, type);
            }
        });
        Class<?> type = members.get(name);
        if (type == null) {
            throw new UnreadableJson(
                    path, "unknown type '" + name + "'; known: " + String.join(", ", new TreeSet<>(members.keySet())));
        }
        return type;
    }

    private Map<String, ? extends Class<?>> members(Class<?> declared) {
        if (Choice.class.isAssignableFrom(declared)) {
            return vocabulary.choices();
        }
        if (Fact.class.isAssignableFrom(declared)) {
            return vocabulary.facts();
        }
        if (Entry.class.isAssignableFrom(declared)) {
            return ENTRIES;
        }
        if (Next.class.isAssignableFrom(declared)) {
            Map<String, Class<?>> next = new LinkedHashMap<>(vocabulary.segments());
            next.put("outcome", Outcome.class);
            return next;
        }
        throw new RulesFault("records of " + declared.getName() + " have no stable names and cannot be stored");
    }

    /** The component of this id among those that a place of the type {@code declared}, no enum itself, can hold. */
    Optional<? extends Component> component(Class<?> declared, String id) {
        if (Purpose.class.isAssignableFrom(declared)) {
            return vocabulary.purpose(id);
        }
        if (EndReason.class.isAssignableFrom(declared)) {
            return vocabulary.end(id);
        }
        throw new RulesFault("a " + declared.getName() + " cannot be told by its id alone and so cannot be stored");
    }
}
