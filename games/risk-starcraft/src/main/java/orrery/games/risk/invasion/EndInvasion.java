package orrery.games.risk.invasion;

import orrery.core.Next;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskState;
import orrery.games.risk.board.Territory;
import orrery.games.risk.cards.CardWindow;
import orrery.games.risk.turn.AttackStep;

/** An invasion is over: article window-attack-invasion-ended. */
public record EndInvasion(Territory from, Territory to, Seat defender) implements Segment<RiskState, RiskFact> {

    @Override
    public Next play(Table<RiskState, RiskFact> table) {
        InvasionCards cards = new InvasionCards(table, from, to, defender);
        cards.attackerWindow(CardWindow.ATTACK_INVASION_ENDED);
        return new AttackStep();
    }
}
