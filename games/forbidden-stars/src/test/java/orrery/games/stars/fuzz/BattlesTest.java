package orrery.games.stars.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import orrery.core.Next;
import orrery.core.Playout;
import orrery.core.Policy;
import orrery.core.Segment;
import orrery.core.Start;
import orrery.core.scenario.BadLine;
import orrery.games.stars.RandomFights;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsGame;
import orrery.games.stars.StarsState;
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.operations.EndOfTurn;

/** Battles between all factions with random decks, in worlds and voids: whole games meet too few of them. */
class BattlesTest {

    private static final StarsGame GAME = new StarsGame();
    private static final int BATTLES = Extent.of(2_000, 6_000, 100_000);

    @Test
    void battlesKeepTheInvariantsAndEveryCardIsPlayed() throws BadLine {
        Set<CombatCard> played = EnumSet.noneOf(CombatCard.class);
        for (long seed = 0; seed < BATTLES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Start<StarsState, StarsFact> start = RandomFights.battle(random);
            String origin = "battle " + seed;
            Policy<StarsState> uniform = (state, question, legal) -> random.nextInt(legal.size());
            Playout<StarsState, StarsFact> play = new Playout<StarsState, StarsFact>(
                            start.state(), Collections.nCopies(2, uniform), random)
                    .observedBy(new Playout.Observer<>() {
                        @Override
                        public void happened(StarsState state, StarsFact fact) {
                            GAME.check(state);
                            if (fact instanceof StarsFact.CardRevealed revealed) {
                                played.add(revealed.card());
                            }
                        }
                    });
            Next next = start.first();
            while (next instanceof Segment<?, ?> segment && !(segment instanceof EndOfTurn)) {
                next = play.step(segment);
            }
            assertThat(start.state().battleArea()).as(origin).isEqualTo(-1);
            for (int area : start.state().board().areas()) {
                assertThat(start.state().holder(area)).as(origin).isNotEqualTo(StarsState.CONTESTED);
            }
        }
        assertThat(played).containsExactlyInAnyOrder(CombatCard.values());
    }
}
