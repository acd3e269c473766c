package orrery.games.risk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import orrery.core.Choice;
import orrery.core.Choices;
import orrery.core.Entry;
import orrery.core.KeyedChance;
import orrery.core.Match;
import orrery.core.Playout;
import orrery.core.Question;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.games.risk.board.Territory;

/** Articles standing-answer, unanswered-window: what the answers given in advance are, at every question of a game. */
class StandingAnswersTest {

    private static final int SEATS = 6;

    private record Asked(Question<?> question, List<Choice> legal, boolean ownBaseInvaded) {}

    /** What a game with {@value #SEATS} seats asks, and what each standing answer says to it at that moment. */
    private interface Look {
        void at(RiskState state, Asked asked);
    }

    private static void play(Look look) {
        RandomPlay.PLAY.playOut(7, RandomPlay.setup(SEATS), new Playout.Observer<>() {
            private RiskState state =
                    RandomPlay.GAME.start(RandomPlay.setup(SEATS)).state();

            @Override
            public void happened(RiskState now, RiskFact fact) {
                state = now;
            }

            @Override
            public void answered(Question<?> question, Choice choice, int options) {
                look.at(state, new Asked(question, legal(question), ownBaseInvaded(state, question)));
            }
        });
    }

    @SuppressWarnings("unchecked")
    private static List<Choice> legal(Question<?> question) {
        Choices<Choice> legal = new Choices<>();
        ((Question<Choice>) question).legal(legal);
        return legal.toList();
    }

    private static boolean ownBaseInvaded(RiskState state, Question<?> question) {
        Territory base = state.base(question.seat());
        return question.decision().prompt().args().size() > 1
                && question.decision().prompt().args().get(1) == base;
    }

    private static String key(Asked asked) {
        return asked.question().decision().prompt().key();
    }

    @Test
    void peopleStartWithPassingWhenTheyHaveNoCardAndBotsWithNothing() {
        Setup setup = RandomPlay.setup(3);
        KeyedChance chance = new KeyedChance(new byte[32], "standing");
        Match<RiskState, RiskFact> match = Match.prepare(RandomPlay.GAME, setup, chance)
                .take(Seat.of(1), Entry.Player.bot("greedy"))
                .usualAnswers()
                .start();
        assertThat(match.standing(Seat.of(0))).containsExactly("pass-without-card");
        assertThat(match.standing(Seat.of(1))).isEmpty();
        assertThat(Match.replay(RandomPlay.GAME, setup, chance, match.log()).standing(Seat.of(2)))
                .containsExactly("pass-without-card");
    }

    @Test
    void mostDiceDefendsWithAsManyAsAllowedAndAnswersNothingElse() {
        play((state, asked) -> {
            Choice answer = RiskStanding.MOST_DICE.answer(state, asked.question());
            if (key(asked).equals("prompt.defend")) {
                assertThat(answer).isEqualTo(asked.legal().getLast());
            } else {
                assertThat(answer).isNull();
            }
        });
    }

    @Test
    void passWithoutCardPassesOnlyWhereNothingElseIsPossible() {
        List<Choice> passed = new ArrayList<>();
        play((state, asked) -> {
            Choice answer = RiskStanding.PASS_WITHOUT_CARD.answer(state, asked.question());
            boolean window =
                    key(asked).startsWith("prompt.window.") || key(asked).equals("prompt.aimed");
            if (window && asked.legal().equals(List.of(Preset.PASS))) {
                assertThat(answer).isEqualTo(Preset.PASS);
                passed.add(answer);
            } else {
                assertThat(answer).isNull();
            }
        });
        assertThat(passed).isNotEmpty();
    }

    @Test
    void cardsForBaseOnlyPassesWhenDefendingAnythingElse() {
        play((state, asked) -> {
            if (key(asked).startsWith("prompt.window.defence")) {
                Choice answer = RiskStanding.CARDS_FOR_BASE_ONLY.answer(state, asked.question());
                if (asked.ownBaseInvaded()) {
                    assertThat(answer).isNull();
                } else {
                    assertThat(answer).isEqualTo(Preset.PASS);
                }
            }
        });
    }
}
