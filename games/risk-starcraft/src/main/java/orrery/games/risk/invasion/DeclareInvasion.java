package orrery.games.risk.invasion;

import java.util.Objects;
import orrery.core.Next;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.risk.InvasionFact;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskState;
import orrery.games.risk.board.Territory;
import orrery.games.risk.cards.CardWindow;
import orrery.games.risk.turn.AttackStep;

/**
 * An invasion is declared. The first time this turn for this pair of territories, both sides may play the cards of that
 * moment: articles invasion, declaration, same-invasion, window-attack-declared, window-defence-declared.
 */
public record DeclareInvasion(Territory from, Territory to) implements Segment<RiskState, RiskFact> {

    @Override
    public Next play(Table<RiskState, RiskFact> table) {
        RiskState state = table.state();
        Seat attacker = Objects.requireNonNull(state.active());
        if (state.invasion(from, to) == null) {
            table.record(new InvasionFact.InvasionDeclared(attacker, from, to));
            InvasionCards cards = new InvasionCards(table, from, to);
            cards.sharedWindow(CardWindow.ATTACK_DECLARED, CardWindow.DEFENCE_DECLARED);
            if (cards.invasion().blocked()) {
                return new AttackStep();
            }
        }
        return new FightRoll(from, to, false);
    }
}
