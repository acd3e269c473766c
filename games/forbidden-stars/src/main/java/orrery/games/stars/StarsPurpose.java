package orrery.games.stars;

import orrery.core.Purpose;

/** What chance is asked for. */
public enum StarsPurpose implements Purpose {
    /** Who is first player: article first-player-draw. */
    FIRST_PLAYER("first-player"),
    /** The neutral tiles of a seat, by the order of their numbers: article deal-tiles. */
    TILES("tiles"),
    /** Choices of the quick start: article quick-start. */
    BOARD("board"),
    /** A card of a combat deck, by its place among those left, copies counted. */
    COMBAT_DECK("combat-deck"),
    /** A card of an event deck, by its place among those left. */
    EVENT_DECK("event-deck"),
    ATTACK_DICE("attack-dice"),
    DEFENCE_DICE("defence-dice"),
    STRIKE_DICE("strike-dice"),
    /** Dice thrown again. */
    DICE_AGAIN("dice-again"),
    /** A die gained by a throw. */
    RANDOM_DIE("random-die"),
    /** A card of a hand that is discarded at random. */
    DISCARD("discard");

    private final String id;

    StarsPurpose(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }
}
