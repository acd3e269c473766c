package orrery.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import orrery.app.simulate.Report;
import orrery.app.simulate.Simulation;
import orrery.app.simulate.Tally;

/** What many games say together. */
class TallyTest {

    @Test
    void gamesThatTookNoTimeToSpeakOfAreStillReported() {
        Simulation.Played game = new Simulation.Played(0, 1, null, 3, 20, List.of(), List.of(), null);

        String json = new Report(new Tally(List.of(game), 0, 0)).json();

        assertThat(json).contains("\"decisionsPerSecond\":0.0", "\"gamesPerSecond\":0.00");
    }
}
