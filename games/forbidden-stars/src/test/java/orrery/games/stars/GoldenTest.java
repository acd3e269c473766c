package orrery.games.stars;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Order;
import orrery.games.stars.components.Structure;
import orrery.store.Dice;
import orrery.store.GameFile;
import orrery.store.Verification;
import orrery.testkit.GoldenGames;
import orrery.testkit.UniformPlay;

/**
 * A recorded game for every end, which must come out as it did then: articles victory, tie-breaks, last-player, last-round.
 * Run with {@code -Dorrery.record=true} the test records them anew, for when the rules have changed on purpose.
 */
class GoldenTest {

    private static final StarsGame GAME = new StarsGame();
    private static final Path FOLDER = Path.of("src/test/resources/orrery/games/stars/golden");

    @BeforeAll
    static void record() throws IOException, Refused {
        if (Boolean.getBoolean("orrery.record")) {
            Files.createDirectories(FOLDER);
            for (StarsEnd end : StarsEnd.values()) {
                Recorder.game(end).write(GAME, file(end));
            }
        }
    }

    private static Path file(StarsEnd end) {
        return FOLDER.resolve(end.id() + ".json");
    }

    private static GameFile golden(StarsEnd end) throws IOException {
        return GameFile.read(List.of(GAME), file(end));
    }

    @Test
    void everyGoldenGameComesOutAsItDid() throws IOException {
        assertThat(GoldenGames.faults(GAME, FOLDER)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(StarsEnd.class)
    void everyEndIsReached(StarsEnd end) throws IOException {
        assertThat(golden(end).result()).isNotNull().extracting(Outcome::reason).isEqualTo(end);
    }

    @ParameterizedTest
    @EnumSource(StarsEnd.class)
    void theWinnersAreThoseTheRulesName(StarsEnd end) throws IOException {
        GameFile golden = golden(end);
        StarsState last = Verification.open(GAME, golden).state(Visitor.VISITOR);
        Outcome outcome = Objects.requireNonNull(golden.result());
        int best = -1;
        List<Seat> winners = new ArrayList<>();
        for (Seat seat : Seat.first(last.seats())) {
            int rank = last.isOut(seat.index())
                    ? -1
                    : 10_000 * last.collected(seat.index())
                            + 100 * last.friendlyWorlds(seat.index())
                            + last.unitsOnBoard(seat.index());
            if (rank > best) {
                winners.clear();
                best = rank;
            }
            if (rank == best) {
                winners.add(seat);
            }
        }
        assertThat(outcome.winners()).isEqualTo(winners);
        assertThat(outcome.winners()).isEqualTo(outcome.ranking().getFirst());
    }

    @ParameterizedTest
    @EnumSource(StarsEnd.class)
    void theFactsAloneLeadToTheSamePosition(StarsEnd end) throws IOException {
        assertThat(GoldenGames.factsFault(GAME, golden(end))).isEmpty();
    }

    @Test
    void aGoldenGameThatComesOutOtherwiseIsFound(@TempDir Path folder) throws IOException {
        String text = Files.readString(file(StarsEnd.LAST_ROUND));
        int fact = text.indexOf("\"materiel-changed\"");
        int by = text.indexOf("\"by\" : ", fact) + "\"by\" : ".length();
        int end = by + 1;
        while ("0123456789".indexOf(text.charAt(end)) >= 0) {
            end++;
        }
        Files.writeString(folder.resolve("changed.json"), text.substring(0, by) + "0" + text.substring(end));

        assertThat(GoldenGames.faults(GAME, folder)).singleElement().asString().startsWith("changed.json: fact ");
    }

    /** Plays a game that reaches an end: seat 1 goes for its aim, and for the last player seat 2 hardly resists. */
    private static final class Recorder {

        private static final String TABLE = "golden";
        private static final int TRIES = 600;

        private final StarsEnd end;
        private final SplittableRandom random;

        private Recorder(StarsEnd end, long seed) {
            this.end = end;
            this.random = new SplittableRandom(seed);
        }

        /** The first game among some seeds that ends as asked. */
        static GameFile game(StarsEnd end) throws Refused {
            for (long seed = 1; seed <= TRIES; seed++) {
                KeyedChance chance = new KeyedChance(UniformPlay.seedBytes(seed), TABLE);
                Match<StarsState, StarsFact> match = new Recorder(end, seed).play(chance);
                if (match.outcome().map(Outcome::reason).filter(end::equals).isPresent()) {
                    return GameFile.closed(match, Dice.of(TABLE, chance, match));
                }
            }
            throw new IllegalStateException("no game ended by " + end.id());
        }

        private Match<StarsState, StarsFact> play(KeyedChance chance) throws Refused {
            Setup setup = Setup.of(end == StarsEnd.OBJECTIVES ? StarsGame.QUICK_START : StarsGame.FULL_SET_UP, 2);
            Match<StarsState, StarsFact> match = Match.start(GAME, setup, chance);
            while (match.outcome().isEmpty()) {
                Match.Prompt prompt = match.prompts().getFirst();
                match.answer(prompt.seat(), prompt.id(), best(match, prompt), Entry.Origin.PERSON);
            }
            return match;
        }

        /** One of the choices wished for most. */
        private Choice best(Match<StarsState, StarsFact> match, Match.Prompt prompt) {
            StarsState state = match.state(prompt.seat());
            List<Choice> legal = new ArrayList<>(prompt.question().decision().legal());
            int most = legal.stream()
                    .mapToInt(choice -> wish(state, prompt.seat(), choice))
                    .max()
                    .orElseThrow();
            legal.removeIf(choice -> wish(state, prompt.seat(), choice) < most);
            return legal.get(random.nextInt(legal.size()));
        }

        private int wish(StarsState state, Seat seat, Choice choice) {
            if (end == StarsEnd.LAST_ROUND) {
                return 0;
            }
            return end == StarsEnd.LAST_PLAYER && seat.index() == 1
                    ? meek((StarsChoice) choice)
                    : bold(state, seat, (StarsChoice) choice);
        }

        private static int meek(StarsChoice choice) {
            return switch (choice) {
                case StarsChoice.Done c -> 1;
                case StarsChoice.Decline c -> 1;
                case StarsChoice.ToEventDeck c -> 1;
                case StarsChoice.PlaceOrder order -> order.order() == Order.STRATEGIZE ? -1 : 0;
                case StarsChoice.Number c -> -c.number();
                default -> 0;
            };
        }

        private static int bold(StarsState state, Seat seat, StarsChoice choice) {
            return switch (choice) {
                case StarsChoice.PlaceOrder order -> march(state, seat, order);
                case StarsChoice.ToEventDeck c -> -1;
                case StarsChoice.PlaceUnit c -> 1;
                case StarsChoice.Buy c -> 1 + c.unit().combat();
                case StarsChoice.Build c -> 1;
                case StarsChoice.MoveUnit move -> march(state, seat, move.to());
                case StarsChoice.Use c -> 1;
                case StarsChoice.Number c -> c.number();
                default -> 0;
            };
        }

        /** Orders go where the enemy is, and where units can be bought. */
        private static int march(StarsState state, Seat seat, StarsChoice.PlaceOrder order) {
            int system = order.system().ordinal();
            boolean enemy = false;
            int factories = 0;
            for (int area = 4 * system; area < 4 * system + 4; area++) {
                enemy |= StarsState.isWorld(area) && state.isEnemy(area, seat.index());
                factories += state.structures(area, seat.index(), Structure.FACTORY);
            }
            return switch (order.order()) {
                case ADVANCE -> enemy ? 3 : 1;
                case DEPLOY -> 2 * factories;
                default -> 0;
            };
        }

        private static int march(StarsState state, Seat seat, Area to) {
            int area = to.ordinal();
            if (state.objective(area) == seat.index()) {
                return state.isFriendly(area, seat.index()) ? -1 : 3;
            }
            return state.isEnemy(area, seat.index()) && to.isWorld() ? 2 : state.holder(area) == -1 ? 1 : -1;
        }
    }
}
