package orrery.app;

import orrery.core.Message;

/** The machine lacks something, or something of it is in use: one line that says what, and what would help. */
public final class Unready extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Message what;

    /**
     * @param key  key of the program's message
     * @param args what the message speaks of
     */
    public Unready(String key, Object... args) {
        super(key + " " + java.util.List.of(args));
        this.what = Message.of(key, args);
    }

    public Message what() {
        return what;
    }
}
