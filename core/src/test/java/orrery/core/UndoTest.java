package orrery.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static orrery.core.BazaarTable.ONE;
import static orrery.core.BazaarTable.THREE;
import static orrery.core.BazaarTable.TWO;
import static orrery.core.BazaarTable.answer;
import static orrery.core.BazaarTable.position;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import orrery.core.toy.BazaarChoice;

/** Going back, alone or with consent. */
class UndoTest {

    @Test
    void aSeatGoesBackAloneToItsOwnAnswerAndCanPutItBackUntilSomebodyActs() throws Refused {
        var match = BazaarTable.atTheWindow(3);
        match.interject(THREE, new BazaarChoice.Give(ONE));
        Record before = position(match);
        var facts = match.facts(ONE);
        answer(match, ONE, new BazaarChoice.Pass());
        assertThat(match.askUndo(ONE, match.lastDecision(ONE).orElseThrow())).isEmpty();
        assertThat(match.prompt(ONE)).isPresent();
        assertThat(position(match)).isEqualTo(before);
        assertThat(match.facts(ONE)).isEqualTo(facts);
        assertThatThrownBy(() -> match.restore(TWO)).as("whose undo it was not").isInstanceOf(Refused.class);
        match.restore(ONE);
        assertThat(match.prompt(TWO)).isPresent();
        match.askUndo(ONE, match.lastDecision(ONE).orElseThrow());
        answer(match, ONE, new BazaarChoice.Pass());
        assertThat(match.facts(ONE)).as("nothing is told twice").isEqualTo(facts);
        assertThatThrownBy(() -> match.restore(ONE)).isInstanceOf(Refused.class);
    }

    @Test
    void beyondAnothersAnswerItTakesThatSeatsConsent() throws Refused {
        var match = BazaarTable.atTheWindow(3);
        answer(match, ONE, new BazaarChoice.Pass());
        int own = match.lastDecision(ONE).orElseThrow();
        answer(match, TWO, new BazaarChoice.Pass());
        assertThat(match.askUndo(ONE, own)).containsExactly(TWO);
        assertThat(match.prompt(THREE)).isPresent();
        assertThatThrownBy(() -> match.answerUndo(THREE, true)).isInstanceOf(Refused.class);
        match.answerUndo(TWO, true);
        assertThat(match.prompt(ONE)).isPresent();
    }

    @Test
    void aStandingAnswerIsNoDecisionThatIsUsuallyUndone() throws Refused {
        var match = BazaarTable.atTheWindow(3);
        Optional<Integer> before = match.lastDecision(ONE);
        match.answer(ONE, match.prompt(ONE).orElseThrow().id(), new BazaarChoice.Pass(), Entry.Origin.STANDING);
        assertThat(match.lastDecision(ONE)).isEqualTo(before);
    }

    @Test
    void oneRefusalEndsTheRequestAndSoDoesANewAnswer() throws Refused {
        var match = BazaarTable.atTheWindow(3);
        answer(match, ONE, new BazaarChoice.Pass());
        int own = match.lastDecision(ONE).orElseThrow();
        answer(match, TWO, new BazaarChoice.Pass());
        match.askUndo(ONE, own);
        match.answerUndo(TWO, false);
        assertThat(match.undoRequest()).isEmpty();
        match.askUndo(ONE, own);
        answer(match, THREE, new BazaarChoice.Pass());
        assertThat(match.undoRequest()).isEmpty();
    }

    @Test
    void beyondADieItTakesEverybodysConsentButBotsAgree() throws Refused {
        var match = BazaarTable.of(3);
        match.take(TWO, Entry.Player.bot("easy"));
        for (Seat seat : Seat.first(3)) {
            BazaarTable.stake(match, seat, 1);
            BazaarTable.keep(match, seat);
        }
        for (Seat seat : Seat.first(3)) {
            answer(match, seat, new BazaarChoice.Pass());
        }
        int own = match.lastDecision(THREE).orElseThrow();
        assertThat(match.consentNeeded(THREE, own)).containsExactlyInAnyOrder(ONE, TWO);
        assertThat(match.askUndo(THREE, own)).containsExactly(ONE);
    }

    @Test
    void beyondASecretShownItTakesTheConsentOfThoseWhoSawIt() throws Refused {
        var match = BazaarTable.atTheWindow(3);
        int last = match.lastDecision(THREE).orElseThrow();
        assertThat(match.consentNeeded(THREE, last)).containsExactlyInAnyOrder(ONE, TWO);
    }

    @Test
    void nothingIsUndoneAcrossAChangeOfSeats() throws Refused {
        var match = BazaarTable.atTheWindow(3);
        answer(match, ONE, new BazaarChoice.Pass());
        int own = match.log().size() - 1;
        match.take(THREE, Entry.Player.bot("easy"));
        assertThat(match.lastDecision(ONE)).isEmpty();
        assertThatThrownBy(() -> match.askUndo(ONE, own)).isInstanceOf(Refused.class);
    }

    @Test
    void nobodyGoesBackToTheMiddleOfWhatTheProgramDoesByItself() throws Refused {
        var match = BazaarTable.atThePrize(3);
        int die = match.log().size() - 1;
        assertThat(match.log().get(die)).isInstanceOf(Entry.Chance.class);
        assertThatThrownBy(() -> match.askUndo(ONE, die)).isInstanceOf(Refused.class);
        assertThatThrownBy(() -> match.askUndo(ONE, -1)).isInstanceOf(Refused.class);
        assertThatThrownBy(() -> match.askUndo(ONE, 9_999)).isInstanceOf(Refused.class);
    }

    @Test
    void afterAnyNumberOfUndosAllIsAsItWas() throws Refused {
        for (int seed = 0; seed < 8; seed++) {
            allIsAsItWasBeforeEachOf(11, seed);
        }
    }

    /** So few answers of two seats that the game cannot end: the first round takes seven at least, the next five. */
    private static void allIsAsItWasBeforeEachOf(int most, int seed) throws Refused {
        var match = BazaarTable.of(2);
        match.take(ONE, Entry.Player.bot("easy"));
        match.take(TWO, Entry.Player.bot("easy"));
        SplittableRandom random = new SplittableRandom(seed);
        List<Object> states = new ArrayList<>();
        List<Integer> answers = new ArrayList<>();
        while (answers.size() < most) {
            states.add(List.of(position(match), BazaarTable.seen(match), openSeats(match)));
            answers.add(match.log().size());
            BazaarTable.answerAny(match, random);
        }
        for (int k = answers.size() - 1; k >= 0; k--) {
            match.askUndo(ONE, answers.get(k));
            assertThat(List.of(position(match), BazaarTable.seen(match), openSeats(match)))
                    .as("before answer %s", k)
                    .isEqualTo(states.get(k));
        }
    }

    private static List<Seat> openSeats(Match<?, ?> match) {
        return match.prompts().stream().map(Match.Prompt::seat).toList();
    }

    @Test
    void theSameMovesGiveTheSameDiceAndOthersGiveOtherDice() throws Refused {
        int different = 0;
        for (int stake = 0; stake <= 3; stake++) {
            Entry first = diceWith(stake, false);
            assertThat(diceWith(stake, false)).isEqualTo(first);
            different += diceWith(stake, true).equals(first) ? 0 : 1;
        }
        assertThat(different).isGreaterThanOrEqualTo(3);
    }

    private static Entry diceWith(int stake, boolean gift) throws Refused {
        var match = BazaarTable.of(2);
        BazaarTable.stake(match, ONE, stake);
        BazaarTable.keep(match, ONE);
        BazaarTable.stake(match, TWO, 1);
        BazaarTable.keep(match, TWO);
        if (gift) {
            match.interject(ONE, new BazaarChoice.Give(TWO));
        }
        answer(match, ONE, new BazaarChoice.Pass());
        answer(match, TWO, new BazaarChoice.Pass());
        return match.log().getLast();
    }
}
