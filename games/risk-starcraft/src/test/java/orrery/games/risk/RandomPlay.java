package orrery.games.risk;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import orrery.core.Entry;
import orrery.core.KeyedChance;
import orrery.core.Match;
import orrery.core.Outcome;
import orrery.core.Playout;
import orrery.core.Policy;
import orrery.core.Refused;
import orrery.core.Setup;
import orrery.core.Start;

/** Games in which every seat chooses at random, each from one seed. */
final class RandomPlay {

    static final RiskGame GAME = new RiskGame();

    private RandomPlay() {}

    static Setup setup(int seats) {
        return Setup.of("basic-training", seats).with(RiskGame.ROUND_LIMIT, "40");
    }

    /** A play-out of a whole game. */
    static Outcome playOut(long seed, Setup setup, Playout.Observer<RiskState, RiskFact> observer) {
        SplittableRandom random = new SplittableRandom(seed);
        Start<RiskState, RiskFact> start = GAME.start(setup);
        Policy<RiskState> uniform = (state, question, legal) -> random.nextInt(legal.size());
        return new Playout<>(start.state(), Collections.nCopies(setup.seats(), uniform), random)
                .observedBy(observer)
                .play(start.first());
    }

    /** Looks at a match before each of its answers. */
    interface Watcher {
        void look(Match<RiskState, RiskFact> match, SplittableRandom random) throws Refused;
    }

    /** A game at a table, for at most so many answers. */
    static Match<RiskState, RiskFact> match(long seed, Setup setup, int answers, Watcher watcher) throws Refused {
        SplittableRandom random = new SplittableRandom(seed);
        Match<RiskState, RiskFact> match = Match.start(GAME, setup, new KeyedChance(seedBytes(seed), "table"));
        for (int i = 0; i < answers && match.outcome().isEmpty(); i++) {
            watcher.look(match, random);
            Match.Prompt prompt = match.prompts().getFirst();
            List<RiskChoice> legal = legal(prompt);
            match.answer(prompt.seat(), prompt.id(), legal.get(random.nextInt(legal.size())), Entry.Origin.PERSON);
        }
        return match;
    }

    static byte[] seedBytes(long seed) {
        byte[] bytes = new byte[32];
        new SplittableRandom(seed).nextBytes(bytes);
        return bytes;
    }

    static List<RiskChoice> legal(Match.Prompt prompt) {
        List<RiskChoice> legal = new ArrayList<>();
        prompt.question().decision().legal().forEach(choice -> legal.add((RiskChoice) choice));
        return legal;
    }
}
