package orrery.bots.risk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import orrery.core.Next;
import orrery.core.Outcome;
import orrery.core.Playout;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Setup;
import orrery.games.risk.RiskEnd;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskGame;
import orrery.games.risk.RiskPosition;
import orrery.games.risk.RiskState;
import orrery.games.risk.board.Achievement;
import orrery.games.risk.board.Board;
import orrery.games.risk.board.Planet;
import orrery.games.risk.board.Territory;
import orrery.games.risk.invasion.DeclareInvasion;
import orrery.games.risk.turn.AchievementStep;
import orrery.games.risk.turn.AttackStep;
import orrery.games.risk.turn.Deploy;

class GreedyBrainTest {

    private static final Seat ME = Seat.of(0);
    private static final Seat NEIGHBOUR = Seat.of(1);
    private static final Territory BASE = Territory.DEATH_VALLEY;

    private final RiskGame game = new RiskGame();
    private final Seat[] owners = new Seat[Territory.COUNT];
    private final int[] units = new int[Territory.COUNT];
    private final List<Achievement> mine = new ArrayList<>();
    private int reinforcements;

    GreedyBrainTest() {
        Arrays.fill(owners, NEIGHBOUR);
        Arrays.fill(units, 6);
        owners[Territory.TALEMATROS.ordinal()] = Seat.of(2);
    }

    private void put(Seat owner, int count, Territory... territories) {
        for (Territory territory : territories) {
            owners[territory.ordinal()] = owner;
            units[territory.ordinal()] = count;
        }
    }

    private RiskState state() {
        var start = game.start(Setup.of("basic-training", 3).with(RiskGame.PLACES, "by-seat"));
        Playout<RiskState, RiskFact> playout = playout(start.state());
        Next next = start.first();
        while (start.state().active() == null) {
            next = playout.step((Segment<?, ?>) next);
        }
        RiskPosition at = game.position(start.state());
        List<RiskPosition.Player> players = new ArrayList<>(at.players());
        RiskPosition.Player me = players.getFirst();
        players.set(
                0,
                new RiskPosition.Player(
                        me.place(), me.faction(), BASE, null, false, me.hand(), me.captured(), me.known(), mine));
        List<RiskPosition.Occupied> occupied = new ArrayList<>();
        for (Territory territory : Territory.values()) {
            occupied.add(new RiskPosition.Occupied(territory, owners[territory.ordinal()], units[territory.ordinal()]));
        }
        List<Territory> own = Stream.of(Territory.values())
                .filter(territory -> owners[territory.ordinal()] == ME)
                .toList();
        List<Achievement> left = at.achievementsOnBoard().stream()
                .filter(achievement -> !mine.contains(achievement))
                .toList();
        return game.state(new RiskPosition(
                0,
                players,
                occupied,
                at.fields(),
                left,
                at.deck(),
                at.discard(),
                new RiskPosition.Turn(
                        ME, 3, reinforcements, own, true, true, false, false, List.of(), List.of(), List.of()),
                null));
    }

    private static Playout<RiskState, RiskFact> playout(RiskState state) {
        var greedy = new RiskBots().bot(RiskBots.GREEDY, 1);
        return new Playout<>(state, List.of(greedy, greedy, greedy), new SplittableRandom(3));
    }

    private static Territory[] of(Planet planet) {
        return Stream.of(Territory.values())
                .filter(territory -> Board.planet(territory) == planet)
                .toArray(Territory[]::new);
    }

    @Test
    void with_two_achievements_and_a_third_fulfilled_greedy_ends_its_attacks_and_wins() {
        put(ME, 9, of(Planet.KORHAL));
        put(ME, 9, BASE);
        mine.addAll(List.of(Achievement.CONTROL_AIUR, Achievement.GAIN_10_TERRITORIES));
        Playout<RiskState, RiskFact> playout = playout(state());

        assertThat(playout.step(new AttackStep())).isEqualTo(new AchievementStep());
        Outcome end = (Outcome) playout.step(new AchievementStep());

        assertThat(end.reason()).isEqualTo(RiskEnd.ACHIEVEMENTS);
        assertThat(end.winners()).containsExactly(ME);
    }

    @Test
    void greedy_takes_the_last_territory_of_the_planet_it_needs() {
        put(ME, 1, of(Planet.KORHAL));
        put(ME, 9, Territory.AUGUSTGRAD);
        put(ME, 2, BASE);
        Territory last = Stream.of(of(Planet.KORHAL))
                .filter(territory -> (Board.neighbours(territory) & Territory.AUGUSTGRAD.bit()) != 0)
                .findFirst()
                .orElseThrow();
        put(NEIGHBOUR, 1, last);

        assertThat(playout(state()).step(new AttackStep())).isEqualTo(new DeclareInvasion(Territory.AUGUSTGRAD, last));
    }

    @Test
    void greedy_keeps_its_base_garrisoned_while_a_strong_enemy_stands_next_to_it() {
        put(ME, 6, BASE);
        Territory weak = Territory.at(Long.numberOfTrailingZeros(Board.neighbours(BASE)));
        put(NEIGHBOUR, 1, weak);
        units[
                Territory.at(63 - Long.numberOfLeadingZeros(Board.neighbours(BASE)))
                        .ordinal()] = 9;

        assertThat(playout(state()).step(new AttackStep())).isEqualTo(new AchievementStep());
    }

    @Test
    void greedy_attacks_from_its_base_when_nobody_threatens_it() {
        put(ME, 6, BASE);
        for (Territory territory : Territory.values()) {
            units[territory.ordinal()] = territory == BASE ? 6 : 1;
        }

        assertThat(playout(state()).step(new AttackStep()))
                .isInstanceOfSatisfying(
                        DeclareInvasion.class,
                        invasion -> assertThat(invasion.from()).isEqualTo(BASE));
    }

    @Test
    void greedy_reinforces_its_threatened_base() {
        put(ME, 1, BASE);
        put(ME, 20, Territory.AUGUSTGRAD);
        reinforcements = 6;
        RiskState state = state();

        playout(state).step(new Deploy());

        assertThat(state.units(BASE)).isEqualTo(4);
        assertThat(state.reinforcements()).isEqualTo(3);
    }

    @Test
    void greedy_does_not_attack_where_it_is_likely_to_lose() {
        put(ME, 3, BASE, Territory.AUGUSTGRAD);

        assertThat(playout(state()).step(new AttackStep())).isEqualTo(new AchievementStep());
    }
}
