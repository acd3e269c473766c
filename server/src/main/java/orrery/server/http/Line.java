package orrery.server.http;

import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;

/**
 * The connection of a stream. While a stream goes on nobody reads from it, so that the client's farewell would be noticed
 * only when writing fails, which is two heartbeats late; this looks whether it has come, and sends nothing for that.
 */
final class Line {

    private final Object transport;

    private Line(Object transport) {
        this.transport = transport;
    }

    static Line of(HttpServletRequest request) {
        return new Line(ServletContextRequest.getServletContextRequest(request)
                .getConnectionMetaData()
                .getConnection()
                .getEndPoint()
                .getTransport());
    }

    /** Whether the client is still there, as far as one knows. One that sends anything more ends its stream, too. */
    boolean isOpen() {
        try {
            return !(transport instanceof SocketChannel channel)
                    || channel.isBlocking()
                    || channel.read(ByteBuffer.allocate(1)) == 0;
        } catch (IOException gone) {
            return false;
        }
    }
}
