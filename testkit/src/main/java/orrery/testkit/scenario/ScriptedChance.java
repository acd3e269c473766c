package orrery.testkit.scenario;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import orrery.core.ChanceSource;
import orrery.core.Fact;
import orrery.core.Purpose;
import orrery.core.State;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.Line;
import orrery.core.scenario.PositionWords;

/** Gives what the lines of a scenario's chance section say, one line a roll, draw or shuffle. */
final class ScriptedChance<S extends State<S, F>, F extends Fact> implements ChanceSource {

    /** The scenario cannot go on; unchecked, because procedures know nothing of scenarios. */
    static final class Broken extends RuntimeException {

        private static final long serialVersionUID = 1L;

        private final int line;

        Broken(int line, String why) {
            super(why);
            this.line = line;
        }

        int line() {
            return line;
        }
    }

    /** @param purpose id of what it is for; empty if the line does not say */
    private record Step(int line, String verb, String purpose, List<String> values) {}

    private final List<Step> steps = new ArrayList<>();
    private final @Nullable PositionWords<S, F> words;
    private int next;
    private int playing;
    private @Nullable S state;

    ScriptedChance(List<Line> lines, @Nullable PositionWords<S, F> words) throws BadLine {
        this.words = words;
        for (Line line : lines) {
            steps.add(step(line));
        }
    }

    private static Step step(Line line) throws BadLine {
        List<String> words = line.words();
        String verb = words.getFirst();
        if (!List.of("roll", "draw", "shuffle").contains(verb)) {
            throw new BadLine(line, "unknown chance '" + verb + "'; known: roll, draw, shuffle");
        }
        boolean named = words.size() > 1 && words.get(1).endsWith(":");
        String purpose = named ? words.get(1).substring(0, words.get(1).length() - 1) : "";
        List<String> values = words.subList(named ? 2 : 1, words.size());
        if (values.isEmpty() || verb.equals("draw") && values.size() > 1) {
            throw new BadLine(
                    line,
                    "it is written: roll 6 4 3, draw 0 or draw NAME, shuffle 2 0 1; a purpose may come "
                            + "before the values, as in roll attack: 6 4 3");
        }
        if (!verb.equals("draw")) {
            for (String value : values) {
                if (!value.matches("[0-9]{1,4}")) {
                    throw new BadLine(line, "'" + value + "' is no number");
                }
            }
        }
        return new Step(line.number(), verb, purpose, values);
    }

    /** Tells which line of the play section is being carried out, for errors. */
    void playing(int line) {
        playing = line;
    }

    /** The first chance line that nobody has used, if there is one. */
    OptionalInt unused() {
        return next < steps.size() ? OptionalInt.of(steps.get(next).line()) : OptionalInt.empty();
    }

    @Override
    @SuppressWarnings("unchecked")
    public ChanceSource in(State<?, ?> current) {
        state = (S) current;
        return this;
    }

    private Step next(String verb, Purpose why, String wanted) {
        if (next == steps.size()) {
            throw new Broken(
                    playing,
                    "chance is used up; needed now is: " + verb + " " + why.id() + ": " + wanted
                            + " (one more line in the section chance)");
        }
        Step step = steps.get(next++);
        if (!step.verb().equals(verb)
                || !step.purpose().isEmpty() && !step.purpose().equals(why.id())) {
            throw new Broken(step.line(), "expected by the rules is: " + verb + " " + why.id() + ": " + wanted);
        }
        return step;
    }

    @Override
    public void roll(Draw draw, int sides, int[] values) {
        String wanted = values.length + (values.length == 1 ? " value" : " values") + " of 1-" + sides;
        Step step = next("roll", draw.why(), wanted);
        if (step.values().size() != values.length) {
            throw new Broken(
                    step.line(),
                    "thrown are " + values.length + " dice for " + draw.why().id() + ", given "
                            + step.values().size());
        }
        for (int i = 0; i < values.length; i++) {
            values[i] = Integer.parseInt(step.values().get(i));
            if (values[i] < 1 || values[i] > sides) {
                throw new Broken(step.line(), "a die of " + sides + " sides never shows " + values[i]);
            }
        }
    }

    @Override
    public int pick(Draw draw, int size) {
        Step step = next("draw", draw.why(), "an index 0-" + (size - 1) + " or a name");
        String value = step.values().getFirst();
        if (value.matches("[0-9]{1,4}")) {
            if (Integer.parseInt(value) >= size) {
                throw new Broken(step.line(), "there are " + size + " to draw from: 0-" + (size - 1));
            }
            return Integer.parseInt(value);
        }
        OptionalInt index =
                words == null || state == null ? OptionalInt.empty() : words.drawn(state, draw.why(), value);
        return index.orElseThrow(() -> new Broken(step.line(), "'" + value + "' cannot be drawn now"));
    }

    @Override
    public int[] order(Draw draw, int size) {
        Step step = next("shuffle", draw.why(), "an order of 0-" + (size - 1));
        int[] order = step.values().stream().mapToInt(Integer::parseInt).toArray();
        int[] sorted = order.clone();
        Arrays.sort(sorted);
        for (int i = 0; i < Math.max(size, sorted.length); i++) {
            if (sorted.length != size || sorted[i] != i) {
                throw new Broken(step.line(), "a shuffle of " + size + " names each of 0-" + (size - 1) + " once");
            }
        }
        return order;
    }
}
