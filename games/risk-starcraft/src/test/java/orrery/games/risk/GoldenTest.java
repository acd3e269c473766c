package orrery.games.risk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import orrery.core.Entry;
import orrery.core.KeyedChance;
import orrery.core.Match;
import orrery.core.Outcome;
import orrery.core.Refused;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.core.Visitor;
import orrery.store.Dice;
import orrery.store.GameFile;
import orrery.store.Verification;
import orrery.testkit.GoldenGames;

/**
 * A recorded game for every end that the rules know, which must come out as it did then: articles victory, last-player,
 * round-limit. Run with {@code -Dorrery.record=true} the test records them anew, for when the rules have changed on
 * purpose; see docs/adding-a-game.md.
 */
class GoldenTest {

    private static final RiskGame GAME = new RiskGame();
    private static final Path FOLDER = Path.of("src/test/resources/orrery/games/risk/golden");

    @BeforeAll
    static void record() throws IOException, Refused {
        if (Boolean.getBoolean("orrery.record")) {
            for (RiskEnd end : RiskEnd.values()) {
                Recorder.game(end).write(GAME, file(end));
            }
        }
    }

    private static Path file(RiskEnd end) {
        return FOLDER.resolve(end.id() + ".json");
    }

    private static GameFile golden(RiskEnd end) throws IOException {
        return GameFile.read(List.of(GAME), file(end));
    }

    @Test
    void everyGoldenGameComesOutAsItDid() throws IOException {
        assertThat(GoldenGames.faults(GAME, FOLDER)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(RiskEnd.class)
    void everyEndIsReached(RiskEnd end) throws IOException {
        assertThat(golden(end).result()).isNotNull().extracting(Outcome::reason).isEqualTo(end);
    }

    /** Article no-second-place. */
    @ParameterizedTest
    @EnumSource(
            value = RiskEnd.class,
            names = {"ACHIEVEMENTS", "LAST_PLAYER"})
    void aWonGameHasOneWinnerAndRanksNobodyElse(RiskEnd end) throws IOException {
        Outcome outcome = Objects.requireNonNull(golden(end).result());
        assertThat(outcome.winners()).containsExactly(Seat.of(0));
        assertThat(outcome.ranking().stream().flatMap(List::stream)).doesNotContain(Seat.of(1), Seat.of(2));
    }

    /** Article limit-ranking: achievements, own base, territories, units. */
    @Test
    void aGameCutShortRanksAllByWhatTheyHave() throws IOException {
        GameFile golden = golden(RiskEnd.ROUND_LIMIT);
        RiskState end = Verification.open(GAME, golden).state(Visitor.VISITOR);
        Outcome outcome = Objects.requireNonNull(golden.result());
        assertThat(outcome.winners()).isEmpty();
        assertThat(outcome.ranking().stream().flatMap(List::stream))
                .containsExactlyElementsOf(Seat.first(3).stream()
                        .sorted(Comparator.<Seat>comparingInt(seat -> Integer.bitCount(end.achievements(seat)))
                                .thenComparing(end::holdsOwnBase)
                                .thenComparingInt(seat -> Long.bitCount(end.held(seat)))
                                .thenComparingInt(end::army)
                                .reversed())
                        .toList());
    }

    @ParameterizedTest
    @EnumSource(RiskEnd.class)
    void theFactsAloneLeadToTheSamePosition(RiskEnd end) throws IOException {
        assertThat(GoldenGames.factsFault(GAME, golden(end))).isEmpty();
    }

    @Test
    void aGoldenGameThatComesOutOtherwiseIsFound(@TempDir Path folder) throws IOException {
        String text = Files.readString(file(RiskEnd.ROUND_LIMIT));
        int fact = text.indexOf("\"units-placed\"", text.indexOf("\"facts\""));
        int units = text.indexOf("\"units\" : ", fact) + "\"units\" : ".length();
        Files.writeString(folder.resolve("changed.json"), text.substring(0, units) + "9" + text.substring(units));

        assertThat(GoldenGames.faults(GAME, folder)).singleElement().asString().startsWith("changed.json: fact ");
        assertThat(GoldenGames.factsFault(GAME, GameFile.read(List.of(GAME), folder.resolve("changed.json"))))
                .isPresent();
    }

    /** Plays a game that reaches an end: one seat goes for it and the others hold still. */
    private static final class Recorder {

        private static final String TABLE = "golden";
        private static final Seat BOLD = Seat.of(0);
        private static final int TRIES = 50;

        private final RiskEnd end;
        private final SplittableRandom random;

        private Recorder(RiskEnd end, long seed) {
            this.end = end;
            this.random = new SplittableRandom(seed);
        }

        /** The first game among some seeds that ends as asked. */
        static GameFile game(RiskEnd end) throws Refused {
            for (long seed = 1; seed <= TRIES; seed++) {
                KeyedChance chance = new KeyedChance(RandomPlay.seedBytes(seed), TABLE);
                Match<RiskState, RiskFact> match = new Recorder(end, seed).play(chance);
                if (match.outcome().map(Outcome::reason).filter(end::equals).isPresent()) {
                    return GameFile.closed(match, Dice.of(TABLE, chance, match));
                }
            }
            throw new IllegalStateException("no game ended by " + end.id());
        }

        private Match<RiskState, RiskFact> play(KeyedChance chance) throws Refused {
            Setup setup =
                    Setup.of("basic-training", 3).with(RiskGame.ROUND_LIMIT, end == RiskEnd.ROUND_LIMIT ? "2" : "40");
            Match<RiskState, RiskFact> match = Match.start(GAME, setup, chance);
            while (match.outcome().isEmpty()) {
                Match.Prompt prompt = match.prompts().getFirst();
                ToIntFunction<RiskChoice> wish = prompt.seat() == BOLD ? this::bold : Recorder::calm;
                match.answer(prompt.seat(), prompt.id(), best(RandomPlay.legal(prompt), wish), Entry.Origin.PERSON);
            }
            return match;
        }

        /** One of the choices wished for most. */
        private RiskChoice best(List<RiskChoice> legal, ToIntFunction<RiskChoice> wish) {
            if (end == RiskEnd.ROUND_LIMIT) {
                return legal.get(random.nextInt(legal.size()));
            }
            int most = legal.stream().mapToInt(wish).max().orElseThrow();
            List<RiskChoice> best = new ArrayList<>(legal);
            best.removeIf(choice -> wish.applyAsInt(choice) < most);
            return best.get(random.nextInt(best.size()));
        }

        private int bold(RiskChoice choice) {
            return switch (choice) {
                case RiskChoice.Invade i -> 2;
                case RiskChoice.Commit(int units, boolean hero) -> units;
                case RiskChoice.Units(int units) -> units;
                case RiskChoice.Stop s -> -1;
                case RiskChoice.TakeAchievement t -> end == RiskEnd.ACHIEVEMENTS ? 1 : -1;
                case RiskChoice.PlayCard p -> 1;
                case RiskChoice.HandIn h -> 3;
                case RiskChoice.AddCard a -> 1;
                case RiskChoice.DrawCard d -> 1;
                case RiskChoice.MoveFrom m -> -1;
                default -> 0;
            };
        }

        private static int calm(RiskChoice choice) {
            return switch (choice) {
                case RiskChoice.EndAttacks e -> 1;
                case RiskChoice.EndTurn e -> 1;
                case RiskChoice.Pass p -> 1;
                case RiskChoice.TakeAchievement t -> -1;
                case RiskChoice.Units(int units) -> units;
                default -> 0;
            };
        }
    }
}
