package orrery.games.risk;

import orrery.core.Purpose;

/** What chance is asked for. */
public enum RiskPurpose implements Purpose {
    /** Who chooses a place first: article start-roll. */
    START("start"),
    /** The attacker's dice of a roll. */
    ATTACK("attack"),
    /** The defender's dice of a roll. */
    DEFENCE("defence"),
    /** Attack dice thrown again. */
    ATTACK_AGAIN("attack-again"),
    /** Defence dice thrown again. */
    DEFENCE_AGAIN("defence-again"),
    /** Dice of a card that removes units. */
    CARD("card"),
    /** A faction card drawn: index among the cards of the deck in the order of their numbers. */
    DRAW("draw"),
    /** A card that names a territory, for a mineral field or a holder: index among those not turned up yet. */
    TERRITORY("territory"),
    /** An achievement for the board: index among those of its metal not drawn yet. */
    ACHIEVEMENT("achievement"),
    /** The reward turned up: index among those of its metal that lie face down. */
    REWARD("reward"),
    /** The bonus die of the attacker. */
    BONUS_ATTACK("bonus-attack"),
    /** The bonus die of the defender. */
    BONUS_DEFENCE("bonus-defence");

    private final String id;

    RiskPurpose(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }
}
