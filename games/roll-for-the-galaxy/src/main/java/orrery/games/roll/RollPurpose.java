package orrery.games.roll;

import orrery.core.Purpose;

/** What chance is asked for. */
public enum RollPurpose implements Purpose {
    /** The order of the faction tiles; each seat gets one from the front: article set-up. */
    FACTIONS("factions"),
    /** The order of the home worlds. */
    HOMES("homes"),
    /** A tile drawn: index among the tiles that can be drawn, in the order of their numbers. */
    TILE("tile"),
    /** The order of the bag in which it is dealt to those who explore at once: article explore. */
    BAG("bag"),
    /** The dice of a seat's cup, colour by colour: article roll. */
    DICE("dice"),
    /** The die that two players roll beside their own: article two-players. */
    EXTRA_DIE("extra-die");

    private final String id;

    RollPurpose(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }
}
