package orrery.games.roll;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import orrery.core.Choice;
import orrery.core.Refused;
import orrery.games.roll.components.Place;
import orrery.games.roll.manage.RecallQuestion;

/** Articles standing-answer, recall, empty-cup. */
class StandingAnswersTest {

    @Test
    void whoRecallsNothingIsAskedOnlyWhenItHasTo() throws Refused {
        Set<Boolean> emptyCups = new HashSet<>();
        for (long seed = 0; seed < 6; seed++) {
            RandomPlay.PLAY.match(
                    seed,
                    RandomPlay.setup(3),
                    1500,
                    (match, random) -> match.prompts().forEach(prompt -> {
                        @Nullable
                        Choice answer =
                                RollStanding.RECALL_NOTHING.answer(match.state(prompt.seat()), prompt.question());
                        if (prompt.question() instanceof RecallQuestion) {
                            boolean empty = match.state(prompt.seat()).dice(prompt.seat(), Place.CUP) == 0;
                            emptyCups.add(empty);
                            assertThat(answer).isEqualTo(empty ? null : Preset.DONE);
                        } else {
                            assertThat(answer).isNull();
                        }
                    }));
        }
        assertThat(emptyCups).contains(false);
    }
}
