package orrery.store.archive;

/** The store did not do what it was asked: it cannot be reached, it is full, or somebody else wrote first. */
public final class ArchiveFault extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public ArchiveFault(String message, Throwable cause) {
        super(message, cause);
    }

    public ArchiveFault(String message) {
        super(message);
    }
}
