package orrery.core;

import java.util.List;

/**
 * A game that is about to begin: nothing has been drawn, rolled or asked yet. Seats are taken, and each seat's client may
 * add to the dice, so that even what is rolled before the first question was chosen by nobody alone. All of this is part
 * of the log.
 */
public final class Preparation<S extends State<S, F>, F extends Fact> {

    private final Match<S, F> match;
    private boolean begun;

    Preparation(Match<S, F> match) {
        this.match = match;
    }

    /**
     * A seat's client adds to the dice.
     *
     * @throws Refused if it has done so already, or the game has begun
     */
    public Preparation<S, F> contribute(Seat seat, String contribution) throws Refused {
        notBegun();
        match.contribute(seat, contribution);
        return this;
    }

    /** A seat is played by a bot, or by somebody else. */
    public Preparation<S, F> take(Seat seat, Entry.Player player) {
        notBegun();
        match.take(seat, player);
        return this;
    }

    /** The {@linkplain StandingOrder#isUsual usual} standing answers are in force for every seat that a person plays. */
    public Preparation<S, F> usualAnswers() {
        notBegun();
        for (Seat seat : Seat.first(match.setup().seats())) {
            if (match.player(seat).kind() == Entry.Player.Kind.PERSON) {
                match.usualAnswers(seat);
            }
        }
        return this;
    }

    /** The entries so far. */
    public List<Entry> log() {
        return match.log();
    }

    /** The game begins. */
    public Match<S, F> start() {
        notBegun();
        begun = true;
        match.begin();
        return match;
    }

    private void notBegun() {
        if (begun) {
            throw new IllegalStateException("the game has begun already");
        }
    }
}
