package orrery.games.risk;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import orrery.core.RulesFault;
import orrery.core.Seat;
import orrery.core.State;
import orrery.games.risk.board.Faction;
import orrery.games.risk.board.Race;
import orrery.games.risk.board.Reward;
import orrery.games.risk.board.Territory;
import orrery.games.risk.invasion.Invasion;

/**
 * The whole truth about a game of RISK: StarCraft: what stands on the board, who sits where, where the cards and
 * achievements are, and what the running turn remembers. It changes by facts only.
 */
public final class RiskState implements State<RiskState, RiskFact> {

    final Seating seating;
    final BoardHoldings board;
    final CardHoldings cards;
    final TurnMemory turn;
    final int[] achievements;
    final RewardHoldings rewards;
    int achievementsOnBoard;

    @Nullable
    Muster muster;

    private final RiskMode mode;
    private final int roundLimit;

    RiskState(int seats, int roundLimit) {
        this(RiskMode.BASIC_TRAINING, seats, roundLimit);
    }

    RiskState(RiskMode mode, int seats, int roundLimit) {
        this.mode = mode;
        this.roundLimit = roundLimit;
        int holders = mode.neutrals(seats) ? Seat.MOST : seats;
        seating = new Seating(seats);
        board = new BoardHoldings(holders);
        cards = new CardHoldings(holders, mode.commonDeck());
        turn = new TurnMemory();
        achievements = new int[holders];
        rewards = new RewardHoldings(mode.rewards() ? seats : 0, mode.rewards() ? Reward.EACH : 0);
    }

    private RiskState(RiskState of) {
        mode = of.mode;
        roundLimit = of.roundLimit;
        seating = of.seating.copy();
        board = of.board.copy();
        cards = of.cards.copy();
        turn = of.turn.copy();
        achievements = of.achievements.clone();
        rewards = mode.rewards() ? of.rewards.copy() : of.rewards;
        achievementsOnBoard = of.achievementsOnBoard;
        muster = of.muster == null ? null : of.muster.copy();
    }

    @Override
    public RiskState copy() {
        return new RiskState(this);
    }

    // ---- the game

    public RiskMode mode() {
        return mode;
    }

    public int seats() {
        return seating.seats();
    }

    /** All that can hold territories: the players, and in a game for two the neutral colours. */
    public List<Seat> holders() {
        return board.holders();
    }

    /** Whether two different seats are of one team: article team. */
    public boolean allied(Seat one, Seat other) {
        return mode.teams() && one != other && (one.index() - other.index()) % 2 == 0;
    }

    /** The seats that win and lose with this one, itself first. */
    public List<Seat> team(Seat seat) {
        List<Seat> team = new ArrayList<>(List.of(seat));
        for (Seat other : Seat.first(seats())) {
            if (allied(seat, other)) {
                team.add(other);
            }
        }
        return team;
    }

    // ---- the board

    /** The round after which the game is cut short; 0 if there is no limit. */
    public int roundLimit() {
        return roundLimit;
    }

    /** Who holds the territory. */
    public @Nullable Seat owner(Territory territory) {
        return board.owner(territory);
    }

    public boolean holds(Seat seat, Territory territory) {
        return board.holds(seat, territory);
    }

    public int units(Territory territory) {
        return board.units(territory);
    }

    /** The territories of a seat, as a bit mask. */
    public long held(Seat seat) {
        return board.held(seat);
    }

    /** The territories of a seat and its allies, as a bit mask: articles team-attack, team-path, team-planet. */
    public long heldByTeam(Seat seat) {
        long held = board.held(seat);
        if (mode.teams()) {
            for (int ally = (seat.index() + 2) % seats(); ally != seat.index(); ally = (ally + 2) % seats()) {
                held |= board.held(Seat.of(ally));
            }
        }
        return held;
    }

    /** All units of a seat on the board. */
    public int army(Seat seat) {
        return board.army(seat);
    }

    /** The territories with a mineral field, as a bit mask. */
    public long fields() {
        return board.fields();
    }

    /** The territories with the starting base of anybody, as a bit mask. */
    public long bases() {
        return board.bases();
    }

    /** The territory with the seat's starting base, or {@code null} before the set-up. */
    public @Nullable Territory base(Seat seat) {
        return board.base(seat);
    }

    public boolean holdsOwnBase(Seat seat) {
        return board.holdsOwnBase(seat);
    }

    /** Bases of others, also of eliminated players, on territories of the seat: articles enemy-base, elimination-base. */
    public int enemyBases(Seat seat) {
        if (!mode.teams()) {
            return board.enemyBases(seat);
        }
        long enemies = board.bases();
        for (Seat one : team(seat)) {
            Territory base = base(one);
            enemies &= base == null ? -1L : ~base.bit();
        }
        return Long.bitCount(enemies & held(seat));
    }

    /** Whether the team holds the starting base of a member: article team-victory. */
    public boolean teamHoldsBase(Seat member) {
        Territory base = base(member);
        return base != null && (heldByTeam(member) & base.bit()) != 0;
    }

    /** Where the seat's hero stands, or {@code null} if it is not on the board. */
    public @Nullable Territory hero(Seat seat) {
        return board.hero(seat);
    }

    public boolean heroAt(Seat seat, Territory territory) {
        return board.heroAt(seat, territory);
    }

    // ---- the seats

    /** The faction of a seat, or {@code null} while factions are being chosen. */
    public @Nullable Faction faction(Seat seat) {
        return seating.faction(seat);
    }

    /** The race whose deck the seat draws from. */
    public Race race(Seat seat) {
        Faction chosen = seating.faction(seat);
        if (chosen == null) {
            throw new RulesFault("seat " + seat + " has no faction yet");
        }
        return chosen.race();
    }

    /** The seat's place in turn order from 1, or 0 while places are being chosen. */
    public int place(Seat seat) {
        return seating.place(seat);
    }

    /** The seat at a place in turn order, from 1. */
    public @Nullable Seat at(int placeNumber) {
        return seating.at(placeNumber);
    }

    public boolean isEliminated(Seat seat) {
        return seating.isEliminated(seat);
    }

    /** Seats still in the game. */
    public int alive() {
        return seating.alive();
    }

    /** The seat after this one in turn order that is still in the game. */
    public Seat after(Seat seat) {
        return seating.after(seat);
    }

    /** The first place in turn order that is still in the game: with its turn a round begins. */
    public Seat firstAlive() {
        return seating.firstAlive();
    }

    /** The achievements of a seat, as a bit mask. */
    public int achievements(Seat seat) {
        return achievements[seat.index()];
    }

    /** The achievements still on the board, as a bit mask. */
    public int achievementsOnBoard() {
        return achievementsOnBoard;
    }

    // ---- rewards

    /** The rewards that still lie face down, as a bit mask; which lies where is not settled before it is turned up. */
    public int rewardsHidden() {
        return rewards.hidden();
    }

    /** The rewards of a seat, as a bit mask. */
    public int rewards(Seat seat) {
        return rewards.held(seat);
    }

    public boolean has(Seat seat, Reward reward) {
        return rewards.has(seat, reward);
    }

    /** Where a tower stands, or {@code null}. */
    public @Nullable Territory tower(Reward tower) {
        return rewards.tower(tower);
    }

    /** The territories with a tower of anybody, as a bit mask. */
    public long towers() {
        return rewards.towers();
    }

    /** Towers of a seat that reach an invaded territory: article tower-reach. */
    public int towersReaching(Seat seat, Territory target) {
        return rewards.reaching(seat, target);
    }

    // ---- starting units

    /** Starting units of a holder that do not stand on the board yet. */
    public int mustering(Seat holder) {
        return muster == null ? 0 : muster.left(holder);
    }

    /** Whether all starting units stand on the board. */
    public boolean isMustered() {
        return muster == null || muster.isDone();
    }

    /** Where the next starting unit goes by what its owner has said, or {@code null}. */
    public @Nullable Territory pledge(Seat seat) {
        return muster == null ? null : muster.pledge(seat);
    }

    /** Whether the owner leaves the placing of starting units to the program: article place-the-rest. */
    public boolean leavesTheRest(Seat seat) {
        return muster != null && muster.isLeftToProgram(seat);
    }

    // ---- cards

    /** The cards of the deck from which the seat draws, as a bit mask: articles deck, common-deck. */
    public long drawable(Seat seat) {
        return mode.commonDeck() ? cards.decks() : cards.deck(race(seat));
    }

    /** The discard pile that becomes the seat's deck. */
    public long reshuffled(Seat seat) {
        return mode.commonDeck() ? cards.discards() : cards.discard(race(seat));
    }

    /** The cards of a seat that may be used for their ability or their stars, as a bit mask. */
    public long hand(Seat seat) {
        return cards.hand(seat);
    }

    /** The cards a seat has captured: good for stars only. */
    public long captured(Seat seat) {
        return cards.captured(seat);
    }

    /** The cards that the seat has seen in the hands of others and that are still there. */
    public long known(Seat seat) {
        return cards.known(seat);
    }

    /** Cards that can be drawn from a race's deck, as a bit mask. */
    public long deck(Race race) {
        return cards.deck(race);
    }

    /** The open discard pile of a race. */
    public long discard(Race race) {
        return cards.discard(race);
    }

    // ---- the turn

    /** Whose turn it is, or {@code null} during set-up. */
    public @Nullable Seat active() {
        return turn.active;
    }

    public int round() {
        return turn.round;
    }

    /** Units that still have to be placed in the deploy step. */
    public int reinforcements() {
        return turn.reinforcements;
    }

    /** The territories that the active seat held when its turn began. */
    public long atTurnStart() {
        return turn.atTurnStart;
    }

    public boolean handedIn() {
        return turn.handedIn;
    }

    public boolean conquered() {
        return turn.conquered;
    }

    public boolean achievementTaken() {
        return turn.achievementTaken;
    }

    /** Whether the active seat has made one of its two manoeuvres: article reward-extra-manoeuvre. */
    public boolean manoeuvred() {
        return turn.manoeuvred;
    }

    /** Whether opponents of the active seat may play no defence cards for the rest of its turn. */
    public boolean defenceForbidden() {
        return turn.defenceForbidden;
    }

    /** The invasions declared this turn. */
    public List<Invasion> invasions() {
        return turn.invasions();
    }

    public boolean anyInvasion() {
        return turn.anyInvasion();
    }

    /** The invasion of this pair, if it was declared this turn. */
    public @Nullable Invasion invasion(Territory from, Territory to) {
        return turn.invasion(from, to);
    }

    /** The dice as they lie: those of the last roll of the turn, from the highest down. */
    public List<Integer> attackDice() {
        return turn.attackDice;
    }

    /** See {@link #attackDice}. */
    public List<Integer> defenceDice() {
        return turn.defenceDice;
    }

    // ---- what changes it

    @Override
    public void apply(RiskFact fact) {
        Consequences.of(fact, this);
    }

    /** The state of a stored position. */
    static RiskState of(RiskPosition position) {
        return StoredPosition.state(position);
    }

    RiskPosition position() {
        return StoredPosition.of(this);
    }

    @Override
    public void redeal(Seat seat, RandomGenerator random) {
        cards.redeal(seat, random);
    }
}
