package orrery.games.risk;

import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.core.Component;
import orrery.core.Fact;
import orrery.core.Message;
import orrery.core.Seat;
import orrery.core.Viewer;
import orrery.games.risk.board.Achievement;
import orrery.games.risk.board.Faction;
import orrery.games.risk.board.Race;
import orrery.games.risk.board.Territory;
import orrery.games.risk.cards.FactionCard;
import orrery.games.risk.invasion.Invasion;
import orrery.games.risk.setup.Diagram;

/** Everything that can happen. All of it is public but for the cards drawn, captured and looked at. */
public sealed interface RiskFact extends Fact {

    @Override
    default @Nullable Fact seenBy(Viewer viewer) {
        return this;
    }

    /** A seat threw its start die. */
    record StartRolled(Seat seat, int value) implements RiskFact {
        @Override
        public Message message() {
            return Message.of("fact.start-rolled", seat, value);
        }
    }

    /** A seat took a place of the diagram, counted from 1, with a faction. */
    record PlaceTaken(Seat seat, int place, Faction faction) implements RiskFact {
        @Override
        public Message message() {
            return Message.of("fact.place-taken", seat, place, faction);
        }
    }

    /** Units, bases, mineral fields and achievements stand as the diagram shows. */
    record BoardSet(Diagram diagram) implements RiskFact {
        @Override
        public Message message() {
            return Message.of("fact.board-set", diagram);
        }
    }

    record HeroPlaced(Seat seat, Territory territory) implements RiskFact {
        @Override
        public Message message() {
            return Message.of("fact.hero-placed", seat, territory);
        }
    }

    record TurnBegan(Seat seat, int round) implements RiskFact {
        @Override
        public Message message() {
            return Message.of("fact.turn-began", seat, round);
        }
    }

    /** Reinforcements were counted: for territories and fields, for planets, and for bases. */
    record Reinforced(Seat seat, int territories, int planets, int bases) implements RiskFact {
        @Override
        public Message message() {
            return Message.of("fact.reinforced", seat, territories + planets + bases, territories, planets, bases);
        }
    }

    /** A card brought more reinforcements. */
    record MoreReinforcements(Seat seat, int units) implements RiskFact {
        @Override
        public Message message() {
            return Message.of("fact.more-reinforcements", seat, units);
        }
    }

    /** Reinforcements were placed. */
    record UnitsPlaced(Seat seat, Territory territory, int units) implements RiskFact {
        @Override
        public Message message() {
            return Message.of("fact.units-placed", seat, territory, units);
        }
    }

    /** Units were added by a card, apart from the reinforcements. */
    record UnitsAdded(Seat seat, Territory territory, int units) implements RiskFact {
        @Override
        public Message message() {
            return Message.of("fact.units-added", seat, territory, units);
        }
    }

    record UnitsRemoved(Seat seat, Territory territory, int units) implements RiskFact {
        @Override
        public Message message() {
            return Message.of("fact.units-removed", seat, territory, units);
        }
    }

    record UnitsMoved(Seat seat, Territory from, Territory to, int units, boolean hero) implements RiskFact {
        @Override
        public Message message() {
            return Message.of(hero ? "fact.units-moved-with-hero" : "fact.units-moved", seat, from, to, units);
        }
    }

    record CardsHandedIn(Seat seat, List<FactionCard> cards, int stars, int units) implements RiskFact {
        public CardsHandedIn {
            cards = List.copyOf(cards);
        }

        @Override
        public boolean revealsTo(Seat other) {
            return other != seat;
        }

        @Override
        public Message message() {
            return Message.of("fact.cards-handed-in", seat, cards, stars, units);
        }
    }

    record CardPlayed(Seat seat, FactionCard card) implements RiskFact {
        @Override
        public boolean revealsTo(Seat other) {
            return other != seat;
        }

        @Override
        public Message message() {
            return Message.of("fact.card-played", seat, card);
        }
    }

    record CardCancelled(FactionCard card) implements RiskFact {
        @Override
        public Message message() {
            return Message.of("fact.card-cancelled", card);
        }
    }

    /** A card drawn; hidden from all others. */
    record CardDrawn(Seat seat, Race race, @Nullable FactionCard card) implements RiskFact {
        @Override
        public Fact seenBy(Viewer viewer) {
            return viewer == seat ? this : new CardDrawn(seat, race, null);
        }

        @Override
        public boolean revealsTo(Seat other) {
            return other == seat;
        }

        @Override
        public Message message() {
            return card == null
                    ? Message.of("fact.card-drawn", seat, race)
                    : Message.of("fact.card-drawn-seen", seat, (Component) card);
        }
    }

    /** The discard pile of a race became its deck. */
    record DeckReshuffled(Race race) implements RiskFact {
        @Override
        public Message message() {
            return Message.of("fact.deck-reshuffled", race);
        }
    }

    record DefenceForbidden(Seat seat) implements RiskFact {
        @Override
        public Message message() {
            return Message.of("fact.defence-forbidden", seat);
        }
    }

    /** A seat looked at all cards of another; what they are is seen by these two alone. */
    record HandSeen(Seat seat, Seat opponent, List<FactionCard> cards) implements RiskFact {
        public HandSeen {
            cards = List.copyOf(cards);
        }

        @Override
        public Fact seenBy(Viewer viewer) {
            return viewer == seat || viewer == opponent ? this : new HandSeen(seat, opponent, List.of());
        }

        @Override
        public boolean revealsTo(Seat other) {
            return other == seat;
        }

        @Override
        public Message message() {
            return cards.isEmpty()
                    ? Message.of("fact.hand-seen-by-other", seat, opponent)
                    : Message.of("fact.hand-seen", seat, opponent, cards);
        }
    }

    record InvasionDeclared(Seat seat, Territory from, Territory to) implements RiskFact {
        @Override
        public Message message() {
            return Message.of("fact.invasion-declared", seat, from, to);
        }
    }

    /** An effect holds in an invasion from now on. */
    record EffectLasts(Territory from, Territory to, Invasion now) implements RiskFact {
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

    record InvasionCalledOff(Territory from, Territory to) implements RiskFact {
        @Override
        public Message message() {
            return Message.of("fact.invasion-called-off", from, to);
        }
    }

    record InvasionStopped(Seat seat, Territory from, Territory to) implements RiskFact {
        @Override
        public Message message() {
            return Message.of("fact.invasion-stopped", seat, from, to);
        }
    }

    record Committed(Seat seat, int units, boolean hero) implements RiskFact {
        @Override
        public Message message() {
            return Message.of(hero ? "fact.committed-with-hero" : "fact.committed", seat, units);
        }
    }

    record Defended(Seat seat, int units) implements RiskFact {
        @Override
        public Message message() {
            return Message.of("fact.defended", seat, units);
        }
    }

    /** The dice of both sides as they lie, attack first, from the highest down. */
    record DiceThrown(List<Integer> attack, List<Integer> defence) implements RiskFact {
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
    record DiceChanged(List<Integer> attack, List<Integer> defence) implements RiskFact {
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
            implements RiskFact {
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
            implements RiskFact {
        @Override
        public Message message() {
            return Message.of("fact.roll-fought", from, to, attackerLoses, defenderLoses);
        }
    }

    record HeroFell(Seat seat) implements RiskFact {
        @Override
        public Message message() {
            return Message.of("fact.hero-fell", seat);
        }
    }

    record Conquered(Seat seat, Seat loser, Territory from, Territory to, int units, boolean hero) implements RiskFact {
        @Override
        public Message message() {
            return Message.of(hero ? "fact.conquered-with-hero" : "fact.conquered", seat, loser, from, to, units);
        }
    }

    /** Lost attackers came back. */
    record Regenerated(Seat seat, Territory from, Territory to, int units) implements RiskFact {
        @Override
        public Message message() {
            return Message.of("fact.regenerated", seat, from, units);
        }
    }

    /** A player is out; cards and achievements go to the victor. The cards are seen by these two alone. */
    record Eliminated(Seat seat, Seat by, int cards, List<FactionCard> captured, List<Achievement> achievements)
            implements RiskFact {
        public Eliminated {
            captured = List.copyOf(captured);
            achievements = List.copyOf(achievements);
        }

        @Override
        public Fact seenBy(Viewer viewer) {
            return viewer == seat || viewer == by ? this : new Eliminated(seat, by, cards, List.of(), achievements);
        }

        @Override
        public boolean revealsTo(Seat other) {
            return other == by && cards > 0;
        }

        @Override
        public Message message() {
            return captured.isEmpty()
                    ? Message.of("fact.eliminated", seat, by, cards, achievements.size())
                    : Message.of("fact.eliminated-seen", seat, by, captured, achievements.size());
        }
    }

    record AttacksEnded(Seat seat) implements RiskFact {
        @Override
        public Message message() {
            return Message.of("fact.attacks-ended", seat);
        }
    }

    record AchievementTaken(Seat seat, Achievement achievement) implements RiskFact {
        @Override
        public Message message() {
            return Message.of("fact.achievement-taken", seat, achievement);
        }
    }
}
