package orrery.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import orrery.app.BadInput;
import orrery.app.ExitStatus;
import orrery.app.Rounded;
import orrery.app.Shell;
import orrery.app.Speech;
import orrery.core.Fact;
import orrery.core.Message;
import orrery.core.State;
import orrery.core.scenario.BadLine;
import orrery.kit.dice.Battle;
import orrery.kit.dice.Modifiers;
import orrery.testkit.scenario.Described;
import orrery.testkit.scenario.ScenarioRunner;
import orrery.words.SeatNames;
import orrery.words.Words;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Chances of an invasion given by numbers, exactly, or of what a described position asks. */
@Command(name = "odds", mixinStandardHelpOptions = true)
public final class OddsWord implements Callable<Integer> {

    /** The game whose battles are described by numbers of units alone. */
    private static final String BY_NUMBERS = "risk-starcraft";

    /** The games that know odds. */
    private static final List<String> GAMES = List.of(BY_NUMBERS, "forbidden-stars");

    @Parameters(index = "0", paramLabel = "GAME|FILE", descriptionKey = "described")
    private String what = "";

    @Option(names = "--attackers", paramLabel = "A")
    private @Nullable Integer attackers;

    @Option(names = "--defenders", paramLabel = "D")
    private @Nullable Integer defenders;

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

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() throws IOException {
        if (what.equals(BY_NUMBERS)) {
            ofNumbers();
        } else {
            ofPosition(Path.of(what));
        }
        return ExitStatus.DONE;
    }

    // ---- a position

    private void ofPosition(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            throw notThere(file);
        }
        for (OptionSpec option : spec.commandLine().getParseResult().matchedOptions()) {
            if (!option.longestName().equals(LanguageOption.NAME)) {
                throw new BadInput("bad.odds-option", option.longestName(), BY_NUMBERS);
            }
        }
        try {
            List<String> lines = lines(ScenarioRunner.ofAllGames().position(file));
            if (lines.isEmpty()) {
                throw new BadInput("bad.position-without-odds", what);
            }
            lines.forEach(System.out::println);
        } catch (BadLine bad) {
            throw new BadInput("bad.scenario", what, bad.line(), String.valueOf(bad.getMessage()));
        }
    }

    private BadInput notThere(Path file) {
        if (GAMES.contains(what)) {
            return new BadInput("bad.odds-by-position", what, Shell.command());
        }
        return Files.isDirectory(file)
                ? new BadInput("bad.odds-folder", what)
                : new BadInput("bad.odds-game", what, String.join(", ", GAMES));
    }

    private <S extends State<S, F>, F extends Fact> List<String> lines(Described<S, F> position) throws BadLine {
        Speech speech = Speech.of(position.game(), language.language(), SeatNames.NUMBERED);
        return new PositionOdds<>(position, speech).lines();
    }

    // ---- numbers

    private void ofNumbers() {
        if (attackers == null || defenders == null) {
            throw new BadInput("bad.odds-numbers", BY_NUMBERS);
        }
        within("--attackers", attackers);
        within("--defenders", defenders);
        if (stopAt < 0 || stopAt >= attackers) {
            throw new BadInput("bad.between", "--stop-at", 0, attackers - 1, stopAt);
        }
        Battle battle = Battle.of(modifiers(), attackers, defenders, stopAt);
        print(battle, attackers, defenders, Speech.ofProgram(language.language()));
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

    private static void print(Battle battle, int attackers, int defenders, Words words) {
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
        if (probability >= PositionOdds.NEGLIGIBLE) {
            print(words, key, left, Rounded.percent(probability, 2));
        }
    }

    private static void print(Words words, String key, Object... args) {
        System.out.println(words.say(Message.of(key, args)));
    }
}
