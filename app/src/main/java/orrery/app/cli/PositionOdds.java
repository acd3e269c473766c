package orrery.app.cli;

import java.util.ArrayList;
import java.util.List;
import orrery.app.Odds;
import orrery.app.Rounded;
import orrery.app.Speech;
import orrery.core.Choice;
import orrery.core.Decision;
import orrery.core.Fact;
import orrery.core.Forecast;
import orrery.core.Match;
import orrery.core.Seat;
import orrery.core.State;
import orrery.core.scenario.BadLine;
import orrery.testkit.scenario.Described;

/** The odds of what begins in a described position, or of the answers to the questions that it asks. */
final class PositionOdds<S extends State<S, F>, F extends Fact> {

    /** What is less likely than this is not listed. */
    static final double NEGLIGIBLE = 0.0005;

    private final Described<S, F> position;
    private final Speech speech;

    PositionOdds(Described<S, F> position, Speech speech) {
        this.position = position;
        this.speech = speech;
    }

    /**
     * Line by line; none if nothing in the position has odds.
     *
     * @throws BadLine if the position cannot go on to its first question
     */
    List<String> lines() throws BadLine {
        List<String> lines = new ArrayList<>();
        for (Seat seat : Seat.first(position.setup().seats())) {
            position.game()
                    .forecast(position.start().state(), position.start().first(), seat)
                    .ifPresent(odds -> {
                        lines.add(speech.say("odds.of-seat", seat));
                        lines.addAll(outlooks(odds));
                    });
        }
        if (lines.isEmpty()) {
            Match<S, F> match = position.match();
            match.prompts().forEach(prompt -> lines.addAll(answers(match, prompt)));
        }
        return lines;
    }

    private List<String> answers(Match<S, F> match, Match.Prompt prompt) {
        List<String> lines = new ArrayList<>();
        Decision<?> decision = prompt.question().decision();
        for (Choice choice : decision.legal()) {
            match.game()
                    .forecast(match.state(prompt.seat()), prompt.question(), choice)
                    .ifPresent(odds -> {
                        lines.add("  " + speech.say(choice.message()) + Odds.remark(speech, odds));
                        outlooks(odds).forEach(line -> lines.add("  " + line));
                    });
        }
        if (!lines.isEmpty()) {
            lines.addFirst(speech.say(
                    "app.prompt", decision.seat(), speech.say(decision.prompt()), speech.cited(decision.article())));
        }
        return lines;
    }

    private List<String> outlooks(Forecast odds) {
        List<String> lines = new ArrayList<>();
        for (Forecast.Outlook outlook : odds.end()) {
            if (outlook.chance() >= NEGLIGIBLE) {
                lines.add("  "
                        + speech.say(
                                "odds.outlook",
                                speech.say(outlook.what()),
                                Rounded.percent(outlook.chance(), odds.exact() ? 2 : 0)));
            }
        }
        return lines;
    }
}
