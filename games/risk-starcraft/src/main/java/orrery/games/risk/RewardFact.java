package orrery.games.risk;

import java.util.List;
import orrery.core.Message;
import orrery.core.Seat;
import orrery.games.risk.board.Reward;
import orrery.games.risk.board.Territory;

/** What rewards bring and what becomes of them. */
public sealed interface RewardFact extends RiskFact {

    /** A reward brought more reinforcements. */
    record RewardUnits(Seat seat, int units) implements RewardFact {
        @Override
        public Message message() {
            return Message.of("fact.reward-units", seat, units);
        }
    }

    /** The reward on an achievement was turned up and taken. */
    record RewardGained(Seat seat, Reward reward) implements RewardFact {
        @Override
        public boolean revealsTo(Seat other) {
            return true;
        }

        @Override
        public Message message() {
            return Message.of("fact.reward-gained", seat, reward);
        }
    }

    record TowerRaised(Seat seat, Reward tower, Territory territory) implements RewardFact {
        @Override
        public Message message() {
            return Message.of("fact.tower-raised", seat, tower, territory);
        }
    }

    /** Rewards are out of the game, towers with them. */
    record RewardsLost(Seat seat, List<Reward> rewards) implements RewardFact {
        public RewardsLost {
            rewards = List.copyOf(rewards);
        }

        @Override
        public Message message() {
            return Message.of("fact.rewards-lost", seat, rewards);
        }
    }

    /** The first of two normal manoeuvres of a turn is done. */
    record ManoeuvreCounted(Seat seat) implements RewardFact {
        /** The manoeuvre has just been told. */
        @Override
        public boolean isTold() {
            return false;
        }

        @Override
        public Message message() {
            return Message.of("fact.manoeuvre-counted", seat);
        }
    }

    /** A bonus die was thrown. */
    record BonusDieThrown(Seat seat, int value) implements RewardFact {
        @Override
        public Message message() {
            return Message.of("fact.bonus-die-thrown", seat, value);
        }
    }
}
