package orrery.games.stars.battle;

import orrery.core.Message;
import orrery.core.Next;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.stars.Articles;
import orrery.games.stars.Holdings;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsQuestion;
import orrery.games.stars.StarsState;
import orrery.games.stars.Step;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.OrderUpgrade;
import orrery.games.stars.operations.EndOfTurn;
import orrery.games.stars.operations.OrbitalStrike;

/** Battles that a card has caused, then a Corsair Raid. Articles card-wave-serpent, strike-after-battle. */
public record AfterBattle() implements Segment<StarsState, StarsFact> {

    @Override
    public Next play(Table<StarsState, StarsFact> table) {
        StarsState state = table.state();
        int seat = state.activeSeat();
        while (state.queued() > 0) {
            int area = state.queuedArea(0);
            int attacker = state.queuedSeat(0);
            if (state.isPresent(area, attacker) && state.holder(area) == StarsState.CONTESTED) {
                return new BeginBattle(attacker, area, true);
            }
            table.record(new StarsFact.BattleDropped(Area.at(area)));
        }
        if (state.isReady(seat, OrderUpgrade.CORSAIR_RAID)
                && table.ask(raid(state, seat)) instanceof StarsChoice.UseUpgrade) {
            Holdings.use(table, seat, OrderUpgrade.CORSAIR_RAID);
            return new OrbitalStrike();
        }
        return new EndOfTurn();
    }

    private static StarsQuestion raid(StarsState state, int seat) {
        return StarsQuestion.of(
                state,
                seat,
                Step.ORBITAL_STRIKE,
                Articles.of(OrderUpgrade.CORSAIR_RAID),
                () -> Message.of("prompt.upgrade", OrderUpgrade.CORSAIR_RAID),
                offers -> {
                    offers.legal(new StarsChoice.UseUpgrade(OrderUpgrade.CORSAIR_RAID), OrderUpgrade.CORSAIR_RAID);
                    offers.legal(new StarsChoice.Decline());
                });
    }
}
