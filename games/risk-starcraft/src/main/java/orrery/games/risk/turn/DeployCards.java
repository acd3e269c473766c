package orrery.games.risk.turn;

import orrery.core.Message;
import orrery.core.Seat;
import orrery.core.Table;
import orrery.games.risk.Articles;
import orrery.games.risk.CardFact;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskState;
import orrery.games.risk.Step;
import orrery.games.risk.TurnFact;
import orrery.games.risk.cards.Ability;
import orrery.games.risk.cards.FactionCard;

/** Cards of the deploy step: article window-deploy. */
final class DeployCards {

    private DeployCards() {}

    static void play(Table<RiskState, RiskFact> table, Seat seat, FactionCard card) {
        table.record(new CardFact.CardPlayed(seat, card));
        for (Ability ability : card.abilities()) {
            switch (ability) {
                case Ability.Reinforce(int least, int most) -> {
                    RiskState state = table.state();
                    int fields = Long.bitCount(state.held(seat) & state.fields());
                    table.record(new TurnFact.MoreReinforcements(seat, Math.clamp(fields, least, most)));
                }
                case Ability.Warp(int upTo) ->
                    Manoeuvres.free(
                            table,
                            seat,
                            Step.DEPLOY,
                            Articles.of(card),
                            upTo,
                            false,
                            () -> Message.of("prompt.warp-from", upTo));
                default -> throw new IllegalStateException(card.id() + " is no card of the deploy step");
            }
        }
    }
}
