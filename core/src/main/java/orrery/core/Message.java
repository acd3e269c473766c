package orrery.core;

import java.util.List;

/**
 * A sentence that is put into words at the edge, in the reader's language. Rules never hold text.
 *
 * @param key  key of the pattern in the message files of the game, e.g. {@code "prompt.deploy"}
 * @param args arguments of the pattern in order: a {@link Component}, a {@link Seat}, an {@link Integer}, a {@link
 *             String}, another {@link Message} or a list of these
 */
public record Message(String key, List<Object> args) {

    public Message {
        args = List.copyOf(args);
    }

    public static Message of(String key, Object... args) {
        return new Message(key, List.of(args));
    }
}
