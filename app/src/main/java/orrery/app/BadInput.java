package orrery.app;

import orrery.core.Message;

/** Something typed by a person is wrong: one line that says what, and what would be right. */
public final class BadInput extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Message what;

    /**
     * @param key  key of the program's message
     * @param args what the message speaks of
     */
    public BadInput(String key, Object... args) {
        this(Message.of(key, args));
    }

    /** @param what a message of the program */
    public BadInput(Message what) {
        super(what.key() + " " + what.args());
        this.what = what;
    }

    public Message what() {
        return what;
    }
}
