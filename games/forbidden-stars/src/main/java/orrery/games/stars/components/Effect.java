package orrery.games.stars.components;

import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.core.Component;

/**
 * What a part of an ability of a combat card does, read from combat-cards.json. Masks of faces have a bit for each {@link
 * CombatIcon}, masks of units one for each number 0 to 5 of the faction whose units are meant.
 */
public sealed interface Effect {

    /** Who is meant, seen from the owner of the card. */
    enum Who implements Component {
        OWN("own"),
        OPPONENT("opponent");

        private final String id;

        Who(String id) {
            this.id = id;
        }

        @Override
        public String id() {
            return id;
        }

        /** The side that is meant if the card belongs to this side, 0 or 1. */
        public int side(int owner) {
            return this == OWN ? owner : 1 - owner;
        }
    }

    /** What an effect may depend on. */
    enum Condition implements Component {
        ATTACKER("attacker"),
        DEFENDER("defender"),
        MORE_MORALE_DICE("more-morale-dice"),
        MORE_UNROUTED("more-unrouted"),
        OPPONENT_ROUTED("opponent-routed"),
        WORLD("world");

        private final String id;

        Condition(String id) {
            this.id = id;
        }

        @Override
        public String id() {
            return id;
        }
    }

    /** What lasts: until the end of the execution round, or as long as the card lies face up. */
    enum Flag implements Component {
        AMBUSH("ambush"),
        SECOND_DAMAGE_STEP("second-damage-step"),
        NOT_ROUTED("not-routed"),
        NO_DEFENCE_TOKENS("no-defence-tokens"),
        NO_DAMAGE("no-damage"),
        COPIES_TOKENS("copies-tokens");

        private final String id;

        Flag(String id) {
            this.id = id;
        }

        @Override
        public String id() {
            return id;
        }
    }

    /** Gains combat tokens: article combat-token. */
    record Tokens(CombatIcon icon, Amount amount) implements Effect {}

    /** The opponent's alternative that gives tokens to the owner of the card. */
    record GiveTokens(CombatIcon icon, Amount amount) implements Effect {}

    /** For each own morale die a token of either kind. */
    record TokensPerMoraleDie() implements Effect {}

    /** Gains dice: with this face, or thrown if there is none. Article gain-and-lose. */
    record GainDie(@Nullable CombatIcon face, int count) implements Effect {}

    /** Gains a die with the face that the owner names. */
    record GainChosenDie() implements Effect {}

    /** The opponent loses dice, of its own choice among these faces. */
    record LoseDie(int faces, int count) implements Effect {}

    /** The opponent loses combat tokens, as many as there are. */
    record LoseTokens(CombatIcon icon, int count) implements Effect {}

    /** Spends own dice, and then: article spend. */
    record Spend(int faces, int least, int most, List<Effect> then) implements Effect {
        public Spend {
            then = List.copyOf(then);
        }
    }

    /** Turns own dice to another face: article turn-die. */
    record Turn(int from, int to, int least, int most) implements Effect {}

    /** Somebody's dice are thrown again: article reroll. */
    record Reroll(Who side, int faces, Amount amount, Who by) implements Effect {}

    /** Both throw all their dice of these faces again, the attacker first. */
    record BothReroll(int faces) implements Effect {}

    /** Own routed units stand up: article rally. */
    record Rally(int amount) implements Effect {}

    /** Somebody's units are routed. */
    record Rout(Who side, Who by, int amount, boolean basicOnly) implements Effect {}

    /** The opponent routs a unit of its own and gives the owner nothing, but the opponent a die. */
    record RoutForDie() implements Effect {}

    /** Somebody's units are destroyed. */
    record Destroy(Who side, Who by, Amount amount, boolean routedOnly, boolean basicOnly, int units)
            implements Effect {}

    /** Own units retreat, all to one area: article card-retreat. */
    record Retreat(Amount amount) implements Effect {}

    /** One own unit moves to an adjacent area that is no enemy's. */
    record MoveNear() implements Effect {}

    /** Own units of level 0 and 1 move to one adjacent area, which may be an enemy's. */
    record WaveSerpent() implements Effect {}

    /** An own unit of these kinds comes from any other world: article placed-in-battle. */
    record Fetch(int units) implements Effect {}

    /** An own ground unit of a level up to the number of Cultists in the system comes from any other world. */
    record FetchByCultists() implements Effect {}

    /** A free unit, of the kind that fits, comes into the battle. */
    record PlaceHere(int units) implements Effect {}

    /** A free unit comes onto another world of the battle's system. */
    record PlaceInSystem(int unit) implements Effect {}

    /** A free unit takes the place of one of level 0. */
    record Promote(int unit) implements Effect {}

    /** A reinforcement token comes from the supply into the battle. */
    record Reinforce() implements Effect {}

    /** A face-up card of the opponent is discarded: article discarded-face-up-card. */
    record DiscardFaceUp(Who by) implements Effect {}

    /** A random card of the opponent's hand is discarded. */
    record DiscardRandom() implements Effect {}

    /** The top card of the opponent's deck is discarded; its icons count for this round. */
    record BorrowIcons() implements Effect {}

    /** Looks at the card that the opponent has laid face down. */
    record Peek() implements Effect {}

    /** Another card of the hand is laid for its icons alone: article extra-card. */
    record ExtraCard() implements Effect {}

    /** Draws a combat card. */
    record DrawCard() implements Effect {}

    /** The opponent discards the face-up card that the owner names, or else. */
    record ThreatenCard(List<Effect> otherwise) implements Effect {
        public ThreatenCard {
            otherwise = List.copyOf(otherwise);
        }
    }

    /** The opponent spends as many dice as the level of the unit that the owner names, or it is destroyed. */
    record ThreatenUnit() implements Effect {}

    record Raise(Flag flag) implements Effect {}

    /** The owner chooses. */
    record Choose(List<List<Effect>> options) implements Effect {
        public Choose {
            options = List.copyOf(options);
        }
    }

    /** The owner may decline this part. */
    record Optional(List<Effect> does) implements Effect {
        public Optional {
            does = List.copyOf(does);
        }
    }

    /** The opponent must do one of these that it can do: article opponents-choice. */
    record OpponentMust(List<List<Effect>> options) implements Effect {
        public OpponentMust {
            options = List.copyOf(options);
        }
    }

    /** The opponent may do this; else the other happens. */
    record OpponentMay(List<Effect> does, List<Effect> otherwise) implements Effect {
        public OpponentMay {
            does = List.copyOf(does);
            otherwise = List.copyOf(otherwise);
        }
    }

    record If(Condition condition, List<Effect> then, List<Effect> otherwise) implements Effect {
        public If {
            then = List.copyOf(then);
            otherwise = List.copyOf(otherwise);
        }
    }
}
