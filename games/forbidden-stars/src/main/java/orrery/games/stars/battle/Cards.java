package orrery.games.stars.battle;

import orrery.core.Seat;
import orrery.core.Table;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsPurpose;
import orrery.games.stars.StarsState;
import orrery.games.stars.components.CombatCard;

/** Combat cards in decks, hands and on the table. Articles combat-deck, combat-hand, discarding-cards. */
final class Cards {

    private Cards() {}

    /** Draws a card, if there is one. */
    static void draw(Table<StarsState, StarsFact> table, int seat) {
        int deck = table.state().deck(seat);
        int size = StarsState.cards(deck);
        if (size > 0) {
            int number = StarsState.cardAt(deck, table.draw(size, StarsPurpose.COMBAT_DECK));
            table.record(new StarsFact.CardDrawn(
                    Seat.of(seat), CombatCard.of(table.state().faction(seat), number)));
        }
    }
}
