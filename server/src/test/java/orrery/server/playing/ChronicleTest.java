package orrery.server.playing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import orrery.core.Entry;
import orrery.core.KeyedChance;
import orrery.core.Match;
import orrery.core.Refused;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.core.Visitor;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskGame;
import orrery.games.risk.RiskState;

/** What happened, and who was told what of it. */
class ChronicleTest {

    private static final int ANSWERS = 300;

    private final SplittableRandom random = new SplittableRandom(1);
    private final Setup setup = Setup.of("basic-training", 3);
    private final Match<RiskState, RiskFact> match =
            Match.start(new RiskGame(), setup, new KeyedChance(new byte[32], "table"));
    private final Chronicle<RiskState, RiskFact> chronicle = new Chronicle<>(new RiskGame(), setup);

    private void answer() throws Refused {
        Match.Prompt prompt = match.prompts().getFirst();
        var legal = prompt.question().decision().legal();
        match.answer(prompt.seat(), prompt.id(), legal.get(random.nextInt(legal.size())), Entry.Origin.PERSON);
    }

    /** The last decision of a seat is undone, and all agree. */
    private void takeBack(Seat seat) throws Refused {
        Optional<Integer> decision = match.lastDecision(seat);
        if (decision.isPresent()) {
            for (Seat other : match.askUndo(seat, decision.get())) {
                match.answerUndo(other, true);
            }
            chronicle.follow(match, true);
        }
    }

    private boolean sawMore(Seat seat, int last) {
        int size = chronicle.size();
        return IntStream.range(Math.max(0, size - last), size)
                .anyMatch(line -> !Objects.equals(chronicle.seen(line, seat), chronicle.seen(line, Visitor.VISITOR)));
    }

    private void assertThatItKnowsWhoSawMore() {
        for (Seat seat : Seat.first(setup.seats())) {
            for (int last : new int[] {1, 5, 20, 1_000}) {
                assertThat(chronicle.wasToldHidden(seat, last)).isEqualTo(sawMore(seat, last));
            }
        }
    }

    @Test
    @DisplayName("It knows who was lately told something that a visitor was not, through every undo, too")
    void toldHidden() throws Refused {
        int told = 0;
        for (int i = 0; i < ANSWERS && match.outcome().isEmpty(); i++) {
            answer();
            chronicle.follow(match, false);
            assertThatItKnowsWhoSawMore();
            told += sawMore(Seat.of(0), 20) ? 1 : 0;
            for (Seat seat : Seat.first(setup.seats())) {
                if (sawMore(seat, 1) && random.nextBoolean()) {
                    takeBack(seat);
                    assertThatItKnowsWhoSawMore();
                }
            }
        }
        assertThat(told).isBetween(1, ANSWERS - 1);
    }
}
