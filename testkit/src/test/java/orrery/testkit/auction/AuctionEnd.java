package orrery.testkit.auction;

import orrery.core.EndReason;

enum AuctionEnd implements EndReason {
    POINTS;

    @Override
    public String id() {
        return "points";
    }
}
