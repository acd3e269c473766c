package orrery.core;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import orrery.core.toy.Bazaar;
import orrery.core.toy.BazaarChoice;
import orrery.core.toy.BazaarFact;
import orrery.core.toy.BazaarState;

/** A table of Bazaar whose seed is always the same, and a few words to play on it. */
final class BazaarTable {

    static final Bazaar GAME = new Bazaar();
    static final Seat ONE = Seat.of(0);
    static final Seat TWO = Seat.of(1);
    static final Seat THREE = Seat.of(2);

    private BazaarTable() {}

    static KeyedChance chance() {
        byte[] seed = new byte[32];
        seed[0] = 7;
        return new KeyedChance(seed, "table");
    }

    static Match<BazaarState, BazaarFact> of(int seats) {
        return Match.start(GAME, Setup.of("market", seats), chance());
    }

    static void answer(Match<?, ?> match, Seat seat, Choice choice) throws Refused {
        match.answer(seat, match.prompt(seat).orElseThrow().id(), choice, Entry.Origin.PERSON);
    }

    static void stake(Match<?, ?> match, Seat seat, int coins) throws Refused {
        answer(match, seat, new BazaarChoice.Stake(coins));
    }

    static void keep(Match<?, ?> match, Seat seat) throws Refused {
        answer(match, seat, new BazaarChoice.Keep());
    }

    /** All seats stake one coin and keep their card: the window is open, seat 1 is asked. */
    static Match<BazaarState, BazaarFact> atTheWindow(int seats) throws Refused {
        Match<BazaarState, BazaarFact> match = of(seats);
        for (Seat seat : Seat.first(seats)) {
            stake(match, seat, 1);
            keep(match, seat);
        }
        return match;
    }

    /** Everybody passes: the dice are thrown, the winner is asked. */
    static Match<BazaarState, BazaarFact> atThePrize(int seats) throws Refused {
        Match<BazaarState, BazaarFact> match = atTheWindow(seats);
        for (Seat seat : Seat.first(seats)) {
            answer(match, seat, new BazaarChoice.Pass());
        }
        return match;
    }

    static List<Choice> legal(Match<?, ?> match, Seat seat) {
        return List.copyOf(
                match.prompt(seat).orElseThrow().question().decision().legal());
    }

    /** Answers one open prompt at random. */
    static void answerAny(Match<?, ?> match, SplittableRandom random) throws Refused {
        List<Match.Prompt> open = match.prompts();
        Seat seat = open.get(random.nextInt(open.size())).seat();
        List<Choice> legal = legal(match, seat);
        answer(match, seat, legal.get(random.nextInt(legal.size())));
    }

    static Match<BazaarState, BazaarFact> playedToTheEnd(int seats, long seed) throws Refused {
        Match<BazaarState, BazaarFact> match = of(seats);
        SplittableRandom random = new SplittableRandom(seed);
        while (match.outcome().isEmpty()) {
            answerAny(match, random);
        }
        return match;
    }

    static Record position(Match<BazaarState, BazaarFact> match) {
        return GAME.position(match.state(Visitor.VISITOR));
    }

    /** All that anybody sees: every seat's and a visitor's facts and views. */
    static List<Object> seen(Match<?, ?> match) {
        List<Object> all = new ArrayList<>();
        for (Seat seat : Seat.first(match.setup().seats())) {
            all.add(match.facts(seat));
            all.add(match.view(seat));
        }
        all.add(match.facts(Visitor.VISITOR));
        all.add(match.view(Visitor.VISITOR));
        return all;
    }

    static List<Policy<BazaarState>> randomPolicies(int seats, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Policy<BazaarState>> policies = new ArrayList<>();
        for (int i = 0; i < seats; i++) {
            policies.add((state, question, legal) -> random.nextInt(legal.size()));
        }
        return policies;
    }
}
