package orrery.server.http;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.net.URI;
import java.util.Locale;
import java.util.function.LongSupplier;
import orrery.server.Settings;
import orrery.server.api.Denied;
import orrery.server.api.Kind;

/** What every request must pass before anything is done, and what every response says about itself. */
final class Guard {

    private static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; "
            + "style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
            + "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    private final Settings settings;
    private final Buckets requests;

    Guard(Settings settings, LongSupplier nanos) {
        this.settings = settings;
        this.requests = new Buckets(settings.limits().requests(), nanos);
    }

    void check(Context context) {
        context.header("Content-Security-Policy", POLICY)
                .header("Referrer-Policy", "no-referrer")
                .header("X-Content-Type-Options", "nosniff")
                .header(Edition.HEADER, Edition.here())
                .header("Cross-Origin-Opener-Policy", "same-origin")
                .header("Cross-Origin-Resource-Policy", "same-origin");
        requests.take(Visit.address(context, settings));
        if (context.method().equals(HandlerType.POST)) {
            origin(context);
            edition(context);
            String type = context.req().getContentType();
            if (type == null || !type.toLowerCase(Locale.ROOT).matches("application/json\\s*(;.*)?")) {
                throw Denied.of(Kind.NOT_JSON, "error.not-json");
            }
            if (context.req().getContentLengthLong() > settings.limits().bodyBytes()) {
                throw Denied.of(
                        Kind.TOO_LARGE, "error.too-large", settings.limits().bodyBytes());
            }
        }
    }

    private void origin(Context context) {
        String origin = context.header("Origin");
        if (origin != null && !isOwn(origin, context)) {
            throw Denied.of(Kind.BAD_ORIGIN, "error.bad-origin");
        }
    }

    /** What a page of another edition means by a post may be something else here; who names no edition knows what it does. */
    private static void edition(Context context) {
        String known = context.header(Edition.HEADER);
        if (known != null && !known.equals(Edition.here())) {
            throw Denied.of(Kind.OUTDATED, "error.outdated");
        }
    }

    private boolean isOwn(String origin, Context context) {
        if (!settings.publicUrl().isEmpty() && origin.equals(originOf(settings.publicUrl()))) {
            return true;
        }
        String host = context.header("Host");
        return host != null && origin.equalsIgnoreCase("http://" + host);
    }

    private static String originOf(String url) {
        URI address = URI.create(url);
        return address.getScheme() + "://" + address.getRawAuthority();
    }
}
