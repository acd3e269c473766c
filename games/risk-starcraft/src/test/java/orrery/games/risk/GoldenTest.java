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
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import orrery.core.Entry;
import orrery.core.KeyedChance;
import orrery.core.Match;
import orrery.core.Mode;
import orrery.core.Outcome;
import orrery.core.Refused;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.core.Visitor;
import orrery.store.Dice;
import orrery.store.GameFile;
import orrery.store.Verification;
import orrery.testkit.GoldenGames;
import orrery.testkit.UniformPlay;

/**
 * A recorded game for every end that the rules know, which must come out as it did then: articles victory, last-player,
 * round-limit. Run with {@code -Dorrery.record=true} the test records them anew, for when the rules have changed on
 * purpose; see docs/adding-a-game.md.
 */
class GoldenTest {

    private static final RiskGame GAME = new RiskGame();
    private static final Path FOLDER = Path.of("src/test/resources/orrery/games/risk/golden");

    /** A game of a mode and the end that it reaches. */
    private record Golden(String mode, int seats, RiskEnd end) {

        static final Golden LIMIT = basic(RiskEnd.ROUND_LIMIT);

        static Golden basic(RiskEnd end) {
            return new Golden("basic-training", 3, end);
        }

        /** Every way in which a game can end, in every mode. */
        static Stream<Golden> all() {
            return Stream.concat(
                    Stream.of(RiskEnd.ACHIEVEMENTS, RiskEnd.LAST_PLAYER, RiskEnd.ROUND_LIMIT)
                            .map(Golden::basic),
                    Stream.of(
                            new Golden("command-room", 3, RiskEnd.ACHIEVEMENTS),
                            new Golden("command-room", 3, RiskEnd.LAST_PLAYER),
                            new Golden("total-domination", 3, RiskEnd.LAST_PLAYER),
                            new Golden("total-domination-extended", 2, RiskEnd.LAST_PLAYER),
                            new Golden("total-domination-1v1", 2, RiskEnd.LAST_PLAYER),
                            new Golden("team-play", 4, RiskEnd.TEAM_ACHIEVEMENTS),
                            new Golden("team-play", 4, RiskEnd.LAST_TEAM),
                            new Golden("team-play", 4, RiskEnd.ROUND_LIMIT),
                            new Golden("team-play-total-domination", 4, RiskEnd.LAST_TEAM)));
        }

        boolean isBasic() {
            return mode.equals("basic-training");
        }

        boolean isOfTeams() {
            return mode.startsWith("team");
        }

        Path file() {
            return FOLDER.resolve((isBasic() ? "" : mode + "-") + end.id() + ".json");
        }

        GameFile read() throws IOException {
            return GameFile.read(List.of(GAME), file());
        }

        @Override
        public String toString() {
            return mode + ", " + end.id();
        }
    }

    @BeforeAll
    static void record() throws IOException, Refused {
        if (Boolean.getBoolean("orrery.record")) {
            for (Golden golden : Golden.all().toList()) {
                Recorder.game(golden).write(GAME, golden.file());
            }
        }
    }

    static Stream<Golden> goldenGames() {
        return Golden.all();
    }

    @Test
    void everyGoldenGameComesOutAsItDid() throws IOException {
        assertThat(GoldenGames.faults(GAME, FOLDER)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("goldenGames")
    void everyEndIsReached(Golden golden) throws IOException {
        assertThat(golden.read().result())
                .isNotNull()
                .extracting(Outcome::reason)
                .isEqualTo(golden.end());
    }

    @Test
    void everyEndOfTheRulesHasAGoldenGame() {
        assertThat(Golden.all().map(Golden::end)).contains(RiskEnd.values());
        assertThat(Golden.all().map(Golden::mode).distinct())
                .containsExactlyInAnyOrderElementsOf(
                        GAME.modes().stream().map(Mode::id).toList());
    }

    /** Articles team-victory, last-team: allies win together. */
    @Test
    void aTeamWinsTogether() throws IOException {
        for (Golden golden : Golden.all().filter(Golden::isOfTeams).toList()) {
            Outcome outcome = Objects.requireNonNull(golden.read().result());
            assertThat(outcome.winners())
                    .isEqualTo(golden.end() == RiskEnd.ROUND_LIMIT ? List.of() : List.of(Seat.of(0), Seat.of(2)));
        }
    }

    /** Article limit-ranking: allies share their place. */
    @Test
    void aTeamGameCutShortRanksTeams() throws IOException {
        GameFile cutShort = new Golden("team-play", 4, RiskEnd.ROUND_LIMIT).read();
        assertThat(Objects.requireNonNull(cutShort.result()).ranking())
                .allSatisfy(place -> assertThat(place).hasSizeGreaterThanOrEqualTo(2));
    }

    /** Article no-second-place. */
    @ParameterizedTest
    @EnumSource(
            value = RiskEnd.class,
            names = {"ACHIEVEMENTS", "LAST_PLAYER"})
    void aWonGameHasOneWinnerAndRanksNobodyElse(RiskEnd end) throws IOException {
        Outcome outcome = Objects.requireNonNull(Golden.basic(end).read().result());
        assertThat(outcome.winners()).containsExactly(Seat.of(0));
        assertThat(outcome.ranking().stream().flatMap(List::stream)).doesNotContain(Seat.of(1), Seat.of(2));
    }

    /** Article limit-ranking: achievements, own base, territories, units. */
    @Test
    void aGameCutShortRanksAllByWhatTheyHave() throws IOException {
        GameFile golden = Golden.LIMIT.read();
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
    @MethodSource("goldenGames")
    void theFactsAloneLeadToTheSamePosition(Golden golden) throws IOException {
        assertThat(GoldenGames.factsFault(GAME, golden.read())).isEmpty();
    }

    @Test
    void aGoldenGameThatComesOutOtherwiseIsFound(@TempDir Path folder) throws IOException {
        String text = Files.readString(Golden.LIMIT.file());
        int fact = text.lastIndexOf("\"units-placed\"");
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

        private final Golden golden;
        private final RiskEnd end;
        private final SplittableRandom random;

        private Recorder(Golden golden, long seed) {
            this.golden = golden;
            this.end = golden.end();
            this.random = new SplittableRandom(seed);
        }

        /** The first game among some seeds that ends as asked. */
        static GameFile game(Golden golden) throws Refused {
            for (long seed = 1; seed <= TRIES; seed++) {
                KeyedChance chance = new KeyedChance(UniformPlay.seedBytes(seed), TABLE);
                Match<RiskState, RiskFact> match = new Recorder(golden, seed).play(chance);
                if (match.outcome()
                        .map(Outcome::reason)
                        .filter(golden.end()::equals)
                        .isPresent()) {
                    return GameFile.closed(match, Dice.of(TABLE, chance, match));
                }
            }
            throw new IllegalStateException("no game ended as asked: " + golden);
        }

        private Match<RiskState, RiskFact> play(KeyedChance chance) throws Refused {
            Setup setup = Setup.of(golden.mode(), golden.seats())
                    .with(RiskGame.ROUND_LIMIT, end == RiskEnd.ROUND_LIMIT ? "2" : "40");
            Match<RiskState, RiskFact> match = Match.start(GAME, setup, chance);
            while (match.outcome().isEmpty()) {
                Match.Prompt prompt = match.prompts().getFirst();
                boolean bold = prompt.seat() == BOLD
                        || golden.isOfTeams() && prompt.seat().index() % 2 == 0;
                ToIntFunction<RiskChoice> wish = bold ? this::bold : Recorder::calm;
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

        /** Not where being left alone should come first. */
        private boolean takesAchievements() {
            return end != RiskEnd.LAST_TEAM && end != RiskEnd.LAST_PLAYER
                    || golden.mode().contains("total-domination");
        }

        private int bold(RiskChoice choice) {
            return switch (choice) {
                case RiskChoice.Invade i -> 2;
                case RiskChoice.Commit(int units, boolean hero) -> units;
                case RiskChoice.Units(int units) -> units;
                case RiskChoice.Stop s -> -1;
                case RiskChoice.TakeAchievement t -> takesAchievements() ? 1 : -1;
                case RiskChoice.PlaceRest r -> 1;
                case RiskChoice.PlayCard p -> 1;
                case RiskChoice.HandIn h -> 3;
                case RiskChoice.AddCard a -> 1;
                case RiskChoice.DrawCard d -> 1;
                case RiskChoice.MoveFrom m -> golden.isOfTeams() ? 1 : -1;
                default -> 0;
            };
        }

        private static int calm(RiskChoice choice) {
            return switch (choice) {
                case RiskChoice.EndAttacks e -> 1;
                case RiskChoice.EndTurn e -> 1;
                case RiskChoice.Pass p -> 1;
                case RiskChoice.TakeAchievement t -> -1;
                case RiskChoice.PlaceRest r -> 1;
                case RiskChoice.Units(int units) -> units;
                default -> 0;
            };
        }
    }
}
