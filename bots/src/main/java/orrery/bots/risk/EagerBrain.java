package orrery.bots.risk;

import java.util.random.RandomGenerator;
import orrery.core.Choices;
import orrery.core.Question;
import orrery.games.risk.Preset;
import orrery.games.risk.RiskChoice;
import orrery.games.risk.invasion.FightRoll;
import orrery.games.risk.turn.AchievementStep;
import orrery.games.risk.turn.AttackStep;

/** Invades as long as it can, with all it can, and takes what it can get; where that says nothing it is random. */
record EagerBrain(RandomGenerator random) implements RiskBrain {

    @Override
    public int choose(RiskSight sight, Question<?> question, Choices<?> legal) {
        int pick = switch (question) {
            case AttackStep.AttackQuestion attack -> anyInvasion(legal);
            case FightRoll.CommitQuestion commit -> Picks.mostCommitted(legal);
            case FightRoll.DefendQuestion defend -> legal.size() - 1;
            case AchievementStep.AchievementQuestion take -> 0;
            default -> taken(legal);
        };
        return pick == Picks.NONE ? random.nextInt(legal.size()) : pick;
    }

    private int anyInvasion(Choices<?> legal) {
        int invasions = 0;
        for (int i = 0; i < legal.size(); i++) {
            invasions += legal.get(i) instanceof RiskChoice.Invade ? 1 : 0;
        }
        // invasions come last in the list
        return invasions == 0 ? Picks.NONE : legal.size() - invasions + random.nextInt(invasions);
    }

    private static int taken(Choices<?> legal) {
        if (legal.get(0) instanceof RiskChoice.Units) {
            return legal.size() - 1;
        }
        return Picks.indexOf(legal, Preset.DRAW_CARD);
    }
}
