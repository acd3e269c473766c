package orrery.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static orrery.core.BazaarTable.GAME;
import static orrery.core.BazaarTable.ONE;
import static orrery.core.BazaarTable.TWO;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import orrery.core.toy.BazaarFact;
import orrery.core.toy.BazaarState;

/** A game that goes on from a checkpoint that was kept. */
class ResumeTest {

    private static Match<BazaarState, BazaarFact> resumed(
            Match<BazaarState, BazaarFact> match, List<Entry> past, List<Entry> rest) {
        Checkpoint<BazaarState> kept = match.checkpoint();
        Checkpoint<BazaarState> stored = new Checkpoint<>(
                kept.entry(),
                GAME.state(GAME.position(kept.state())),
                kept.next(),
                kept.hash(),
                kept.draws(),
                kept.happened());
        List<Happening<BazaarFact>> told = match.course().subList(0, kept.happened());
        return Match.resume(GAME, match.setup(), BazaarTable.chance(), stored, told, past, rest);
    }

    private static Match<BazaarState, BazaarFact> resumed(Match<BazaarState, BazaarFact> match) {
        int split = match.checkpoint().entry() + 1;
        return resumed(match, match.log().subList(0, split), match.log(split));
    }

    @Test
    void fromEveryCheckpointTheGameGoesOnAsItWould() throws Refused {
        var match = Match.prepare(GAME, Setup.of("market", 3), BazaarTable.chance())
                .contribute(ONE, "aa")
                .start();
        match.standing(TWO, "always-pass", true);
        while (match.outcome().isEmpty()) {
            var again = resumed(match);
            assertThat(again.log()).isEqualTo(match.log());
            assertThat(BazaarTable.seen(again)).isEqualTo(BazaarTable.seen(match));
            assertThat(again.standing(TWO)).containsExactly("always-pass");
            int seed = match.log().size();
            BazaarTable.answerAny(again, new SplittableRandom(seed));
            BazaarTable.answerAny(match, new SplittableRandom(seed));
            assertThat(again.log()).as("the same dice").isEqualTo(match.log());
        }
        var over = resumed(match);
        assertThat(over.outcome()).isEqualTo(match.outcome());
        assertThat(over.truth()).isEqualTo(match.truth());
    }

    @Test
    void nothingIsUndoneAcrossTheCheckpoint() throws Refused {
        var match = BazaarTable.atTheWindow(3);
        var again = resumed(match);
        int before = match.lastDecision(ONE).orElseThrow();
        assertThat(again.lastDecision(ONE)).isEmpty();
        assertThatThrownBy(() -> again.askUndo(ONE, before)).isInstanceOf(Refused.class);
    }

    @Test
    void aPromptOfTheTimeBeforeIsClosed() throws Refused {
        var match = BazaarTable.atTheWindow(3);
        int old = match.prompt(ONE).orElseThrow().id();
        assertThat(resumed(match).prompt(ONE).orElseThrow().id()).isGreaterThan(old);
    }

    @Test
    void entriesAfterTheCheckpointCanBeLeftWithoutEffect() throws Refused {
        var match = BazaarTable.atThePrize(3);
        var back = resumed(match, match.log(), List.of());
        assertThat(back.log()).isEqualTo(match.log());
        assertThat(back.state(ONE))
                .satisfies(state -> assertThat(GAME.position(state))
                        .isEqualTo(GAME.position(match.checkpoint().state())));
        BazaarTable.answer(back, ONE, BazaarTable.legal(back, ONE).getFirst());
        assertThat(back.log()).hasSizeGreaterThan(match.log().size());
        assertThatThrownBy(() -> resumed(match, List.of(), List.of())).isInstanceOf(IllegalArgumentException.class);
    }
}
