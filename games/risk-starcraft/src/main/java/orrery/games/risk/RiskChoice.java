package orrery.games.risk;

import java.util.List;
import orrery.core.Choice;
import orrery.core.Message;
import orrery.core.Seat;
import orrery.games.risk.board.Achievement;
import orrery.games.risk.board.Faction;
import orrery.games.risk.board.Territory;
import orrery.games.risk.cards.FactionCard;

/** Everything a seat can answer. */
public sealed interface RiskChoice extends Choice {

    /** Takes a place of the set-up diagram with a faction: article seat-choice. Places count from 1. */
    record TakePlace(int place, Faction faction) implements RiskChoice {
        @Override
        public Message message() {
            return Message.of("choice.take-place", place, faction);
        }
    }

    /** Takes a faction: article free-faction-choice. */
    record ChooseFaction(Faction faction) implements RiskChoice {
        @Override
        public Message message() {
            return Message.of("choice.choose-faction", faction);
        }
    }

    /** Takes an empty territory: article claiming. */
    record Claim(Territory territory) implements RiskChoice {
        @Override
        public Message message() {
            return Message.of("choice.claim", territory);
        }
    }

    /** Leaves the rest of the starting units to the program: article place-the-rest. */
    record PlaceRest() implements RiskChoice {
        @Override
        public Message message() {
            return Message.of("choice.place-rest");
        }
    }

    /** Puts the starting base on a territory of the player's: article duel-bases. */
    record PlaceBase(Territory territory) implements RiskChoice {
        @Override
        public Message message() {
            return Message.of("choice.place-base", territory);
        }
    }

    /** Puts a tower on a territory of the player's: article tower. */
    record PlaceTower(Territory territory) implements RiskChoice {
        @Override
        public Message message() {
            return Message.of("choice.place-tower", territory);
        }
    }

    /** Asks an ally for a territory: article take-over. */
    record TakeOver(Territory territory) implements RiskChoice {
        @Override
        public Message message() {
            return Message.of("choice.take-over", territory);
        }
    }

    /** Lets an ally have a territory, or keeps it: article take-over. */
    record Consent(boolean given) implements RiskChoice {
        @Override
        public Message message() {
            return Message.of(given ? "choice.consent" : "choice.refuse");
        }
    }

    /** Puts the hero on a territory of the player's: articles hero-placing and hero-return. */
    record PlaceHero(Territory territory) implements RiskChoice {
        @Override
        public Message message() {
            return Message.of("choice.place-hero", territory);
        }
    }

    /** Where the next units go: articles placing-reinforcements, card-terran-repair. */
    record Place(Territory territory) implements RiskChoice {
        @Override
        public Message message() {
            return Message.of("choice.place", territory);
        }
    }

    /** How many units: to place, to move, to remove. */
    record Units(int units) implements RiskChoice {
        @Override
        public Message message() {
            return Message.of("choice.units", units);
        }
    }

    /** Plays the ability of a faction card: article playing-a-card. */
    record PlayCard(FactionCard card) implements RiskChoice {
        @Override
        public Message message() {
            return Message.of("choice.play-card", card);
        }
    }

    /** Begins to hand cards in for their stars: article hand-in. */
    record HandIn() implements RiskChoice {
        @Override
        public Message message() {
            return Message.of("choice.hand-in");
        }
    }

    /** Adds a card to those to be handed in. */
    record AddCard(FactionCard card) implements RiskChoice {
        @Override
        public Message message() {
            return Message.of("choice.add-card", card);
        }
    }

    /** Hands in the cards chosen, or none after all if none is chosen. */
    record Done() implements RiskChoice {
        @Override
        public Message message() {
            return Message.of("choice.done");
        }
    }

    /** Declares an invasion: article declaration. */
    record Invade(Territory from, Territory to) implements RiskChoice {
        @Override
        public Message message() {
            return Message.of("choice.invade", from, to);
        }
    }

    /** Ends the attack step. */
    record EndAttacks() implements RiskChoice {
        @Override
        public Message message() {
            return Message.of("choice.end-attacks");
        }
    }

    /** Commits units to a roll, the hero among them or not: articles commit, attack-dice, hero-naming. */
    record Commit(int units, boolean hero) implements RiskChoice {
        @Override
        public Message message() {
            return Message.of(hero ? "choice.commit-with-hero" : "choice.commit", units);
        }
    }

    /** Stops the invasion: article stopping. */
    record Stop() implements RiskChoice {
        @Override
        public Message message() {
            return Message.of("choice.stop");
        }
    }

    /** Defends with so many units: article defence-dice. */
    record Defend(int units) implements RiskChoice {
        @Override
        public Message message() {
            return Message.of("choice.defend", units);
        }
    }

    /** Does nothing in a window or with an offer. */
    record Pass() implements RiskChoice {
        @Override
        public Message message() {
            return Message.of("choice.pass");
        }
    }

    /** Chooses one die by its position from the highest, from 1: article card-terran-missile-turret. */
    record Die(int die) implements RiskChoice {
        @Override
        public Message message() {
            return Message.of("choice.die", die);
        }
    }

    /** Throws the dice at these positions from the highest, from 1, again; none to keep all: article rerolls. */
    record Reroll(List<Integer> dice) implements RiskChoice {
        public Reroll {
            dice = List.copyOf(dice);
        }

        @Override
        public Message message() {
            return dice.isEmpty() ? Message.of("choice.keep-dice") : Message.of("choice.reroll", dice);
        }
    }

    /** Chooses a territory as the target of a card. */
    record Target(Territory territory) implements RiskChoice {
        @Override
        public Message message() {
            return Message.of("choice.target", territory);
        }
    }

    /** Chooses an opponent as the target of a card. */
    record Opponent(Seat opponent) implements RiskChoice {
        @Override
        public Message message() {
            return Message.of("choice.opponent", opponent);
        }
    }

    /** Takes an achievement from the board: article achievement-step. */
    record TakeAchievement(Achievement achievement) implements RiskChoice {
        @Override
        public Message message() {
            return Message.of("choice.take-achievement", achievement);
        }
    }

    /** Draws a faction card: article card-step. */
    record DrawCard() implements RiskChoice {
        @Override
        public Message message() {
            return Message.of("choice.draw-card");
        }
    }

    /** Moves units away from a territory: article manoeuvre. */
    record MoveFrom(Territory territory) implements RiskChoice {
        @Override
        public Message message() {
            return Message.of("choice.move-from", territory);
        }
    }

    /** Moves units to a territory. */
    record MoveTo(Territory territory) implements RiskChoice {
        @Override
        public Message message() {
            return Message.of("choice.move-to", territory);
        }
    }

    /** Lets the hero go with the units or stay: article hero-with-units. */
    record HeroGoes(boolean goes) implements RiskChoice {
        @Override
        public Message message() {
            return Message.of(goes ? "choice.hero-goes" : "choice.hero-stays");
        }
    }

    /** Ends the turn. */
    record EndTurn() implements RiskChoice {
        @Override
        public Message message() {
            return Message.of("choice.end-turn");
        }
    }
}
