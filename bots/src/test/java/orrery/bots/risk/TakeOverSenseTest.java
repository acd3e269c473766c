package orrery.bots.risk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import orrery.core.Next;
import orrery.core.Playout;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Setup;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskGame;
import orrery.games.risk.RiskPosition;
import orrery.games.risk.RiskState;
import orrery.games.risk.board.Board;
import orrery.games.risk.board.Planet;
import orrery.games.risk.board.Territory;
import orrery.games.risk.turn.TakeOver;

/** Four greedy bots in team play; the first may ask the third for a territory with one unit. */
class TakeOverSenseTest {

    private static final Seat ME = Seat.of(0);
    private static final Seat OPPONENT = Seat.of(1);
    private static final Seat ALLY = Seat.of(2);
    private static final Territory LAST = Territory.AUGUSTGRAD;

    private final RiskGame game = new RiskGame();
    private final Seat[] owners = new Seat[Territory.COUNT];
    private final int[] units = new int[Territory.COUNT];

    TakeOverSenseTest() {
        Arrays.fill(owners, OPPONENT);
        Arrays.fill(units, 3);
        put(Seat.of(3), 3, Territory.TALEMATROS);
        put(ALLY, 3, Territory.PYRAMUS, Territory.RIKSVILLE, Territory.THISBY);
    }

    private void put(Seat owner, int count, Territory... territories) {
        for (Territory territory : territories) {
            owners[territory.ordinal()] = owner;
            units[territory.ordinal()] = count;
        }
    }

    /** Who holds the territory after the first seat could ask for one. */
    private Seat holderOf(Territory territory, Territory baseOfAlly) {
        RiskState state = state(baseOfAlly);
        playout(state).step(new TakeOver());
        return state.owner(territory);
    }

    private RiskState state(Territory baseOfAlly) {
        var start = game.start(Setup.of("team-play", 4).with(RiskGame.PLACES, "by-seat"));
        Playout<RiskState, RiskFact> playout = playout(start.state());
        Next next = start.first();
        while (start.state().active() == null) {
            next = playout.step((Segment<?, ?>) next);
        }
        RiskPosition at = game.position(start.state());
        List<RiskPosition.Occupied> occupied = new ArrayList<>();
        for (Territory territory : Territory.values()) {
            occupied.add(new RiskPosition.Occupied(territory, owners[territory.ordinal()], units[territory.ordinal()]));
        }
        List<RiskPosition.Player> players = new ArrayList<>();
        List<Territory> bases = List.of(Territory.CHAR_ALEPH, Territory.ERIS, baseOfAlly, Territory.TALEMATROS);
        for (int seat = 0; seat < bases.size(); seat++) {
            RiskPosition.Player one = at.players().get(seat);
            players.add(new RiskPosition.Player(
                    one.place(),
                    one.faction(),
                    bases.get(seat),
                    null,
                    false,
                    one.hand(),
                    one.captured(),
                    one.known(),
                    one.achievements()));
        }
        RiskPosition.Turn turn =
                new RiskPosition.Turn(ME, 3, 0, List.of(), false, false, false, false, List.of(), List.of(), List.of());
        return game.state(new RiskPosition(
                0,
                players,
                occupied,
                at.fields(),
                at.achievementsOnBoard(),
                at.deck(),
                at.discard(),
                turn,
                at.advanced()));
    }

    private static Playout<RiskState, RiskFact> playout(RiskState state) {
        var greedy = new RiskBots().bot(RiskBots.GREEDY, 1);
        return new Playout<>(state, List.of(greedy, greedy, greedy, greedy), new SplittableRandom(3));
    }

    private void holdKorhalButFor(Territory last) {
        for (Territory territory : Territory.values()) {
            if (Board.planet(territory) == Planet.KORHAL) {
                put(ME, 2, territory);
            }
        }
        put(ALLY, 1, last);
    }

    @Test
    void greedy_gets_the_last_territory_of_a_planet_from_its_ally() {
        holdKorhalButFor(LAST);

        assertThat(holderOf(LAST, Territory.PYRAMUS)).isEqualTo(ME);
    }

    @Test
    void greedy_does_not_ask_for_the_base_of_its_ally() {
        holdKorhalButFor(LAST);

        assertThat(holderOf(LAST, LAST)).isEqualTo(ALLY);
    }

    @Test
    void greedy_does_not_ask_for_what_brings_nothing() {
        put(ME, 9, Territory.CANIS);
        put(ALLY, 1, Territory.SAALOK);

        assertThat(holderOf(Territory.SAALOK, Territory.PYRAMUS)).isEqualTo(ALLY);
    }

    @Test
    void greedy_leaves_an_ally_its_last_territories() {
        put(OPPONENT, 3, Territory.PYRAMUS, Territory.RIKSVILLE);
        holdKorhalButFor(LAST);

        assertThat(holderOf(LAST, Territory.PYRAMUS)).isEqualTo(ALLY);
    }
}
