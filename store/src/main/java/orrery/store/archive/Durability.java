package orrery.store.archive;

/** What a write that is done outlives. */
public enum Durability {
    /** The sudden end of the process. Some hundredths of a second before a power failure may be lost, never half of a write. */
    PROCESS("NORMAL"),
    /** A power failure, too: every commit waits for the disk. */
    POWER("FULL");

    private final String synchronous;

    Durability(String synchronous) {
        this.synchronous = synchronous;
    }

    /** SQLite's name for it. */
    String synchronous() {
        return synchronous;
    }
}
