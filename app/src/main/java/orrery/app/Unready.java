package orrery.app;

/** The machine lacks something, or something of it is in use: one line that says what, and what would help. */
public final class Unready extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public Unready(String what) {
        super(what);
    }
}
