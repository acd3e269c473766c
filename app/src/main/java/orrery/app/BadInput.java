package orrery.app;

/** Something typed by a person is wrong: one line that says what, and what would be right. */
public final class BadInput extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public BadInput(String what) {
        super(what);
    }
}
