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
import orrery.games.risk.board.Reward;
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

    /** What happens in a set-up without a diagram. */
    sealed interface OfSetup extends RiskFact {}

    /** Mineral fields lie on the territories of cards turned up. */
    record FieldsLaid(List<Territory> territories) implements OfSetup {
        public FieldsLaid {
            territories = List.copyOf(territories);
        }

        @Override
        public Message message() {
            return Message.of("fact.fields-laid", territories);
        }
    }

    /** Achievements lie face up on the board, with a reward face down on each. */
    record AchievementsLaid(List<Achievement> achievements) implements OfSetup {
        public AchievementsLaid {
            achievements = List.copyOf(achievements);
        }

        @Override
        public Message message() {
            return Message.of("fact.achievements-laid", achievements);
        }
    }

    /** Every player takes the starting units, and so does every neutral if there are any. */
    record UnitsSupplied(int units, int neutralUnits) implements OfSetup {
        @Override
        public Message message() {
            return neutralUnits == 0
                    ? Message.of("fact.units-supplied", units)
                    : Message.of("fact.units-supplied-to-all", units, neutralUnits);
        }
    }

    /** A seat took an empty territory with one unit, the first one with its base. */
    record TerritoryClaimed(Seat seat, Territory territory, boolean base) implements OfSetup {
        @Override
        public Message message() {
            return Message.of(base ? "fact.territory-claimed-with-base" : "fact.territory-claimed", seat, territory);
        }
    }

    /** Cards gave territories to a player or a neutral, with one unit on each. */
    record TerritoriesDealt(Seat holder, List<Territory> territories) implements OfSetup {
        public TerritoriesDealt {
            territories = List.copyOf(territories);
        }

        @Override
        public Message message() {
            return Message.of("fact.territories-dealt", Neutrals.spoken(holder), territories);
        }
    }

    record BasePlaced(Seat seat, Territory territory) implements OfSetup {
        @Override
        public Message message() {
            return Message.of("fact.base-placed", seat, territory);
        }
    }

    /** Starting units of a player or a neutral were placed. */
    record Fortified(Seat holder, Territory territory, int units) implements OfSetup {
        @Override
        public Message message() {
            return Message.of("fact.fortified", Neutrals.spoken(holder), territory, units);
        }
    }

    /** A seat has said where its next starting units go, one in each of its turns. */
    record UnitsPledged(Seat seat, Territory territory, int units) implements OfSetup {
        @Override
        public Message message() {
            return Message.of("fact.units-pledged", seat, territory, units);
        }
    }

    /** A seat leaves the placing of its other starting units to the program. */
    record RestLeft(Seat seat) implements OfSetup {
        @Override
        public Message message() {
            return Message.of("fact.rest-left", seat);
        }
    }

    /** The players take their turns in this order. */
    record OrderSettled(List<Seat> order) implements OfSetup {
        public OrderSettled {
            order = List.copyOf(order);
        }

        @Override
        public Message message() {
            return Message.of("fact.order-settled", order.getFirst());
        }
    }

    /** What rewards bring and what becomes of them. */
    sealed interface OfRewards extends RiskFact {}

    /** A reward brought more reinforcements. */
    record RewardUnits(Seat seat, int units) implements OfRewards {
        @Override
        public Message message() {
            return Message.of("fact.reward-units", seat, units);
        }
    }

    /** The reward on an achievement was turned up and taken. */
    record RewardGained(Seat seat, Reward reward) implements OfRewards {
        @Override
        public boolean revealsTo(Seat other) {
            return true;
        }

        @Override
        public Message message() {
            return Message.of("fact.reward-gained", seat, reward);
        }
    }

    record TowerRaised(Seat seat, Reward tower, Territory territory) implements OfRewards {
        @Override
        public Message message() {
            return Message.of("fact.tower-raised", seat, tower, territory);
        }
    }

    /** Rewards are out of the game, towers with them. */
    record RewardsLost(Seat seat, List<Reward> rewards) implements OfRewards {
        public RewardsLost {
            rewards = List.copyOf(rewards);
        }

        @Override
        public Message message() {
            return Message.of("fact.rewards-lost", seat, rewards);
        }
    }

    /** The first of two normal manoeuvres of a turn is done. */
    record ManoeuvreCounted(Seat seat) implements OfRewards {
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
    record BonusDieThrown(Seat seat, int value) implements OfRewards {
        @Override
        public Message message() {
            return Message.of("fact.bonus-die-thrown", seat, value);
        }
    }

    /** What happens between allies, and to neutrals. */
    sealed interface OfTeams extends RiskFact {}

    record TakeOverAsked(Seat seat, Seat ally, Territory territory) implements OfTeams {
        @Override
        public Message message() {
            return Message.of("fact.take-over-asked", seat, ally, territory);
        }
    }

    record TakeOverRefused(Seat seat, Seat ally, Territory territory) implements OfTeams {
        @Override
        public Message message() {
            return Message.of("fact.take-over-refused", seat, ally, territory);
        }
    }

    /** An ally's unit made room for one of the seat's own. */
    record TakenOver(Seat seat, Seat ally, Territory territory) implements OfTeams {
        @Override
        public Message message() {
            return Message.of("fact.taken-over", seat, ally, territory);
        }
    }

    /** A neutral colour holds nothing any more. */
    record NeutralGone(Seat neutral) implements OfTeams {
        @Override
        public Message message() {
            return Message.of("fact.neutral-gone", Neutrals.faction(neutral));
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
            return Message.of("fact.units-removed", Neutrals.spoken(seat), territory, units);
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

    /** A card drawn, from the deck of a race or with {@code null} from the common one; hidden from all others. */
    record CardDrawn(
            Seat seat, @Nullable Race race, @Nullable FactionCard card) implements RiskFact {
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
            if (card != null) {
                return Message.of("fact.card-drawn-seen", seat, (Component) card);
            }
            return race == null
                    ? Message.of("fact.common-card-drawn", seat)
                    : Message.of("fact.card-drawn", seat, race);
        }
    }

    /** The discard pile of a race, or with {@code null} of all, became its deck. */
    record DeckReshuffled(@Nullable Race race) implements RiskFact {
        @Override
        public Message message() {
            return race == null ? Message.of("fact.common-deck-reshuffled") : Message.of("fact.deck-reshuffled", race);
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
            return Message.of("fact.defended", Neutrals.spoken(seat), units);
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
            String key = hero ? "fact.conquered-with-hero" : "fact.conquered";
            return Message.of(key, seat, Neutrals.spoken(loser), from, to, units);
        }
    }

    /** Lost attackers came back. */
    record Regenerated(Seat seat, Territory from, Territory to, int units) implements RiskFact {
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
            implements RiskFact {
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
