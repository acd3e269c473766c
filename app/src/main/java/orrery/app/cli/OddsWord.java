package orrery.app.cli;

import java.util.Locale;
import java.util.concurrent.Callable;
import orrery.app.BadInput;
import orrery.kit.dice.Battle;
import orrery.kit.dice.Modifiers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Exact chances of an invasion. */
@Command(
        name = "odds",
        mixinStandardHelpOptions = true,
        description = "Exact chances of an invasion that is fought to the end with all the dice allowed.")
public final class OddsWord implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "GAME", description = "risk-starcraft")
    private String game = "";

    @Option(names = "--attackers", required = true, description = "Units that may attack, without the one that stays.")
    private int attackers;

    @Option(names = "--defenders", required = true, description = "Defending units.")
    private int defenders;

    @Option(names = "--hero", description = "attacker, defender or both")
    private String hero = "";

    @Override
    public Integer call() {
        if (!game.equals("risk-starcraft")) {
            throw new BadInput("odds are there for risk-starcraft, not for '" + game + "'");
        }
        if (attackers < 1 || defenders < 1 || attackers > Battle.MOST_UNITS || defenders > Battle.MOST_UNITS) {
            throw new BadInput("--attackers and --defenders are 1 to " + Battle.MOST_UNITS);
        }
        Modifiers modifiers = switch (hero) {
            case "" -> Modifiers.NONE;
            case "attacker" -> Modifiers.NONE.withAttackHighest(1);
            case "defender" -> Modifiers.NONE.withDefenceHighest(1);
            case "both" -> Modifiers.NONE.withAttackHighest(1).withDefenceHighest(1);
            default -> throw new BadInput("--hero is attacker, defender or both, not '" + hero + "'");
        };
        Battle battle = Battle.of(modifiers, attackers, defenders);
        print("attacker wins        %6.2f %%", 100 * battle.winProbability());
        print("attackers left       %6.2f on average", battle.expectedAttackersLeft());
        print("defenders left       %6.2f on average", battle.expectedDefendersLeft());
        for (int left = attackers; left >= 1; left--) {
            bar(left + " attackers left", battle.attackersLeft(left));
        }
        for (int left = 1; left <= defenders; left++) {
            bar(left + " defenders left", battle.defendersLeft(left));
        }
        return 0;
    }

    private static void bar(String what, double probability) {
        if (probability >= 0.0005) {
            print("%-20s %6.2f %% %s", what, 100 * probability, "#".repeat((int) Math.round(50 * probability)));
        }
    }

    private static void print(String pattern, Object... args) {
        System.out.println(String.format(Locale.ROOT, pattern, args));
    }
}
