package orrery.games.roll.setup;

import orrery.core.Message;
import orrery.core.Next;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.roll.Articles;
import orrery.games.roll.ExploreFact;
import orrery.games.roll.Preset;
import orrery.games.roll.Questions;
import orrery.games.roll.RollChoice;
import orrery.games.roll.RollFact;
import orrery.games.roll.RollQuestion;
import orrery.games.roll.RollState;
import orrery.games.roll.Step;
import orrery.games.roll.assign.RollDice;
import orrery.games.roll.components.Stack;
import orrery.games.roll.components.Tile;

/** Everybody decides which of two tiles is a development and which a world: articles set-up, build-stacks. */
public record PlaceStartTiles() implements Segment<RollState, RollFact> {

    @Override
    public Next play(Table<RollState, RollFact> table) {
        table.together(Seat.first(table.state().seats()), PlaceStartTiles::place);
        return new RollDice(1);
    }

    private static void place(Table<RollState, RollFact> table, Seat seat) {
        RollState state = table.state();
        RollChoice.PlaceTile answer = (RollChoice.PlaceTile) table.ask(question(state, seat));
        table.record(new ExploreFact.TilePlaced(seat, Stack.DEVELOPMENTS, answer.side(), false));
        Tile other = Tile.at(Long.numberOfTrailingZeros(state.drawn(seat)));
        table.record(new ExploreFact.TilePlaced(seat, Stack.WORLDS, other.world(), false));
    }

    private static RollQuestion question(RollState state, Seat seat) {
        return Questions.of(
                state, seat, Step.SET_UP, Articles.SET_UP, () -> Message.of("prompt.start-tiles"), offers -> {
                    for (long rest = state.drawn(seat); rest != 0; rest &= rest - 1) {
                        Tile tile = Tile.at(Long.numberOfTrailingZeros(rest));
                        offers.legal(Preset.placeTile(tile, false), tile);
                    }
                });
    }
}
