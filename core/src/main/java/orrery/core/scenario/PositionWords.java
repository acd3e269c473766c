package orrery.core.scenario;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import orrery.core.Fact;
import orrery.core.Purpose;
import orrery.core.Setup;
import orrery.core.Start;
import orrery.core.State;
import orrery.core.Viewer;

/**
 * A game's own words in scenario files: where everything is, who is to act, and what must hold. Found by {@link
 * java.util.ServiceLoader}; a game without one can still be played from its start by a scenario.
 *
 * <p>Words are ids of components and numbers, separated by blanks, the number of a seat as people count it. What a
 * position does not name has a sensible default, so that a battle takes a few lines.
 */
public interface PositionWords<S extends State<S, F>, F extends Fact> {

    /** Id of the game. */
    String game();

    /**
     * Sets a position up: the state and the segment to begin with.
     *
     * @param setup one that the game has checked
     * @param lines the lines of the file's position, in order; at least one
     * @throws BadLine naming the line that is wrong or contradicts another
     */
    Start<S, F> begin(Setup setup, List<Line> lines) throws BadLine;

    /**
     * Whether an expectation holds.
     *
     * @return empty if it does, otherwise what is there instead
     * @throws BadLine if the words mean nothing
     */
    Optional<String> differs(S state, Line expectation) throws BadLine;

    /**
     * Whether a viewer is shown what the words say.
     *
     * @param view what {@link orrery.core.Game#view} shows the viewer
     * @return empty if so, otherwise what the viewer is shown instead
     * @throws BadLine if the words mean nothing
     */
    default Optional<String> showsOtherwise(Record view, Viewer viewer, Line expectation) throws BadLine {
        throw new BadLine(expectation, "the game " + game() + " has no words for what a viewer is shown");
    }

    /** The index that a draw gives if it draws the thing of this name, or empty if no such thing can be drawn now. */
    default OptionalInt drawn(S state, Purpose why, String thing) {
        return OptionalInt.empty();
    }

    /** The state in these words, as lines of a position: {@link #begin} of them gives an equal state. */
    List<String> describe(S state);
}
