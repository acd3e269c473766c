package orrery.games.roll;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Face;
import orrery.games.roll.components.Phase;

/** What holds for the running round and is forgotten with it. */
final class RoundMemory {

    /** In {@link #open}: Dictate is being used, not a power. */
    static final byte DICTATE = 127;

    /** In {@link #open}, {@link #selected} and {@link #waiting}: nothing. */
    static final byte NONE = -1;

    int round;
    Stage stage = Stage.SET_UP;

    @Nullable
    Phase phase;

    @Nullable
    Face extraDie;
    /** The phases that take place, as a mask. */
    int active;

    /** The phase selected by each seat. */
    final byte[] selected;
    /** The developments whose Reassign power a seat has used. */
    final long[] used;

    final byte[] dictates;
    /** The power that is being used and could move more workers. */
    final byte[] open;
    /** Workers it has moved so far. */
    final byte[] moved;

    /** Workers that are no dice, by colour. */
    final byte[] extra;
    /** Tiles abandoned for the next Scout. */
    final byte[] forScout;
    /** The colour of the explorer whose Scout waits for tiles. */
    final byte[] waiting;
    /** Colours of the explorers that scouted, as a mask. */
    final byte[] scouts;
    /** Whether a seat has ended exploring. */
    final boolean[] explored;

    RoundMemory(int seats) {
        selected = new byte[seats];
        used = new long[seats];
        dictates = new byte[seats];
        open = new byte[seats];
        moved = new byte[seats];
        extra = new byte[seats * DieColor.COUNT];
        forScout = new byte[seats];
        waiting = new byte[seats];
        scouts = new byte[seats];
        explored = new boolean[seats];
        forget();
    }

    private RoundMemory(RoundMemory of) {
        round = of.round;
        stage = of.stage;
        phase = of.phase;
        extraDie = of.extraDie;
        active = of.active;
        selected = of.selected.clone();
        used = of.used.clone();
        dictates = of.dictates.clone();
        open = of.open.clone();
        moved = of.moved.clone();
        extra = of.extra.clone();
        forScout = of.forScout.clone();
        waiting = of.waiting.clone();
        scouts = of.scouts.clone();
        explored = of.explored.clone();
    }

    RoundMemory copy() {
        return new RoundMemory(this);
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
        Arrays.fill(selected, NONE);
        Arrays.fill(used, 0L);
        Arrays.fill(dictates, (byte) 0);
        Arrays.fill(open, NONE);
        Arrays.fill(moved, (byte) 0);
        enter();
    }

    /** Forgets what belongs to one phase alone. */
    private void enter() {
        Arrays.fill(extra, (byte) 0);
        Arrays.fill(forScout, (byte) 0);
        Arrays.fill(waiting, NONE);
        Arrays.fill(scouts, (byte) 0);
        Arrays.fill(explored, false);
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
        selected[seat] = NONE;
        used[seat] = 0;
        dictates[seat] = 0;
        open[seat] = NONE;
        moved[seat] = 0;
    }
}
