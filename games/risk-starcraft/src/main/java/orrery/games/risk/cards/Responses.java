package orrery.games.risk.cards;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import orrery.core.Seat;
import orrery.core.Table;
import orrery.games.risk.CardFact;
import orrery.games.risk.RiskChoice;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskState;
import orrery.games.risk.board.Territory;
import orrery.games.risk.invasion.Invasion;

/**
 * Replies to an attack card just played, before it takes effect: articles window-response-to-attack-card, cancelled-card.
 */
public final class Responses {

    private Responses() {}

    /**
     * Asks those whom the card would hit, in order, and says whether one of them has cancelled it.
     *
     * @param hit the seats, and of each the territories from which the card would remove units, if it names any
     */
    public static boolean cancelled(
            Table<RiskState, RiskFact> table,
            FactionCard card,
            Map<Seat, List<Territory>> hit,
            @Nullable Invasion during) {
        if (card.kind() != CardKind.ATTACK) {
            return false;
        }
        CardWindows.Moment moment = CardWindows.Moment.of(during);
        for (Map.Entry<Seat, List<Territory>> at : hit.entrySet()) {
            Seat seat = at.getKey();
            RiskState state = table.state();
            if (!state.isEliminated(seat)
                    && defenceAllowed(state, during)
                    && CardWindows.mayHold(state, seat, CardWindow.RESPONSE_TO_ATTACK_CARD, moment)
                    && table.ask(new ReplyQuestion(state, seat, moment, card, at.getValue()))
                            instanceof RiskChoice.PlayCard(FactionCard reply)) {
                table.record(new CardFact.CardPlayed(seat, reply));
                table.record(new CardFact.CardCancelled(card));
                return true;
            }
        }
        return false;
    }

    /** Whether defence cards may be played at all now: article forbidden-cards. */
    public static boolean defenceAllowed(RiskState state, @Nullable Invasion invasion) {
        return !state.defenceForbidden() && (invasion == null || !invasion.noDefenceCards());
    }
}
