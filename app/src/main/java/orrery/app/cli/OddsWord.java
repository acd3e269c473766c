package orrery.app.cli;

import java.util.concurrent.Callable;
import orrery.app.BadInput;
import orrery.app.ExitStatus;
import orrery.app.Rounded;
import orrery.app.Speech;
import orrery.core.Message;
import orrery.kit.dice.Battle;
import orrery.kit.dice.Modifiers;
import orrery.words.Words;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Exact chances of an invasion. */
@Command(name = "odds", mixinStandardHelpOptions = true)
public final class OddsWord implements Callable<Integer> {

    private static final String GAME = "risk-starcraft";

    /** What is less likely than this is not listed. */
    private static final double NEGLIGIBLE = 0.0005;

    @Parameters(index = "0", paramLabel = "GAME", descriptionKey = "game")
    private String game = "";

    @Option(names = "--attackers", required = true, paramLabel = "A")
    private int attackers;

    @Option(names = "--defenders", required = true, paramLabel = "D")
    private int defenders;

    @Option(names = "--hero", paramLabel = "SIDE")
    private String hero = "";

    @Option(names = "--tower", paramLabel = "SIDE")
    private String tower = "";

    @Option(names = "--bonus-die", paramLabel = "SIDE")
    private String bonusDie = "";

    @Option(names = "--stop-at", paramLabel = "N")
    private int stopAt;

    @Mixin
    private final LanguageOption language = new LanguageOption();

    @Override
    public Integer call() {
        if (!game.equals(GAME)) {
            throw new BadInput("bad.odds-game", GAME, game);
        }
        within("--attackers", attackers);
        within("--defenders", defenders);
        if (stopAt < 0 || stopAt >= attackers) {
            throw new BadInput("bad.between", "--stop-at", 0, attackers - 1, stopAt);
        }
        print(Battle.of(modifiers(), attackers, defenders, stopAt), Speech.ofProgram(language.language()));
        return ExitStatus.DONE;
    }

    private static void within(String option, int units) {
        if (units < 1 || units > Battle.MOST_UNITS) {
            throw new BadInput("bad.between", option, 1, Battle.MOST_UNITS, units);
        }
    }

    /** Which sides an option names. */
    private record Sides(boolean attacker, boolean defender) {

        static Sides of(String option, String value) {
            return switch (value) {
                case "" -> new Sides(false, false);
                case "attacker" -> new Sides(true, false);
                case "defender" -> new Sides(false, true);
                case "both" -> new Sides(true, true);
                default -> throw new BadInput("bad.side", option, value);
            };
        }
    }

    private Modifiers modifiers() {
        Sides heroes = Sides.of("--hero", hero);
        Sides towers = Sides.of("--tower", tower);
        Sides bonusDice = Sides.of("--bonus-die", bonusDie);
        return Modifiers.NONE
                .withAttackHighest(one(heroes.attacker()) + one(towers.attacker()))
                .withDefenceHighest(one(heroes.defender()) + one(towers.defender()))
                .withAttackBonusDie(bonusDice.attacker())
                .withDefenceBonusDie(bonusDice.defender());
    }

    private static int one(boolean there) {
        return there ? 1 : 0;
    }

    private void print(Battle battle, Words words) {
        print(words, "odds.wins", Rounded.percent(battle.winProbability(), 2));
        print(words, "odds.attackers", Rounded.to(battle.expectedAttackersLeft(), 2));
        print(words, "odds.defenders", Rounded.to(battle.expectedDefendersLeft(), 2));
        for (int left = attackers; left >= 1; left--) {
            outcome(words, "odds.attackers-left", left, battle.attackersLeft(left));
        }
        for (int left = 1; left <= defenders; left++) {
            outcome(words, "odds.defenders-left", left, battle.defendersLeft(left));
        }
    }

    private static void outcome(Words words, String key, int left, double probability) {
        if (probability >= NEGLIGIBLE) {
            print(words, key, left, Rounded.percent(probability, 2));
        }
    }

    private static void print(Words words, String key, Object... args) {
        System.out.println(words.say(Message.of(key, args)));
    }
}
