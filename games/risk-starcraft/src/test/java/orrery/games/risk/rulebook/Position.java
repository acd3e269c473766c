package orrery.games.risk.rulebook;

import java.util.EnumSet;
import java.util.Set;
import orrery.core.Seat;
import orrery.games.risk.RiskState;
import orrery.games.risk.board.Territory;
import orrery.games.risk.cards.FactionCard;

/** What lies on the table, in sets that are easy to read: articles control, starting-base, mineral-field. */
final class Position {

    private Position() {}

    static Set<Territory> held(RiskState state, Seat seat) {
        Set<Territory> held = EnumSet.noneOf(Territory.class);
        for (Territory territory : Territory.values()) {
            if (seat.equals(state.owner(territory))) {
                held.add(territory);
            }
        }
        return held;
    }

    static boolean hasField(RiskState state, Territory territory) {
        return (state.fields() & territory.bit()) != 0;
    }

    /** Whether anybody's base stands there, also that of an eliminated player: articles base, elimination-base. */
    static boolean hasBase(RiskState state, Territory territory) {
        return Seat.first(state.seats()).stream().anyMatch(seat -> state.base(seat) == territory);
    }

    static boolean inHand(RiskState state, Seat seat, FactionCard card) {
        return (state.hand(seat) & card.bit()) != 0;
    }

    /** Own cards and captured ones: article hand-in. */
    static Set<FactionCard> goodForStars(RiskState state, Seat seat) {
        Set<FactionCard> cards = EnumSet.noneOf(FactionCard.class);
        for (FactionCard card : FactionCard.values()) {
            if (((state.hand(seat) | state.captured(seat)) & card.bit()) != 0) {
                cards.add(card);
            }
        }
        return cards;
    }

    static int mostUnits(RiskState state) {
        int most = state.reinforcements();
        for (Territory territory : Territory.values()) {
            most = Math.max(most, state.units(territory));
        }
        return most;
    }
}
