package orrery.testkit.auction;

import orrery.core.Component;

/** The nine cards; the higher bids more. */
public enum Card implements Component {
    C1,
    C2,
    C3,
    C4,
    C5,
    C6,
    C7,
    C8,
    C9;

    @Override
    public String id() {
        return "c" + (ordinal() + 1);
    }
}
