package orrery.testkit.auction;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import orrery.core.Purpose;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.core.Start;
import orrery.core.Viewer;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.Line;
import orrery.core.scenario.PositionWords;

/** {@code hand SEAT CARD...}, {@code coins SEAT N}, {@code points SEAT N}, {@code swaps SEAT}. */
public final class AuctionWords implements PositionWords<AuctionState, AuctionFact> {

    @Override
    public String game() {
        return "auction";
    }

    @Override
    public Start<AuctionState, AuctionFact> begin(Setup setup, List<Line> lines) throws BadLine {
        AuctionState state = new AuctionState(setup.seats(), EnumSet.noneOf(Fault.class));
        AuctionStep first = new AuctionStep.Round();
        for (Line line : lines) {
            List<String> words = line.words();
            switch (words.getFirst()) {
                case "hand" -> state.hand(seat(line)).addAll(cards(line));
                case "coins" -> state.coins[seat(line).index()] = Integer.parseInt(words.get(2));
                case "points" -> state.points[seat(line).index()] = Integer.parseInt(words.get(2));
                case "swaps" -> first = new AuctionStep.Swaps(seat(line).index());
                default ->
                    throw new BadLine(line, "unknown word '" + words.getFirst() + "'; known: hand, coins, points");
            }
        }
        state.hands.forEach(hand -> state.deck.removeAll(hand));
        return new Start<>(state, first);
    }

    private static Seat seat(Line line) {
        return Seat.of(Integer.parseInt(line.words().get(1)) - 1);
    }

    private static List<Card> cards(Line line) throws BadLine {
        List<Card> cards = new ArrayList<>();
        for (String word : line.words().subList(2, line.words().size())) {
            cards.add(Arrays.stream(Card.values())
                    .filter(card -> card.id().equals(word))
                    .findFirst()
                    .orElseThrow(() -> new BadLine(line, "unknown card '" + word + "'; known: c1 to c9")));
        }
        return cards;
    }

    @Override
    public Optional<String> differs(AuctionState state, Line expectation) throws BadLine {
        List<String> words = expectation.words();
        int there = switch (words.getFirst()) {
            case "points" -> state.points[seat(expectation).index()];
            case "coins" -> state.coins[seat(expectation).index()];
            default -> throw new BadLine(expectation, "unknown word '" + words.getFirst() + "'");
        };
        return words.get(2).equals(String.valueOf(there)) ? Optional.empty() : Optional.of("there are " + there);
    }

    @Override
    public Optional<String> showsOtherwise(Record view, Viewer viewer, Line expectation) throws BadLine {
        EnumSet<Card> hand = ((Auction.View) view).hands().get(seat(expectation).index());
        String shown = hand == null
                ? "hidden"
                : String.join(" ", hand.stream().map(Card::id).toList());
        String wanted = expectation.text().split(" ", 3)[2];
        return shown.equals(wanted) ? Optional.empty() : Optional.of("shown is " + shown);
    }

    @Override
    public OptionalInt drawn(AuctionState state, Purpose why, String thing) {
        int index = state.deck.stream().map(Card::id).toList().indexOf(thing);
        return index < 0 ? OptionalInt.empty() : OptionalInt.of(index);
    }

    @Override
    public List<String> describe(AuctionState state) {
        List<String> lines = new ArrayList<>();
        for (Seat seat : Seat.first(state.seats())) {
            lines.add("hand " + seat
                    + state.hand(seat).stream().map(card -> " " + card.id()).reduce("", String::concat));
        }
        return lines;
    }
}
