package orrery.games.stars.storms;

import java.util.TreeSet;
import orrery.core.Message;
import orrery.core.Offers;
import orrery.core.Seat;
import orrery.core.Table;
import orrery.games.stars.Articles;
import orrery.games.stars.Holdings;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsQuestion;
import orrery.games.stars.StarsState;
import orrery.games.stars.Step;
import orrery.games.stars.board.Board;
import orrery.games.stars.components.Compass;
import orrery.games.stars.components.EventCard;
import orrery.games.stars.components.StormMove;
import orrery.games.stars.components.SystemSide;

/** A Warp Storm moves by the icon of an event card. Articles storm-movement, storm-icons, storm-must-move, storm-once. */
public final class StormMovement {

    private StormMovement() {}

    /** The seat moves a storm, if any can follow the icon. */
    public static void move(Table<StarsState, StarsFact> table, int seat, StormMove icon) {
        StarsState state = table.state();
        if (!canMove(state, icon)) {
            return;
        }
        var choice = (StarsChoice.MoveStorm) table.ask(question(state, seat, icon));
        int mover = seat;
        for (int other : state.seatsFrom(state.firstPlayer())) {
            if (state.has(other, EventCard.PRAYER_TO_THE_DARK_GODS)
                    && table.ask(prayer(state, other, choice)) instanceof StarsChoice.UseScheme) {
                Holdings.use(table, other, EventCard.PRAYER_TO_THE_DARK_GODS);
                choice = (StarsChoice.MoveStorm) table.ask(anywhere(state, other, choice));
                mover = other;
            }
        }
        table.record(new StarsFact.StormMoved(
                Seat.of(mover), choice.system(), choice.at(), choice.toSystem(), choice.toAt()));
    }

    private static boolean isLegal(StarsState state, int edge) {
        return state.board().isEdge(edge) && !state.hasStorm(edge);
    }

    private static boolean canMove(StarsState state, StormMove icon) {
        for (int storm = 0; storm < state.storms(); storm++) {
            int edge = state.storm(storm);
            if (edge >= 0
                    && !state.hasMoved(storm)
                    && (isLegal(state, Board.target(edge, icon, false))
                            || isLegal(state, Board.target(edge, icon, true)))) {
                return true;
            }
        }
        return false;
    }

    private static StarsQuestion question(StarsState state, int seat, StormMove icon) {
        return StarsQuestion.of(
                state,
                seat,
                Step.MOVE_STORM,
                Articles.STORM_MOVEMENT,
                () -> Message.of("prompt.move-storm", icon),
                offers -> {
                    for (int storm = 0; storm < state.storms(); storm++) {
                        for (boolean second : new boolean[] {false, true}) {
                            int edge = state.storm(storm);
                            if (edge >= 0) {
                                offer(state, storm, Board.target(edge, icon, second), offers);
                            }
                        }
                    }
                });
    }

    private static void offer(StarsState state, int storm, int target, Offers<StarsChoice> offers) {
        Board board = state.board();
        if (!board.isEdge(target)) {
            return;
        }
        StarsChoice choice = choice(board, state.storm(storm), target);
        if (!state.hasMoved(storm) && !state.hasStorm(target)) {
            offers.legal(choice, board.system(target));
        } else if (offers.explains()) {
            offers.illegal(
                    choice,
                    state.hasMoved(storm) ? Articles.STORM_ONCE : Articles.STORM_EDGE,
                    Message.of(state.hasMoved(storm) ? "why.storm-moved" : "why.storm-there"),
                    board.system(target));
        }
    }

    private static StarsChoice.MoveStorm choice(Board board, int from, int to) {
        return new StarsChoice.MoveStorm(board.system(from), board.compass(from), board.system(to), board.compass(to));
    }

    private static StarsQuestion prayer(StarsState state, int seat, StarsChoice.MoveStorm named) {
        SystemSide system = named.toSystem();
        Compass at = named.toAt();
        return StarsQuestion.of(
                state,
                seat,
                Step.MOVE_STORM,
                Articles.WINDOW_STORM,
                () -> Message.of("prompt.prayer", system, at),
                offers -> {
                    offers.legal(
                            new StarsChoice.UseScheme(EventCard.PRAYER_TO_THE_DARK_GODS),
                            EventCard.PRAYER_TO_THE_DARK_GODS);
                    offers.legal(new StarsChoice.Decline());
                });
    }

    private static StarsQuestion anywhere(StarsState state, int seat, StarsChoice.MoveStorm named) {
        Board board = state.board();
        int from = board.edge(named.system().ordinal(), named.at());
        return StarsQuestion.of(
                state,
                seat,
                Step.MOVE_STORM,
                Articles.of(EventCard.PRAYER_TO_THE_DARK_GODS),
                () -> Message.of("prompt.storm-instead", EventCard.PRAYER_TO_THE_DARK_GODS),
                offers -> {
                    TreeSet<Integer> targets = new TreeSet<>();
                    for (StormMove icon : StormMove.values()) {
                        for (boolean second : new boolean[] {false, true}) {
                            int target = Board.target(from, icon, second);
                            if (isLegal(state, target)) {
                                targets.add(target);
                            }
                        }
                    }
                    for (int target : targets) {
                        offers.legal(choice(board, from, target), board.system(target));
                    }
                });
    }
}
