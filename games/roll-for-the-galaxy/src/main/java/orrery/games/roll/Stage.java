package orrery.games.roll;

import orrery.core.Component;

/** Where a round stands: article round. */
public enum Stage implements Component {
    SET_UP("set-up"),
    /** Dice are behind screens. */
    ASSIGN("assign"),
    REVEALED("revealed"),
    PHASE("phase"),
    MANAGE("manage");

    private final String id;

    Stage(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }
}
