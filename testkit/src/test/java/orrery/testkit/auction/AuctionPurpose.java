package orrery.testkit.auction;

import orrery.core.Purpose;

enum AuctionPurpose implements Purpose {
    DEAL("deal"),
    LUCK("luck"),
    DRAW("draw");

    private final String id;

    AuctionPurpose(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }
}
