package orrery.games.stars.scenario;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.core.Seat;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.WordReader;
import orrery.games.stars.StarsPosition;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.components.CombatIcon;
import orrery.games.stars.components.Effect;
import orrery.games.stars.components.Order;

/** A battle or strike that is under way, as the lines of a scenario describe it. */
final class BattleSketch {

    static final String KNOWN = "fight, firing, placed, reinforcements, routed-reinforcements, dice, combat-tokens, "
            + "hand, face-up, extra-card, face-down, seen-face-down, borrowed, effect, next-battle";

    /** What one side has in it. */
    private static final class Side {
        private @Nullable Seat seat;
        private final int[] dice = new int[CombatIcon.COUNT];
        private final int[] tokens = new int[CombatIcon.COUNT];
        private final List<CombatCard> hand = new ArrayList<>();
        private final List<CombatCard> faceUp = new ArrayList<>();
        private final List<Boolean> extra = new ArrayList<>();
        private @Nullable CombatCard faceDown;
        private boolean peeked;
        private @Nullable CombatCard borrowed;
        private final List<Effect.Flag> flags = new ArrayList<>();
        private int standing;
        private int routed;

        private StarsPosition.Side position() {
            return new StarsPosition.Side(
                    seat,
                    SeatSketch.numbers(dice),
                    SeatSketch.numbers(tokens),
                    hand,
                    faceUp,
                    extra,
                    faceDown,
                    peeked,
                    borrowed,
                    flags);
        }
    }

    private final Side[] sides = {new Side(), new Side()};
    private final List<StarsPosition.Next> queue = new ArrayList<>();
    private @Nullable Area area;
    private boolean strike;
    private boolean placed;
    private @Nullable Area from;
    private int round;

    int round() {
        return round;
    }

    /** The attacker's order, unless a line has said otherwise. */
    void begin(OrderSketch order) {
        if (!order.isKnown() && sides[0].seat != null && area != null) {
            order.begin(sides[0].seat, area.side(), Order.ADVANCE);
        }
    }

    @Nullable
    Area area() {
        return area;
    }

    /** Reads a line about the battle; {@code false} if it begins with another word. */
    boolean read(String first, WordReader words, List<SeatSketch> seats) throws BadLine {
        switch (first) {
            case "fight", "firing" -> {
                sides[0].seat = words.seat();
                sides[1].seat = words.seat();
                area = words.one(Area.class);
                strike = first.equals("firing");
                round = strike ? 0 : words.more() ? words.number(0, 3) : 1;
            }
            case "placed" -> {
                placed = true;
                from = words.more() ? words.one(Area.class) : null;
            }
            case "next-battle" ->
                queue.add(new StarsPosition.Next(words.seat(), words.one(Area.class), words.one(Area.class)));
            default -> {
                return KNOWN.contains(first)
                        && List.of(KNOWN.split(", ")).contains(first)
                        && ofSide(first, words, seats);
            }
        }
        return true;
    }

    private boolean ofSide(String first, WordReader words, List<SeatSketch> seats) throws BadLine {
        Seat seat = words.seat();
        Side side = seat.equals(sides[0].seat) ? sides[0] : sides[1];
        if (!seat.equals(side.seat)) {
            throw words.wrong("seat " + (seat.index() + 1) + " is in no battle; say 'fight' before");
        }
        SeatSketch owner = seats.get(seat.index());
        switch (first) {
            case "reinforcements" -> side.standing = words.number(1, 9);
            case "routed-reinforcements" -> side.routed = words.number(1, 9);
            case "dice" -> words.all(CombatIcon.class).forEach(face -> side.dice[face.ordinal()]++);
            case "combat-tokens" -> words.all(CombatIcon.class).forEach(icon -> side.tokens[icon.ordinal()]++);
            case "hand" -> {
                while (words.more()) {
                    side.hand.add(owner.ours(words, words.one(CombatCard.class)));
                }
            }
            case "face-up", "extra-card" -> {
                side.faceUp.add(owner.ours(words, words.one(CombatCard.class)));
                side.extra.add(first.equals("extra-card"));
            }
            case "face-down", "seen-face-down" -> {
                side.faceDown = owner.ours(words, words.one(CombatCard.class));
                side.peeked = first.equals("seen-face-down");
            }
            case "borrowed" -> side.borrowed = words.one(CombatCard.class);
            default -> side.flags.addAll(words.all(Effect.Flag.class));
        }
        return true;
    }

    /** Reinforcement tokens of a seat in the area of the battle. */
    int reinforcements(Area where, int seat, boolean routed) {
        for (Side side : sides) {
            if (where == area && side.seat != null && side.seat.index() == seat) {
                return routed ? side.routed : side.standing;
            }
        }
        return 0;
    }

    /** A seat's combat cards in hand and on the table. */
    List<CombatCard> cards(int seat) {
        List<CombatCard> cards = new ArrayList<>();
        for (Side side : sides) {
            if (side.seat != null && side.seat.index() == seat) {
                cards.addAll(side.hand);
                cards.addAll(side.faceUp);
                if (side.faceDown != null) {
                    cards.add(side.faceDown);
                }
            }
        }
        return cards;
    }

    StarsPosition.Fight position() {
        return new StarsPosition.Fight(
                area, strike, placed, from, round, List.of(sides[0].position(), sides[1].position()), queue);
    }
}
