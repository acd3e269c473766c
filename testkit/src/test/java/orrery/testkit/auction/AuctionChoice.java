package orrery.testkit.auction;

import orrery.core.Choice;
import orrery.core.Message;
import orrery.core.Seat;

sealed interface AuctionChoice extends Choice {

    record Bid(Card card) implements AuctionChoice {
        @Override
        public Message message() {
            return Message.of("choice.bid", card);
        }
    }

    record Stake(int coins) implements AuctionChoice {
        @Override
        public Message message() {
            return Message.of("choice.stake", coins);
        }
    }

    record Give(Seat to) implements AuctionChoice {
        @Override
        public Message message() {
            return Message.of("choice.give", to);
        }
    }

    record Keep() implements AuctionChoice {
        @Override
        public Message message() {
            return Message.of("choice.keep");
        }
    }

    record Swap(Card card) implements AuctionChoice {
        @Override
        public Message message() {
            return Message.of("choice.swap", card);
        }
    }
}
