package orrery.games.stars;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import orrery.core.Choice;
import orrery.core.Refused;
import orrery.core.Setup;

/** Article standing-answer. */
class StandingAnswersTest {

    @Test
    void standingAnswersAreLegalAndGivenOnlyWhereTheyBelong() throws Refused {
        Map<StarsStanding, Integer> given = new EnumMap<>(StarsStanding.class);
        for (long seed = 0; seed < 4; seed++) {
            RandomPlay.PLAY.match(
                    seed,
                    Setup.of(StarsGame.QUICK_START, 2),
                    300,
                    (match, random) -> match.prompts().forEach(prompt -> {
                        for (StarsStanding standing : StarsStanding.values()) {
                            @Nullable Choice answer = standing.answer(match.state(prompt.seat()), prompt.question());
                            if (answer != null) {
                                assertThat(prompt.question().decision().legal().stream()
                                                .anyMatch(answer::equals))
                                        .as(standing.id())
                                        .isTrue();
                                given.merge(standing, 1, Integer::sum);
                            }
                        }
                        assertThat(prompt.question().decision().article()).isNotNull();
                    }));
        }
        assertThat(given).containsKey(StarsStanding.CARRY_ORDERS_OUT);
        assertThat(StarsStanding.values()).noneMatch(StarsStanding::isUsual);
    }
}
