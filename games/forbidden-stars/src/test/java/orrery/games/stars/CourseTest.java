package orrery.games.stars;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import orrery.core.Outcome;
import orrery.core.Playout;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.Phase;
import orrery.games.stars.components.Tables;
import orrery.games.stars.components.Tile;

/** What holds in the course of every game, read from its facts. */
class CourseTest {

    private static final int GAMES = Boolean.getBoolean("orrery.full") ? 200 : 10;

    /** Everything that happened in a game. */
    private static final class Course implements Playout.Observer<StarsState, StarsFact> {

        private final List<StarsFact> facts = new ArrayList<>();
        private @Nullable StarsState last;

        @Override
        public void happened(StarsState state, StarsFact fact) {
            facts.add(fact);
            last = state;
        }

        private <F extends StarsFact> List<F> all(Class<F> type) {
            return facts.stream().filter(type::isInstance).map(type::cast).toList();
        }

        private StarsState last() {
            if (last == null) {
                throw new AssertionError("nothing happened");
            }
            return last;
        }
    }

    private static Course play(long seed, String mode, int seats) {
        Course course = new Course();
        RandomPlay.PLAY.playOut(seed, Setup.of(mode, seats), course);
        return course;
    }

    /**
     * Articles setup, player-counts, choose-factions, first-player-draw, deal-tiles, give-objectives, build-board, board,
     * board-limit, place-tile, place-objectives, objective-token, objective-slot, place-storms, warp-storm, quick-start.
     */
    @ParameterizedTest(name = "{0} with {1} seats")
    @CsvSource({"full-set-up,2", "full-set-up,3", "full-set-up,4", "quick-start,2", "quick-start,3", "quick-start,4"})
    void theBoardIsSetUpForItsPlayers(String mode, int seats) {
        for (long seed = 0; seed < GAMES; seed++) {
            Course course = play(seed, mode, seats);
            Set<Faction> factions = new HashSet<>();
            course.all(StarsFact.FactionTaken.class).forEach(fact -> factions.add(fact.faction()));
            assertThat(factions).hasSize(seats);
            assertThat(course.all(StarsFact.FirstPlayer.class)).hasSize(1);
            List<StarsFact.TilePlaced> tiles = course.all(StarsFact.TilePlaced.class);
            assertThat(tiles).hasSize(3 * seats);
            Set<Tile> laid = EnumSet.noneOf(Tile.class);
            tiles.forEach(fact -> laid.add(fact.system().tile()));
            assertThat(laid).hasSize(3 * seats);
            int columns = 1 + spread(tiles, true);
            int rows = 1 + spread(tiles, false);
            assertThat(columns * rows).isEqualTo(3 * seats);
            assertThat(new TreeSet<>(List.of(columns, rows)))
                    .isEqualTo(new TreeSet<>(List.of(Tables.columns(seats), Tables.rows(seats))));
            List<StarsFact.ObjectivePlaced> objectives = course.all(StarsFact.ObjectivePlaced.class);
            assertThat(objectives).hasSizeLessThanOrEqualTo(2 * seats * (seats - 1));
            Set<List<Object>> places = new HashSet<>();
            for (StarsFact.ObjectivePlaced fact : objectives) {
                assertThat(fact.area().hasSlot()).isTrue();
                assertThat(places.add(List.of(fact.area().side(), fact.of()))).isTrue();
            }
            assertThat(course.all(StarsFact.StormPlaced.class)).hasSize(seats).doesNotHaveDuplicates();
        }
    }

    private static int spread(List<StarsFact.TilePlaced> tiles, boolean across) {
        int least = 99;
        int most = -99;
        for (StarsFact.TilePlaced tile : tiles) {
            int at = across ? tile.column() : tile.row();
            least = Math.min(least, at);
            most = Math.max(most, at);
        }
        return most - least;
    }

    /**
     * Articles round, round-track, prepare-decks, planning-phase, four-orders, order-token, operations-phase, active-player,
     * active-system, refresh-phase, end-of-round, first-player, last-round.
     */
    @Test
    void roundsGoThroughTheirPhases() {
        for (long seed = 0; seed < GAMES; seed++) {
            Course course = play(seed, StarsGame.QUICK_START, 3);
            int placed = 0;
            int revealed = 0;
            int round = 0;
            Phase phase = Phase.SET_UP;
            Set<Integer> out = new HashSet<>();
            for (StarsFact fact : course.facts) {
                switch (fact) {
                    case StarsFact.RoundBegan f -> {
                        assertThat(f.round()).isEqualTo(++round);
                        placed = 0;
                        revealed = 0;
                        phase = Phase.PLANNING;
                    }
                    case StarsFact.OrderPlaced f -> {
                        assertThat(phase).isEqualTo(Phase.PLANNING);
                        placed++;
                    }
                    case StarsFact.PlanningEnded f -> {
                        assertThat(placed).isEqualTo(4 * (3 - out.size()));
                        phase = Phase.OPERATIONS;
                    }
                    case StarsFact.OrderRevealed f -> {
                        assertThat(phase).isEqualTo(Phase.OPERATIONS);
                        revealed++;
                    }
                    case StarsFact.Eliminated f -> out.add(f.seat().index());
                    case StarsFact.RefreshBegan f -> {
                        assertThat(phase).isEqualTo(Phase.OPERATIONS);
                        assertThat(revealed).isEqualTo(out.isEmpty() ? placed : revealed);
                        phase = Phase.REFRESH;
                    }
                    case StarsFact.RoundEnded f -> assertThat(f.round()).isEqualTo(round);
                    default -> {}
                }
            }
            assertThat(round).isLessThanOrEqualTo(Tables.ROUNDS);
        }
    }

    /** Articles event-step, draw-events, storm-without-cards, storm-movement, storm-once, storm-must-move, resolve-event. */
    @Test
    void everyPlayerHasOneEventAndMovesAtMostOneStorm() {
        for (long seed = 0; seed < GAMES; seed++) {
            int events = 0;
            int moves = 0;
            int seats = 4;
            int out = 0;
            for (StarsFact fact : play(seed, StarsGame.QUICK_START, seats).facts) {
                switch (fact) {
                    case StarsFact.RefreshBegan f -> {
                        events = 0;
                        moves = 0;
                    }
                    case StarsFact.EventChosen f -> events++;
                    case StarsFact.StormMoved f -> {
                        moves++;
                        assertThat(f.system() == f.toSystem() && f.at() == f.toAt())
                                .isFalse();
                    }
                    case StarsFact.Eliminated f -> out++;
                    case StarsFact.RoundEnded f -> {
                        assertThat(events).isGreaterThanOrEqualTo(seats - out);
                        assertThat(moves).isLessThanOrEqualTo(seats);
                    }
                    default -> {}
                }
            }
        }
    }

    /**
     * Articles battle, attacker, defender, opponent, roll-dice, dice-limit, draw-combat-cards, combat-deck, combat-hand,
     * execution-round, attack-value, defence-value, contested-area, clean-up.
     */
    @Test
    void battlesKeepToTheirCourse() {
        int battles = 0;
        for (long seed = 0; seed < 4 * GAMES; seed++) {
            int drawn = 0;
            int rounds = 0;
            int dice = 0;
            for (StarsFact fact : play(seed, StarsGame.QUICK_START, 2).facts) {
                switch (fact) {
                    case StarsFact.BattleBegan f -> {
                        assertThat(f.attacker()).isNotEqualTo(f.defender());
                        drawn = 0;
                        rounds = 0;
                        dice = 0;
                        battles++;
                    }
                    case StarsFact.CardDrawn f -> drawn++;
                    case StarsFact.DiceRolled f -> {
                        assertThat(f.dice()).hasSizeLessThanOrEqualTo(Tables.MOST_DICE);
                        dice++;
                    }
                    case StarsFact.ExecutionRoundBegan f -> {
                        assertThat(f.round()).isEqualTo(++rounds).isLessThanOrEqualTo(3);
                        if (rounds == 1) {
                            assertThat(drawn).isEqualTo(2 * Tables.HAND);
                            assertThat(dice).isLessThanOrEqualTo(2);
                        }
                    }
                    case StarsFact.DamageCounted f ->
                        assertThat(f.damage()).isEqualTo(Math.max(0, f.attack() - f.defence()));
                    default -> {}
                }
            }
        }
        assertThat(battles).isGreaterThan(GAMES / 2);
    }

    /** Articles victory, tie-breaks, collect-objectives, collect-materiel, rally-step, materiel. */
    @Test
    void whoeverWinsHasMost() {
        for (long seed = 0; seed < GAMES; seed++) {
            Course course = new Course();
            Outcome outcome = RandomPlay.PLAY.playOut(seed, RandomPlay.setup(seed), course);
            StarsState last = course.last();
            int best = outcome.winners().stream()
                    .mapToInt(seat -> last.collected(seat.index()))
                    .max()
                    .orElseThrow();
            for (Seat seat : Seat.first(last.seats())) {
                if (!last.isOut(seat.index())) {
                    assertThat(last.collected(seat.index())).isLessThanOrEqualTo(best);
                }
                assertThat(last.materiel(seat.index())).isBetween(0, Tables.MOST_MATERIEL);
            }
            assertThat(course.all(StarsFact.RoundBegan.class)).hasSizeLessThanOrEqualTo(Tables.ROUNDS);
        }
    }
}
