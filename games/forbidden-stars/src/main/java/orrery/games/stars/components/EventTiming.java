package orrery.games.stars.components;

import orrery.core.Component;

/** The moments at which event cards take effect: article event-windows. */
public enum EventTiming implements Component {
    REFRESH_PHASE_EVENT_STEP("refresh-phase-event-step"),
    START_OF_ASSESS_DAMAGE_STEP_OWN_BATTLE("start-of-assess-damage-step-own-battle"),
    END_OF_ASSESS_DAMAGE_STEP_OWN_BATTLE("end-of-assess-damage-step-own-battle"),
    ENEMY_UNIT_BECOMES_ROUTED_IN_OWN_BATTLE("enemy-unit-becomes-routed-in-own-battle"),
    OWN_ORBITAL_STRIKE_AFTER_ROLL_BEFORE_DAMAGE("own-orbital-strike-after-roll-before-damage"),
    OWN_ADVANCE_ORDER_BEFORE_MOVEMENT("own-advance-order-before-movement"),
    WHEN_PURCHASING_A_UNIT_STRUCTURE_OR_UPGRADE("when-purchasing-a-unit-structure-or-upgrade"),
    INSTEAD_OF_REVEALING_AN_ORDER("instead-of-revealing-an-order"),
    END_OF_PLANNING_PHASE("end-of-planning-phase"),
    ANY_PLAYER_ABOUT_TO_MOVE_A_WARP_STORM("any-player-about-to-move-a-warp-storm");

    private static final EventTiming[] ALL = values();

    /** How many there are. */
    public static final int COUNT = ALL.length;

    private final String id;

    EventTiming(String id) {
        this.id = id;
    }

    /** The constant with this ordinal. */
    public static EventTiming at(int ordinal) {
        return ALL[ordinal];
    }

    @Override
    public String id() {
        return id;
    }
}
