package orrery.testkit.scenario;

import java.util.List;
import java.util.Map;
import orrery.core.Choice;
import orrery.core.Seat;
import orrery.core.Viewer;
import orrery.core.scenario.Line;

/** Something that must hold at some point of a scenario. */
sealed interface Expectation {

    /** The seat has an open prompt; {@code key} is its article, its message key or what follows "prompt." in it. */
    record Asked(Seat seat, String key) implements Expectation {}

    /** The seat has no open prompt. */
    record NotAsked(Seat seat) implements Expectation {}

    /** The seat's legal choices are exactly these, in any order. */
    record Options(Seat seat, List<Choice> choices) implements Expectation {}

    /** These are among the seat's legal choices, or none of them is. */
    record Offers(Seat seat, List<Choice> choices, boolean offered) implements Expectation {}

    /** Since the last answer the viewer was told a fact of this name with these parts, or was not. */
    record ToldOf(Viewer viewer, String fact, Map<String, String> parts, boolean told) implements Expectation {}

    /** The viewer is shown what the game's own words say. */
    record Sees(Viewer viewer, Line words) implements Expectation {}

    /** The game has ended for this reason with exactly these winners; no winners named means any. */
    record Ended(String reason, List<Seat> winners) implements Expectation {}

    /** The game has not ended. */
    record Running() implements Expectation {}

    /** Whatever the game's own words say. */
    record Own(Line words) implements Expectation {}
}
