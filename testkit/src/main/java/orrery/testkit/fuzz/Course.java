package orrery.testkit.fuzz;

import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import orrery.core.Choice;
import orrery.core.Entry;
import orrery.core.Fact;
import orrery.core.Game;
import orrery.core.Match;
import orrery.core.Refused;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.core.State;

/** Leads a match along the course of a play-out, one answer after the other, seats that act together in any order. */
final class Course<S extends State<S, F>, F extends Fact> {

    private final Recording<S, F> recording;
    private final RandomGenerator random;
    private @Nullable Match<S, F> match;

    Course(Recording<S, F> recording, RandomGenerator random) {
        this.recording = recording;
        this.random = random;
    }

    /**
     * Plays as far as the recording goes.
     *
     * @param checks looked at every prompt, each with the probability {@code share}
     */
    Match<S, F> lead(Game<S, F> game, Setup setup, List<? extends PromptCheck<S, F>> checks, double share) {
        Map<Seat, Deque<Choice>> answers = recording.answers();
        Match<S, F> led = Match.start(game, setup, recording.chance());
        match = led;
        while (led.outcome().isEmpty()) {
            List<Match.Prompt> open = led.prompts();
            Match.Prompt prompt = open.get(random.nextInt(open.size()));
            for (PromptCheck<S, F> check : checks) {
                if (random.nextDouble() < share) {
                    check.look(led, prompt, random);
                }
            }
            Deque<Choice> left = answers.get(prompt.seat());
            if (left == null || left.isEmpty()) {
                return led;
            }
            answer(led, prompt, left.removeFirst());
        }
        return led;
    }

    private static void answer(Match<?, ?> match, Match.Prompt prompt, Choice choice) {
        try {
            match.answer(prompt.seat(), prompt.id(), choice, Entry.Origin.BOT);
        } catch (Refused refused) {
            throw new CheckFailed("the match refuses what the play-out offered: " + refused.getMessage());
        }
    }

    /** The log as far as the match came, even if it failed. */
    List<Entry> log() {
        return match == null ? List.of() : match.log();
    }
}
