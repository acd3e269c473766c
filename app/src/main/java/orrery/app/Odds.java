package orrery.app;

import orrery.core.Forecast;

/** The odds of an answer as they are said beside it. */
public final class Odds {

    private Odds() {}

    /** The chance to succeed, in brackets; empty if the answer has no aim. Only what is certain is said to be. */
    public static String remark(Speech speech, Forecast odds) {
        return odds.success() instanceof Double success ? " (" + chance(speech, success) + ")" : "";
    }

    private static String chance(Speech speech, double success) {
        if (success > 0.99 && success < 1) {
            return speech.say("app.odds-above", 99);
        }
        return success > 0 && success < 0.01
                ? speech.say("app.odds-below", 1)
                : speech.say("app.odds", Rounded.percent(success, 0));
    }
}
