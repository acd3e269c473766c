package orrery.testkit.fuzz;

/** Something that must hold in every game did not. */
public final class CheckFailed extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public CheckFailed(String what) {
        super(what);
    }
}
