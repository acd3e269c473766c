package orrery.games.roll.scenario;

import org.jspecify.annotations.Nullable;
import orrery.core.Component;
import orrery.core.Segment;
import orrery.games.roll.RollFact;
import orrery.games.roll.RollPosition;
import orrery.games.roll.RollState;
import orrery.games.roll.Stage;
import orrery.games.roll.assign.RollDice;
import orrery.games.roll.components.Phase;
import orrery.games.roll.end.EndOfGame;
import orrery.games.roll.manage.ManageEmpire;
import orrery.games.roll.phases.Develop;
import orrery.games.roll.phases.Explore;
import orrery.games.roll.phases.ExploreInTurn;
import orrery.games.roll.phases.Produce;
import orrery.games.roll.phases.Settle;
import orrery.games.roll.phases.Ship;
import orrery.games.roll.setup.PlaceStartTiles;

/** The step with which a position begins. */
enum FirstStep implements Component {
    START_TILES("start-tiles", null, new PlaceStartTiles()),
    ASSIGN("assign", null, new RollDice(1)),
    EXPLORE("explore", Phase.EXPLORE, new Explore()),
    EXPLORE_IN_TURN("explore-in-turn", Phase.EXPLORE, new ExploreInTurn()),
    DEVELOP("develop", Phase.DEVELOP, new Develop()),
    SETTLE("settle", Phase.SETTLE, new Settle()),
    PRODUCE("produce", Phase.PRODUCE, new Produce()),
    SHIP("ship", Phase.SHIP, new Ship()),
    MANAGE("manage", null, new ManageEmpire()),
    END("end", null, new EndOfGame());

    private final String id;
    private final @Nullable Phase phase;
    private final Segment<RollState, RollFact> segment;

    FirstStep(String id, @Nullable Phase phase, Segment<RollState, RollFact> segment) {
        this.id = id;
        this.phase = phase;
        this.segment = segment;
    }

    @Override
    public String id() {
        return id;
    }

    /** The phase that is carried out, or {@code null}. */
    @Nullable
    Phase phase() {
        return phase;
    }

    /** Where the round stands before this step. */
    Stage stage() {
        return switch (this) {
            case START_TILES -> Stage.SET_UP;
            case EXPLORE_IN_TURN -> Stage.PHASE;
            case ASSIGN, END -> Stage.MANAGE;
            default -> Stage.REVEALED;
        };
    }

    Segment<RollState, RollFact> segment(int round) {
        return this == ASSIGN ? new RollDice(round) : segment;
    }

    /** The step that comes next in a position. */
    static FirstStep next(RollPosition position) {
        return switch (position.stage()) {
            case SET_UP -> START_TILES;
            case ASSIGN -> ASSIGN;
            case REVEALED -> EXPLORE;
            case MANAGE -> END;
            case PHASE ->
                switch (position.phase()) {
                    case EXPLORE -> EXPLORE_IN_TURN;
                    case DEVELOP -> SETTLE;
                    case SETTLE -> PRODUCE;
                    case PRODUCE -> SHIP;
                    case SHIP -> MANAGE;
                    case null -> END;
                };
        };
    }
}
