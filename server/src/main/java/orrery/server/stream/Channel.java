package orrery.server.stream;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * All that one viewer of a table was told, by number. The numbers count this viewer's events and nothing else, so that
 * they say nothing about what others were told. Everybody who looks through the same seat listens to the same channel.
 *
 * <p>Used by the table's one writer only.
 */
public final class Channel {

    private static final int KEPT_EVENTS = 64;
    private static final int KEPT_BYTES = 1 << 20;

    private final String epoch;
    private final ArrayDeque<Event> kept = new ArrayDeque<>();
    private final List<Listener> listeners = new ArrayList<>();
    private long told;
    private int bytes;

    /** @param epoch tells this channel from an earlier one of the same viewer */
    public Channel(String epoch) {
        this.epoch = epoch;
    }

    /** Tells all listeners. */
    public void tell(String name, byte[] data) {
        Event event = Event.of(epoch, ++told, name, data);
        kept.add(event);
        bytes += event.bytes().length;
        while (kept.size() > KEPT_EVENTS || bytes > KEPT_BYTES && kept.size() > 1) {
            bytes -= kept.remove().bytes().length;
        }
        listeners.forEach(listener -> listener.offer(event));
    }

    /** An event for one listener alone that says again where the viewer is: it has the number of the last one told. */
    public Event summary(String name, byte[] data) {
        return Event.of(epoch, told, name, data);
    }

    /** What was told after the event of this id; empty if it is of another epoch or too long ago. */
    public Optional<List<Event>> after(String lastId) {
        int dash = lastId.lastIndexOf('-');
        if (dash < 0
                || !lastId.substring(0, dash).equals(epoch)
                || !lastId.substring(dash + 1).matches("[0-9]{1,15}")) {
            return Optional.empty();
        }
        long last = Long.parseLong(lastId.substring(dash + 1));
        long first = told - kept.size();
        if (last < first || last > told) {
            return Optional.empty();
        }
        return Optional.of(kept.stream().filter(event -> event.number() > last).toList());
    }

    public void add(Listener listener) {
        listeners.add(listener);
    }

    public void remove(Listener listener) {
        listeners.remove(listener);
    }

    public List<Listener> listeners() {
        return List.copyOf(listeners);
    }

    public boolean isIdle() {
        return listeners.isEmpty();
    }
}
