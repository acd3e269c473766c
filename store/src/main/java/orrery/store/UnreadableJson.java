package orrery.store;

/** Stored or sent JSON that is not what it should be. The message names the place in it and what would be right. */
public final class UnreadableJson extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /** @param path place in the JSON, e.g. {@code entries[3].choice.from} */
    public UnreadableJson(String path, String what) {
        super((path.isEmpty() ? "" : path + ": ") + what);
    }
}
