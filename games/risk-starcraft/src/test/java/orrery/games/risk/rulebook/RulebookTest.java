package orrery.games.risk.rulebook;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import orrery.core.Choice;
import orrery.core.Choices;
import orrery.core.Decision;
import orrery.core.Option;
import orrery.core.Playout;
import orrery.core.Policy;
import orrery.core.Question;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.core.Start;
import orrery.games.risk.InvasionFact;
import orrery.games.risk.RiskChoice;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskState;
import orrery.games.risk.TurnFact;
import orrery.games.risk.board.Territory;
import orrery.games.risk.fuzz.RandomPositions;
import orrery.testkit.fuzz.CheckFailed;

/** The second reading of the rules finds a choice too many, a choice that is lacking, and a wrong number. */
class RulebookTest {

    private static final Setup SETUP = RandomPositions.setups(4, 1).getFirst();

    /** Plays a game in which the rulebook sees questions and facts changed. */
    private static void play(UnaryOperator<Question<?>> questions, UnaryOperator<RiskFact> facts) {
        Start<RiskState, RiskFact> start = new RandomPositions().start(SETUP);
        SplittableRandom random = new SplittableRandom(3);
        Policy<RiskState> uniform = (state, question, legal) -> random.nextInt(legal.size());
        Rulebook rulebook = new Rulebook();
        new Playout<>(start.state(), Collections.nCopies(SETUP.seats(), uniform), random)
                .observedBy(new Playout.Observer<>() {
                    @Override
                    public void happened(RiskState state, RiskFact fact) {
                        rulebook.fact(state, facts.apply(fact));
                    }

                    @Override
                    public void answered(Question<?> question, Choice choice, int options) {
                        rulebook.question(start.state(), questions.apply(question), choice);
                    }
                })
                .play(start.first());
    }

    /** A question that offers something else. */
    private record Changed<C extends Choice>(Question<C> question, List<Option<C>> options) implements Question<C> {

        static <C extends Choice> Changed<C> without(Question<C> question, int index) {
            List<Option<C>> fewer = new ArrayList<>(question.decision().options());
            fewer.removeIf(
                    option -> option.choice().equals(question.decision().legal().get(index)));
            return new Changed<>(question, fewer);
        }

        @SuppressWarnings("unchecked")
        static <C extends Choice> Changed<C> with(Question<C> question, RiskChoice choice) {
            List<Option<C>> more = new ArrayList<>(question.decision().options());
            more.add(Option.legal((C) choice));
            return new Changed<>(question, more);
        }

        @Override
        public Seat seat() {
            return question.seat();
        }

        @Override
        public Decision<C> decision() {
            Decision<C> told = question.decision();
            return new Decision<>(told.seat(), told.prompt(), told.article(), told.path(), options);
        }

        @Override
        public void legal(Choices<C> into) {
            options.forEach(option -> into.add(option.choice()));
        }
    }

    @Test
    void aGameByTheRulesPasses() {
        assertThatCode(() -> play(question -> question, fact -> fact)).doesNotThrowAnyException();
    }

    @Test
    void aLackingChoiceIsFound() {
        assertThatThrownBy(() -> play(question -> Changed.without(question, 0), fact -> fact))
                .isInstanceOf(CheckFailed.class)
                .hasMessageContaining("lacks [Place");
    }

    @Test
    void aChoiceTooManyIsFound() {
        RiskChoice far = new RiskChoice.Invade(Territory.CHAR_ALEPH, Territory.TALEMATROS);
        assertThatThrownBy(() -> play(question -> Changed.with(question, far), fact -> fact))
                .isInstanceOf(CheckFailed.class)
                .hasMessageContaining("offers [Invade");
    }

    @Test
    void aWrongCountOfReinforcementsIsFound() {
        assertThatThrownBy(() -> play(
                        question -> question,
                        fact -> fact instanceof TurnFact.Reinforced f
                                ? new TurnFact.Reinforced(f.seat(), f.territories() + 1, f.planets(), f.bases())
                                : fact))
                .isInstanceOf(CheckFailed.class)
                .hasMessageContaining("territories should be");
    }

    @Test
    void aLossTooManyIsFound() {
        assertThatThrownBy(() -> play(
                        question -> question,
                        fact -> fact instanceof InvasionFact.RollFought f
                                ? new InvasionFact.RollFought(
                                        f.from(), f.to(), f.attackerLoses() + 1, f.defenderLoses(), f.shielded())
                                : fact))
                .isInstanceOf(CheckFailed.class)
                .hasMessageContaining("attacker's losses should be");
    }

    @Test
    void aDieModifiedWronglyIsFound() {
        assertThatThrownBy(() -> play(
                        question -> question,
                        fact -> fact instanceof InvasionFact.Compared f
                                ? new InvasionFact.Compared(
                                        List.of(9), f.defence(), f.attackerLoses(), f.defenderLoses())
                                : fact))
                .isInstanceOf(CheckFailed.class)
                .hasMessageContaining("attack dice should be");
    }
}
