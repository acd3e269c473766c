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
    final byte[] seats = {NONE, NONE};
    final byte[] dice = new byte[2 * CombatIcon.COUNT];
    final byte[] tokens = new byte[2 * CombatIcon.COUNT];
    final int[] hand = new int[2];
    final byte[] faceUp = new byte[2 * CARDS];
    final byte[] faceUpCount = new byte[2];
    final byte[] faceDown = {NONE, NONE};
    final boolean[] peeked = new boolean[2];
    final byte[] borrowed = {NONE, NONE};
    final int[] flags = new int[2];
    int round;

    final byte[] queuedFrom = {NONE, NONE, NONE, NONE};
    final byte[] queued = {NONE, NONE, NONE, NONE};
    final byte[] queuedSeat = {NONE, NONE, NONE, NONE};
    int queueLength;

    BattleMemory copy() {
        BattleMemory copy = new BattleMemory();
        copy.area = area;
        copy.strike = strike;
        copy.placed = placed;
        copy.from = from;
        copy.round = round;
        for (int side = 0; side < 2; side++) {
            copy.seats[side] = seats[side];
            copy.hand[side] = hand[side];
            copy.faceUpCount[side] = faceUpCount[side];
            copy.faceDown[side] = faceDown[side];
            copy.peeked[side] = peeked[side];
            copy.borrowed[side] = borrowed[side];
            copy.flags[side] = flags[side];
        }
        System.arraycopy(dice, 0, copy.dice, 0, dice.length);
        System.arraycopy(tokens, 0, copy.tokens, 0, tokens.length);
        System.arraycopy(faceUp, 0, copy.faceUp, 0, faceUp.length);
        copy.queueFrom(this);
        return copy;
    }

    /** Takes over the battles that are still to come. */
    void queueFrom(BattleMemory from) {
        System.arraycopy(from.queued, 0, queued, 0, queued.length);
        System.arraycopy(from.queuedFrom, 0, queuedFrom, 0, queuedFrom.length);
        System.arraycopy(from.queuedSeat, 0, queuedSeat, 0, queuedSeat.length);
        queueLength = from.queueLength;
    }
}
