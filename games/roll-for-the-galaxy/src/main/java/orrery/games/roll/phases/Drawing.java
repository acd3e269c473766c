package orrery.games.roll.phases;

import java.util.List;
import orrery.core.Message;
import orrery.core.Seat;
import orrery.core.Table;
import orrery.games.roll.Articles;
import orrery.games.roll.Bits;
import orrery.games.roll.ExploreFact;
import orrery.games.roll.Preset;
import orrery.games.roll.Questions;
import orrery.games.roll.RollChoice;
import orrery.games.roll.RollFact;
import orrery.games.roll.RollPurpose;
import orrery.games.roll.RollQuestion;
import orrery.games.roll.RollState;
import orrery.games.roll.Step;
import orrery.games.roll.components.Stack;
import orrery.games.roll.components.Tables;
import orrery.games.roll.components.Tile;

/** Drawing tiles from the bag, also when it runs out, and placing them: articles scout, abandoned-tiles, bag-runs-out. */
public final class Drawing {

    private Drawing() {}

    /**
     * Draws tiles as far as there are any: from the seat's share if it has one, otherwise from the bag.
     *
     * @return how many are still wanted
     */
    public static int draw(Table<RollState, RollFact> table, Seat seat, int count) {
        int wanted = count;
        for (long tiles = drawable(table.state(), seat); wanted > 0 && tiles != 0; wanted--) {
            int tile = Bits.nth(tiles, table.draw(Long.bitCount(tiles), RollPurpose.TILE));
            table.record(new ExploreFact.TileDrawn(seat, Tile.at(tile)));
            tiles &= ~(1L << tile);
        }
        return wanted;
    }

    /** The tiles a seat draws from, as a bit mask. */
    public static long drawable(RollState state, Seat seat) {
        long share = state.share(seat);
        return share != 0 ? share : state.bag();
    }

    /**
     * Draws tiles from the bag and places them. If the bag runs out, the seat's own abandoned tiles go back into it; if
     * that is not enough, everybody with three tiles or more in the construction zone gives one up.
     *
     * @param top whether tiles may go on top of their stack
     */
    static void drawAndPlace(Table<RollState, RollFact> table, Seat seat, int count, boolean top) {
        int wanted = draw(table, seat, count);
        if (wanted > 0 && table.state().abandoned(seat) != 0) {
            returnAbandoned(table, seat);
            wanted = draw(table, seat, wanted);
        }
        if (wanted > 0) {
            place(table, seat, top);
            if (giveUp(table)) {
                draw(table, seat, wanted);
            }
        }
        place(table, seat, top);
    }

    static void returnAbandoned(Table<RollState, RollFact> table, Seat seat) {
        long abandoned = table.state().abandoned(seat);
        if (abandoned != 0) {
            table.record(new ExploreFact.AbandonedReturned(seat, Long.bitCount(abandoned)));
        }
    }

    /** Everybody with many tiles puts one of them into the empty bag; whether anybody had so many. */
    private static boolean giveUp(Table<RollState, RollFact> table) {
        RollState state = table.state();
        List<Seat> many = Seat.first(state.seats()).stream()
                .filter(seat -> state.zoneSize(seat) >= Tables.MANY_TILES)
                .toList();
        if (!many.isEmpty()) {
            table.together(many, Drawing::giveUp);
        }
        return !many.isEmpty();
    }

    private static void giveUp(Table<RollState, RollFact> table, Seat seat) {
        RollState state = table.state();
        RollQuestion question = Questions.of(
                state, seat, Step.EXPLORE, Articles.BAG_RUNS_OUT, () -> Message.of("prompt.give-up"), offers -> {
                    for (Stack stack : Stack.ALL) {
                        for (int i = 0; i < state.stackSize(seat, stack); i++) {
                            Tile side = state.inStack(seat, stack, i);
                            offers.legal(Preset.giveUp(side), side);
                        }
                    }
                });
        Tile side = ((RollChoice.GiveUp) table.ask(question)).side();
        table.record(new ExploreFact.TileGivenUp(seat, side.stack(), side));
    }

    /** Places all tiles drawn, in any order, each with either side up. */
    static void place(Table<RollState, RollFact> table, Seat seat, boolean top) {
        RollState state = table.state();
        while (state.drawn(seat) != 0) {
            RollChoice.PlaceTile answer = (RollChoice.PlaceTile) table.ask(placing(state, seat, top));
            table.record(new ExploreFact.TilePlaced(seat, answer.side().stack(), answer.side(), answer.top()));
        }
    }

    private static RollQuestion placing(RollState state, Seat seat, boolean top) {
        return Questions.of(
                state, seat, Step.EXPLORE, Articles.SCOUT, () -> Message.of("prompt.place-tile"), offers -> {
                    for (long rest = state.drawn(seat); rest != 0; rest &= rest - 1) {
                        Tile tile = Tile.at(Long.numberOfTrailingZeros(rest));
                        for (Stack stack : Stack.ALL) {
                            Tile side = tile.side(stack);
                            offers.legal(Preset.placeTile(side, false), side, stack);
                            if (top && state.stackSize(seat, stack) > 0) {
                                offers.legal(Preset.placeTile(side, true), side, stack);
                            } else if (offers.explains() && state.stackSize(seat, stack) > 0) {
                                offers.illegal(
                                        Preset.placeTile(side, true),
                                        Articles.SCOUT,
                                        Message.of("why.bottom-only"),
                                        side,
                                        stack);
                            }
                        }
                    }
                });
    }
}
