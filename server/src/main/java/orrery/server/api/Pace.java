package orrery.server.api;

import orrery.core.Component;

/** How long bots, and answers that were given beforehand, take to come. */
public enum Pace implements Component {
    INSTANT("instant", 0, 0),
    NORMAL("normal", 450, 900),
    SLOW("slow", 1400, 2200);

    private final String id;
    private final int least;
    private final int most;

    Pace(String id, int least, int most) {
        this.id = id;
        this.least = least;
        this.most = most;
    }

    @Override
    public String id() {
        return id;
    }

    /** The shortest delay in milliseconds. */
    public int least() {
        return least;
    }

    /** The longest delay in milliseconds. Delays are uniform between the two, whoever answers. */
    public int most() {
        return most;
    }
}
