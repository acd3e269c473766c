package orrery.games.roll;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import orrery.core.Playout;
import orrery.core.Seat;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Place;
import orrery.games.roll.components.Tables;

/** What holds in every round of every game. */
class RoundTest {

    private static final int GAMES = 20;

    /** Articles round, roll, phases, tableau, cup, citizenry, cup-and-citizenry. */
    @ParameterizedTest(name = "with {0} seats")
    @ValueSource(ints = {2, 3, 4, 5})
    void everyRoundGoesItsCourse(int seats) {
        for (long seed = 0; seed < GAMES; seed++) {
            RandomPlay.PLAY.playOut(seed, RandomPlay.setup(seats), new Course());
        }
    }

    private static final class Course implements Playout.Observer<RollState, RollFact> {

        private final List<Phase> begun = new ArrayList<>();
        private List<Phase> active = List.of();
        private int most;

        @Override
        public void happened(RollState state, RollFact fact) {
            switch (fact) {
                case CourseFact.RoundBegan f -> {
                    assertThat(begun).as("the phases that took place").isEqualTo(active);
                    assertThat(most).as("tiles before the last round").isLessThan(Tables.TILES_TO_END);
                    begun.clear();
                }
                case ScreenFact.Rolled f -> {
                    assertThat(f.count()).as("dice rolled").isPositive();
                    assertThat(state.dice(f.seat(), Place.CUP)).isZero();
                }
                case ScreenFact.PhasesActivated f -> active = f.phases();
                case CourseFact.PhaseBegan f -> begun.add(f.phase());
                case CourseFact.ManageBegan f -> nobodyWorks(state);
                case BuildFact.Completed f -> most = Math.max(most, state.tableauSize(f.seat()));
                default -> {}
            }
        }

        /** After the phases every worker is in the cup, in the Citizenry, on a stack, or a good. */
        private static void nobodyWorks(RollState state) {
            for (Seat seat : Seat.first(state.seats())) {
                for (int place = Place.EXPLORE.ordinal(); place <= Place.DICTATED.ordinal(); place++) {
                    assertThat(state.dice(seat, Place.at(place)))
                            .as(Place.at(place).id())
                            .isZero();
                }
                assertThat(state.dice(seat, Place.SPENT)).isZero();
                assertThat(state.extraWorkers(seat)).isZero();
            }
        }
    }
}
