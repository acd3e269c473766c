package orrery.games.stars.components;

import orrery.core.Component;
import orrery.kit.data.ComponentRecord;

/** The order upgrades, five to a faction: article order-upgrade. */
public enum OrderUpgrade implements Component {
    RAIN_OF_FIRE("rain-of-fire"),
    CRUSADE("crusade"),
    DIRECT_THE_FAITHFUL("direct-the-faithful"),
    RECRUITMENT_WORLDS("recruitment-worlds"),
    DROP_PODS("drop-pods"),
    FEAR_FROM_ABOVE("fear-from-above"),
    DREAD_RITUAL("dread-ritual"),
    FAVOUR_OF_THE_DARK_GODS("favour-of-the-dark-gods"),
    FROM_THE_WARP("from-the-warp"),
    COMPLETE_DESTRUCTION("complete-destruction"),
    TACTICAL_STRIKES("tactical-strikes"),
    CORSAIR_RAID("corsair-raid"),
    FARSEERS("farseers"),
    WRAITHBONE_SINGERS("wraithbone-singers"),
    STRAFING_RUN("strafing-run"),
    LOOTIN("lootin"),
    ORK_ROKS("ork-roks"),
    THE_GREEN_TIDE("the-green-tide"),
    WERK_FASTA("werk-fasta"),
    STEALIN("stealin");

    private static final OrderUpgrade[] ALL = values();

    /** How many there are. */
    public static final int COUNT = ALL.length;

    private final String id;
    private final Faction faction;
    private final Order order;
    private final boolean strike;
    private final boolean bastion;
    private final int level;
    private final int cost;

    OrderUpgrade(String id) {
        this.id = id;
        ComponentRecord record = Files.of("order-upgrade", id);
        faction = record.component("faction", Faction.class);
        order = record.component("order", Order.class);
        strike = record.flag("orbitalStrike", false);
        bastion = record.flag("allowsStrikeOnBastionWorld", false);
        level = record.number("commandLevel", 0, 3);
        cost = record.number("materielCost", 0, 9);
    }

    /** The constant with this ordinal. */
    public static OrderUpgrade at(int ordinal) {
        return ALL[ordinal];
    }

    @Override
    public String id() {
        return id;
    }

    public Faction faction() {
        return faction;
    }

    public Order order() {
        return order;
    }

    /** Whether it goes with orbital strikes. */
    public boolean isStrike() {
        return strike;
    }

    /** Whether it allows a strike on a world with a bastion: article strike-on-bastion. */
    public boolean allowsBastion() {
        return bastion;
    }

    public int level() {
        return level;
    }

    public int cost() {
        return cost;
    }

    /** A bit of its own. */
    public int bit() {
        return 1 << ordinal();
    }
}
