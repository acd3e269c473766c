package orrery.games.roll.scenario;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import orrery.core.Component;
import orrery.core.Seat;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.WordReader;
import orrery.games.roll.Discounts;
import orrery.games.roll.RollState;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Place;
import orrery.games.roll.components.Stack;
import orrery.games.roll.components.Tile;
import orrery.games.roll.end.Score;

/** What must hold in a position. */
final class StateWords {

    private static final String KNOWN =
            "round, pool, bag, active, goods, dice, stack, tableau, not-tableau, tiles, credits, "
                    + "chips, abandoned, needs, owned, score, bonus, tie-break";

    private StateWords() {}

    static Optional<String> differs(RollState state, WordReader words) throws BadLine {
        String first = words.word("what holds");
        Optional<String> difference = switch (first) {
            case "round" -> number(words, state.round());
            case "pool" -> number(words, state.pool());
            case "bag" -> number(words, Long.bitCount(state.bag()));
            case "active" -> same(words.all(Phase.class), active(state));
            case "goods" -> {
                Tile world = words.one(Tile.class);
                yield sameInAnyOrder(words.all(DieColor.class), goods(state, world));
            }
            default -> ofSeat(first, state, words);
        };
        words.end();
        return difference;
    }

    private static Optional<String> ofSeat(String first, RollState state, WordReader words) throws BadLine {
        if (!List.of(KNOWN.split(", ")).contains(first)) {
            throw words.wrong("unknown word '" + first + "'; known: " + KNOWN);
        }
        Seat seat = words.seat();
        return switch (first) {
            case "dice" -> {
                Place place = words.one(Place.class);
                yield sameInAnyOrder(words.all(DieColor.class), state.workers(seat, place));
            }
            case "stack" -> {
                Stack stack = words.one(Stack.class);
                yield same(words.all(Tile.class), stack(state, seat, stack));
            }
            case "tableau" -> among(words.all(Tile.class), tableau(state, seat), true);
            case "not-tableau" -> among(words.all(Tile.class), tableau(state, seat), false);
            case "tiles" -> number(words, state.tableauSize(seat));
            case "credits" -> number(words, state.credits(seat));
            case "chips" -> number(words, state.chips(seat));
            case "abandoned" -> number(words, Long.bitCount(state.abandoned(seat)));
            case "needs" -> {
                Tile side = words.one(Tile.class);
                yield number(words, Discounts.needed(state, seat, side));
            }
            case "owned" -> {
                DieColor color = words.one(DieColor.class);
                yield number(words, state.owned(seat, color));
            }
            case "score" -> number(words, Score.of(state, seat).total());
            case "bonus" -> number(words, Score.of(state, seat).bonus());
            default -> number(words, Score.tieBreak(state, seat));
        };
    }

    private static List<Phase> active(RollState state) {
        List<Phase> active = new ArrayList<>();
        for (Phase phase : Phase.values()) {
            if (state.isActive(phase)) {
                active.add(phase);
            }
        }
        return active;
    }

    private static List<DieColor> goods(RollState state, Tile world) {
        List<DieColor> goods = new ArrayList<>();
        for (DieColor color : DieColor.values()) {
            goods.addAll(Collections.nCopies(state.goods(world, color), color));
        }
        return goods;
    }

    private static List<Tile> stack(RollState state, Seat seat, Stack stack) {
        List<Tile> tiles = new ArrayList<>();
        for (int i = 0; i < state.stackSize(seat, stack); i++) {
            tiles.add(state.inStack(seat, stack, i));
        }
        return tiles;
    }

    private static List<Tile> tableau(RollState state, Seat seat) {
        List<Tile> tiles = new ArrayList<>();
        for (int i = 0; i < state.tableauSize(seat); i++) {
            tiles.add(state.tableau(seat, i));
        }
        return tiles;
    }

    static Optional<String> number(WordReader words, int there) throws BadLine {
        return words.number(0, 9999) == there ? Optional.empty() : Optional.of(Integer.toString(there));
    }

    static Optional<String> same(List<? extends Component> wanted, List<? extends Component> there) {
        return wanted.equals(there) ? Optional.empty() : Optional.of(said(there));
    }

    static <E extends Enum<E> & Component> Optional<String> sameInAnyOrder(List<E> wanted, List<E> there) {
        return same(wanted.stream().sorted().toList(), there.stream().sorted().toList());
    }

    private static Optional<String> among(List<Tile> wanted, List<Tile> there, boolean in) {
        return wanted.stream().allMatch(tile -> there.contains(tile) == in)
                ? Optional.empty()
                : Optional.of(said(there));
    }

    private static String said(List<? extends Component> things) {
        return things.isEmpty() ? "none" : Description.ids(things);
    }
}
