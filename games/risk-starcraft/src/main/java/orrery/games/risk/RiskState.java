package orrery.games.risk;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import orrery.core.RulesFault;
import orrery.core.Seat;
import orrery.core.State;
import orrery.games.risk.board.Achievement;
import orrery.games.risk.board.Faction;
import orrery.games.risk.board.Race;
import orrery.games.risk.board.Territory;
import orrery.games.risk.cards.FactionCard;
import orrery.games.risk.invasion.Invasion;
import orrery.games.risk.setup.Diagrams;

/**
 * The whole truth about a game of RISK: StarCraft: flat arrays by seat and territory, and bit masks for sets of
 * territories and cards.
 *
 * <p>The decks have no order: a card is drawn at random when it is drawn, so no hidden order has to be kept.
 */
public final class RiskState implements State<RiskState, RiskFact> {

    private static final int NOBODY = -1;
    private static final Race[] RACES = Race.values();

    private final int seats;
    private final int roundLimit;

    private final byte[] owner;
    private final int[] units;
    private final long[] held;
    private final byte[] base;
    private final byte[] hero;
    private final byte[] place;
    private final Faction[] faction;
    private final long[] hand;
    private final long[] captured;
    private final long[] known;
    private final int[] achievements;

    private final byte[] order;
    private long fields;
    private long deck;
    private long discard;
    private int achievementsOnBoard;
    private int eliminated;

    private int active = NOBODY;
    private int round;
    private int reinforcements;
    private long atTurnStart;
    private boolean handedIn;
    private boolean conquered;
    private boolean achievementTaken;
    private boolean defenceForbidden;
    private Invasion[] invasions = new Invasion[4];
    private int invasionCount;
    private List<Integer> attackDice = List.of();
    private List<Integer> defenceDice = List.of();

    RiskState(int seats, int roundLimit) {
        this.seats = seats;
        this.roundLimit = roundLimit;
        owner = new byte[Territory.COUNT];
        Arrays.fill(owner, (byte) NOBODY);
        units = new int[Territory.COUNT];
        held = new long[seats];
        base = filled(seats);
        hero = filled(seats);
        place = filled(seats);
        order = filled(seats);
        faction = new Faction[seats];
        hand = new long[seats];
        captured = new long[seats];
        known = new long[seats];
        achievements = new int[seats];
        deck = (1L << FactionCard.COUNT) - 1;
    }

    private static byte[] filled(int size) {
        byte[] array = new byte[size];
        Arrays.fill(array, (byte) NOBODY);
        return array;
    }

    private RiskState(RiskState of) {
        seats = of.seats;
        roundLimit = of.roundLimit;
        owner = of.owner.clone();
        units = of.units.clone();
        held = of.held.clone();
        base = of.base.clone();
        hero = of.hero.clone();
        place = of.place.clone();
        order = of.order.clone();
        faction = of.faction.clone();
        hand = of.hand.clone();
        captured = of.captured.clone();
        known = of.known.clone();
        achievements = of.achievements.clone();
        fields = of.fields;
        deck = of.deck;
        discard = of.discard;
        achievementsOnBoard = of.achievementsOnBoard;
        eliminated = of.eliminated;
        active = of.active;
        round = of.round;
        reinforcements = of.reinforcements;
        atTurnStart = of.atTurnStart;
        handedIn = of.handedIn;
        conquered = of.conquered;
        achievementTaken = of.achievementTaken;
        defenceForbidden = of.defenceForbidden;
        invasions = of.invasions.clone();
        invasionCount = of.invasionCount;
        attackDice = of.attackDice;
        defenceDice = of.defenceDice;
    }

    @Override
    public RiskState copy() {
        return new RiskState(this);
    }

    // ---- the board

    public int seats() {
        return seats;
    }

    /** The round after which the game is cut short; 0 if there is no limit. */
    public int roundLimit() {
        return roundLimit;
    }

    /** Who holds the territory. */
    public @Nullable Seat owner(Territory territory) {
        int seat = owner[territory.ordinal()];
        return seat == NOBODY ? null : Seat.of(seat);
    }

    public boolean holds(Seat seat, Territory territory) {
        return owner[territory.ordinal()] == seat.index();
    }

    public int units(Territory territory) {
        return units[territory.ordinal()];
    }

    /** The territories of a seat, as a bit mask. */
    public long held(Seat seat) {
        return held[seat.index()];
    }

    /** All units of a seat on the board. */
    public int army(Seat seat) {
        int army = 0;
        for (long rest = held[seat.index()]; rest != 0; rest &= rest - 1) {
            army += units[Long.numberOfTrailingZeros(rest)];
        }
        return army;
    }

    /** The territories with a mineral field, as a bit mask. */
    public long fields() {
        return fields;
    }

    /** The territories with the starting base of anybody, as a bit mask. */
    public long bases() {
        long bases = 0;
        for (byte at : base) {
            bases |= at == NOBODY ? 0 : 1L << at;
        }
        return bases;
    }

    /** The territory with the seat's starting base, or {@code null} before the set-up. */
    public @Nullable Territory base(Seat seat) {
        return base[seat.index()] == NOBODY ? null : Territory.at(base[seat.index()]);
    }

    public boolean holdsOwnBase(Seat seat) {
        int at = base[seat.index()];
        return at != NOBODY && owner[at] == seat.index();
    }

    /** Bases of others, also of eliminated players, on territories of the seat: articles enemy-base, elimination-base. */
    public int enemyBases(Seat seat) {
        int count = Long.bitCount(bases() & held[seat.index()]);
        return holdsOwnBase(seat) ? count - 1 : count;
    }

    /** Where the seat's hero stands, or {@code null} if it is not on the board. */
    public @Nullable Territory hero(Seat seat) {
        return hero[seat.index()] == NOBODY ? null : Territory.at(hero[seat.index()]);
    }

    public boolean heroAt(Seat seat, Territory territory) {
        return hero[seat.index()] == territory.ordinal();
    }

    // ---- the seats

    /** The faction of a seat, or {@code null} while factions are being chosen. */
    public @Nullable Faction faction(Seat seat) {
        return faction[seat.index()];
    }

    /** The race whose deck the seat draws from. */
    public Race race(Seat seat) {
        Faction chosen = faction[seat.index()];
        if (chosen == null) {
            throw new RulesFault("seat " + seat + " has no faction yet");
        }
        return chosen.race();
    }

    /** The seat's place in turn order from 1, or 0 while places are being chosen. */
    public int place(Seat seat) {
        return place[seat.index()] + 1;
    }

    /** The seat at a place in turn order, from 1. */
    public @Nullable Seat at(int placeNumber) {
        int seat = order[placeNumber - 1];
        return seat == NOBODY ? null : Seat.of(seat);
    }

    public boolean isEliminated(Seat seat) {
        return (eliminated & 1 << seat.index()) != 0;
    }

    /** Seats still in the game. */
    public int alive() {
        return seats - Integer.bitCount(eliminated);
    }

    /** The seat after this one in turn order that is still in the game. */
    public Seat after(Seat seat) {
        for (int i = 1; i <= seats; i++) {
            int next = order[(place[seat.index()] + i) % seats];
            if ((eliminated & 1 << next) == 0) {
                return Seat.of(next);
            }
        }
        throw new RulesFault("nobody is left");
    }

    /** The first place in turn order that is still in the game: with its turn a round begins. */
    public Seat firstAlive() {
        for (byte seat : order) {
            if ((eliminated & 1 << seat) == 0) {
                return Seat.of(seat);
            }
        }
        throw new RulesFault("nobody is left");
    }

    /** The achievements of a seat, as a bit mask. */
    public int achievements(Seat seat) {
        return achievements[seat.index()];
    }

    /** The achievements still on the board, as a bit mask. */
    public int achievementsOnBoard() {
        return achievementsOnBoard;
    }

    // ---- cards

    /** The cards of a seat that may be used for their ability or their stars, as a bit mask. */
    public long hand(Seat seat) {
        return hand[seat.index()];
    }

    /** The cards a seat has captured: good for stars only. */
    public long captured(Seat seat) {
        return captured[seat.index()];
    }

    /** The cards that the seat has seen in the hands of others and that are still there. */
    public long known(Seat seat) {
        return known[seat.index()];
    }

    /** Cards that can be drawn from a race's deck, as a bit mask. */
    public long deck(Race race) {
        return deck & FactionCard.of(race);
    }

    /** The open discard pile of a race. */
    public long discard(Race race) {
        return discard & FactionCard.of(race);
    }

    // ---- the turn

    /** Whose turn it is, or {@code null} during set-up. */
    public @Nullable Seat active() {
        return active == NOBODY ? null : Seat.of(active);
    }

    public int round() {
        return round;
    }

    /** Units that still have to be placed in the deploy step. */
    public int reinforcements() {
        return reinforcements;
    }

    /** The territories that the active seat held when its turn began. */
    public long atTurnStart() {
        return atTurnStart;
    }

    public boolean handedIn() {
        return handedIn;
    }

    public boolean conquered() {
        return conquered;
    }

    public boolean achievementTaken() {
        return achievementTaken;
    }

    /** Whether opponents of the active seat may play no defence cards for the rest of its turn. */
    public boolean defenceForbidden() {
        return defenceForbidden;
    }

    /** The invasions declared this turn. */
    public List<Invasion> invasions() {
        return Arrays.asList(invasions).subList(0, invasionCount);
    }

    public boolean anyInvasion() {
        return invasionCount > 0;
    }

    /** The invasion of this pair, if it was declared this turn. */
    public @Nullable Invasion invasion(Territory from, Territory to) {
        for (int i = 0; i < invasionCount; i++) {
            if (invasions[i].from() == from && invasions[i].to() == to) {
                return invasions[i];
            }
        }
        return null;
    }

    /** The dice as they lie: those of the last roll of the turn, from the highest down. */
    public List<Integer> attackDice() {
        return attackDice;
    }

    /** See {@link #attackDice}. */
    public List<Integer> defenceDice() {
        return defenceDice;
    }

    // ---- facts

    @Override
    public void apply(RiskFact fact) {
        switch (fact) {
            case RiskFact.StartRolled f -> {}
            case RiskFact.PlaceTaken f -> {
                order[f.place() - 1] = (byte) f.seat().index();
                place[f.seat().index()] = (byte) (f.place() - 1);
                faction[f.seat().index()] = f.faction();
            }
            case RiskFact.BoardSet f -> set(Diagrams.layout(f.diagram()));
            case RiskFact.HeroPlaced f ->
                hero[f.seat().index()] = (byte) f.territory().ordinal();
            case RiskFact.TurnBegan f -> begin(f);
            case RiskFact.Reinforced f -> reinforcements += f.territories() + f.planets() + f.bases();
            case RiskFact.MoreReinforcements f -> reinforcements += f.units();
            case RiskFact.UnitsPlaced f -> {
                reinforcements -= f.units();
                add(f.territory(), f.units());
            }
            case RiskFact.UnitsAdded f -> add(f.territory(), f.units());
            case RiskFact.UnitsRemoved f -> add(f.territory(), -f.units());
            case RiskFact.UnitsMoved f -> {
                add(f.from(), -f.units());
                add(f.to(), f.units());
                if (f.hero()) {
                    hero[f.seat().index()] = (byte) f.to().ordinal();
                }
            }
            case RiskFact.CardsHandedIn f -> {
                handedIn = true;
                reinforcements += f.units();
                f.cards().forEach(card -> discard(f.seat(), card));
            }
            case RiskFact.CardPlayed f -> discard(f.seat(), f.card());
            case RiskFact.CardCancelled f -> {}
            case RiskFact.CardDrawn f -> draw(f);
            case RiskFact.DeckReshuffled f -> reshuffle(f.race());
            case RiskFact.DefenceForbidden f -> defenceForbidden = true;
            case RiskFact.HandSeen f -> known[f.seat().index()] |= mask(f.cards());
            case RiskFact.InvasionDeclared f -> put(Invasion.declared(f.from(), f.to()));
            case RiskFact.EffectLasts f -> put(f.now());
            case RiskFact.InvasionCalledOff f -> put(known(f.from(), f.to()).whenBlocked());
            case RiskFact.InvasionStopped f -> {}
            case RiskFact.Committed f -> {}
            case RiskFact.Defended f -> {}
            case RiskFact.DiceThrown f -> lay(f.attack(), f.defence());
            case RiskFact.DiceChanged f -> lay(f.attack(), f.defence());
            case RiskFact.Compared f -> {}
            case RiskFact.RollFought f -> {
                add(f.from(), -f.attackerLoses());
                units[f.to().ordinal()] -= f.defenderLoses();
                put(known(f.from(), f.to()).afterRoll(f.attackerLoses(), f.shielded()));
            }
            case RiskFact.HeroFell f -> hero[f.seat().index()] = NOBODY;
            case RiskFact.Conquered f -> conquer(f);
            case RiskFact.Regenerated f -> {
                add(f.from(), f.units());
                put(known(f.from(), f.to()).afterRegeneration(f.units()));
            }
            case RiskFact.Eliminated f -> eliminate(f);
            case RiskFact.AttacksEnded f -> {}
            case RiskFact.AchievementTaken f -> {
                achievementsOnBoard &= ~f.achievement().bit();
                achievements[f.seat().index()] |= f.achievement().bit();
                achievementTaken = true;
            }
        }
    }

    private void set(Diagrams.Layout layout) {
        fields = layout.mineralFields();
        achievementsOnBoard = layout.achievements();
        for (int i = 0; i < seats; i++) {
            Diagrams.Place at = layout.places().get(i);
            int seat = order[i];
            base[seat] = (byte) at.base().ordinal();
            for (Diagrams.Force force : at.forces()) {
                occupy(force.territory(), seat, force.units());
            }
        }
    }

    /** Puts a territory under a seat, with so many units on it. */
    void occupy(Territory territory, int seat, int count) {
        int before = owner[territory.ordinal()];
        if (before != NOBODY) {
            held[before] &= ~territory.bit();
        }
        owner[territory.ordinal()] = (byte) seat;
        held[seat] |= territory.bit();
        units[territory.ordinal()] = count;
    }

    private void begin(RiskFact.TurnBegan fact) {
        active = fact.seat().index();
        round = fact.round();
        reinforcements = 0;
        atTurnStart = held[active];
        handedIn = false;
        conquered = false;
        achievementTaken = false;
        defenceForbidden = false;
        invasionCount = 0;
        attackDice = List.of();
        defenceDice = List.of();
    }

    private void add(Territory territory, int change) {
        units[territory.ordinal()] += change;
        if (units[territory.ordinal()] < 1) {
            throw new RulesFault(territory.id() + " would be left without units");
        }
    }

    private void discard(Seat seat, FactionCard card) {
        if (((hand[seat.index()] | captured[seat.index()]) & card.bit()) == 0) {
            throw new RulesFault("seat " + seat + " has no card " + card.id());
        }
        hand[seat.index()] &= ~card.bit();
        captured[seat.index()] &= ~card.bit();
        discard |= card.bit();
        for (int i = 0; i < seats; i++) {
            known[i] &= ~card.bit();
        }
    }

    private void draw(RiskFact.CardDrawn fact) {
        FactionCard card = fact.card();
        if (card == null || (deck & card.bit()) == 0) {
            throw new RulesFault("no such card in the deck: " + fact);
        }
        deck &= ~card.bit();
        hand[fact.seat().index()] |= card.bit();
    }

    private void reshuffle(Race race) {
        long all = discard & FactionCard.of(race);
        deck |= all;
        discard &= ~all;
    }

    private static long mask(List<FactionCard> cards) {
        long mask = 0;
        for (FactionCard card : cards) {
            mask |= card.bit();
        }
        return mask;
    }

    private Invasion known(Territory from, Territory to) {
        Invasion invasion = invasion(from, to);
        if (invasion == null) {
            throw new RulesFault("nobody invades " + to.id() + " from " + from.id());
        }
        return invasion;
    }

    private void put(Invasion now) {
        for (int i = 0; i < invasionCount; i++) {
            if (invasions[i].from() == now.from() && invasions[i].to() == now.to()) {
                invasions[i] = now;
                return;
            }
        }
        if (invasionCount == invasions.length) {
            invasions = Arrays.copyOf(invasions, invasionCount * 2);
        }
        invasions[invasionCount++] = now;
    }

    private void lay(List<Integer> attack, List<Integer> defence) {
        attackDice = attack;
        defenceDice = defence;
    }

    private void conquer(RiskFact.Conquered fact) {
        add(fact.from(), -fact.units());
        occupy(fact.to(), fact.seat().index(), fact.units());
        conquered = true;
        if (fact.hero()) {
            hero[fact.seat().index()] = (byte) fact.to().ordinal();
        }
    }

    private void eliminate(RiskFact.Eliminated fact) {
        int loser = fact.seat().index();
        int victor = fact.by().index();
        captured[victor] |= hand[loser] | captured[loser];
        known[victor] &= ~captured[victor];
        known[loser] |= hand[loser] | captured[loser];
        hand[loser] = 0;
        captured[loser] = 0;
        achievements[victor] |= achievements[loser];
        achievements[loser] = 0;
        eliminated |= 1 << loser;
    }

    // ---- what a seat cannot see

    @Override
    public void redeal(Seat seat, RandomGenerator random) {
        int viewer = seat.index();
        long settled = hand[viewer] | captured[viewer] | known[viewer] | discard;
        for (Race race : RACES) {
            long pool = FactionCard.of(race) & ~settled;
            if ((pool & ~deck) == 0) {
                continue;
            }
            deck &= ~pool;
            long left = pool;
            for (int i = 0; i < seats; i++) {
                if (i != viewer) {
                    left = redealt(hand, i, pool, left, random);
                    left = redealt(captured, i, pool, left, random);
                }
            }
            deck |= left;
        }
    }

    /** Gives as many random cards of what is left as were held of the pool; returns what is left then. */
    private static long redealt(long[] holder, int seat, long pool, long left, RandomGenerator random) {
        int count = Long.bitCount(holder[seat] & pool);
        holder[seat] &= ~pool;
        long rest = left;
        for (; count > 0; count--) {
            long card = nth(rest, random.nextInt(Long.bitCount(rest)));
            holder[seat] |= card;
            rest &= ~card;
        }
        return rest;
    }

    /** The nth bit of a mask, counted from 0. */
    static long nth(long mask, int n) {
        long rest = mask;
        for (int i = 0; i < n; i++) {
            rest &= rest - 1;
        }
        return Long.lowestOneBit(rest);
    }

    // ---- storing

    RiskPosition position() {
        List<RiskPosition.Player> players = new ArrayList<>();
        for (Seat seat : Seat.first(seats)) {
            players.add(new RiskPosition.Player(
                    place(seat),
                    faction(seat),
                    base(seat),
                    hero(seat),
                    isEliminated(seat),
                    Masks.cards(hand(seat)),
                    Masks.cards(captured(seat)),
                    Masks.cards(known(seat)),
                    Masks.achievements(achievements(seat))));
        }
        List<RiskPosition.Occupied> occupied = new ArrayList<>();
        for (Territory territory : Territory.values()) {
            Seat holder = owner(territory);
            if (holder != null) {
                occupied.add(new RiskPosition.Occupied(territory, holder, units(territory)));
            }
        }
        return new RiskPosition(
                roundLimit,
                players,
                occupied,
                Masks.territories(fields),
                Masks.achievements(achievementsOnBoard),
                Masks.cards(deck),
                Masks.cards(discard),
                new RiskPosition.Turn(
                        active(),
                        round,
                        reinforcements,
                        Masks.territories(atTurnStart),
                        handedIn,
                        conquered,
                        achievementTaken,
                        defenceForbidden,
                        List.copyOf(invasions()),
                        attackDice,
                        defenceDice));
    }

    static RiskState of(RiskPosition position) {
        RiskState state = new RiskState(position.players().size(), position.roundLimit());
        for (int i = 0; i < state.seats; i++) {
            RiskPosition.Player player = position.players().get(i);
            if (player.place() > 0) {
                state.place[i] = (byte) (player.place() - 1);
                state.order[player.place() - 1] = (byte) i;
            }
            state.faction[i] = player.faction();
            state.base[i] = ordinal(player.base());
            state.hero[i] = ordinal(player.hero());
            state.eliminated |= player.eliminated() ? 1 << i : 0;
            state.hand[i] = mask(player.hand());
            state.captured[i] = mask(player.captured());
            state.known[i] = mask(player.known());
            for (Achievement achievement : player.achievements()) {
                state.achievements[i] |= achievement.bit();
            }
        }
        for (RiskPosition.Occupied at : position.occupied()) {
            state.occupy(at.territory(), at.seat().index(), at.units());
        }
        state.fields = Masks.of(position.fields());
        for (Achievement achievement : position.achievementsOnBoard()) {
            state.achievementsOnBoard |= achievement.bit();
        }
        state.deck = mask(position.deck());
        state.discard = mask(position.discard());
        RiskPosition.Turn turn = position.turn();
        Seat toMove = turn.active();
        state.active = toMove == null ? NOBODY : toMove.index();
        state.round = turn.round();
        state.reinforcements = turn.reinforcements();
        state.atTurnStart = Masks.of(turn.atTurnStart());
        state.handedIn = turn.handedIn();
        state.conquered = turn.conquered();
        state.achievementTaken = turn.achievementTaken();
        state.defenceForbidden = turn.defenceForbidden();
        turn.invasions().forEach(state::put);
        state.lay(turn.attackDice(), turn.defenceDice());
        return state;
    }

    private static byte ordinal(@Nullable Territory territory) {
        return territory == null ? NOBODY : (byte) territory.ordinal();
    }
}
