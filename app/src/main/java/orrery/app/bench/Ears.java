package orrery.app.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** The streams of all seats that one person plays, read by the thread that plays them. It costs little of what is measured. */
final class Ears implements AutoCloseable {

    /** Hears a line of the stream of a seat. */
    interface Hearing {
        void hear(int seat, String line);
    }

    private final int port;
    private final String cookie;
    private final Hearing hearing;
    private final Selector selector;

    Ears(int port, String cookie, Hearing hearing) {
        this.port = port;
        this.cookie = cookie;
        this.hearing = hearing;
        try {
            selector = Selector.open();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** Begins to listen to a table through a seat. */
    void listen(String table, int seat) {
        String request = "GET /api/tables/" + table + "/events?seat=" + seat
                + " HTTP/1.0\r\nHost: localhost\r\nCookie: orrery=" + cookie + "\r\n\r\n"; // 1.0 knows no chunks
        try {
            SocketChannel channel = SocketChannel.open(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            ByteBuffer bytes = ByteBuffer.wrap(request.getBytes(StandardCharsets.UTF_8));
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.configureBlocking(false);
            channel.register(selector, SelectionKey.OP_READ, new Ear(seat));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** Hears what has come; waits for it if nothing has. @param milliseconds at most, more than 0 */
    void hear(long milliseconds) {
        try {
            selector.select(key -> read((SocketChannel) key.channel(), (Ear) key.attachment()), milliseconds);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private void read(SocketChannel channel, Ear ear) {
        try {
            ear.read(channel);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    @Override
    public void close() {
        try {
            for (SelectionKey key : selector.keys()) {
                key.channel().close();
            }
            selector.close();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** What has come of one stream and makes no whole line yet. */
    private final class Ear {

        private final int seat;
        private byte[] bytes = new byte[1 << 16];
        private int length;

        Ear(int seat) {
            this.seat = seat;
        }

        void read(SocketChannel channel) throws IOException {
            if (length == bytes.length) {
                bytes = Arrays.copyOf(bytes, 2 * length);
            }
            int begun = length;
            int read = channel.read(ByteBuffer.wrap(bytes, length, bytes.length - length));
            if (read < 0) {
                throw new IOException("the server has gone");
            }
            length += read;
            int from = 0;
            for (int i = begun; i < length; i++) {
                if (bytes[i] == '\n') {
                    hearing.hear(seat, new String(bytes, from, i - from, StandardCharsets.UTF_8));
                    from = i + 1;
                }
            }
            System.arraycopy(bytes, from, bytes, 0, length - from);
            length -= from;
        }
    }
}
