package orrery.games.stars.operations;

import org.jspecify.annotations.Nullable;
import orrery.core.Article;
import orrery.core.Message;
import orrery.core.Next;
import orrery.core.Offers;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.stars.Articles;
import orrery.games.stars.OrderFlag;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsQuestion;
import orrery.games.stars.StarsState;
import orrery.games.stars.Step;
import orrery.games.stars.battle.BeginBattle;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.SystemSide;
import orrery.games.stars.components.Tables;
import orrery.games.stars.components.Unit;

/**
 * Ships move, then ground units; each move is a segment. Articles move-ships, move-ground, one-neighbour, five-units,
 * one-contested-area.
 */
public record Movement(boolean ships) implements Segment<StarsState, StarsFact> {

    @Override
    public Next play(Table<StarsState, StarsFact> table) {
        StarsState state = table.state();
        int seat = state.activeSeat();
        if (table.ask(question(state, seat)) instanceof StarsChoice.MoveUnit move) {
            int from = move.from().ordinal();
            int to = move.to().ordinal();
            if (!ships && !Paths.onGround(state, seat, from, to, state.activeSystem(), from / 4, true)) {
                table.record(new StarsFact.RokUsed(Seat.of(seat)));
            }
            table.record(new StarsFact.UnitMoved(
                    Seat.of(seat), move.unit(), move.from(), move.to(), StarsFact.Manner.ADVANCED));
            return this;
        }
        if (ships) {
            if (state.freshPaths()) {
                table.record(new StarsFact.MovementBegan(Seat.of(seat)));
            }
            return new Movement(false);
        }
        for (int area = 4 * state.activeSystem(); area < 4 * state.activeSystem() + 4; area++) {
            if (state.isPresent(area, seat) && state.holder(area) == StarsState.CONTESTED) {
                return new BeginBattle(seat, area, false);
            }
        }
        return new OrbitalStrike();
    }

    private StarsQuestion question(StarsState state, int seat) {
        return StarsQuestion.of(
                state,
                seat,
                ships ? Step.MOVE_SHIPS : Step.MOVE_GROUND,
                ships ? Articles.MOVE_SHIPS : Articles.MOVE_GROUND,
                () -> Message.of(
                        ships ? "prompt.move-ships" : "prompt.move-ground", SystemSide.at(state.activeSystem())),
                offers -> offer(state, seat, offers));
    }

    private void offer(StarsState state, int seat, Offers<StarsChoice> offers) {
        int active = state.activeSystem();
        offerFrom(state, seat, active, offers);
        for (int near : state.board().near(active)) {
            if (offers.explains() || state.neighbour() < 0 || state.neighbour() == near) {
                offerFrom(state, seat, near, offers);
            }
        }
        offers.legal(new StarsChoice.Done());
    }

    private void offerFrom(StarsState state, int seat, int system, Offers<StarsChoice> offers) {
        for (int from = 4 * system; from < 4 * system + 4; from++) {
            long standing = state.units(from, seat) & StarsState.STANDING;
            if (StarsState.isWorld(from) == ships
                    || standing == 0 && !(offers.explains() && state.units(from, seat) != 0)) {
                continue;
            }
            for (int to = 4 * state.activeSystem(); to < 4 * state.activeSystem() + 4; to++) {
                if (to != from && StarsState.isWorld(to) != ships) {
                    offerWay(state, seat, from, to, offers);
                }
            }
        }
    }

    private void offerWay(StarsState state, int seat, int from, int to, Offers<StarsChoice> offers) {
        Why why = why(state, seat, from, to);
        if (why != null && !offers.explains()) {
            return;
        }
        long units = state.units(from, seat);
        long arrived = state.arrived(from);
        for (int number = 0; number < Faction.UNITS; number++) {
            if (StarsState.count(units, number) == 0) {
                continue;
            }
            Unit unit = state.unit(seat, number);
            StarsChoice choice = new StarsChoice.MoveUnit(unit, Area.at(from), Area.at(to));
            boolean free = StarsState.standing(units, number) > StarsState.standing(arrived, number);
            if (why == null && free) {
                offers.legal(choice, Area.at(from), Area.at(to));
            } else if (offers.explains()) {
                Why reason = why != null ? why : StarsState.standing(units, number) > 0 ? MOVED : ROUTED;
                offers.illegal(choice, reason.article(), reason.message(), Area.at(from), Area.at(to));
            }
        }
    }

    private record Why(Article article, Message message) {}

    private static final Why MOVED = new Why(Articles.MOVE_GROUND, Message.of("why.moved-already"));
    private static final Why ROUTED = new Why(Articles.ROUTED, Message.of("why.routed"));
    private static final Why NEIGHBOUR = new Why(Articles.ONE_NEIGHBOUR, Message.of("why.one-neighbour"));
    private static final Why FIVE = new Why(Articles.FIVE_UNITS, Message.of("why.five-units", Tables.MOST_IN_AREA));
    private static final Why CONTESTED = new Why(Articles.ONE_CONTESTED_AREA, Message.of("why.one-contested-area"));
    private static final Why STORM = new Why(Articles.STORM_BLOCKS, Message.of("why.storm-blocks"));
    private static final Why PATH = new Why(Articles.LEGAL_PATH, Message.of("why.no-path"));

    /** Why no unit may move this way; {@code null} if it may. */
    private @Nullable Why why(StarsState state, int seat, int from, int to) {
        int active = state.activeSystem();
        if (from / 4 != active && state.neighbour() >= 0 && state.neighbour() != from / 4) {
            return NEIGHBOUR;
        }
        if (StarsState.figures(state.units(to, seat)) >= Tables.MOST_IN_AREA) {
            return FIVE;
        }
        if (!state.isOpen(to, seat) && contestsAnother(state, seat, to)) {
            return CONTESTED;
        }
        if (ships) {
            return from / 4 == active || Paths.shipsPass(state, seat, from / 4, active) ? null : STORM;
        }
        if (Paths.onGround(state, seat, from, to, active, from / 4, true)
                || state.is(OrderFlag.ROKS)
                        && state.roksUsed() < Advance.MOST_ROKS
                        && Paths.byRok(state, seat, from, to, active, from / 4)) {
            return null;
        }
        return PATH;
    }

    private static boolean contestsAnother(StarsState state, int seat, int to) {
        for (int area = 4 * state.activeSystem(); area < 4 * state.activeSystem() + 4; area++) {
            if (area != to && state.isPresent(area, seat) && state.holder(area) == StarsState.CONTESTED) {
                return true;
            }
        }
        return false;
    }
}
