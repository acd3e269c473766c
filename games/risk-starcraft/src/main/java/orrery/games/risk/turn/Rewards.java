package orrery.games.risk.turn;

import java.util.List;
import orrery.core.Message;
import orrery.core.Seat;
import orrery.core.Table;
import orrery.games.risk.Articles;
import orrery.games.risk.Masks;
import orrery.games.risk.Preset;
import orrery.games.risk.Questions;
import orrery.games.risk.RewardFact;
import orrery.games.risk.RiskChoice;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskPurpose;
import orrery.games.risk.RiskState;
import orrery.games.risk.Step;
import orrery.games.risk.board.Achievement;
import orrery.games.risk.board.Reward;
import orrery.games.risk.board.Territory;

/** Rewards come with achievements, and towers go with their ground: articles reward, reward-hidden, tower, tower-lost. */
public final class Rewards {

    private Rewards() {}

    /** Turns up the reward on an achievement just taken; a tower is put on the board at once: article reward-at-once. */
    static void turnUp(Table<RiskState, RiskFact> table, Seat seat, Achievement achievement) {
        boolean silver = (Achievement.SILVER & achievement.bit()) != 0;
        int hidden = table.state().rewardsHidden() & (silver ? Reward.SILVER : ~Reward.SILVER);
        if (hidden == 0) {
            return;
        }
        int index = table.draw(Integer.bitCount(hidden), RiskPurpose.REWARD);
        Reward reward = Reward.at(Long.numberOfTrailingZeros(Masks.nth(hidden, index)));
        table.record(new RewardFact.RewardGained(seat, reward));
        if (reward.isTower()) {
            raise(table, seat, reward);
        }
    }

    private static void raise(Table<RiskState, RiskFact> table, Seat seat, Reward tower) {
        RiskState state = table.state();
        long free = state.held(seat) & ~state.towers();
        if (free == 0) {
            table.record(new RewardFact.RewardsLost(seat, List.of(tower)));
            return;
        }
        RiskChoice choice = table.ask(Questions.of(
                state, seat, Step.ACHIEVEMENT, Articles.TOWER, () -> Message.of("prompt.place-tower"), offers -> {
                    Masks.territories(free).forEach(at -> offers.legal(Preset.placeTower(at), at));
                    if (offers.explains()) {
                        Masks.territories(state.held(seat) & ~free)
                                .forEach(at -> offers.illegal(
                                        Preset.placeTower(at), Articles.TOWER, Message.of("why.tower-there", at), at));
                    }
                }));
        table.record(new RewardFact.TowerRaised(seat, tower, ((RiskChoice.PlaceTower) choice).territory()));
    }

    /** A territory is about to change hands: a tower of its holder there is out of the game. */
    public static void towerLost(Table<RiskState, RiskFact> table, Seat holder, Territory territory) {
        for (Reward reward : Masks.rewards(table.state().rewards(holder))) {
            if (reward.isTower() && table.state().tower(reward) == territory) {
                table.record(new RewardFact.RewardsLost(holder, List.of(reward)));
            }
        }
    }
}
