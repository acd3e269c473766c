package orrery.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import orrery.core.BotFamily;
import orrery.core.Fact;
import orrery.core.Game;
import orrery.core.Playout;
import orrery.core.Policy;
import orrery.core.Setup;
import orrery.core.Start;
import orrery.core.State;

/**
 * Watches whether a kind of bot decides alike whatever it cannot see: at every question of random games a new bot of the
 * kind is asked twice, about the truth and about a truth that looks the same from its seat.
 */
public final class Spy<S extends State<S, F>, F extends Fact> {

    private final Game<S, F> game;
    private final BotFamily<S> players;
    private final Supplier<Policy<S>> kind;
    private final SplittableRandom random = new SplittableRandom(7);
    private int asked;
    private int swayed;

    public Spy(Game<S, F> game, BotFamily<S> players, Supplier<Policy<S>> kind) {
        this.game = game;
        this.players = players;
        this.kind = kind;
    }

    /** Looks on at a game between the weakest bots. */
    public void watch(Setup setup, long seed) {
        List<Policy<S>> policies = new ArrayList<>();
        for (int seat = 0; seat < setup.seats(); seat++) {
            policies.add(watched(players.bot(players.levels().getFirst(), seed * 10 + seat)));
        }
        Start<S, F> start = game.start(setup);
        new Playout<>(start.state(), policies, new SplittableRandom(seed)).play(start.first());
    }

    private Policy<S> watched(Policy<S> playing) {
        return (state, question, legal) -> {
            int truth = kind.get().choose(state, question, legal);
            S other = state.copy();
            other.redeal(question.seat(), random);
            asked++;
            swayed += kind.get().choose(other, question, legal) == truth ? 0 : 1;
            return playing.choose(state, question, legal);
        };
    }

    public int asked() {
        return asked;
    }

    /** How often the two answers differed. */
    public int swayed() {
        return swayed;
    }
}
