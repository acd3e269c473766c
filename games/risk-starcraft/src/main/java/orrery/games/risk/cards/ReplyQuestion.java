package orrery.games.risk.cards;

import java.util.List;
import orrery.core.Message;
import orrery.core.Seat;
import orrery.games.risk.RiskState;
import orrery.games.risk.board.Territory;
import orrery.games.risk.invasion.Invasion;

/** Whether a seat replies to an attack card that has just been played against it. */
final class ReplyQuestion extends CardQuestion {

    private final FactionCard card;
    private final List<Territory> aimedAt;

    /** @param aimedAt territories of the seat that would lose units, if the card names any */
    ReplyQuestion(RiskState state, Seat seat, CardWindows.Moment moment, FactionCard card, List<Territory> aimedAt) {
        super(state, seat, CardWindow.RESPONSE_TO_ATTACK_CARD, moment);
        this.card = card;
        this.aimedAt = List.copyOf(aimedAt);
    }

    @Override
    protected Message prompt() {
        Invasion invasion = moment().invasion();
        return invasion == null || !aimedAt.isEmpty()
                ? Message.of("prompt.aimed", card, aimedAt)
                : Message.of("prompt.window.response-to-attack-card", card, invasion.from(), invasion.to());
    }
}
