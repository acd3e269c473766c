package orrery.server.http;

import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import orrery.server.api.Denied;
import orrery.server.api.ErrorReply;
import orrery.server.api.Json;
import orrery.server.api.Kind;

/** Refuses what nothing of ours gets to see, such as an address that is none, as everything else is refused. */
final class Unreadable implements Request.Handler {

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        byte[] reply = Json.bytes(new ErrorReply(
                Denied.of(Kind.BAD_REQUEST, "error.unreadable-request").refusal()));
        response.getHeaders()
                .put(HttpHeader.CONTENT_TYPE, "application/json")
                .put(HttpHeader.CACHE_CONTROL, "no-store")
                .put("X-Content-Type-Options", "nosniff");
        response.write(true, ByteBuffer.wrap(reply), callback);
        return true;
    }
}
