package orrery.games.roll;

import orrery.core.Component;
import orrery.core.Message;
import orrery.games.roll.components.Stack;

/** The steps of a game in which seats are asked: article round. */
public enum Step implements Component {
    SET_UP("set-up"),
    ASSIGN("assign"),
    EXPLORE("explore"),
    DEVELOP("develop"),
    SETTLE("settle"),
    PRODUCE("produce"),
    SHIP("ship"),
    MANAGE("manage");

    private final String id;

    Step(String id) {
        this.id = id;
    }

    /** The phase in which the tiles of a stack are built. */
    public static Step building(Stack stack) {
        return stack == Stack.DEVELOPMENTS ? DEVELOP : SETTLE;
    }

    @Override
    public String id() {
        return id;
    }

    /** The step's name in a breadcrumb. */
    public Message message() {
        return Message.of("path." + id);
    }
}
