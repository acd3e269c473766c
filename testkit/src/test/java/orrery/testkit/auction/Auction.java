package orrery.testkit.auction;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.core.Component;
import orrery.core.Game;
import orrery.core.Mode;
import orrery.core.RulesFault;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.core.StandingOrder;
import orrery.core.Start;
import orrery.core.Viewer;
import orrery.core.Vocabulary;

/** Two rounds of sealed bids for a prize, with a swap of cards between them. */
public final class Auction implements Game<AuctionState, AuctionFact> {

    public static final Setup THREE = Setup.of("plain", 3);

    record View(int round, List<@Nullable EnumSet<Card>> hands, List<Integer> sizes, int deck, List<Integer> points) {}

    private final EnumSet<Fault> faults = EnumSet.noneOf(Fault.class);

    public Auction(Fault... faults) {
        this.faults.addAll(Arrays.asList(faults));
    }

    @Override
    public String id() {
        return "auction";
    }

    @Override
    public int schema() {
        return 3;
    }

    @Override
    public Vocabulary vocabulary() {
        return Vocabulary.builder()
                .choice("bid", AuctionChoice.Bid.class)
                .choice("stake", AuctionChoice.Stake.class)
                .choice("give", AuctionChoice.Give.class)
                .choice("keep", AuctionChoice.Keep.class)
                .choice("swap", AuctionChoice.Swap.class)
                .fact("dealt", AuctionFact.Dealt.class)
                .fact("bid-made", AuctionFact.BidMade.class)
                .fact("revealed", AuctionFact.Revealed.class)
                .fact("scored", AuctionFact.Scored.class)
                .fact("swapped", AuctionFact.Swapped.class)
                .segment("deal", AuctionStep.Deal.class)
                .segment("round", AuctionStep.Round.class)
                .segment("swaps", AuctionStep.Swaps.class)
                .purposes(AuctionPurpose.values())
                .ends(AuctionEnd.values())
                .build();
    }

    @Override
    public List<Mode> modes() {
        return List.of(new Mode("plain", List.of(2, 3), List.of(new Mode.Setting("coins", List.of(), "2"))));
    }

    @Override
    public Start<AuctionState, AuctionFact> start(Setup setup) {
        AuctionState state = new AuctionState(setup.seats(), faults);
        Arrays.fill(state.coins, Integer.parseInt(modes().getFirst().value(setup, "coins")));
        return new Start<>(state, new AuctionStep.Deal());
    }

    @Override
    public Record view(AuctionState state, Viewer viewer) {
        List<@Nullable EnumSet<Card>> hands = new ArrayList<>();
        List<Integer> sizes = new ArrayList<>();
        for (Seat seat : Seat.first(state.seats())) {
            EnumSet<Card> hand = state.hand(seat);
            hands.add(seat == viewer || faults.contains(Fault.LEAKY_VIEW) ? EnumSet.copyOf(hand) : null);
            sizes.add(hand.size());
        }
        return new View(
                state.round,
                hands,
                sizes,
                state.deck.size(),
                Arrays.stream(state.points).boxed().toList());
    }

    @Override
    public Record position(AuctionState state) {
        List<EnumSet<Card>> hands = new ArrayList<>();
        state.hands.forEach(hand -> hands.add(EnumSet.copyOf(hand)));
        return new AuctionState.Position(
                state.round,
                hands,
                EnumSet.copyOf(state.deck),
                EnumSet.copyOf(state.played),
                Arrays.stream(state.coins).boxed().toList(),
                Arrays.stream(state.points).boxed().toList(),
                Arrays.stream(state.strength).boxed().toList());
    }

    @Override
    public AuctionState state(Record stored) {
        AuctionState.Position position = (AuctionState.Position) stored;
        AuctionState state = new AuctionState(position.coins().size(), faults);
        state.round = position.round();
        state.deck = EnumSet.copyOf(position.deck());
        state.played = EnumSet.copyOf(position.played());
        for (int i = 0; i < state.seats(); i++) {
            state.hands.get(i).addAll(position.hands().get(i));
            state.coins[i] = faults.contains(Fault.FORGETFUL_POSITION)
                    ? 2
                    : position.coins().get(i);
            state.points[i] = position.points().get(i);
            state.strength[i] = position.strength().get(i);
        }
        return state;
    }

    @Override
    public void check(AuctionState state) {
        int cards = state.deck.size() + state.played.size();
        for (EnumSet<Card> hand : state.hands) {
            cards += hand.size();
        }
        if (cards != Card.values().length) {
            throw new RulesFault("there are " + cards + " cards");
        }
    }

    @Override
    public int round(AuctionState state) {
        return state.round + 1;
    }

    @Override
    public Component faction(AuctionState state, Seat seat) {
        return Card.C1;
    }

    @Override
    public List<StandingOrder<AuctionState>> standingOrders() {
        return List.of();
    }
}
