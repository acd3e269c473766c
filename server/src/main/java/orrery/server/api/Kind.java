package orrery.server.api;

import orrery.core.Component;

/** The kinds of refusal, for programs, with their HTTP status. */
public enum Kind implements Component {
    BAD_REQUEST("bad-request", 400),
    NO_PERSON("no-person", 401),
    NOT_YOURS("not-yours", 403),
    BAD_ORIGIN("bad-origin", 403),
    UNKNOWN("unknown", 404),
    CLOSED_PROMPT("closed-prompt", 409),
    ILLEGAL("illegal", 409),
    UNKNOWN_CHOICE("unknown-choice", 409),
    NO_UNDO("no-undo", 409),
    GAME_OVER("game-over", 409),
    SEAT_TAKEN("seat-taken", 409),
    NAME_TAKEN("name-taken", 409),
    ALREADY_STARTED("already-started", 409),
    NOT_STARTED("not-started", 409),
    OUTDATED("outdated", 409),
    TOO_LARGE("too-large", 413),
    NOT_JSON("not-json", 415),
    TOO_MANY("too-many", 429),
    BUSY("busy", 503);

    private final String id;
    private final int status;

    Kind(String id, int status) {
        this.id = id;
        this.status = status;
    }

    @Override
    public String id() {
        return id;
    }

    public int status() {
        return status;
    }
}
