package orrery.games.risk;

import orrery.core.Message;
import orrery.core.Seat;
import orrery.games.risk.board.Achievement;
import orrery.games.risk.board.Territory;

/** What a turn brings apart from invasions: reinforcements, moves, achievements. */
public sealed interface TurnFact extends RiskFact {

    record TurnBegan(Seat seat, int round) implements TurnFact {
        @Override
        public Message message() {
            return Message.of("fact.turn-began", seat, round);
        }
    }

    /** Reinforcements were counted: for territories and fields, for planets, and for bases. */
    record Reinforced(Seat seat, int territories, int planets, int bases) implements TurnFact {
        @Override
        public Message message() {
            return Message.of("fact.reinforced", seat, territories + planets + bases, territories, planets, bases);
        }
    }

    /** A card brought more reinforcements. */
    record MoreReinforcements(Seat seat, int units) implements TurnFact {
        @Override
        public Message message() {
            return Message.of("fact.more-reinforcements", seat, units);
        }
    }

    /** Reinforcements were placed. */
    record UnitsPlaced(Seat seat, Territory territory, int units) implements TurnFact {
        @Override
        public Message message() {
            return Message.of("fact.units-placed", seat, territory, units);
        }
    }

    /** Units were added by a card, apart from the reinforcements. */
    record UnitsAdded(Seat seat, Territory territory, int units) implements TurnFact {
        @Override
        public Message message() {
            return Message.of("fact.units-added", seat, territory, units);
        }
    }

    record UnitsRemoved(Seat seat, Territory territory, int units) implements TurnFact {
        @Override
        public Message message() {
            return Message.of("fact.units-removed", Neutrals.spoken(seat), territory, units);
        }
    }

    record UnitsMoved(Seat seat, Territory from, Territory to, int units, boolean hero) implements TurnFact {
        @Override
        public Message message() {
            return Message.of(hero ? "fact.units-moved-with-hero" : "fact.units-moved", seat, from, to, units);
        }
    }

    record AttacksEnded(Seat seat) implements TurnFact {
        @Override
        public Message message() {
            return Message.of("fact.attacks-ended", seat);
        }
    }

    record AchievementTaken(Seat seat, Achievement achievement) implements TurnFact {
        @Override
        public Message message() {
            return Message.of("fact.achievement-taken", seat, achievement);
        }
    }
}
