package orrery.games.roll;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import orrery.core.Choice;
import orrery.core.Entry;
import orrery.core.KeyedChance;
import orrery.core.Match;
import orrery.core.Outcome;
import orrery.core.Refused;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.core.Visitor;
import orrery.games.roll.components.Phase;
import orrery.games.roll.end.Score;
import orrery.store.Dice;
import orrery.store.GameFile;
import orrery.store.Verification;
import orrery.testkit.GoldenGames;
import orrery.testkit.UniformPlay;

/**
 * A recorded game for every end, which must come out as it did then: articles end, scoring, ties, round-limit. Run with
 * {@code -Dorrery.record=true} the test records them anew, for when the rules have changed on purpose.
 */
class GoldenTest {

    private static final RollGame GAME = new RollGame();
    private static final Path FOLDER = Path.of("src/test/resources/orrery/games/roll/golden");

    @BeforeAll
    static void record() throws IOException, Refused {
        if (Boolean.getBoolean("orrery.record")) {
            for (RollEnd end : RollEnd.values()) {
                Recorder.game(end).write(GAME, file(end));
            }
        }
    }

    private static Path file(RollEnd end) {
        return FOLDER.resolve(end.id() + ".json");
    }

    private static GameFile golden(RollEnd end) throws IOException {
        return GameFile.read(List.of(GAME), file(end));
    }

    @Test
    void everyGoldenGameComesOutAsItDid() throws IOException {
        assertThat(GoldenGames.faults(GAME, FOLDER)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(RollEnd.class)
    void everyEndIsReached(RollEnd end) throws IOException {
        assertThat(golden(end).result()).isNotNull().extracting(Outcome::reason).isEqualTo(end);
    }

    @ParameterizedTest
    @EnumSource(RollEnd.class)
    void allAreRankedByTheirPoints(RollEnd end) throws IOException {
        GameFile golden = golden(end);
        RollState last = Verification.open(GAME, golden).state(Visitor.VISITOR);
        Outcome outcome = Objects.requireNonNull(golden.result());
        List<Seat> ranked = outcome.ranking().stream().flatMap(List::stream).toList();
        assertThat(ranked)
                .isSortedAccordingTo(Comparator.<Seat>comparingInt(
                                seat -> Score.of(last, seat).total())
                        .thenComparingInt(seat -> Score.tieBreak(last, seat))
                        .reversed());
        assertThat(outcome.winners())
                .isEqualTo(
                        end == RollEnd.ROUND_LIMIT
                                ? List.of()
                                : outcome.ranking().getFirst());
    }

    @ParameterizedTest
    @EnumSource(RollEnd.class)
    void theFactsAloneLeadToTheSamePosition(RollEnd end) throws IOException {
        assertThat(GoldenGames.factsFault(GAME, golden(end))).isEmpty();
    }

    @Test
    void aGoldenGameThatComesOutOtherwiseIsFound(@TempDir Path folder) throws IOException {
        String text = Files.readString(file(RollEnd.ROUND_LIMIT));
        int fact = text.indexOf("\"dice-gained\"");
        int count = text.indexOf("\"count\" : ", fact) + "\"count\" : ".length();
        Files.writeString(folder.resolve("changed.json"), text.substring(0, count) + "4" + text.substring(count + 1));

        assertThat(GoldenGames.faults(GAME, folder)).singleElement().asString().startsWith("changed.json: fact ");
        assertThat(GoldenGames.factsFault(GAME, GameFile.read(List.of(GAME), folder.resolve("changed.json"))))
                .isPresent();
    }

    /** Plays a game that reaches an end: shippers go for the pool, builders for their tableaus. */
    private static final class Recorder {

        private static final String TABLE = "golden";
        private static final int TRIES = 400;

        private final RollEnd end;
        private final SplittableRandom random;

        private Recorder(RollEnd end, long seed) {
            this.end = end;
            this.random = new SplittableRandom(seed);
        }

        /** The first game among some seeds that ends as asked. */
        static GameFile game(RollEnd end) throws Refused {
            for (long seed = 1; seed <= TRIES; seed++) {
                KeyedChance chance = new KeyedChance(UniformPlay.seedBytes(seed), TABLE);
                Match<RollState, RollFact> match = new Recorder(end, seed).play(chance);
                if (match.outcome().map(Outcome::reason).filter(end::equals).isPresent()) {
                    return GameFile.closed(match, Dice.of(TABLE, chance, match));
                }
            }
            throw new IllegalStateException("no game ended by " + end.id());
        }

        private Match<RollState, RollFact> play(KeyedChance chance) throws Refused {
            Setup setup = RandomPlay.setup(2).with(RollGame.ROUND_LIMIT, end == RollEnd.ROUND_LIMIT ? "3" : "40");
            Match<RollState, RollFact> match = Match.start(GAME, setup, chance);
            while (match.outcome().isEmpty()) {
                Match.Prompt prompt = match.prompts().getFirst();
                match.answer(prompt.seat(), prompt.id(), best(prompt), Entry.Origin.PERSON);
            }
            return match;
        }

        /** One of the choices wished for most. */
        private Choice best(Match.Prompt prompt) {
            boolean ships = end == RollEnd.NO_CHIPS || end == RollEnd.BOTH && prompt.seat() == Seat.of(0);
            List<Choice> legal = new ArrayList<>(prompt.question().decision().legal());
            int most =
                    legal.stream().mapToInt(choice -> wish(choice, ships)).max().orElseThrow();
            legal.removeIf(choice -> wish(choice, ships) < most);
            return legal.get(random.nextInt(legal.size()));
        }

        private static int wish(Choice choice, boolean ships) {
            return switch ((RollChoice) choice) {
                case RollChoice.Select s -> wanted(s.phase(), ships);
                case RollChoice.PlaceWild w -> wanted(w.phase(), ships);
                case RollChoice.Done d -> 1;
                case RollChoice.Dictate d -> -1;
                case RollChoice.Consume c -> 1;
                case RollChoice.Abandon a -> -1;
                case RollChoice.Arrange a -> -1;
                case RollChoice.Recall r -> -1;
                case RollChoice.RecallGood r -> -1;
                default -> 0;
            };
        }

        private static int wanted(Phase phase, boolean ships) {
            return switch (phase) {
                case PRODUCE, SHIP -> ships ? 1 : 0;
                case DEVELOP, SETTLE -> ships ? 0 : 1;
                case EXPLORE -> 0;
            };
        }
    }
}
