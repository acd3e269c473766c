package orrery.bots.risk;

import java.util.random.RandomGenerator;
import orrery.core.Choice;
import orrery.core.Choices;
import orrery.games.risk.RiskChoice;

/** Attacks and takes whenever it can, and chooses at random among what is equally eager. */
final class EagerBot {

    private EagerBot() {}

    static int choose(Choices<?> legal, RandomGenerator random) {
        int best = 0;
        int eagerness = Integer.MIN_VALUE;
        int equals = 0;
        for (int i = 0; i < legal.size(); i++) {
            int now = eagerness(legal.get(i));
            if (now > eagerness) {
                best = i;
                eagerness = now;
                equals = 1;
            } else if (now == eagerness && random.nextInt(++equals) == 0) {
                best = i;
            }
        }
        return best;
    }

    private static int eagerness(Choice choice) {
        return switch ((RiskChoice) choice) {
            case RiskChoice.TakeAchievement t -> 9;
            case RiskChoice.Invade i -> 8;
            case RiskChoice.Commit c -> 10 + 2 * c.units() + (c.hero() ? 1 : 0);
            case RiskChoice.Defend d -> d.units();
            case RiskChoice.Units u -> u.units();
            case RiskChoice.HandIn h -> 9;
            case RiskChoice.AddCard a -> 5;
            case RiskChoice.PlayCard p -> 7;
            case RiskChoice.DrawCard d -> 5;
            case RiskChoice.HeroGoes h -> h.goes() ? 1 : 0;
            case RiskChoice.Stop s -> 0;
            case RiskChoice.Pass p -> 0;
            case RiskChoice.EndAttacks e -> 0;
            case RiskChoice.EndTurn e -> 3;
            case RiskChoice.MoveFrom m -> 2;
            default -> 4;
        };
    }
}
