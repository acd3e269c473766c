package orrery.games.roll;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Face;
import orrery.games.roll.components.Phase;

/** What holds for the running round and is forgotten with it: of the table in fields, of each seat in a row of numbers. */
final class RoundMemory {

    /** Ordinal of the phase selected. */
    static final int SELECTED = 0;
    /** How often the seat has dictated. */
    static final int DICTATES = 1;
    /** Ordinal of the power that is being used and could move more workers. */
    static final int OPEN = 2;
    /** Workers it has moved so far. */
    static final int MOVED = 3;
    /** Tiles abandoned for the next Scout. */
    static final int FOR_SCOUT = 4;
    /** Ordinal of the colour of the explorer whose Scout waits for tiles. */
    static final int WAITING = 5;
    /** Colours of the explorers that scouted, as a mask. */
    static final int SCOUTS = 6;
    /** 1 if the seat has ended exploring. */
    static final int EXPLORED = 7;
    /** Workers that are no dice, of this colour and those after it. */
    static final int EXTRA = 8;

    private static final int PER_SEAT = EXTRA + DieColor.COUNT;

    /** As {@link #OPEN}: Dictate is being used, not a power. */
    static final byte DICTATE = 127;

    /** As {@link #OPEN}, {@link #SELECTED} and {@link #WAITING}: nothing. */
    static final byte NONE = -1;

    int round;
    Stage stage = Stage.SET_UP;

    @Nullable
    Phase phase;

    @Nullable
    Face extraDie;
    /** The phases that take place, as a mask. */
    int active;

    /** The developments whose Reassign power a seat has used. */
    final long[] used;

    private final byte[] numbers;

    RoundMemory(int seats) {
        used = new long[seats];
        numbers = new byte[seats * PER_SEAT];
        forget();
    }

    private RoundMemory(RoundMemory of) {
        round = of.round;
        stage = of.stage;
        phase = of.phase;
        extraDie = of.extraDie;
        active = of.active;
        used = of.used.clone();
        numbers = of.numbers.clone();
    }

    RoundMemory copy() {
        return new RoundMemory(this);
    }

    int get(int seat, int what) {
        return numbers[seat * PER_SEAT + what];
    }

    void set(int seat, int what, int number) {
        numbers[seat * PER_SEAT + what] = (byte) number;
    }

    void add(int seat, int what, int number) {
        numbers[seat * PER_SEAT + what] += (byte) number;
    }

    void begin(int newRound) {
        round = newRound;
        stage = Stage.ASSIGN;
        phase = null;
        extraDie = null;
        active = 0;
        forget();
    }

    private void forget() {
        for (int seat = 0; seat < used.length; seat++) {
            forgetAssignment(seat);
        }
        enter();
    }

    /** Forgets what belongs to one phase alone. */
    private void enter() {
        for (int seat = 0; seat < used.length; seat++) {
            set(seat, FOR_SCOUT, 0);
            set(seat, WAITING, NONE);
            set(seat, SCOUTS, 0);
            set(seat, EXPLORED, 0);
            forgetExtraWorkers(seat);
        }
    }

    void forgetExtraWorkers(int seat) {
        Arrays.fill(numbers, seat * PER_SEAT + EXTRA, (seat + 1) * PER_SEAT, (byte) 0);
    }

    void begin(Phase newPhase) {
        stage = Stage.PHASE;
        phase = newPhase;
        enter();
    }

    void manage() {
        stage = Stage.MANAGE;
        phase = null;
        enter();
    }

    /** Nobody has done anything behind its screen any more. */
    void forgetAssignment(int seat) {
        used[seat] = 0;
        set(seat, SELECTED, NONE);
        set(seat, DICTATES, 0);
        set(seat, OPEN, NONE);
        set(seat, MOVED, 0);
    }
}
