package orrery.server.stream;

import java.nio.charset.StandardCharsets;

/**
 * One event of a stream, ready to be written.
 *
 * @param number how many events its viewer was told before it, and one
 */
public record Event(long number, byte[] bytes) {

    /** An event in the format of server-sent events. */
    public static Event of(String epoch, long number, String name, String data) {
        String text = "id: " + epoch + "-" + number + "\nevent: " + name + "\ndata: " + data + "\n\n";
        return new Event(number, text.getBytes(StandardCharsets.UTF_8));
    }
}
