package orrery.server;

import tools.jackson.databind.JsonNode;

/** What the server said to one request. */
record Reply(int status, JsonNode body) {

    /** The kind of a refusal, empty if it was none. */
    String refusal() {
        return body.path("error").path("kind").asString("");
    }

    /** The message's key of a refusal. */
    String reason() {
        return body.path("error").path("message").path("key").asString("");
    }
}
