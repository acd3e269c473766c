package orrery.app.bench;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** One connection to a server on this machine, kept open, as a browser has it. It costs little of what is measured. */
final class Caller implements AutoCloseable {

    private final Socket socket;
    private final InputStream in;
    private final OutputStream out;
    private final byte[] buffer = new byte[1 << 16];
    private int from;
    private int to;
    private String cookie;

    /** @param cookie of an earlier caller, empty for a stranger */
    Caller(int port, String cookie) {
        this.cookie = cookie;
        try {
            socket = new Socket(InetAddress.getLoopbackAddress(), port);
            socket.setTcpNoDelay(true);
            in = socket.getInputStream();
            out = socket.getOutputStream();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** Another connection of the same person. */
    Caller another() {
        return new Caller(socket.getPort(), cookie);
    }

    String cookie() {
        return cookie;
    }

    /** Posts a body and returns that of the reply. */
    String post(String path, String body) {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        ask(
                "POST " + path + " HTTP/1.1",
                "Content-Type: application/json\r\nContent-Length: " + bytes.length + "\r\n",
                bytes);
        return text(Integer.parseInt(head("content-length: ")));
    }

    /** Begins to listen; the lines of the stream are read with {@link #line}. */
    void listen(String table, String query) {
        ask("GET /api/tables/" + table + "/events" + query + " HTTP/1.0", "", new byte[0]); // 1.0 knows no chunks
        head("");
    }

    private void ask(String what, String headers, byte[] body) {
        byte[] head = (what + "\r\nHost: localhost\r\nCookie: orrery=" + cookie + "\r\n" + headers + "\r\n")
                .getBytes(StandardCharsets.UTF_8);
        byte[] all = new byte[head.length + body.length];
        System.arraycopy(head, 0, all, 0, head.length);
        System.arraycopy(body, 0, all, head.length, body.length);
        try {
            out.write(all);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** Reads the head of a reply and returns the value of one header. */
    private String head(String wanted) {
        String value = "";
        String line = line();
        if (!line.matches("HTTP/1.1 20[01].*")) {
            throw new IllegalStateException("the server says " + line);
        }
        for (line = line(); !line.isEmpty(); line = line()) {
            String lower = line.toLowerCase(Locale.ROOT);
            if (!wanted.isEmpty() && lower.startsWith(wanted)) {
                value = line.substring(wanted.length());
            } else if (lower.startsWith("set-cookie: orrery=")) {
                cookie = line.substring("set-cookie: orrery=".length(), line.indexOf(';'));
            }
        }
        return value;
    }

    /** The next line. */
    String line() {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        while (true) {
            for (int i = from; i < to; i++) {
                if (buffer[i] == '\n') {
                    line.write(buffer, from, i - from);
                    from = i + 1;
                    return line.toString(StandardCharsets.UTF_8).stripTrailing();
                }
            }
            line.write(buffer, from, to - from);
            fill();
        }
    }

    private String text(int length) {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        while (text.size() < length) {
            if (from == to) {
                fill();
            }
            int part = Math.min(length - text.size(), to - from);
            text.write(buffer, from, part);
            from += part;
        }
        return text.toString(StandardCharsets.UTF_8);
    }

    private void fill() {
        try {
            from = 0;
            to = in.read(buffer);
            if (to < 0) {
                throw new IOException("the server has gone");
            }
        } catch (IOException failed) {
            to = 0;
            throw new UncheckedIOException(failed);
        }
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
