package orrery.core;

/** Leaves a procedure whose next answer is not there yet. One preallocated instance without a stack trace. */
final class Suspended extends Error {

    private static final long serialVersionUID = 1L;

    static final Suspended SUSPENDED = new Suspended();

    private Suspended() {
        super("waiting for an answer", null, false, false);
    }
}
