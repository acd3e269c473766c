package orrery.testkit.scenario;

import java.util.List;

/**
 * What became of a scenario.
 *
 * @param title       what it shows; the file's name if it says nothing
 * @param bad         whether the file itself is wrong; then nothing of it counts
 * @param differences what did not hold; empty if all did
 */
public record Result(String title, boolean bad, List<Difference> differences) {

    /**
     * Something that did not hold.
     *
     * @param line line of the file, from 1
     */
    public record Difference(int line, String what) {

        @Override
        public String toString() {
            return "line " + line + ": " + what;
        }
    }

    public Result {
        differences = List.copyOf(differences);
    }

    public boolean ok() {
        return differences.isEmpty();
    }

    /** One line: {@code ok}, or all that differed. */
    @Override
    public String toString() {
        return ok()
                ? "ok"
                : String.join(
                        "; ", differences.stream().map(Difference::toString).toList());
    }
}
