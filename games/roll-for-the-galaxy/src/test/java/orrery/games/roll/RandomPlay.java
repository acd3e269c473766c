package orrery.games.roll;

import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import orrery.core.Choice;
import orrery.core.Entry;
import orrery.core.KeyedChance;
import orrery.core.Match;
import orrery.core.Outcome;
import orrery.core.Playout;
import orrery.core.Policy;
import orrery.core.Refused;
import orrery.core.Setup;
import orrery.core.Start;

/** Games in which every legal answer is equally likely. */
public final class RandomPlay {

    public static final RollGame GAME = new RollGame();

    private RandomPlay() {}

    public static Setup setup(int seats) {
        return Setup.of("base", seats);
    }

    /** Plays a game to its end; the same seed gives the same game. */
    public static Outcome playOut(long seed, Setup setup, Playout.Observer<RollState, RollFact> observer) {
        SplittableRandom random = new SplittableRandom(seed);
        Policy<RollState> uniform = (state, question, legal) -> random.nextInt(legal.size());
        Start<RollState, RollFact> start = GAME.start(setup);
        return new Playout<RollState, RollFact>(start.state(), Collections.nCopies(setup.seats(), uniform), random)
                .observedBy(observer)
                .play(start.first());
    }

    /** Looks at a match before each of its answers. */
    @FunctionalInterface
    public interface Look {
        void at(Match<RollState, RollFact> match, RandomGenerator random) throws Refused;
    }

    /** A match after at most so many answers. */
    public static Match<RollState, RollFact> match(long seed, Setup setup, int answers, Look look) throws Refused {
        SplittableRandom random = new SplittableRandom(seed);
        Match<RollState, RollFact> match = Match.start(GAME, setup, new KeyedChance(seedBytes(seed), "table"));
        for (int i = 0; i < answers && match.outcome().isEmpty(); i++) {
            look.at(match, random);
            Match.Prompt prompt =
                    match.prompts().get(random.nextInt(match.prompts().size()));
            List<? extends Choice> legal = prompt.question().decision().legal();
            match.answer(prompt.seat(), prompt.id(), legal.get(random.nextInt(legal.size())), Entry.Origin.PERSON);
        }
        return match;
    }

    static byte[] seedBytes(long seed) {
        byte[] bytes = new byte[32];
        new SplittableRandom(seed).nextBytes(bytes);
        return bytes;
    }
}
