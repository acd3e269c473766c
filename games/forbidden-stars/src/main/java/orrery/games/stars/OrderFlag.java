package orrery.games.stars;

import orrery.core.Component;

/** What changes an order while it is carried out. */
public enum OrderFlag implements Component {
    /** Own ships ignore storms: article upgrade-from-the-warp. */
    SHIPS_IGNORE_STORMS("ships-ignore-storms"),
    /** All own units ignore storms: article event-through-the-warp. */
    UNITS_IGNORE_STORMS("units-ignore-storms"),
    /** The first battle brings a morale die: article event-through-the-warp. */
    WARP_DIE("warp-die"),
    /** Ground units may pass a void: article upgrade-ork-roks. */
    ROKS("roks"),
    /** Bastions count as factories: article upgrade-recruitment-worlds. */
    RECRUITMENT("recruitment"),
    /** Structures before units: article upgrade-werk-fasta. */
    STRUCTURE_FIRST("structure-first"),
    /** Upgrades without a piece in the system: article upgrade-farseers. */
    FARSEERS("farseers"),
    /** A structure beside another: article upgrade-wraithbone-singers. */
    SINGERS("singers"),
    /** A structure was bought, a combat upgrade too, an order upgrade too. */
    STRUCTURE_BOUGHT("structure-bought"),
    CARDS_BOUGHT("cards-bought"),
    UPGRADE_BOUGHT("upgrade-bought");

    private final String id;

    OrderFlag(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }

    int bit() {
        return 1 << ordinal();
    }
}
