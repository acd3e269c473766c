package orrery.games.risk.cards;

import orrery.kit.data.ComponentRecord;

/**
 * The small vocabulary of effects of which the abilities of all faction cards are made. The numbers of each card come from
 * its operations in faction-cards.json.
 */
public sealed interface Ability {

    /** An effect that lasts while the same pair of territories is invaded this turn: article effect-duration. */
    sealed interface Lasting extends Ability {}

    /** An effect that not every position allows: article possible-effects-only. */
    sealed interface Conditional extends Ability {}

    /** More attack dice are thrown than units are committed, and as many of the lowest dropped. */
    record ExtraDice(int dice) implements Lasting {}

    /** A change of each attack die, for some rolls or (0) for all. */
    record EachAttackDie(int delta, int rolls) implements Lasting {}

    /** A change of the highest attack die. */
    record HighestAttackDie(int delta) implements Lasting {}

    /** A change of the highest defence die, up or down. */
    record HighestDefenceDie(int delta) implements Lasting {}

    /** The attacker commits at most so many units a roll. */
    record AttackLimit(int units, boolean nearBase) implements Lasting, Conditional {}

    /** The defender commits at most so many units a roll. */
    record DefenceLimit(int units) implements Lasting {}

    /** The attacker may throw attack dice again, once per roll. */
    record RerollAttack() implements Lasting {}

    /** No more defence cards in this invasion. */
    record ForbidDefence() implements Lasting {}

    /** The defender loses fewer units in this and later rolls, until so many losses have been prevented. */
    record Shield(int perRoll, int total) implements Lasting {}

    /** Units of the invaded territory are removed, at the price of own ones. */
    record Bombard(int upTo, int price) implements Conditional {}

    /** Dice remove units of the invaded territory. */
    record Storm(int dice, int hitOn) implements Conditional {}

    /** All attack dice of this roll show a value. */
    record SetAttackDice(int value) implements Ability {}

    /** One attack die, chosen by the defender, shows a value in this roll. */
    record SetChosenAttackDie(int value) implements Ability {}

    /** Attack dice of this roll count at most so much. */
    record CapAttackDice(int most) implements Ability {}

    /** The defender may throw defence dice again, several times. */
    record RerollDefence(int times) implements Ability {}

    /** The defender loses more units if the attacker's highest die won. */
    record ExtraLoss(int units) implements Conditional {}

    /** A side loses fewer units in this roll. */
    record Prevent(boolean attacker, int units) implements Conditional {}

    /** Lost attackers come back when the invasion is over. */
    record Regenerate(int upTo) implements Conditional {}

    /** The card just played has no effect. */
    record Cancel() implements Ability {}

    /** The invasion is over and may not be declared again this turn. */
    record CallOff() implements Ability {}

    /** Units appear on the invaded territory. */
    record Incubate(int units) implements Ability {}

    /** Units of the chosen neighbouring enemy territory are halved. */
    record Nuke(int most) implements Conditional {}

    /** Units of enemy territories next to the conquered one are removed. */
    record Flames(int total, int perTerritory) implements Conditional {}

    /** More reinforcements: a number, or one for each mineral field held, within bounds. */
    record Reinforce(int least, int most) implements Ability {}

    /** Units travel between two own territories at once. */
    record Warp(int upTo) implements Ability {}

    /** Units are placed on own territories with a base or a mineral field. */
    record Garrison(int units) implements Conditional {}

    /** Units are placed on one own territory. */
    record Reserve(int units) implements Ability {}

    /** One more manoeuvre between any two own territories. */
    record FreeManoeuvre() implements Conditional {}

    /** An invasion from exactly so far away. */
    record Drop(int distance) implements Conditional {}

    /** An invasion of any territory of a planet on which the player holds one. */
    record Tunnel() implements Conditional {}

    /** A look at an opponent's cards, and no defence cards of opponents this turn. */
    record Survey() implements Ability {}

    /** The part that forbids opponents' defence cards for the turn belongs to {@link Survey}. */
    record ForbidDefenceThisTurn() implements Ability {}

    /** As many as there are. */
    int ALL = 99;

    /** Reads one operation of a card. */
    static Ability of(ComponentRecord op) {
        boolean attacker = op.text("side", "").equals("attacker");
        return switch (op.text("op")) {
            case "extra-die-drop-lowest" -> new ExtraDice(op.number("count", 1, 6));
            case "modify-die" -> modifier(op, attacker);
            case "limit-dice" ->
                attacker
                        ? new AttackLimit(
                                op.number("max", 1, 3),
                                !op.text("condition", "").isEmpty())
                        : new DefenceLimit(op.number("max", 1, 2));
            case "reroll" -> attacker ? new RerollAttack() : new RerollDefence(op.number("times", 1, 3));
            case "forbid-cards" -> op.text("scope").equals("turn") ? new ForbidDefenceThisTurn() : new ForbidDefence();
            case "prevent-loss" -> prevention(op, attacker);
            case "remove-units" -> removal(op);
            case "roll-remove-units" -> new Storm(op.number("dice", 1, 9), op.number("hitOn", 2, 6));
            case "set-die" ->
                attacker && op.text("chosenBy", "").isEmpty()
                        ? new SetAttackDice(op.number("value", 1, 6))
                        : new SetChosenAttackDie(op.number("value", 1, 6));
            case "cap-die" -> new CapAttackDice(op.number("max", 1, 6));
            case "extra-loss" -> new ExtraLoss(op.number("count", 1, 9));
            case "return-lost-units" -> new Regenerate(op.number("max", 1, 9));
            case "cancel-card" -> new Cancel();
            case "cancel-invasion" -> new CallOff();
            case "add-units" -> addition(op);
            case "add-reinforcements" -> reinforcement(op);
            case "move-units" -> new Warp(op.number("max", 1, 9));
            case "extra-manoeuvre" -> new FreeManoeuvre();
            case "invade-at-distance" -> new Drop(op.number("distance", 2, 5));
            case "invade-anywhere-on-planet" -> new Tunnel();
            case "look-at-hand" -> new Survey();
            default -> throw op.wrong("op", "an operation the program knows");
        };
    }

    private static Ability modifier(ComponentRecord op, boolean attacker) {
        int delta = op.number("delta", -3, 3);
        if (op.text("die").equals("each")) {
            return new EachAttackDie(delta, op.number("rolls", 0, 9, 0));
        }
        return attacker ? new HighestAttackDie(delta) : new HighestDefenceDie(delta);
    }

    private static Ability prevention(ComponentRecord op, boolean attacker) {
        if (op.text("scope").equals("invasion")) {
            return new Shield(op.number("count", 1, 9), op.number("maxTotal", 1, 99));
        }
        return new Prevent(attacker, op.isNumber("count") ? op.number("count", 1, 9) : ALL);
    }

    private static Ability removal(ComponentRecord op) {
        return switch (op.text("target")) {
            case "defending-territory" -> new Bombard(op.number("count", 1, 9), 0);
            case "attacking-territory" -> new Bombard(0, op.number("count", 1, 9));
            case "chosen-enemy-adjacent-to-own" -> new Nuke(op.number("max", 1, 99));
            case "chosen-enemy-adjacent-to-conquered" ->
                new Flames(op.number("count", 1, 9), op.number("maxPerTerritory", 1, 9));
            default -> throw op.wrong("target", "a target the program knows");
        };
    }

    private static Ability addition(ComponentRecord op) {
        int units = op.number("count", 1, 9);
        return switch (op.text("target")) {
            case "defending-territory" -> new Incubate(units);
            case "chosen-own-with-base-or-mineral" -> new Garrison(units);
            case "chosen-own" -> new Reserve(units);
            default -> throw op.wrong("target", "a target the program knows");
        };
    }

    private static Ability reinforcement(ComponentRecord op) {
        String formula = op.text("formula");
        if (formula.matches("[1-9]")) {
            int units = Integer.parseInt(formula);
            return new Reinforce(units, units);
        }
        if (formula.matches("clamp\\(mineralFields,[1-9],[1-9]\\)")) {
            return new Reinforce(formula.charAt(20) - '0', formula.charAt(22) - '0');
        }
        throw op.wrong("formula", "a number or clamp(mineralFields,least,most)");
    }
}
