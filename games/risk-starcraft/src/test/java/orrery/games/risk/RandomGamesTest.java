package orrery.games.risk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import orrery.core.Choice;
import orrery.core.Choices;
import orrery.core.Match;
import orrery.core.Outcome;
import orrery.core.Playout;
import orrery.core.Question;
import orrery.core.Refused;
import orrery.core.RulesFault;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.core.Visitor;
import orrery.testkit.UniformPlay;

class RandomGamesTest {

    private static final int GAMES =
            Boolean.getBoolean("orrery.full") ? 1000 : Boolean.getBoolean("orrery.fast") ? 5 : 40;

    @ParameterizedTest(name = "with {0} seats")
    @ValueSource(ints = {3, 4, 5, 6})
    void everyInvariantHoldsAfterEveryFactOfRandomGames(int seats) {
        for (long seed = 0; seed < GAMES; seed++) {
            Outcome outcome = RandomPlay.PLAY.playOut(seed, setup(seats, seed), new Checking(seed));
            List<Seat> ranked = outcome.reason() == RiskEnd.ROUND_LIMIT ? Seat.first(seats) : List.of();
            assertThat(outcome.ranking().stream().flatMap(List::stream))
                    .as("ranking, seed %d", seed)
                    .containsExactlyInAnyOrderElementsOf(ranked);
        }
    }

    private static Setup setup(int seats, long seed) {
        Setup setup = RandomPlay.setup(seats).with(RiskGame.PLACES, seed % 2 == 0 ? "chosen" : "by-seat");
        return setup.with(RiskGame.EVEN, seed % 3 == 0 ? "yes" : "no");
    }

    /** Checks the state after every fact, and both readings of every question. */
    private static final class Checking implements Playout.Observer<RiskState, RiskFact> {
        private final long seed;

        Checking(long seed) {
            this.seed = seed;
        }

        @Override
        public void happened(RiskState state, RiskFact fact) {
            try {
                RandomPlay.GAME.check(state);
            } catch (RulesFault fault) {
                throw new AssertionError("seed " + seed + ", after " + fact, fault);
            }
        }

        @Override
        public void answered(Question<?> question, Choice choice, int options) {
            assertThat(options)
                    .as("legal answers to %s, seed %d", question, seed)
                    .isPositive();
        }
    }

    @ParameterizedTest(name = "with {0} seats")
    @ValueSource(ints = {3, 4, 5, 6})
    void bothReadingsOfEveryQuestionAgree(int seats) throws Refused {
        for (long seed = 0; seed < 5; seed++) {
            RandomPlay.PLAY.match(
                    seed,
                    RandomPlay.setup(seats),
                    400,
                    (match, random) -> match.prompts()
                            .forEach(prompt -> assertThat(bare(prompt.question()))
                                    .isEqualTo(prompt.question().decision().legal())));
        }
    }

    @SuppressWarnings("unchecked")
    private static List<Choice> bare(Question<?> question) {
        Choices<Choice> choices = new Choices<>();
        ((Question<Choice>) question).legal(choices);
        return choices.toList();
    }

    @ParameterizedTest(name = "with {0} seats")
    @ValueSource(ints = {3, 4, 5, 6})
    void aLogPlayedAgainGivesTheSameGameForEveryViewer(int seats) throws Refused {
        for (long seed = 0; seed < 5; seed++) {
            Match<RiskState, RiskFact> first =
                    RandomPlay.PLAY.match(seed, RandomPlay.setup(seats), 600, (match, random) -> {});
            Match<RiskState, RiskFact> again = Match.replay(
                    RandomPlay.GAME,
                    first.setup(),
                    new orrery.core.KeyedChance(UniformPlay.seedBytes(seed), "table"),
                    first.log());
            for (Seat seat : Seat.first(seats)) {
                assertThat(again.facts(seat)).as("seed %d", seed).isEqualTo(first.facts(seat));
                assertThat(again.view(seat)).as("seed %d", seed).isEqualTo(first.view(seat));
            }
            assertThat(again.facts(Visitor.VISITOR)).isEqualTo(first.facts(Visitor.VISITOR));
            assertThat(again.log()).isEqualTo(first.log());
        }
    }

    @ParameterizedTest(name = "with {0} seats")
    @ValueSource(ints = {3, 6})
    void aStoredPositionIsTheWholeTruth(int seats) {
        for (long seed = 0; seed < 3; seed++) {
            RandomPlay.PLAY.playOut(seed, RandomPlay.setup(seats), new Playout.Observer<>() {
                private int facts;

                @Override
                public void happened(RiskState state, RiskFact fact) {
                    if (++facts % 7 == 0) {
                        RiskPosition position = RandomPlay.GAME.position(state);
                        RiskState restored = RandomPlay.GAME.state(position);
                        assertThat(RandomPlay.GAME.position(restored)).isEqualTo(position);
                        assertThat(RandomPlay.GAME.position(state.copy())).isEqualTo(position);
                    }
                }
            });
        }
    }

    @ParameterizedTest(name = "undoing {0} decisions")
    @ValueSource(ints = {1, 2, 3, 5, 8, 13, 40})
    void undoGivesThePositionBackAsItWas(int decisions) throws Refused {
        List<Record> positions = new ArrayList<>();
        List<Integer> lengths = new ArrayList<>();
        Match<RiskState, RiskFact> match = RandomPlay.PLAY.match(decisions, RandomPlay.setup(4), 300, (m, random) -> {
            positions.add(RandomPlay.GAME.position(m.state(Visitor.VISITOR)));
            lengths.add(m.log().size());
        });
        int back = positions.size() - decisions;
        Seat asker = match.prompts().getFirst().seat();
        for (Seat other : match.askUndo(asker, lengths.get(back))) {
            match.answerUndo(other, true);
        }
        assertThat(RandomPlay.GAME.position(match.state(Visitor.VISITOR))).isEqualTo(positions.get(back));
    }

    @org.junit.jupiter.api.Test
    void anInvariantThatIsBrokenIsFound() {
        RiskState state = new RiskState(3, 0);
        RandomPlay.GAME.check(state);
        assertThatThrownBy(() -> state.apply(
                        new CardFact.CardPlayed(Seat.of(0), orrery.games.risk.cards.FactionCard.TERRAN_BUNKER)))
                .isInstanceOf(RulesFault.class)
                .hasMessageContaining("terran-bunker");
    }
}
