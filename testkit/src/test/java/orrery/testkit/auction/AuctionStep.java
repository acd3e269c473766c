package orrery.testkit.auction;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import orrery.core.Next;
import orrery.core.Outcome;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;

sealed interface AuctionStep extends Segment<AuctionState, AuctionFact> {

    /** Counts what must not be counted: see {@link Fault#OUTSIDE}. */
    AtomicInteger OUTSIDE = new AtomicInteger();

    /** Deals two cards to each. */
    record Deal() implements AuctionStep {
        @Override
        public Next play(Table<AuctionState, AuctionFact> table) {
            int[] order = table.shuffle(Card.values().length, AuctionPurpose.DEAL);
            int next = 0;
            for (Seat seat : Seat.first(table.state().seats())) {
                List<Card> cards = List.of(Card.values()[order[next++]], Card.values()[order[next++]]);
                table.record(new AuctionFact.Dealt(seat, cards));
            }
            return new Round();
        }
    }

    /** Everybody bids at once, the winner says who gets the prize, then each in turn may swap a card. */
    record Round() implements AuctionStep {
        @Override
        public Next play(Table<AuctionState, AuctionFact> table) {
            List<Seat> seats = Seat.first(table.state().seats());
            EnumSet<Card> before = EnumSet.copyOf(table.state().played);
            table.together(seats, AuctionStep::bid);
            EnumSet<Card> bids = EnumSet.copyOf(table.state().played);
            bids.removeAll(before);
            List<Integer> strengths = new ArrayList<>();
            for (int strength : table.state().strength) {
                strengths.add(strength);
            }
            table.record(new AuctionFact.Revealed(List.copyOf(bids), strengths));
            Seat winner = seats.getFirst();
            for (Seat seat : seats) {
                winner = strengths.get(seat.index()) > strengths.get(winner.index()) ? seat : winner;
            }
            AuctionChoice prize = table.ask(AuctionQuestions.prize(table.state(), winner));
            table.record(new AuctionFact.Scored(prize instanceof AuctionChoice.Give(Seat to) ? to : winner));
            return table.state().round == 2 ? end(table.state()) : new Swaps(0);
        }

        private static Outcome end(AuctionState state) {
            List<Seat> ranking = Seat.first(state.seats()).stream()
                    .sorted((a, b) -> Integer.compare(state.points[b.index()], state.points[a.index()]))
                    .toList();
            return new Outcome(
                    AuctionEnd.POINTS,
                    List.of(ranking.getFirst()),
                    ranking.stream().map(List::of).toList());
        }
    }

    /** One seat after the other may swap a card. */
    record Swaps(int index) implements AuctionStep {
        @Override
        public Next play(Table<AuctionState, AuctionFact> table) {
            AuctionState state = table.state();
            Seat seat = Seat.of(index);
            Card top = state.deck.iterator().next();
            if (table.ask(AuctionQuestions.swap(state, seat)) instanceof AuctionChoice.Swap(Card out)) {
                List<Card> deck = List.copyOf(state.deck);
                Card in = deck.get(table.draw(deck.size(), AuctionPurpose.DRAW));
                if (state.faults.contains(Fault.KEPT_ACROSS)) {
                    in = top;
                }
                table.record(new AuctionFact.Swapped(seat, out, in, state.faults.contains(Fault.LEAKY_FACT)));
            }
            return index + 1 == state.seats() ? new Round() : new Swaps(index + 1);
        }
    }

    private static void bid(Table<AuctionState, AuctionFact> table, Seat seat) {
        AuctionState state = table.state();
        AuctionChoice card = table.ask(AuctionQuestions.bid(state, seat));
        int luck = table.roll(1, 6, AuctionPurpose.LUCK)[0];
        AuctionChoice stake = table.ask(AuctionQuestions.stake(state, seat));
        if (state.faults.contains(Fault.OUTSIDE)) {
            luck = OUTSIDE.incrementAndGet();
        }
        if (state.faults.contains(Fault.PEEKING_LANE)) {
            luck = state.played.size();
        }
        table.record(new AuctionFact.BidMade(
                seat, ((AuctionChoice.Bid) card).card(), ((AuctionChoice.Stake) stake).coins(), luck));
    }
}
