package orrery.core.toy;

import orrery.core.Component;

/** The cards. Each says at which moment it may be played and how it changes stakes. */
public enum BazaarCard implements Component {
    SWEETENER("sweetener", Moment.STAKES_SHOWN, 1, 0),
    TAX("tax", Moment.STAKES_SHOWN, 0, -1),
    VETO("veto", Moment.CARD_PLAYED, 0, 0);

    /** When a card may be played. */
    public enum Moment {
        STAKES_SHOWN,
        /** In reaction to another seat's card, which is then without effect. */
        CARD_PLAYED
    }

    /** How many of each kind a seat owns. */
    public static final int COPIES = 3;

    private final String id;
    final Moment moment;
    final int own;
    final int others;

    BazaarCard(String id, Moment moment, int own, int others) {
        this.id = id;
        this.moment = moment;
        this.own = own;
        this.others = others;
    }

    @Override
    public String id() {
        return id;
    }
}
