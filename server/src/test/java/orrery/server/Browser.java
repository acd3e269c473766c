package orrery.server;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import orrery.server.api.Json;
import tools.jackson.databind.JsonNode;

/** Somebody's browser: it keeps the cookie and speaks the protocol. */
final class Browser {

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final String base;
    private final Map<String, String> extra = new HashMap<>();
    private String cookie = "";
    private int actions;

    Browser(int port) {
        this.base = "http://127.0.0.1:" + port;
    }

    /** The same browser after the server has come back on another port. */
    Browser at(int port) {
        Browser again = new Browser(port);
        again.cookie = cookie;
        again.actions = actions;
        return again;
    }

    /** Sends this header with every request. */
    Browser with(String header, String value) {
        extra.put(header, value);
        return this;
    }

    String cookie() {
        return cookie;
    }

    /** Tells the server a name. */
    Browser named(String name) {
        Reply reply = post("/api/me", "{\"name\":\"" + name + "\"}");
        if (reply.status() != 200) {
            throw new AssertionError(reply);
        }
        return this;
    }

    Reply get(String path) {
        return send(request(path).GET());
    }

    Reply post(String path, String body) {
        return send(request(path)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    private HttpRequest.Builder request(String path) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(base + path));
        if (!cookie.isEmpty()) {
            request.header("Cookie", cookie);
        }
        extra.forEach(request::header);
        return request;
    }

    private Reply send(HttpRequest.Builder request) {
        HttpResponse<String> response = raw(request);
        String text = response.body();
        boolean json = response.headers().firstValue("Content-Type").orElse("").startsWith("application/json");
        return new Reply(response.statusCode(), json ? Json.parse(text) : Json.parse("{}"));
    }

    /** As it came. */
    HttpResponse<String> raw(String path) {
        return raw(request(path).GET());
    }

    private HttpResponse<String> raw(HttpRequest.Builder request) {
        try {
            HttpResponse<String> response = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
            response.headers().firstValue("Set-Cookie").ifPresent(set -> cookie = set.substring(0, set.indexOf(';')));
            return response;
        } catch (IOException failed) {
            throw new AssertionError("no answer to the request", failed);
        } catch (InterruptedException stopped) {
            throw new AssertionError(stopped);
        }
    }

    /** Listens to a table. @param query e.g. {@code "?seat=1"} */
    Listening listen(String table, String query) {
        try {
            HttpResponse<InputStream> response = client.send(
                    request("/api/tables/" + table + "/events" + query).GET().build(),
                    HttpResponse.BodyHandlers.ofInputStream());
            if (response.statusCode() != 200) {
                throw new AssertionError(response.statusCode() + " "
                        + new String(response.body().readAllBytes(), StandardCharsets.UTF_8));
            }
            return new Listening(response.body());
        } catch (IOException failed) {
            throw new AssertionError(failed);
        } catch (InterruptedException stopped) {
            throw new AssertionError(stopped);
        }
    }

    /** An id for one more action. */
    String action() {
        return "action-" + cookie.hashCode() + "-" + ++actions;
    }

    Reply answer(String table, int seat, int prompt, String... choices) {
        return act(action(), table, seat, prompt, choices);
    }

    /** Answers by an action of this id. */
    Reply act(String action, String table, int seat, int prompt, String... choices) {
        return post(
                "/api/tables/" + table + "/answers",
                "{\"seat\":" + seat + ",\"prompt\":" + prompt + ",\"action\":\"" + action + "\",\"choices\":["
                        + String.join(",", choices) + "]}");
    }

    /** Answers what a snapshot or an update asks with the first legal choice, or the last. */
    Reply answer(String table, JsonNode moment, boolean last) {
        JsonNode decision = moment.path("decision");
        JsonNode choice = null;
        for (JsonNode option : decision.path("options")) {
            if (option.path("forbiddenBy").isMissingNode() && (last || choice == null)) {
                choice = option.path("choice");
            }
        }
        return answer(
                table, decision.path("seat").asInt(), decision.path("prompt").asInt(), String.valueOf(choice));
    }

    /** What a viewer is shown at this moment. */
    JsonNode look(String table, String query) {
        try (Listening listening = listen(table, query)) {
            return listening.next("snapshot");
        }
    }
}
