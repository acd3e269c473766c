package orrery.games.risk.setup;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import orrery.core.Next;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskPurpose;
import orrery.games.risk.RiskState;
import orrery.games.risk.SetupFact;
import orrery.games.risk.board.Territory;
import orrery.games.risk.cards.FactionCard;

/**
 * Fifteen faction cards are turned up, and a mineral field is put on the territory of each; then the cards go back: article
 * fields-by-cards. In a game for two this comes after the starting units: article duel-fields.
 */
public record LayFields(boolean chosen) implements Segment<RiskState, RiskFact> {

    private static final int FIELDS = 15;

    @Override
    public Next play(Table<RiskState, RiskFact> table) {
        List<FactionCard> cards = new ArrayList<>(List.of(FactionCard.values()));
        List<Territory> territories = new ArrayList<>();
        for (int i = 0; i < FIELDS; i++) {
            territories.add(turnUp(table, cards));
        }
        Collections.sort(territories);
        table.record(new SetupFact.FieldsLaid(territories));
        RiskState state = table.state();
        return state.mode().neutrals(state.seats()) ? new RollForFirstTurn(chosen) : new LayAchievements(chosen);
    }

    /** Turns one of these cards up; the territory it names. */
    static Territory turnUp(Table<RiskState, RiskFact> table, List<FactionCard> cards) {
        return cards.remove(table.draw(cards.size(), RiskPurpose.TERRITORY)).territory();
    }
}
