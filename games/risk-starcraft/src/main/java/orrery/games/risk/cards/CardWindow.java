package orrery.games.risk.cards;

import orrery.core.Component;

/** The moments at which faction cards are played: articles window-…. */
public enum CardWindow implements Component {
    DEPLOY("deploy"),
    ATTACK_STEP_START("attack-step-start"),
    ATTACK_STEP("attack-step"),
    ATTACK_DECLARED("attack-declared"),
    DEFENCE_DECLARED("defence-declared"),
    DEFENCE_BEFORE_ROLL("defence-before-roll"),
    ATTACK_AFTER_ROLL("attack-after-roll"),
    DEFENCE_AFTER_ROLL("defence-after-roll"),
    ATTACK_AFTER_COMPARE("attack-after-compare"),
    DEFENCE_AFTER_COMPARE("defence-after-compare"),
    RESPONSE_TO_ATTACK_CARD("response-to-attack-card"),
    ATTACK_CONQUERED("attack-conquered"),
    ATTACK_INVASION_ENDED("attack-invasion-ended"),
    END_OF_TURN("end-of-turn");

    private final String id;

    CardWindow(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }
}
