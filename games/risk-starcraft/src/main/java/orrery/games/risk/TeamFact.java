package orrery.games.risk;

import orrery.core.Message;
import orrery.core.Seat;
import orrery.games.risk.board.Territory;

/** What happens between allies, and to neutral colours. */
public sealed interface TeamFact extends RiskFact {

    record TakeOverAsked(Seat seat, Seat ally, Territory territory) implements TeamFact {
        @Override
        public Message message() {
            return Message.of("fact.take-over-asked", seat, ally, territory);
        }
    }

    record TakeOverRefused(Seat seat, Seat ally, Territory territory) implements TeamFact {
        @Override
        public Message message() {
            return Message.of("fact.take-over-refused", seat, ally, territory);
        }
    }

    /** An ally's unit made room for one of the seat's own. */
    record TakenOver(Seat seat, Seat ally, Territory territory) implements TeamFact {
        @Override
        public Message message() {
            return Message.of("fact.taken-over", seat, ally, territory);
        }
    }

    /** A neutral colour holds nothing any more. */
    record NeutralGone(Seat neutral) implements TeamFact {
        @Override
        public Message message() {
            return Message.of("fact.neutral-gone", Neutrals.faction(neutral));
        }
    }
}
