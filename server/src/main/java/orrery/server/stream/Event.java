package orrery.server.stream;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * One event of a stream, ready to be written.
 *
 * @param number how many events its viewer was told before it, and one
 */
public record Event(long number, byte[] bytes) {

    private static final byte[] END = {'\n', '\n'};

    /** An event in the format of server-sent events. @param data JSON on one line */
    public static Event of(String epoch, long number, String name, byte[] data) {
        byte[] head =
                ("id: " + epoch + "-" + number + "\nevent: " + name + "\ndata: ").getBytes(StandardCharsets.UTF_8);
        byte[] bytes = Arrays.copyOf(head, head.length + data.length + END.length);
        System.arraycopy(data, 0, bytes, head.length, data.length);
        System.arraycopy(END, 0, bytes, head.length + data.length, END.length);
        return new Event(number, bytes);
    }
}
