package orrery.core;

import static org.assertj.core.api.Assertions.assertThat;
import static orrery.core.BazaarTable.ONE;
import static orrery.core.BazaarTable.TWO;
import static orrery.core.BazaarTable.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import orrery.core.toy.BazaarChoice;
import orrery.core.toy.BazaarFact;
import orrery.core.toy.BazaarState;

/** What a viewer is told to keep up with a table. */
class NewsTest {

    /** Knows what it has been told, and nothing else. */
    private static final class Listener {

        private final Viewer viewer;
        private final List<Fact> known = new ArrayList<>();
        private News.Mark mark = News.Mark.NOTHING;

        Listener(Viewer viewer) {
            this.viewer = viewer;
        }

        News hear(Match<?, ?> match) {
            News news = match.news(viewer, mark);
            known.subList(news.kept(), known.size()).clear();
            known.addAll(news.facts());
            mark = news.mark();
            assertThat(known).as("what %s knows", viewer).isEqualTo(match.facts(viewer));
            return news;
        }
    }

    private static Match<BazaarState, BazaarFact> amongBots() {
        return Match.prepare(BazaarTable.GAME, Setup.of("market", 3), BazaarTable.chance())
                .take(ONE, Entry.Player.bot("easy"))
                .take(TWO, Entry.Player.bot("easy"))
                .take(BazaarTable.THREE, Entry.Player.bot("easy"))
                .start();
    }

    @Test
    void whoeverHearsNowAndThenKnowsTheWholeCourse() throws Refused {
        for (int seed = 0; seed < 10; seed++) {
            var match = amongBots();
            var random = new SplittableRandom(seed);
            List<Listener> listeners = new ArrayList<>(List.of(new Listener(Visitor.VISITOR)));
            Seat.first(3).forEach(seat -> listeners.add(new Listener(seat)));
            while (match.outcome().isEmpty()) {
                act(match, random);
                listeners.get(random.nextInt(listeners.size())).hear(match);
            }
            listeners.forEach(listener -> listener.hear(match));
        }
    }

    /** An answer; now and then an undo, put back now and then. */
    private static void act(Match<?, ?> match, SplittableRandom random) throws Refused {
        var last = match.lastDecision(Seat.of(random.nextInt(3)));
        if (last.isPresent() && random.nextInt(4) == 0) {
            match.askUndo(ONE, last.get());
            if (random.nextBoolean()) {
                match.restore(ONE);
            }
        } else {
            BazaarTable.answerAny(match, random);
        }
    }

    @Test
    void newsAreWhatIsNewAndAnUndoTakesBackNoMoreThanItCut() throws Refused {
        var match = BazaarTable.atTheWindow(3);
        Listener listener = new Listener(ONE);
        assertThat(listener.hear(match).kept()).isZero();
        int known = listener.known.size();
        match.interject(ONE, new BazaarChoice.Give(TWO));
        News gift = listener.hear(match);
        assertThat(gift.facts()).containsExactly(new BazaarFact.Gave(ONE, TWO));
        assertThat(gift.cut()).isFalse();
        assertThat(gift.known()).isEqualTo(known + 1);
        match.askUndo(ONE, match.log().size() - 1);
        News undone = listener.hear(match);
        assertThat(undone.kept()).isEqualTo(known);
        assertThat(undone.facts()).isEmpty();
        assertThat(undone.cut()).isTrue();
        answer(match, ONE, new BazaarChoice.Pass());
        assertThat(listener.hear(match).cut()).isFalse();
    }

    @Test
    void whatHappenedCanBeKeptInOrderWithItsCausesThoughItWasCutOff() throws Refused {
        var match = BazaarTable.atTheWindow(3);
        match.interject(ONE, new BazaarChoice.Give(TWO));
        int gift = match.log().size() - 1;
        match.askUndo(ONE, gift);
        assertThat(match.happenings(0)).hasSize(match.happened());
        assertThat(match.happenings(match.happened() - 1))
                .containsExactly(new Happening<>(gift, new BazaarFact.Gave(ONE, TWO)));
        assertThat(match.truth()).doesNotContain(new BazaarFact.Gave(ONE, TWO));
    }
}
