package orrery.games.risk.fuzz;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import orrery.core.Choice;
import orrery.core.Message;
import orrery.core.Option;
import orrery.core.Question;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskGame;
import orrery.games.risk.RiskState;
import orrery.testkit.fuzz.Check;
import orrery.testkit.fuzz.CheckFailed;
import orrery.words.Language;
import orrery.words.TextFolder;
import orrery.words.Words;

/** In Russian it is 1 отряд, 2 отряда, 5 отрядов, 11 отрядов, 21 отряд, but до 1 отряда, wherever units are counted. */
final class RussianUnits implements Check<RiskState, RiskFact> {

    private static final Pattern COUNTED = Pattern.compile("(до )?(\\d+) (отряд\\p{L}*)");

    private final Words words = Words.of(TextFolder.beside(RiskGame.class), Language.RU);

    @Override
    public void fact(RiskState state, RiskFact fact) {
        say(fact.message());
    }

    @Override
    public void question(RiskState state, Question<?> question, Choice given) {
        say(question.decision().prompt());
        for (Option<?> option : question.decision().options()) {
            say(option.choice().message());
        }
    }

    private void say(Message message) {
        check(words.say(message));
    }

    /** Throws {@link CheckFailed} if a number stands with the wrong form. */
    static void check(String text) {
        Matcher counted = COUNTED.matcher(text);
        while (counted.find()) {
            int number = Integer.parseInt(counted.group(2));
            String right = counted.group(1) == null ? units(number) : upToUnits(number);
            if (!counted.group(3).equals(right)) {
                throw new CheckFailed("'" + text + "' should say " + number + " " + right);
            }
        }
    }

    /** The word that goes with a number. */
    private static String units(int number) {
        if (endsInOne(number)) {
            return "отряд";
        }
        boolean few = number % 10 >= 2 && number % 10 <= 4 && (number % 100 < 12 || number % 100 > 14);
        return few ? "отряда" : "отрядов";
    }

    /** The same in the genitive. */
    private static String upToUnits(int number) {
        return endsInOne(number) ? "отряда" : "отрядов";
    }

    private static boolean endsInOne(int number) {
        return number % 10 == 1 && number % 100 != 11;
    }
}
