package orrery.core.toy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.random.RandomGenerator;
import orrery.core.RulesFault;
import orrery.core.Seat;
import orrery.core.State;

/** Coins, goods, cards and stakes of all seats. */
public final class BazaarState implements State<BazaarState, BazaarFact> {

    /** What all copies of a state share; only faulty rules look at it. */
    static final class Scratch {
        int runs;
        int lastStake;
    }

    final Set<BazaarFault> faults;
    final Scratch scratch;
    final int seats;
    final int rounds;
    int round;
    boolean shown;
    final int[] coins;
    final int[] goods;
    final int[] stakes;
    final int[] dice = new int[2];
    final List<List<BazaarCard>> hands = new ArrayList<>();
    final List<List<BazaarCard>> piles = new ArrayList<>();
    final List<List<BazaarCard>> played = new ArrayList<>();

    BazaarState(int seats, int rounds, int each) {
        this(seats, rounds, each, EnumSet.noneOf(BazaarFault.class), new Scratch());
    }

    BazaarState(int seats, int rounds, int each, Set<BazaarFault> faults, Scratch scratch) {
        this.faults = faults;
        this.scratch = scratch;
        this.seats = seats;
        this.rounds = rounds;
        coins = new int[seats];
        goods = new int[seats];
        stakes = new int[seats];
        Arrays.fill(coins, each);
        for (int i = 0; i < seats; i++) {
            hands.add(new ArrayList<>());
            List<BazaarCard> pile = new ArrayList<>();
            for (BazaarCard card : BazaarCard.values()) {
                pile.addAll(Collections.nCopies(BazaarCard.COPIES, card));
            }
            piles.add(pile);
            played.add(new ArrayList<>());
        }
    }

    public int coins(Seat seat) {
        return coins[seat.index()];
    }

    public List<BazaarCard> hand(Seat seat) {
        return hands.get(seat.index());
    }

    List<BazaarCard> pile(Seat seat) {
        return piles.get(seat.index());
    }

    /** The highest stake wins; of several the first in seat order. */
    Seat winner() {
        int best = 0;
        for (int i = 1; i < seats; i++) {
            best = stakes[i] > stakes[best] ? i : best;
        }
        return Seat.of(best);
    }

    @Override
    public BazaarState copy() {
        BazaarState copy = new BazaarState(seats, rounds, 0, faults, scratch);
        copy.set(this);
        return copy;
    }

    private void set(BazaarState from) {
        round = from.round;
        shown = from.shown;
        System.arraycopy(from.coins, 0, coins, 0, seats);
        System.arraycopy(from.goods, 0, goods, 0, seats);
        System.arraycopy(from.stakes, 0, stakes, 0, seats);
        System.arraycopy(from.dice, 0, dice, 0, 2);
        for (int i = 0; i < seats; i++) {
            hands.set(
                    i,
                    faults.contains(BazaarFault.SHARED_COPY) ? from.hands.get(i) : new ArrayList<>(from.hands.get(i)));
            piles.set(i, new ArrayList<>(from.piles.get(i)));
            played.set(i, new ArrayList<>(from.played.get(i)));
        }
    }

    @Override
    public void apply(BazaarFact fact) {
        switch (fact) {
            case BazaarFact.RoundBegan f -> {
                round = f.round();
                shown = false;
                Arrays.fill(stakes, 0);
            }
            case BazaarFact.Staked f -> {
                require(f.coins() <= coins(f.seat()), "a stake of " + f.coins() + " with " + coins(f.seat()));
                stakes[f.seat().index()] = f.coins();
            }
            case BazaarFact.Drew f -> move(pile(f.seat()), hand(f.seat()), Objects.requireNonNull(f.card()));
            case BazaarFact.PutBack f -> {
                move(hand(f.seat()), pile(f.seat()), Objects.requireNonNull(f.card()));
                Collections.sort(pile(f.seat()));
            }
            case BazaarFact.StakesShown ignored -> shown = true;
            case BazaarFact.Played f -> move(hand(f.seat()), played.get(f.seat().index()), f.card());
            case BazaarFact.StakesChanged f -> {
                for (int i = 0; i < seats; i++) {
                    stakes[i] = Math.max(0, stakes[i] + (i == f.seat().index() ? f.card().own : f.card().others));
                }
            }
            case BazaarFact.Rolled f -> {
                dice[0] = f.first();
                dice[1] = f.second();
            }
            case BazaarFact.Took f -> {
                goods[f.seat().index()] += f.prize().goods;
                coins[f.seat().index()] += f.prize().coins;
            }
            case BazaarFact.Paid f -> coins[f.seat().index()] -= f.coins();
            case BazaarFact.Gave f -> {
                coins[f.from().index()]--;
                coins[f.to().index()]++;
            }
        }
    }

    private static void move(List<BazaarCard> from, List<BazaarCard> to, BazaarCard card) {
        require(from.remove(card), card.id() + " is not there");
        to.add(card);
    }

    private static void require(boolean holds, String what) {
        if (!holds) {
            throw new RulesFault(what);
        }
    }

    /** Other seats' cards in hand and pile change places; nothing else is hidden between two answers. */
    @Override
    public void redeal(Seat viewer, RandomGenerator random) {
        for (Seat seat : Seat.first(seats)) {
            if (seat != viewer || faults.contains(BazaarFault.OWN_REDEAL)) {
                List<BazaarCard> all = new ArrayList<>(hand(seat));
                all.addAll(pile(seat));
                int held = hand(seat).size();
                Collections.shuffle(all, java.util.Random.from(random));
                hands.set(seat.index(), new ArrayList<>(all.subList(0, held)));
                piles.set(
                        seat.index(),
                        new ArrayList<>(
                                all.subList(held, all.size()).stream().sorted().toList()));
            }
        }
    }

    void check() {
        for (Seat seat : Seat.first(seats)) {
            int i = seat.index();
            require(coins[i] >= 0, "seat " + seat + " owes coins");
            for (BazaarCard card : BazaarCard.values()) {
                int there = Collections.frequency(hands.get(i), card)
                        + Collections.frequency(piles.get(i), card)
                        + Collections.frequency(played.get(i), card);
                require(there == BazaarCard.COPIES, "seat " + seat + " has " + there + " of " + card.id());
            }
        }
    }
}
