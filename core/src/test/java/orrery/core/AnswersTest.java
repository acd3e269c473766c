package orrery.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static orrery.core.BazaarTable.ONE;
import static orrery.core.BazaarTable.THREE;
import static orrery.core.BazaarTable.TWO;
import static orrery.core.BazaarTable.answer;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import orrery.core.toy.Bazaar;
import orrery.core.toy.BazaarChoice;

/** What the table takes for an answer. */
class AnswersTest {

    private static Refused refusal(ThrowingCallable request) {
        Refused[] refused = new Refused[1];
        assertThatThrownBy(request).isInstanceOfSatisfying(Refused.class, r -> refused[0] = r);
        return refused[0];
    }

    @Test
    void aProcedureThatAsksIsCarriedOutAgainWithTheSameFacts() throws Refused {
        var match = BazaarTable.atTheWindow(3);
        var before = match.facts(Visitor.VISITOR);
        answer(match, ONE, new BazaarChoice.Pass());
        assertThat(match.facts(Visitor.VISITOR)).isEqualTo(before);
    }

    @Test
    void aClosedPromptTakesNoAnswerAndNothingChanges() throws Refused {
        var match = BazaarTable.of(3);
        int id = match.prompt(ONE).orElseThrow().id();
        BazaarTable.stake(match, ONE, 1);
        var log = match.log();
        assertThat(refusal(() -> match.answer(ONE, id, new BazaarChoice.Stake(1), Entry.Origin.PERSON))
                        .kind())
                .isEqualTo(Refused.Kind.CLOSED_PROMPT);
        assertThat(match.log()).isEqualTo(log);
    }

    @Test
    void aSeatThatIsNotAskedDoesNotAnswer() throws Refused {
        var match = BazaarTable.atTheWindow(3);
        assertThat(refusal(() -> match.answer(TWO, 1, new BazaarChoice.Pass(), Entry.Origin.PERSON))
                        .kind())
                .isEqualTo(Refused.Kind.CLOSED_PROMPT);
    }

    @Test
    void anIllegalChoiceIsRefusedWithItsArticle() throws Refused {
        var match = BazaarTable.of(3);
        Refused refused = refusal(() -> BazaarTable.stake(match, ONE, 4));
        assertThat(refused.kind()).isEqualTo(Refused.Kind.ILLEGAL);
        assertThat(refused.article()).contains(Bazaar.STAKES);
        assertThat(refused.why()).isEqualTo(Message.of("why.too-few-coins", 4));
    }

    @Test
    void aChoiceThatTheQuestionDoesNotKnowIsRefused() {
        var match = BazaarTable.of(3);
        assertThat(refusal(() -> BazaarTable.stake(match, ONE, 9)).kind()).isEqualTo(Refused.Kind.UNKNOWN_CHOICE);
        assertThat(refusal(() -> answer(match, ONE, new BazaarChoice.Pass())).kind())
                .isEqualTo(Refused.Kind.UNKNOWN_CHOICE);
    }

    @Test
    void afterTheEndNothingIsAnsweredNorUndone() throws Refused {
        var match = BazaarTable.playedToTheEnd(3, 1);
        assertThat(match.prompts()).isEmpty();
        assertThat(refusal(() -> match.answer(ONE, 1, new BazaarChoice.Pass(), Entry.Origin.PERSON))
                        .kind())
                .isEqualTo(Refused.Kind.GAME_OVER);
        int last = match.lastDecision(ONE).orElseThrow();
        assertThat(refusal(() -> match.askUndo(ONE, last)).kind()).isEqualTo(Refused.Kind.GAME_OVER);
        assertThat(refusal(() -> match.interject(ONE, new BazaarChoice.Give(TWO)))
                        .kind())
                .isEqualTo(Refused.Kind.GAME_OVER);
    }

    @Test
    void theProgramMakesTheOnlyChoiceUnlessThatTellsASecret() throws Refused {
        Match<?, ?> match =
                Match.start(BazaarTable.GAME, Setup.of("market", 3).with("coins", "0"), BazaarTable.chance());
        assertThat(match.log().stream().filter(Entry.Answer.class::isInstance))
                .hasSize(3)
                .allSatisfy(e -> assertThat(((Entry.Answer) e).origin()).isEqualTo(Entry.Origin.FORCED));
        for (Seat seat : Seat.first(3)) {
            BazaarTable.keep(match, seat);
        }
        // seats without a card to play are asked all the same
        for (Seat seat : Seat.first(3)) {
            assertThat(match.prompt(seat)).isPresent();
            answer(match, seat, new BazaarChoice.Pass());
        }
    }

    @Test
    void aStandingAnswerIsGivenToTheQuestionsItIsAbout() throws Refused {
        var match = BazaarTable.atTheWindow(3);
        match.standing(ONE, "always-pass", true);
        assertThat(match.standingAnswer(ONE)).contains(new BazaarChoice.Pass());
        match.standing(ONE, "always-pass", false);
        assertThat(match.standingAnswer(ONE)).isEmpty();
        assertThat(refusal(() -> match.standing(ONE, "never", true)).kind()).isEqualTo(Refused.Kind.UNKNOWN);
        var lanes = BazaarTable.of(3);
        lanes.standing(ONE, "always-pass", true);
        assertThat(lanes.standingAnswer(ONE)).as("nothing to pass").isEmpty();
    }

    @Test
    void anInterjectionComesAtAnyQuestionButOnlyIfItIsAllowed() throws Refused {
        var match = BazaarTable.atTheWindow(3);
        match.interject(THREE, new BazaarChoice.Give(ONE));
        assertThat(match.state(ONE).coins(ONE)).isEqualTo(4);
        assertThat(match.prompt(ONE)).isPresent();
        assertThat(refusal(() -> match.interject(ONE, new BazaarChoice.Give(ONE)))
                        .kind())
                .isEqualTo(Refused.Kind.ILLEGAL);
    }
}
