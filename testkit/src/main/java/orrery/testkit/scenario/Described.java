package orrery.testkit.scenario;

import orrery.core.ChanceSource;
import orrery.core.Fact;
import orrery.core.Game;
import orrery.core.Match;
import orrery.core.RulesFault;
import orrery.core.Setup;
import orrery.core.Start;
import orrery.core.State;
import orrery.core.scenario.BadLine;

/**
 * A position as a scenario file describes it.
 *
 * @param start  what lies on the table, and what is to happen next
 * @param chance what the file says that dice and draws give from then on
 */
public record Described<S extends State<S, F>, F extends Fact>(
        Game<S, F> game, Setup setup, Start<S, F> start, ChanceSource chance) {

    /**
     * A match that goes on from here.
     *
     * @throws BadLine if the rules cannot go on from it, or need other chance than the file has before anybody is asked
     */
    public Match<S, F> match() throws BadLine {
        try {
            return begun();
        } catch (ScriptedChance.Broken broken) {
            throw new BadLine(broken.line(), String.valueOf(broken.getMessage()));
        }
    }

    /** The same, but chance that is not there breaks it off. */
    Match<S, F> begun() throws BadLine {
        try {
            return Match.startAt(game, setup, chance, start.state(), start.first());
        } catch (RulesFault fault) {
            throw new BadLine(1, "the rules cannot go on from this position: " + fault.getMessage());
        }
    }
}
