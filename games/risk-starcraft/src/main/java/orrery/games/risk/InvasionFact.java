package orrery.games.risk;

import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.core.Fact;
import orrery.core.Message;
import orrery.core.Seat;
import orrery.core.Viewer;
import orrery.games.risk.board.Achievement;
import orrery.games.risk.board.Territory;
import orrery.games.risk.cards.FactionCard;
import orrery.games.risk.invasion.Invasion;

/** Invasions from their declaration to what they end with. */
public sealed interface InvasionFact extends RiskFact {

    record InvasionDeclared(Seat seat, Territory from, Territory to) implements InvasionFact {
        @Override
        public Message message() {
            return Message.of("fact.invasion-declared", seat, from, to);
        }
    }

    /** An effect holds in an invasion from now on. */
    record EffectLasts(Territory from, Territory to, Invasion now) implements InvasionFact {
        /** The card that brought it has just been told. */
        @Override
        public boolean isTold() {
            return false;
        }

        @Override
        public Message message() {
            return Message.of("fact.effect-lasts", from, to);
        }
    }

    record InvasionCalledOff(Territory from, Territory to) implements InvasionFact {
        @Override
        public Message message() {
            return Message.of("fact.invasion-called-off", from, to);
        }
    }

    record InvasionStopped(Seat seat, Territory from, Territory to) implements InvasionFact {
        @Override
        public Message message() {
            return Message.of("fact.invasion-stopped", seat, from, to);
        }
    }

    record Committed(Seat seat, int units, boolean hero) implements InvasionFact {
        @Override
        public Message message() {
            return Message.of(hero ? "fact.committed-with-hero" : "fact.committed", seat, units);
        }
    }

    record Defended(Seat seat, int units) implements InvasionFact {
        @Override
        public Message message() {
            return Message.of("fact.defended", Neutrals.spoken(seat), units);
        }
    }

    /** The dice of both sides as they lie, attack first, from the highest down. */
    record DiceThrown(List<Integer> attack, List<Integer> defence) implements InvasionFact {
        public DiceThrown {
            attack = List.copyOf(attack);
            defence = List.copyOf(defence);
        }

        @Override
        public Message message() {
            return Message.of("fact.dice-thrown", attack, defence);
        }
    }

    /** The dice of both sides after a card or a new throw. */
    record DiceChanged(List<Integer> attack, List<Integer> defence) implements InvasionFact {
        public DiceChanged {
            attack = List.copyOf(attack);
            defence = List.copyOf(defence);
        }

        @Override
        public Message message() {
            return Message.of("fact.dice-changed", attack, defence);
        }
    }

    /** The dice with all their modifiers were compared, and this is what each side would lose. */
    record Compared(List<Integer> attack, List<Integer> defence, int attackerLoses, int defenderLoses)
            implements InvasionFact {
        public Compared {
            attack = List.copyOf(attack);
            defence = List.copyOf(defence);
        }

        @Override
        public Message message() {
            return Message.of("fact.compared", attack, defence, attackerLoses, defenderLoses);
        }
    }

    /** A roll is fought out: what both sides lose in the end. */
    record RollFought(Territory from, Territory to, int attackerLoses, int defenderLoses, int shielded)
            implements InvasionFact {
        @Override
        public Message message() {
            return Message.of("fact.roll-fought", from, to, attackerLoses, defenderLoses);
        }
    }

    record HeroFell(Seat seat) implements InvasionFact {
        @Override
        public Message message() {
            return Message.of("fact.hero-fell", seat);
        }
    }

    record Conquered(Seat seat, Seat loser, Territory from, Territory to, int units, boolean hero)
            implements InvasionFact {
        @Override
        public Message message() {
            String key = hero ? "fact.conquered-with-hero" : "fact.conquered";
            return Message.of(key, seat, Neutrals.spoken(loser), from, to, units);
        }
    }

    /** Lost attackers came back. */
    record Regenerated(Seat seat, Territory from, Territory to, int units) implements InvasionFact {
        @Override
        public Message message() {
            return Message.of("fact.regenerated", seat, from, units);
        }
    }

    /**
     * A player is out. The cards go to the victor and are seen by these two alone; the achievements go to the heir, or
     * without one to the victor, too.
     */
    record Eliminated(
            Seat seat,
            Seat by,
            int cards,
            List<FactionCard> captured,
            List<Achievement> achievements,
            @Nullable Seat heir)
            implements InvasionFact {
        public Eliminated {
            captured = List.copyOf(captured);
            achievements = List.copyOf(achievements);
        }

        @Override
        public Fact seenBy(Viewer viewer) {
            return viewer == seat || viewer == by
                    ? this
                    : new Eliminated(seat, by, cards, List.of(), achievements, heir);
        }

        @Override
        public boolean revealsTo(Seat other) {
            return other == by && cards > 0;
        }

        @Override
        public Message message() {
            if (heir != null) {
                return captured.isEmpty()
                        ? Message.of("fact.eliminated-with-heir", seat, by, cards, achievements.size(), heir)
                        : Message.of("fact.eliminated-with-heir-seen", seat, by, captured, achievements.size(), heir);
            }
            return captured.isEmpty()
                    ? Message.of("fact.eliminated", seat, by, cards, achievements.size())
                    : Message.of("fact.eliminated-seen", seat, by, captured, achievements.size());
        }
    }
}
