package orrery.games.stars;

import java.util.random.RandomGenerator;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.Order;
import orrery.games.stars.components.Phase;

/** Deals anew what a seat cannot see: orders, tiles, combat cards and event cards of the others. */
final class Redeal {

    private static final int NEUTRAL = 8;

    private Redeal() {}

    static void anew(StarsState state, int viewer, RandomGenerator random) {
        if (state.phase == Phase.SET_UP && state.factions[state.seats - 1] >= 0) {
            tiles(state, viewer, random);
        }
        for (int seat = 0; seat < state.seats; seat++) {
            if (seat != viewer) {
                orders(state, seat, random);
                combatCards(state, seat, random);
                eventCards(state, seat, random);
            }
        }
    }

    private static void tiles(StarsState state, int viewer, RandomGenerator random) {
        int free = (1 << NEUTRAL) - 1 & ~state.hands[viewer];
        for (int side : state.board.sides()) {
            free &= ~(1 << side / 2);
        }
        for (int seat = 0; seat < state.seats; seat++) {
            if (seat == viewer) {
                continue;
            }
            int home = 1 << Faction.at(state.factions[seat]).homeTile();
            int count = Integer.bitCount(state.hands[seat] & ~home);
            state.hands[seat] &= home;
            for (; count > 0; count--) {
                int tile = nth(free, random.nextInt(Integer.bitCount(free)));
                free &= ~(1 << tile);
                state.hands[seat] |= 1 << tile;
            }
        }
    }

    private static void orders(StarsState state, int seat, RandomGenerator random) {
        int[] pool = new int[Order.COUNT];
        int size = 0;
        int hidden = 0;
        for (int kind = 0; kind < Order.COUNT; kind++) {
            int at = seat * Order.COUNT + kind;
            pool[kind] = state.ordersHeld[at] - state.ordersShown[at];
            size += pool[kind];
        }
        for (int system : state.board.sides()) {
            for (int height = 0; height < state.heights[system]; height++) {
                if (isHidden(state, seat, system, height)) {
                    pool[state.order(system, height).ordinal()]++;
                    hidden++;
                }
            }
        }
        if (hidden == 0) {
            return;
        }
        size += hidden;
        for (int system : state.board.sides()) {
            for (int height = 0; height < state.heights[system]; height++) {
                if (isHidden(state, seat, system, height)) {
                    int kind = pick(pool, random.nextInt(size--));
                    long cleared = state.stacks[system] & ~(12L << 4 * height);
                    state.stacks[system] = cleared | (long) kind << 4 * height + 2;
                }
            }
        }
        for (int kind = 0; kind < Order.COUNT; kind++) {
            int at = seat * Order.COUNT + kind;
            state.ordersHeld[at] = (byte) (state.ordersShown[at] + pool[kind]);
        }
    }

    /** Whether the order belongs to the seat and lies face down. */
    private static boolean isHidden(StarsState state, int seat, int system, int height) {
        boolean revealed = state.order.token
                && state.order.system == system
                && state.order.seat == seat
                && height == state.heights[system] - 1;
        return state.orderSeat(system, height) == seat && !revealed;
    }

    /** Takes one out of a pool of kinds. */
    private static int pick(int[] pool, int index) {
        int rest = index;
        int kind = 0;
        while (rest >= pool[kind]) {
            rest -= pool[kind++];
        }
        pool[kind]--;
        return kind;
    }

    private static void combatCards(StarsState state, int seat, RandomGenerator random) {
        int side = state.sideOf(seat);
        if (side < 0) {
            return;
        }
        int hand = StarsState.cards(state.battle.hand[side]);
        state.decks[seat] += state.battle.hand[side];
        state.battle.hand[side] = 0;
        boolean hiddenCard = state.battle.faceDown[side] >= 0 && !state.battle.peeked[side];
        if (hiddenCard) {
            state.decks[seat] += 1 << 2 * state.battle.faceDown[side];
            int card = draw(state.decks[seat], random);
            state.decks[seat] -= 1 << 2 * card;
            state.battle.faceDown[side] = (byte) card;
        }
        for (; hand > 0; hand--) {
            int card = draw(state.decks[seat], random);
            state.decks[seat] -= 1 << 2 * card;
            state.battle.hand[side] += 1 << 2 * card;
        }
    }

    private static int draw(int cards, RandomGenerator random) {
        return StarsState.cardAt(cards, random.nextInt(StarsState.cards(cards)));
    }

    private static void eventCards(StarsState state, int seat, RandomGenerator random) {
        int count = Integer.bitCount(state.drawn(seat));
        state.drawn[seat] = 0;
        for (; count > 0; count--) {
            int deck = state.eventDeck(seat);
            state.drawn[seat] |= (byte) (1 << nth(deck, random.nextInt(Integer.bitCount(deck))));
        }
    }

    private static int nth(int mask, int n) {
        int rest = mask;
        for (int i = 0; i < n; i++) {
            rest &= rest - 1;
        }
        return Integer.numberOfTrailingZeros(rest);
    }
}
