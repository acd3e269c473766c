package orrery.testkit;

import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import orrery.core.Choice;
import orrery.core.Entry;
import orrery.core.Fact;
import orrery.core.Game;
import orrery.core.KeyedChance;
import orrery.core.Match;
import orrery.core.Outcome;
import orrery.core.Playout;
import orrery.core.Policy;
import orrery.core.Refused;
import orrery.core.Setup;
import orrery.core.Start;
import orrery.core.State;

/** Games of one kind in which every legal answer is equally likely; the same seed gives the same game. */
public record UniformPlay<S extends State<S, F>, F extends Fact>(Game<S, F> game) {

    /** Looks at a match before each of its answers. */
    @FunctionalInterface
    public interface Look<S extends State<S, F>, F extends Fact> {
        void at(Match<S, F> match, RandomGenerator random) throws Refused;
    }

    /** Plays a game to its end. */
    public Outcome playOut(long seed, Setup setup, Playout.Observer<S, F> observer) {
        SplittableRandom random = new SplittableRandom(seed);
        Policy<S> uniform = (state, question, legal) -> random.nextInt(legal.size());
        Start<S, F> start = game.start(setup);
        return new Playout<>(start.state(), Collections.nCopies(setup.seats(), uniform), random)
                .observedBy(observer)
                .play(start.first());
    }

    /** A match after at most so many answers, given by any of the seats that are asked. */
    public Match<S, F> match(long seed, Setup setup, int answers, Look<S, F> look) throws Refused {
        SplittableRandom random = new SplittableRandom(seed);
        Match<S, F> match = Match.start(game, setup, new KeyedChance(seedBytes(seed), "table"));
        for (int i = 0; i < answers && match.outcome().isEmpty(); i++) {
            look.at(match, random);
            Match.Prompt prompt =
                    match.prompts().get(random.nextInt(match.prompts().size()));
            List<? extends Choice> legal = prompt.question().decision().legal();
            match.answer(prompt.seat(), prompt.id(), legal.get(random.nextInt(legal.size())), Entry.Origin.PERSON);
        }
        return match;
    }

    /** The secret of a game's dice that belongs to a seed: 32 bytes. */
    public static byte[] seedBytes(long seed) {
        byte[] bytes = new byte[32];
        new SplittableRandom(seed).nextBytes(bytes);
        return bytes;
    }
}
