package orrery.games.stars;

import orrery.core.Component;
import orrery.core.Message;

/** The steps of a game in which seats are asked. */
public enum Step implements Component {
    CHOOSE_FACTIONS("choose-factions"),
    PLACE_TILE("place-tile"),
    PLACE_FORCES("place-forces"),
    PLACE_OBJECTIVES("place-objectives"),
    PLACE_STORMS("place-storms"),
    PLACE_ORDER("place-order"),
    REVEAL_ORDER("reveal-order"),
    BUY_UNITS("buy-units"),
    BUY_STRUCTURE("buy-structure"),
    BUY_UPGRADES("buy-upgrades"),
    GAIN_ASSETS("gain-assets"),
    FACTION_ABILITY("faction-ability"),
    MOVE_SHIPS("move-ships"),
    MOVE_GROUND("move-ground"),
    REINFORCEMENTS("reinforcements"),
    CHOOSE_CARD("choose-card"),
    RESOLVE_CARD("resolve-card"),
    ASSESS_DAMAGE("assess-damage"),
    RESOLUTION("resolution"),
    RETREAT("retreat"),
    ORBITAL_STRIKE("orbital-strike"),
    CAPACITY("capacity"),
    EVENTS("events"),
    DRAW_EVENTS("draw-events"),
    MOVE_STORM("move-storm"),
    RESOLVE_EVENT("resolve-event");

    private final String id;

    Step(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }

    /** The step's name in a breadcrumb. */
    public Message message() {
        return Message.of("path.step", this);
    }
}
