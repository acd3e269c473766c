package orrery.testkit.auction;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.random.RandomGenerator;
import orrery.core.RulesFault;
import orrery.core.Seat;
import orrery.core.State;

final class AuctionState implements State<AuctionState, AuctionFact> {

    record Position(
            int round,
            List<EnumSet<Card>> hands,
            EnumSet<Card> deck,
            EnumSet<Card> played,
            List<Integer> coins,
            List<Integer> points,
            List<Integer> strength) {}

    final EnumSet<Fault> faults;
    int round;
    final List<EnumSet<Card>> hands = new ArrayList<>();
    EnumSet<Card> deck = EnumSet.allOf(Card.class);
    EnumSet<Card> played = EnumSet.noneOf(Card.class);
    final int[] coins;
    final int[] points;
    final int[] strength;

    AuctionState(int seats, EnumSet<Fault> faults) {
        this.faults = faults;
        coins = new int[seats];
        Arrays.fill(coins, 2);
        points = new int[seats];
        strength = new int[seats];
        for (int i = 0; i < seats; i++) {
            hands.add(EnumSet.noneOf(Card.class));
        }
    }

    int seats() {
        return coins.length;
    }

    EnumSet<Card> hand(Seat seat) {
        return hands.get(seat.index());
    }

    @Override
    public AuctionState copy() {
        AuctionState copy = new AuctionState(seats(), faults);
        copy.round = round;
        for (int i = 0; i < seats(); i++) {
            copy.hands.get(i).addAll(hands.get(i));
            copy.coins[i] = coins[i];
            copy.points[i] = points[i];
            copy.strength[i] = strength[i];
        }
        copy.deck = EnumSet.copyOf(deck);
        copy.played = EnumSet.copyOf(played);
        return copy;
    }

    @Override
    public void apply(AuctionFact fact) {
        switch (fact) {
            case AuctionFact.Dealt(Seat seat, List<Card> cards) -> {
                hand(seat).addAll(cards);
                deck.removeAll(cards);
            }
            case AuctionFact.BidMade(Seat seat, Card card, Integer stake, Integer luck) -> {
                if (!hand(seat).remove(card) || stake > coins[seat.index()] && !faults.contains(Fault.EXTRA_STAKE)) {
                    throw new RulesFault("seat " + seat + " cannot bid " + card + " and " + stake);
                }
                coins[seat.index()] -= stake;
                strength[seat.index()] = (card.ordinal() + 1 + stake) * 10 + luck;
                played.add(card);
            }
            case AuctionFact.Revealed revealed -> round++;
            case AuctionFact.Scored(Seat seat) -> points[seat.index()]++;
            case AuctionFact.Swapped(Seat seat, Card out, Card in, boolean leaked) -> {
                hand(seat).remove(out);
                hand(seat).add(in);
                deck.remove(in);
                if (!faults.contains(Fault.LOST_CARD)) {
                    deck.add(out);
                }
            }
        }
    }

    @Override
    public void redeal(Seat seat, RandomGenerator random) {
        if (faults.contains(Fault.STUCK_REDEAL)) {
            return;
        }
        List<Card> hidden = new ArrayList<>(deck);
        for (int i = 0; i < seats(); i++) {
            if (i != seat.index() || faults.contains(Fault.OWN_REDEAL)) {
                hidden.addAll(hands.get(i));
            }
        }
        java.util.Collections.shuffle(hidden, java.util.Random.from(random));
        for (int i = 0; i < seats(); i++) {
            if (i != seat.index() || faults.contains(Fault.OWN_REDEAL)) {
                int size = hands.get(i).size();
                hands.get(i).clear();
                hands.get(i).addAll(hidden.subList(0, size));
                hidden.subList(0, size).clear();
            }
        }
        deck.clear();
        deck.addAll(hidden);
    }
}
