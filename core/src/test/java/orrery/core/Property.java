package orrery.core;

import static org.assertj.core.api.Assertions.assertThat;
import static orrery.core.BazaarTable.ONE;
import static orrery.core.BazaarTable.THREE;
import static orrery.core.BazaarTable.TWO;
import static orrery.core.BazaarTable.keep;
import static orrery.core.BazaarTable.stake;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;
import orrery.core.toy.Bazaar;
import orrery.core.toy.BazaarChoice;
import orrery.core.toy.BazaarFact;
import orrery.core.toy.BazaarState;

/** What must hold of every game at a table; a game whose rules are faulty breaks one of them. */
enum Property {
    THE_SAME_MOVES_ARE_THE_SAME_GAME {
        @Override
        void check(Bazaar game) throws Refused {
            for (int seed = 0; seed < GAMES; seed++) {
                assertThat(seen(played(game, seed))).isEqualTo(seen(played(game, seed)));
            }
        }
    },
    ANSWERS_FED_ONE_BY_ONE_ARE_THE_GAME_PLAYED_AT_ONE_GO {
        @Override
        void check(Bazaar game) throws Refused {
            for (int seed = 0; seed < GAMES; seed++) {
                AtOneGo.compare(game, seed);
            }
        }
    },
    NO_ORDER_OF_ANSWERING_IN_LANES_CHANGES_ANYTHING {
        @Override
        void check(Bazaar game) throws Refused {
            List<Object> expected = new ArrayList<>();
            for (List<Seat> order :
                    List.of(List.of(ONE, TWO, THREE), List.of(THREE, TWO, ONE), List.of(TWO, THREE, ONE))) {
                Match<BazaarState, BazaarFact> match = of(game);
                for (Seat seat : order) {
                    stake(match, seat, 3 - seat.index());
                }
                for (Seat seat : order.reversed()) {
                    keep(match, seat);
                }
                expected.add(seen(match));
            }
            assertThat(expected).allSatisfy(seen -> assertThat(seen).isEqualTo(expected.getFirst()));
        }
    },
    A_SEAT_SEES_THE_SAME_WHATEVER_IS_DEALT_ANEW {
        @Override
        void check(Bazaar game) throws Refused {
            atEveryPrompt(game, (match, random) -> {
                for (Seat seat : Seat.first(3)) {
                    BazaarState state = match.state(seat).copy();
                    Record view = game.view(state, seat);
                    state.redeal(seat, random);
                    assertThat(game.view(state, seat)).isEqualTo(view);
                }
            });
        }
    },
    A_FORK_IS_A_LEGAL_GAME_TO_ITS_END {
        @Override
        void check(Bazaar game) throws Refused {
            atEveryPrompt(game, (match, random) -> {
                for (Seat seat : Seat.first(3)) {
                    match.fork(
                                    seat,
                                    Collections.nCopies(3, (state, question, legal) -> random.nextInt(legal.size())),
                                    random)
                            .play(match.runningSegment());
                }
            });
        }
    },
    EVERY_UNDO_LEADS_TO_EXACTLY_THE_STATE_THAT_WAS {
        @Override
        void check(Bazaar game) throws Refused {
            for (int seed = 0; seed < GAMES; seed++) {
                Match<BazaarState, BazaarFact> match = amongBots(game);
                SplittableRandom random = new SplittableRandom(seed);
                List<Object> before = new ArrayList<>();
                List<Integer> entries = new ArrayList<>();
                while (match.outcome().isEmpty()) {
                    for (int k = 0; k < entries.size(); k++) {
                        match.askUndo(ONE, entries.get(k));
                        assertThat(truth(match))
                                .as("back to before entry %s", entries.get(k))
                                .isEqualTo(before.get(k));
                        match.restore(ONE);
                    }
                    before.add(truth(match));
                    entries.add(match.log().size());
                    BazaarTable.answerAny(match, random);
                }
            }
        }
    },
    SEALED_ANSWERS_THAT_BECAME_ILLEGAL_GO_BACK {
        @Override
        void check(Bazaar game) throws Refused {
            Match<BazaarState, BazaarFact> match = of(game);
            stake(match, ONE, 3);
            keep(match, ONE);
            match.interject(ONE, new BazaarChoice.Give(THREE));
            assertThat(match.prompt(ONE)).isPresent();
            for (Seat seat : Seat.first(3)) {
                stake(match, seat, 2);
                keep(match, seat);
            }
            assertThat(match.state(ONE).coins(ONE)).isEqualTo(2);
        }
    };

    private static final int GAMES = 5;

    abstract void check(Bazaar game) throws Refused;

    private interface Look {
        void at(Match<BazaarState, BazaarFact> match, SplittableRandom random);
    }

    private static Match<BazaarState, BazaarFact> of(Bazaar game) {
        return Match.start(game, Setup.of("market", 3), BazaarTable.chance());
    }

    /** Bots agree to every undo. */
    private static Match<BazaarState, BazaarFact> amongBots(Bazaar game) {
        Preparation<BazaarState, BazaarFact> table = Match.prepare(game, Setup.of("market", 3), BazaarTable.chance());
        Seat.first(3).forEach(seat -> table.take(seat, Entry.Player.bot("easy")));
        return table.start();
    }

    private static Match<BazaarState, BazaarFact> played(Bazaar game, int seed) throws Refused {
        Match<BazaarState, BazaarFact> match = of(game);
        SplittableRandom random = new SplittableRandom(seed);
        while (match.outcome().isEmpty()) {
            BazaarTable.answerAny(match, random);
        }
        return match;
    }

    private static void atEveryPrompt(Bazaar game, Look look) throws Refused {
        for (int seed = 0; seed < GAMES; seed++) {
            Match<BazaarState, BazaarFact> match = of(game);
            SplittableRandom random = new SplittableRandom(seed);
            while (match.outcome().isEmpty()) {
                look.at(match, random);
                BazaarTable.answerAny(match, random);
            }
        }
    }

    /** All that there is, with what dice depend on and who is asked what. */
    private static List<Object> truth(Match<BazaarState, BazaarFact> match) {
        Checkpoint<BazaarState> from = match.checkpoint();
        return List.of(
                seen(match),
                from.next(),
                HexFormat.of().formatHex(from.hash()),
                from.draws(),
                match.prompts().stream()
                        .map(prompt -> prompt.question().decision())
                        .toList());
    }

    /** What has happened and all that anybody sees of it. */
    private static List<Object> seen(Match<BazaarState, BazaarFact> match) {
        return List.of(BazaarTable.position(match), match.truth(), BazaarTable.seen(match));
    }
}
