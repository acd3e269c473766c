package orrery.testkit.auction;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import orrery.core.Article;
import orrery.core.Choices;
import orrery.core.Decision;
import orrery.core.Message;
import orrery.core.Option;
import orrery.core.Question;
import orrery.core.Seat;

/** A question that writes its options out anew whenever it is read: slow, and simple. */
record AuctionQuestions(
        Seat seat,
        String prompt,
        Supplier<List<Option<AuctionChoice>>> options,
        boolean guardsSecret,
        boolean otherOrder)
        implements Question<AuctionChoice> {

    static final Article STAKES = new Article("stakes");

    static AuctionQuestions bid(AuctionState state, Seat seat) {
        return new AuctionQuestions(
                seat, "bid", () -> bidOptions(state, seat), false, state.faults.contains(Fault.OTHER_ORDER));
    }

    private static List<Option<AuctionChoice>> bidOptions(AuctionState state, Seat seat) {
        List<Option<AuctionChoice>> options = new ArrayList<>();
        for (Card card : Card.values()) {
            if (state.hand(seat).contains(card)) {
                options.add(Option.legal(new AuctionChoice.Bid(card), card));
            }
        }
        return options;
    }

    static AuctionQuestions stake(AuctionState state, Seat seat) {
        return new AuctionQuestions(seat, "stake", () -> stakeOptions(state, seat), false, false);
    }

    private static List<Option<AuctionChoice>> stakeOptions(AuctionState state, Seat seat) {
        List<Option<AuctionChoice>> options = new ArrayList<>();
        int most = state.coins[seat.index()] + (state.faults.contains(Fault.EXTRA_STAKE) ? 1 : 0);
        for (int coins = 0; coins <= 3; coins++) {
            AuctionChoice choice = new AuctionChoice.Stake(coins);
            boolean unplayable = state.faults.contains(Fault.UNPLAYABLE) && coins == most + 1;
            options.add(
                    coins <= most || unplayable
                            ? Option.legal(choice)
                            : Option.illegal(choice, STAKES, Message.of("why.coins", most)));
        }
        return options;
    }

    static AuctionQuestions prize(AuctionState state, Seat seat) {
        return new AuctionQuestions(seat, "prize", () -> prizeOptions(state, seat), false, false);
    }

    private static List<Option<AuctionChoice>> prizeOptions(AuctionState state, Seat seat) {
        List<Option<AuctionChoice>> options = new ArrayList<>();
        if (!state.faults.contains(Fault.DEAD_END)) {
            options.add(Option.legal(new AuctionChoice.Keep()));
            for (Seat other : Seat.first(state.seats())) {
                if (other != seat) {
                    options.add(Option.legal(new AuctionChoice.Give(other)));
                }
            }
        }
        return options;
    }

    static AuctionQuestions swap(AuctionState state, Seat seat) {
        return new AuctionQuestions(seat, "swap", () -> swapOptions(state, seat), true, false);
    }

    private static List<Option<AuctionChoice>> swapOptions(AuctionState state, Seat seat) {
        List<Option<AuctionChoice>> options = new ArrayList<>();
        options.add(
                state.faults.contains(Fault.LEAKY_OPTION)
                        ? Option.legal(
                                new AuctionChoice.Keep(), state.deck.iterator().next())
                        : Option.legal(new AuctionChoice.Keep()));
        state.hand(seat).forEach(card -> options.add(Option.legal(new AuctionChoice.Swap(card), card)));
        return options;
    }

    @Override
    public Decision<AuctionChoice> decision() {
        return new Decision<>(seat, Message.of("prompt." + prompt), new Article(prompt), List.of(), options.get());
    }

    @Override
    public void legal(Choices<AuctionChoice> into) {
        List<Option<AuctionChoice>> order = new ArrayList<>(options.get());
        if (otherOrder) {
            Collections.reverse(order);
        }
        order.stream().filter(Option::isLegal).forEach(option -> into.add(option.choice()));
    }
}
