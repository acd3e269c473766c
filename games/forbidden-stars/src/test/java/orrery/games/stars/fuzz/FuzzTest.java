package orrery.games.stars.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import orrery.core.Fact;
import orrery.core.Playout;
import orrery.core.Policy;
import orrery.core.Setup;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsGame;
import orrery.games.stars.StarsState;
import orrery.testkit.fuzz.Fuzzer;
import orrery.testkit.fuzz.MessagesRender;
import orrery.words.TextFolder;

/** Random games hold in everything that must hold in every game, and tell no secrets. */
class FuzzTest {

    private static final StarsGame GAME = new StarsGame();
    private static final Path FAILURES = Path.of("target", "failed-games");

    /** Looks are costly: a game has some four hundred questions. */
    private static final double SHARE_OF_QUESTIONS = 0.01;

    @ParameterizedTest(name = "{0} with {1} seats")
    @CsvSource({"full-set-up,2", "full-set-up,3", "full-set-up,4", "quick-start,2", "quick-start,3", "quick-start,4"})
    void wholeGamesHold(String mode, int seats) throws IOException {
        new Fuzzer<>(GAME)
                .with(new MessagesRender<>(TextFolder.beside(StarsGame.class)))
                .comparingStreams(FuzzTest::opensHidden)
                .lookingAt(SHARE_OF_QUESTIONS)
                .assertAllHold(List.of(Setup.of(mode, seats)), Extent.of(1, 3, 100), FAILURES);
    }

    /** What becomes public only now may differ between games that differ in hidden things. */
    private static boolean opensHidden(StarsFact fact) {
        return switch (fact) {
            case StarsFact.TilePlaced f -> true;
            case StarsFact.OrderRevealed f -> true;
            case StarsFact.CardRevealed f -> true;
            case StarsFact.CardDiscarded f -> true;
            case StarsFact.ExtraCardPlayed f -> true;
            case StarsFact.EventChosen f -> true;
            case StarsFact.CardPeeked f -> true;
            default -> false;
        };
    }

    @Test
    void everyKindOfFactHappens() {
        Set<Class<? extends Fact>> happened = new HashSet<>();
        for (long seed = 0; seed < Extent.of(600, 600, 3000); seed++) {
            int seats = 2 + (int) (seed % 3);
            SplittableRandom random = new SplittableRandom(seed);
            Policy<StarsState> uniform = (state, question, legal) -> random.nextInt(legal.size());
            var start = GAME.start(Setup.of(seed % 2 == 0 ? StarsGame.QUICK_START : StarsGame.FULL_SET_UP, seats));
            new Playout<StarsState, StarsFact>(start.state(), Collections.nCopies(seats, uniform), random)
                    .observedBy(new Playout.Observer<>() {
                        @Override
                        public void happened(StarsState state, StarsFact fact) {
                            happened.add(fact.getClass());
                        }
                    })
                    .play(start.first());
        }
        Set<Class<? extends Fact>> missing =
                new HashSet<>(GAME.vocabulary().facts().values());
        missing.removeAll(happened);
        missing.removeAll(RARE);
        assertThat(missing).isEmpty();
    }

    /** Facts that random play hardly ever reaches. */
    private static final Set<Class<? extends Fact>> RARE = Set.of(
            StarsFact.Eliminated.class,
            StarsFact.BattleDropped.class,
            StarsFact.BattleQueued.class,
            StarsFact.RokUsed.class);
}
