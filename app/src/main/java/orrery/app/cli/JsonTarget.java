package orrery.app.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import orrery.app.Unwritable;

/** Where a word's JSON goes: nowhere, to the standard output in place of the report, or to a file beside it. */
final class JsonTarget {

    private final String where;

    private JsonTarget(String where) {
        this.where = where;
    }

    /**
     * Looks, before the work begins, whether the file can be written.
     *
     * @param where a file's name, {@code -} for the standard output, or empty for nowhere
     * @throws Unwritable if it cannot
     */
    static JsonTarget of(String where) {
        JsonTarget target = new JsonTarget(where);
        if (target.isFile() && !isWritable(Path.of(where).toAbsolutePath())) {
            throw new Unwritable(Path.of(where));
        }
        return target;
    }

    private static boolean isWritable(Path file) {
        Path folder = file.getParent();
        return Files.exists(file)
                ? Files.isWritable(file) && !Files.isDirectory(file)
                : folder != null && Files.isDirectory(folder) && Files.isWritable(folder);
    }

    private boolean isFile() {
        return !where.isEmpty() && !isOutput();
    }

    /** Whether the JSON takes the place of the report. */
    boolean isOutput() {
        return where.equals("-");
    }

    void write(String json) {
        if (isOutput()) {
            System.out.println(json);
        } else if (isFile()) {
            try {
                Files.writeString(Path.of(where), json + "\n", StandardCharsets.UTF_8);
            } catch (IOException unwritable) {
                throw new Unwritable(Path.of(where));
            }
        }
    }
}
