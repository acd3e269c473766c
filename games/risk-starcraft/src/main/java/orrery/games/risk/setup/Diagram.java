package orrery.games.risk.setup;

import orrery.core.Component;

/** The set-up diagrams of basic training. */
public enum Diagram implements Component {
    BASIC_TRAINING_3("basic-training-3"),
    BASIC_TRAINING_4("basic-training-4"),
    BASIC_TRAINING_5("basic-training-5"),
    BASIC_TRAINING_6("basic-training-6"),
    BASIC_TRAINING_4_EVEN("basic-training-4-even");

    private final String id;

    Diagram(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }
}
