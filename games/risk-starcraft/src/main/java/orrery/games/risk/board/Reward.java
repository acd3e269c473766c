package orrery.games.risk.board;

import orrery.core.Component;

/** The eight rewards, silver ones first: articles reward-…. */
public enum Reward implements Component {
    EXTRA_MANOEUVRE("extra-manoeuvre"),
    OPENING_MANOEUVRE("opening-manoeuvre"),
    GUARANTEED_CARD("guaranteed-card"),
    XELNAGA_TOWER_SILVER("xelnaga-tower-silver"),
    XELNAGA_TOWER_GOLD("xelnaga-tower-gold"),
    BONUS_ATTACK_DIE("bonus-attack-die"),
    BONUS_DEFENCE_DIE("bonus-defence-die"),
    EXTRA_REINFORCEMENTS("extra-reinforcements");

    private static final Reward[] ALL = values();

    /** All rewards, as a bit mask. */
    public static final int EACH = (1 << ALL.length) - 1;

    /** The silver ones, as a bit mask. */
    public static final int SILVER = (1 << XELNAGA_TOWER_GOLD.ordinal()) - 1;

    private final String id;

    Reward(String id) {
        this.id = id;
    }

    /** The reward with this ordinal, for loops over bit masks. */
    public static Reward at(int ordinal) {
        return ALL[ordinal];
    }

    /** This reward alone, as a bit mask. */
    public int bit() {
        return 1 << ordinal();
    }

    public boolean isTower() {
        return this == XELNAGA_TOWER_SILVER || this == XELNAGA_TOWER_GOLD;
    }

    @Override
    public String id() {
        return id;
    }
}
