package orrery.games.roll.components;

import orrery.core.Component;

/** The two stacks of a player's construction zone: article build-stacks. */
public enum Stack implements Component {
    DEVELOPMENTS("developments", Phase.DEVELOP, Place.DEVELOPMENT_STACK),
    WORLDS("worlds", Phase.SETTLE, Place.WORLD_STACK);

    /** Both, developments first. */
    public static final java.util.List<Stack> ALL = java.util.List.of(values());

    private final String id;
    private final Phase phase;
    private final Place workers;

    Stack(String id, Phase phase, Place workers) {
        this.id = id;
        this.phase = phase;
        this.workers = workers;
    }

    @Override
    public String id() {
        return id;
    }

    /** The phase in which its tiles are built. */
    public Phase phase() {
        return phase;
    }

    /** Where the workers lie that build its top tile. */
    public Place workers() {
        return workers;
    }
}
