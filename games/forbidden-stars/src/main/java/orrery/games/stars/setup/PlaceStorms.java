package orrery.games.stars.setup;

import orrery.core.Message;
import orrery.core.Next;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.stars.Articles;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsQuestion;
import orrery.games.stars.StarsState;
import orrery.games.stars.Step;
import orrery.games.stars.board.Board;
import orrery.games.stars.components.Compass;
import orrery.games.stars.components.SystemSide;
import orrery.games.stars.planning.BeginRound;

/**
 * One seat lays a Warp Storm; from the player of the last tile counter-clockwise. Articles place-storms, warp-storm.
 *
 * @param number storms laid before, from 0
 */
public record PlaceStorms(int number) implements Segment<StarsState, StarsFact> {

    @Override
    public Next play(Table<StarsState, StarsFact> table) {
        StarsState state = table.state();
        int seats = state.seats();
        int seat = (state.firstPlayer() + 2 * seats - 1 - number) % seats;
        var choice = (StarsChoice.PlaceStorm) table.ask(question(state, seat));
        table.record(new StarsFact.StormPlaced(Seat.of(seat), choice.system(), choice.at()));
        return number + 1 < seats ? new PlaceStorms(number + 1) : new BeginRound(1);
    }

    private static StarsQuestion question(StarsState state, int seat) {
        return StarsQuestion.of(
                state, seat, Step.PLACE_STORMS, Articles.PLACE_STORMS, () -> Message.of("prompt.storm"), offers -> {
                    Board board = state.board();
                    for (int edge : board.edges()) {
                        SystemSide system = board.system(edge);
                        Compass at = board.compass(edge);
                        if (!state.hasStorm(edge)) {
                            offers.legal(new StarsChoice.PlaceStorm(system, at), system);
                        } else if (offers.explains()) {
                            offers.illegal(
                                    new StarsChoice.PlaceStorm(system, at),
                                    Articles.STORM_EDGE,
                                    Message.of("why.storm-there"),
                                    system);
                        }
                    }
                });
    }
}
