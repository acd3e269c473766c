package orrery.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static orrery.core.BazaarTable.GAME;
import static orrery.core.BazaarTable.ONE;
import static orrery.core.BazaarTable.TWO;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import orrery.core.toy.BazaarFact;
import orrery.core.toy.BazaarState;

/** Before a game begins: what seats add to the dice counts even for what is drawn before the first question. */
class PreparationTest {

    private static final Setup DRAWS_FIRST = Setup.of("market", 2).with("opening", "card");

    private static Match<BazaarState, BazaarFact> with(String one, String two) throws Refused {
        return Match.prepare(GAME, DRAWS_FIRST, BazaarTable.chance())
                .contribute(ONE, one)
                .contribute(TWO, two)
                .start();
    }

    @Test
    void contributionsAreEntriesBeforeTheFirstDraw() throws Refused {
        assertThat(with("aa", "bb").log())
                .startsWith(new Entry.Contributed(ONE, "aa"), new Entry.Contributed(TWO, "bb"))
                .element(2)
                .isInstanceOf(Entry.Chance.class);
    }

    @Test
    void everySeatsContributionDecidesWhatIsDrawnFirst() throws Refused {
        var same = with("aa", "bb").truth();
        assertThat(with("aa", "bb").truth()).isEqualTo(same);
        List<Object> byOne = new ArrayList<>();
        List<Object> byTwo = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            byOne.add(with("a" + i, "bb").truth());
            byTwo.add(with("aa", "b" + i).truth());
        }
        assertThat(byOne).anySatisfy(truth -> assertThat(truth).isNotEqualTo(same));
        assertThat(byTwo).anySatisfy(truth -> assertThat(truth).isNotEqualTo(same));
    }

    @Test
    void theLogIsVerifiedWithItsContributions() throws Refused {
        var match = with("aa", "bb");
        assertThat(Match.verify(GAME, DRAWS_FIRST, BazaarTable.chance(), match.log())
                        .truth())
                .isEqualTo(match.truth());
        assertThat(Match.replay(GAME, DRAWS_FIRST, BazaarTable.chance(), match.log())
                        .log())
                .isEqualTo(match.log());
        int found = 0;
        for (int i = 0; i < 10; i++) {
            List<Entry> forged = new ArrayList<>(match.log());
            forged.set(1, new Entry.Contributed(TWO, "c" + i));
            found += diverges(forged) ? 1 : 0;
        }
        assertThat(found).as("a draw of four cards stays the same now and then").isGreaterThan(5);
    }

    private static boolean diverges(List<Entry> log) {
        try {
            return Objects.isNull(Match.verify(GAME, DRAWS_FIRST, BazaarTable.chance(), log));
        } catch (Diverged diverged) {
            return true;
        }
    }

    @Test
    void aSeatContributesOnceAndNotAfterTheFirstDraw() throws Refused {
        var table = Match.prepare(GAME, DRAWS_FIRST, BazaarTable.chance()).contribute(ONE, "aa");
        assertThatThrownBy(() -> table.contribute(ONE, "bb")).isInstanceOf(Refused.class);
        assertThat(table.log()).hasSize(1);
        var match = table.start();
        assertThatThrownBy(() -> match.contribute(TWO, "bb")).isInstanceOf(Refused.class);
        assertThatThrownBy(table::start).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void seatsAreTakenBeforeTheGameBegins() {
        var match = Match.prepare(GAME, DRAWS_FIRST, BazaarTable.chance())
                .take(TWO, Entry.Player.bot("easy"))
                .start();
        assertThat(match.player(TWO)).isEqualTo(Entry.Player.bot("easy"));
        var again = Match.replay(GAME, DRAWS_FIRST, BazaarTable.chance(), match.log());
        assertThat(again.player(TWO)).isEqualTo(Entry.Player.bot("easy"));
        assertThat(again.log()).isEqualTo(match.log());
    }
}
