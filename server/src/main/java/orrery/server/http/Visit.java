package orrery.server.http;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import orrery.server.Settings;
import orrery.server.api.Denied;
import orrery.server.api.Json;
import orrery.server.api.Kind;
import orrery.server.people.People;
import orrery.store.archive.Person;

/** One request: who asks, from where, and with what. */
final class Visit {

    static final String COOKIE = "orrery";

    private static final int YEAR = 365 * 24 * 3600;

    private final Context context;
    private final Settings settings;
    private final People people;

    Visit(Context context, Settings settings, People people) {
        this.context = context;
        this.settings = settings;
        this.people = people;
    }

    /** Who asks, if the browser has a session. */
    Optional<Person> guest() {
        return Optional.ofNullable(context.cookie(COOKIE)).flatMap(people::of);
    }

    /** Id of who asks, empty for a stranger. */
    String who() {
        return guest().map(Person::id).orElse("");
    }

    /** @throws Denied if nobody knows who asks */
    Person person() {
        return guest().orElseThrow(() -> Denied.of(Kind.NO_PERSON, "error.no-person"));
    }

    /** The browser has this session from now on. */
    void welcome(String token) {
        context.cookie(new Cookie(COOKIE, token, "/", YEAR, settings.isSecure(), true, null, SameSite.LAX));
    }

    <T extends Record> T body(Class<T> type) throws IOException {
        return Body.read(context.req().getInputStream(), settings.limits().bodyBytes(), type);
    }

    String path(String name) {
        return context.pathParam(name);
    }

    /** A number in the path. @throws Denied if it is none */
    int number(String name) {
        String text = path(name);
        if (!text.matches("[0-9]{1,3}")) {
            throw Denied.of(Kind.UNKNOWN, "error.unknown-seat", text);
        }
        return Integer.parseInt(text);
    }

    /** A parameter of the address, empty if it is not there. */
    String query(String name) {
        @Nullable String value = context.queryParam(name);
        return value == null ? "" : value;
    }

    void reply(Object body) {
        reply(200, body);
    }

    void reply(int status, Object body) {
        context.status(status).contentType("application/json").header("Cache-Control", "no-store");
        context.result(Json.bytes(body));
    }

    /** The address of the one who asks; what stands before the server is believed if there is said to be something. */
    static String address(Context context, Settings settings) {
        String forwarded = context.header("X-Forwarded-For");
        String remote = context.req().getRemoteAddr();
        if (settings.isBehindProxy() && forwarded != null && isLoopback(remote)) {
            return forwarded.substring(forwarded.lastIndexOf(',') + 1).trim();
        }
        return remote;
    }

    /** Whether a request was made on this very machine and not handed on from elsewhere. */
    static boolean isFromHere(Context context) {
        return isLoopback(context.req().getRemoteAddr())
                && context.header("X-Forwarded-For") == null
                && context.header("Forwarded") == null;
    }

    private static boolean isLoopback(String address) {
        try {
            return address.matches("[0-9a-fA-F.:%\\[\\]]+")
                    && InetAddress.getByName(address).isLoopbackAddress();
        } catch (UnknownHostException none) {
            return false;
        }
    }
}
