package orrery.bots.risk;

import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.core.Seat;
import orrery.games.risk.RiskMode;
import orrery.games.risk.RiskState;
import orrery.games.risk.board.Race;
import orrery.games.risk.board.Territory;
import orrery.games.risk.invasion.Backing;
import orrery.games.risk.invasion.Invasion;

/**
 * What one seat sees of a game, without copying it: all that lies open, its own cards, the cards of others that it has
 * seen, and of the rest nothing but how many there are.
 */
final class RiskSight {

    private final RiskState state;
    private final Seat seat;

    RiskSight(RiskState state, Seat seat) {
        this.state = state;
        this.seat = seat;
    }

    /** Whose sight it is. */
    Seat seat() {
        return seat;
    }

    RiskMode mode() {
        return state.mode();
    }

    int seats() {
        return state.seats();
    }

    int round() {
        return state.round();
    }

    // ---- the board

    @Nullable
    Seat owner(int territory) {
        return state.owner(Territory.at(territory));
    }

    int units(int territory) {
        return state.units(Territory.at(territory));
    }

    /** The territories of the seat that looks, as a bit mask. */
    long mine() {
        return state.held(seat);
    }

    /** The territories of the seat that looks and of its allies, as a bit mask. */
    long friendly() {
        return state.heldByTeam(seat);
    }

    /** The starting bases of the seat that looks and of its allies, as a bit mask. */
    long friendlyBases() {
        long bases = 0;
        for (Seat one : state.team(seat)) {
            bases |= base(one);
        }
        return bases;
    }

    /** Achievements of the seat that looks and of its allies. */
    int achievementsOfTeam() {
        int count = 0;
        for (Seat one : state.team(seat)) {
            count += Integer.bitCount(state.achievements(one));
        }
        return count;
    }

    /** What stands behind an attack, if the attacker's hero goes along when it can. */
    Backing attacking(int from, int to) {
        Seat owner = owner(from);
        return owner == null
                ? Backing.of(false)
                : Backing.ofAttack(state, owner, state.heroAt(owner, Territory.at(from)), Territory.at(to));
    }

    /** What stands behind whoever defends a territory. */
    Backing defending(int to) {
        Seat owner = owner(to);
        return owner == null ? Backing.of(false) : Backing.ofDefence(state, owner, Territory.at(to));
    }

    /** Own starting units that do not stand on the board yet. */
    int mustering() {
        return state.mustering(seat);
    }

    long held(Seat of) {
        return state.held(of);
    }

    int army(Seat of) {
        return state.army(of);
    }

    long fields() {
        return state.fields();
    }

    long bases() {
        return state.bases();
    }

    /** Where the starting base of a seat lies, as a bit mask; 0 before the set-up. */
    long base(Seat of) {
        Territory at = state.base(of);
        return at == null ? 0 : at.bit();
    }

    boolean holdsOwnBase(Seat of) {
        return state.holdsOwnBase(of);
    }

    /** Where the hero of a seat stands, as a bit mask; 0 if it is not on the board. */
    long hero(Seat of) {
        Territory at = state.hero(of);
        return at == null ? 0 : at.bit();
    }

    // ---- the seats

    boolean isEliminated(Seat of) {
        return state.isEliminated(of);
    }

    int achievements(Seat of) {
        return state.achievements(of);
    }

    int achievementsOnBoard() {
        return state.achievementsOnBoard();
    }

    // ---- cards

    /** The own cards that may be used for their ability or their stars, as a bit mask. */
    long hand() {
        return state.hand(seat);
    }

    /** The own captured cards, as a bit mask. */
    long captured() {
        return state.captured(seat);
    }

    /** How many cards a seat holds, captured ones included. */
    int cards(Seat of) {
        return Long.bitCount(state.hand(of) | state.captured(of));
    }

    /** The cards of others that the seat has seen and that are still there, as a bit mask. */
    long known() {
        return state.known(seat);
    }

    long discard(Race race) {
        return state.discard(race);
    }

    int deckSize(Race race) {
        return Long.bitCount(state.deck(race));
    }

    // ---- the turn

    boolean isActive() {
        return seat.equals(state.active());
    }

    @Nullable
    Seat active() {
        return state.active();
    }

    int reinforcements() {
        return state.reinforcements();
    }

    long atTurnStart() {
        return state.atTurnStart();
    }

    boolean conquered() {
        return state.conquered();
    }

    List<Integer> attackDice() {
        return state.attackDice();
    }

    List<Integer> defenceDice() {
        return state.defenceDice();
    }

    List<Invasion> invasions() {
        return state.invasions();
    }

    /** The invasion whose target has no units left and waits to be moved into, or {@code null}. */
    @Nullable
    Invasion won() {
        List<Invasion> all = state.invasions();
        for (int i = all.size() - 1; i >= 0; i--) {
            if (state.units(all.get(i).to()) == 0) {
                return all.get(i);
            }
        }
        return null;
    }
}
