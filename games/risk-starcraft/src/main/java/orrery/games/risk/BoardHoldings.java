package orrery.games.risk;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.core.RulesFault;
import orrery.core.Seat;
import orrery.games.risk.board.Territory;

/**
 * What stands on the board: holders, units, bases, heroes and mineral fields, as flat arrays by territory and seat, and as
 * bit masks of territories: articles territory, control, base, starting-base, mineral-field, hero.
 */
final class BoardHoldings {

    private static final byte NOTHING = -1;

    private final byte[] owner;
    private final int[] units;
    private final long[] held;
    private final byte[] base;
    private final byte[] hero;
    private long bases;
    private long fields;

    BoardHoldings(int seats) {
        owner = filled(Territory.COUNT);
        units = new int[Territory.COUNT];
        held = new long[seats];
        base = filled(seats);
        hero = filled(seats);
    }

    private BoardHoldings(BoardHoldings of) {
        owner = of.owner.clone();
        units = of.units.clone();
        held = of.held.clone();
        base = of.base.clone();
        hero = of.hero.clone();
        bases = of.bases;
        fields = of.fields;
    }

    private static byte[] filled(int size) {
        byte[] array = new byte[size];
        Arrays.fill(array, NOTHING);
        return array;
    }

    BoardHoldings copy() {
        return new BoardHoldings(this);
    }

    /** All seats that can hold territories. */
    List<Seat> holders() {
        return Seat.first(held.length);
    }

    @Nullable
    Seat owner(Territory territory) {
        int seat = owner[territory.ordinal()];
        return seat == NOTHING ? null : Seat.of(seat);
    }

    boolean holds(Seat seat, Territory territory) {
        return owner[territory.ordinal()] == seat.index();
    }

    int units(Territory territory) {
        return units[territory.ordinal()];
    }

    long held(Seat seat) {
        return held[seat.index()];
    }

    int army(Seat seat) {
        int army = 0;
        for (long rest = held[seat.index()]; rest != 0; rest &= rest - 1) {
            army += units[Long.numberOfTrailingZeros(rest)];
        }
        return army;
    }

    long fields() {
        return fields;
    }

    long bases() {
        return bases;
    }

    @Nullable
    Territory base(Seat seat) {
        return territory(base[seat.index()]);
    }

    boolean holdsOwnBase(Seat seat) {
        int at = base[seat.index()];
        return at != NOTHING && owner[at] == seat.index();
    }

    int enemyBases(Seat seat) {
        int count = Long.bitCount(bases & held[seat.index()]);
        return holdsOwnBase(seat) ? count - 1 : count;
    }

    @Nullable
    Territory hero(Seat seat) {
        return territory(hero[seat.index()]);
    }

    boolean heroAt(Seat seat, Territory territory) {
        return hero[seat.index()] == territory.ordinal();
    }

    private static @Nullable Territory territory(int ordinal) {
        return ordinal == NOTHING ? null : Territory.at(ordinal);
    }

    // ---- changes

    /** Puts a territory under a seat, with so many units on it. */
    void occupy(Territory territory, Seat seat, int count) {
        int before = owner[territory.ordinal()];
        if (before != NOTHING) {
            held[before] &= ~territory.bit();
        }
        owner[territory.ordinal()] = (byte) seat.index();
        held[seat.index()] |= territory.bit();
        units[territory.ordinal()] = count;
    }

    /**
     * Adds units, or takes some away.
     *
     * @throws RulesFault if none would be left: article never-empty
     */
    void add(Territory territory, int change) {
        lose(territory, -change);
        if (units[territory.ordinal()] < 1) {
            throw new RulesFault(territory.id() + " would be left without units");
        }
    }

    /** Takes units away in battle, the last one too. */
    void lose(Territory territory, int count) {
        units[territory.ordinal()] -= count;
    }

    void putBase(Seat seat, @Nullable Territory territory) {
        base[seat.index()] = ordinal(territory);
        bases |= territory == null ? 0 : territory.bit();
    }

    /** Puts a hero on a territory, or with {@code null} off the board. */
    void putHero(Seat seat, @Nullable Territory territory) {
        hero[seat.index()] = ordinal(territory);
    }

    void putFields(long territories) {
        fields = territories;
    }

    private static byte ordinal(@Nullable Territory territory) {
        return territory == null ? NOTHING : (byte) territory.ordinal();
    }
}
