package orrery.games.risk.turn;

import java.util.Objects;
import orrery.core.Article;
import orrery.core.Message;
import orrery.core.Next;
import orrery.core.Offers;
import orrery.core.Outcome;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.risk.Articles;
import orrery.games.risk.Preset;
import orrery.games.risk.RiskChoice;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskQuestion;
import orrery.games.risk.RiskState;
import orrery.games.risk.Step;
import orrery.games.risk.TurnFact;
import orrery.games.risk.Victory;
import orrery.games.risk.board.Achievement;
import orrery.games.risk.board.Achievements;

/**
 * When attacks are over one fulfilled achievement may be taken from the board; the third wins at once if its owner holds
 * the base of their colour: articles achievement-step, one-achievement-a-turn, achievement-unique, victory-at-once,
 * team-planet, own-achievements.
 */
public record AchievementStep() implements Segment<RiskState, RiskFact> {

    @Override
    public Next play(Table<RiskState, RiskFact> table) {
        RiskState state = table.state();
        Seat seat = Objects.requireNonNull(state.active());
        if (fulfilled(state, seat) != 0
                && table.ask(new AchievementQuestion(state, seat))
                        instanceof RiskChoice.TakeAchievement(Achievement achievement)) {
            table.record(new TurnFact.AchievementTaken(seat, achievement));
            Outcome end = Victory.reached(table.state());
            if (end != null) {
                return end;
            }
            Rewards.turnUp(table, seat, achievement);
        }
        return new CardStep();
    }

    /** The achievements on the board that the seat fulfils now, as a bit mask. */
    public static int fulfilled(RiskState state, Seat seat) {
        Achievements.Holdings holdings = holdings(state, seat);
        int fulfilled = 0;
        for (int rest = state.achievementsOnBoard(); rest != 0; rest &= rest - 1) {
            Achievement achievement = Achievement.at(Integer.numberOfTrailingZeros(rest));
            fulfilled |= Achievements.fulfilled(achievement, holdings) ? achievement.bit() : 0;
        }
        return fulfilled;
    }

    private static Achievements.Holdings holdings(RiskState state, Seat seat) {
        return new Achievements.Holdings(
                state.held(seat), state.heldByTeam(seat), state.atTurnStart(), state.fields(), state.enemyBases(seat));
    }

    /** Which achievement to take, if any. */
    public static final class AchievementQuestion extends RiskQuestion {

        AchievementQuestion(RiskState state, Seat seat) {
            super(state, seat);
        }

        @Override
        protected Step step() {
            return Step.ACHIEVEMENT;
        }

        @Override
        protected Message prompt() {
            return Message.of("prompt.achievement");
        }

        @Override
        protected Article article() {
            return Articles.ACHIEVEMENT_STEP;
        }

        @Override
        protected void offer(Offers<RiskChoice> offers) {
            int fulfilled = fulfilled(state, seat());
            for (int rest = state.achievementsOnBoard(); rest != 0; rest &= rest - 1) {
                Achievement achievement = Achievement.at(Integer.numberOfTrailingZeros(rest));
                RiskChoice take = new RiskChoice.TakeAchievement(achievement);
                if ((fulfilled & achievement.bit()) != 0) {
                    offers.legal(take, achievement);
                } else if (offers.explains()) {
                    offers.illegal(take, Articles.of(achievement), missing(achievement), achievement);
                }
            }
            offers.legal(Preset.PASS);
        }

        private Message missing(Achievement achievement) {
            return Message.of(
                    "why.not-fulfilled",
                    achievement,
                    Achievements.reached(achievement, holdings(state, seat())),
                    Achievements.needed(achievement));
        }
    }
}
