package orrery.server.playing;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import orrery.core.Fact;
import orrery.core.Seat;
import orrery.core.State;
import orrery.core.Viewer;
import orrery.server.stream.Channel;
import orrery.server.stream.Event;
import orrery.server.stream.Listener;

/** All who look on at a table, each through a seat or as a visitor, and what they were told. */
final class Audience<S extends State<S, F>, F extends Fact> {

    private final Supplier<String> epochs;
    private final Map<Viewer, Told<S, F>> told = new LinkedHashMap<>();

    /** @param epochs gives each new channel a name of its own */
    Audience(Supplier<String> epochs) {
        this.epochs = epochs;
    }

    /** Somebody looks on from now on. */
    void add(Viewer viewer, Listener listener) {
        told.computeIfAbsent(viewer, v -> new Told<>(v, new Channel(epochs.get())))
                .channel()
                .add(listener);
    }

    /** Tells one who has been {@linkplain #add added} what he or she missed. @param lastId id of the last event received */
    void greet(Viewer viewer, Listener listener, String lastId, Present<S, F> present) {
        Told<S, F> mine = Objects.requireNonNull(told.get(viewer));
        if (mine.isNew()) {
            mine.begin(present);
        }
        Optional<List<Event>> missed = mine.channel().after(lastId);
        if (missed.isPresent()) {
            missed.get().forEach(listener::offer);
        } else {
            listener.offer(mine.snapshot(present));
        }
    }

    void leave(Listener listener) {
        told.values().forEach(mine -> mine.channel().remove(listener));
    }

    /** Whoever looks through the seat and does not own it any more is shown out. */
    void evict(Seat seat, String owner) {
        Told<S, F> mine = told.get(seat);
        if (mine != null) {
            mine.channel().listeners().stream()
                    .filter(listener -> !listener.person().equals(owner))
                    .forEach(Listener::close);
        }
    }

    /**
     * Tells everybody what is new to them: first those who are asked, because the others wait for them anyway.
     *
     * @param kept lines of the chronicle that still stand
     */
    void tell(int kept, Present<S, F> present) {
        Predicate<Told<S, F>> asked = mine ->
                mine.viewer() instanceof Seat seat && present.shown().asked().contains(seat);
        told.values().stream().filter(asked).forEach(mine -> mine.tell(kept, present));
        told.values().stream().filter(asked.negate()).forEach(mine -> mine.tell(kept, present));
    }

    /** Ids of those who look on. */
    Set<String> people() {
        Set<String> people = new LinkedHashSet<>();
        told.values().forEach(mine -> mine.channel().listeners().forEach(listener -> people.add(listener.person())));
        return people;
    }

    /** Forgets what those were told through whose seats nobody looks any more. */
    void forgetIdle() {
        told.values().removeIf(mine -> mine.channel().isIdle());
    }

    boolean isEmpty() {
        return told.isEmpty();
    }

    /** All are shown out. */
    void close() {
        told.values().forEach(mine -> mine.channel().listeners().forEach(Listener::close));
    }
}
