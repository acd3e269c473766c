package orrery.games.stars;

import orrery.games.stars.components.CombatIcon;

/**
 * What is remembered of a battle or an orbital strike. Side 0 is the attacker or the one who fires, side 1 the defender.
 */
final class BattleMemory {

    static final int NONE = -1;
    /** Face-up cards of a side at most. */
    static final int CARDS = 12;
    /** Mark of a face-up card that was laid for its icons alone. */
    static final int EXTRA = 16;

    int area = NONE;
    boolean strike;
    boolean placed;
    int from = NONE;
    final byte[] seats;
    final byte[] dice;
    final byte[] tokens;
    final int[] hand;
    final byte[] faceUp;
    final byte[] faceUpCount;
    final byte[] faceDown;
    final boolean[] peeked;
    final byte[] borrowed;
    final int[] flags;
    int round;

    final byte[] queuedFrom;
    final byte[] queued;
    final byte[] queuedSeat;
    int queueLength;

    BattleMemory() {
        seats = new byte[] {NONE, NONE};
        dice = new byte[2 * CombatIcon.COUNT];
        tokens = new byte[2 * CombatIcon.COUNT];
        hand = new int[2];
        faceUp = new byte[2 * CARDS];
        faceUpCount = new byte[2];
        faceDown = new byte[] {NONE, NONE};
        peeked = new boolean[2];
        borrowed = new byte[] {NONE, NONE};
        flags = new int[2];
        queuedFrom = new byte[] {NONE, NONE, NONE, NONE};
        queued = new byte[] {NONE, NONE, NONE, NONE};
        queuedSeat = new byte[] {NONE, NONE, NONE, NONE};
    }

    private BattleMemory(BattleMemory from) {
        area = from.area;
        strike = from.strike;
        placed = from.placed;
        this.from = from.from;
        round = from.round;
        queueLength = from.queueLength;
        seats = from.seats.clone();
        dice = from.dice.clone();
        tokens = from.tokens.clone();
        hand = from.hand.clone();
        faceUp = from.faceUp.clone();
        faceUpCount = from.faceUpCount.clone();
        faceDown = from.faceDown.clone();
        peeked = from.peeked.clone();
        borrowed = from.borrowed.clone();
        flags = from.flags.clone();
        queuedFrom = from.queuedFrom.clone();
        queued = from.queued.clone();
        queuedSeat = from.queuedSeat.clone();
    }

    /** Another one that may be changed; while there is no battle nothing is, and all may have the same. */
    BattleMemory copy() {
        return isIdle() ? this : new BattleMemory(this);
    }

    /** Whether there is no battle and none to come: such a one is replaced and never changed. */
    boolean isIdle() {
        return area == NONE && queueLength == 0;
    }

    /** Takes over the battles that are still to come. */
    void queueFrom(BattleMemory from) {
        System.arraycopy(from.queued, 0, queued, 0, queued.length);
        System.arraycopy(from.queuedFrom, 0, queuedFrom, 0, queuedFrom.length);
        System.arraycopy(from.queuedSeat, 0, queuedSeat, 0, queuedSeat.length);
        queueLength = from.queueLength;
    }
}
