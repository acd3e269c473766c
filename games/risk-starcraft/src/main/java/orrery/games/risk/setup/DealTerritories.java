package orrery.games.risk.setup;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import orrery.core.Next;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.risk.Neutrals;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskState;
import orrery.games.risk.SetupFact;
import orrery.games.risk.board.Territory;
import orrery.games.risk.cards.FactionCard;

/** In a game for two, cards give nine territories to each player and six to each neutral: article duel-dealing. */
public record DealTerritories(boolean chosen) implements Segment<RiskState, RiskFact> {

    private static final int TO_A_PLAYER = 9;
    private static final int TO_A_NEUTRAL = 6;

    @Override
    public Next play(Table<RiskState, RiskFact> table) {
        List<FactionCard> cards = new ArrayList<>(List.of(FactionCard.values()));
        for (Seat holder : table.state().holders()) {
            if (table.state().mustering(holder) > 0) {
                List<Territory> dealt = new ArrayList<>();
                for (int i = 0; i < (Neutrals.is(holder) ? TO_A_NEUTRAL : TO_A_PLAYER); i++) {
                    dealt.add(LayFields.turnUp(table, cards));
                }
                Collections.sort(dealt);
                table.record(new SetupFact.TerritoriesDealt(holder, dealt));
            }
        }
        return new PlaceBases(chosen ? StartRoll.highest(table) : Seat.of(0), 0, chosen);
    }
}
