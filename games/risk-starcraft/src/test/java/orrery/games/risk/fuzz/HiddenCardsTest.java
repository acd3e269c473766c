package orrery.games.risk.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import orrery.core.ChanceSource;
import orrery.core.Choice;
import orrery.core.Entry;
import orrery.core.Fact;
import orrery.core.Game;
import orrery.core.Match;
import orrery.core.Refused;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.core.Viewer;
import orrery.core.Visitor;
import orrery.games.risk.CardFact;
import orrery.games.risk.InvasionFact;
import orrery.games.risk.Masks;
import orrery.games.risk.RiskChoice;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskGame;
import orrery.games.risk.RiskPurpose;
import orrery.games.risk.RiskState;
import orrery.games.risk.cards.FactionCard;
import orrery.games.risk.rulebook.Rulebook;
import orrery.store.Codec;
import orrery.store.GameFile;
import orrery.store.Verification;
import orrery.testkit.HiddenThings;
import orrery.testkit.fuzz.Failure;

/** Article hidden-hands: which cards others hold shows in nothing that a seat or a visitor is sent. */
class HiddenCardsTest {

    private static final int POSITIONS = Extent.of(2, 8, 200);
    private static final int REDEALS = 1500;
    private static final int ANSWERS = Extent.of(150, 400, 2000);

    // ---- two games that differ in hidden cards alone

    /** What one viewer is sent in a game, and what is true. */
    private record Sent(List<String> told, List<RiskFact> truth, List<RiskFact> eliminations) {}

    /**
     * A game in which nobody plays cards or hands them in, so that the cards drawn change nothing but hands. The viewer
     * draws none itself.
     *
     * @param highest whether the last card of a deck is drawn, or the first
     */
    private static Sent play(Game<RiskState, RiskFact> game, int seats, Viewer viewer, boolean highest) throws Refused {
        return play(game, Setup.of("basic-training", seats), viewer, highest);
    }

    private static Sent play(Game<RiskState, RiskFact> game, Setup setup, Viewer viewer, boolean highest)
            throws Refused {
        int seats = setup.seats();
        Codec<RiskState, RiskFact> codec = new Codec<>(game);
        SplittableRandom random = new SplittableRandom(seats);
        Match<RiskState, RiskFact> match = Match.start(game, setup, new Draws(random.split(), highest));
        List<String> told = new ArrayList<>();
        int facts = 0;
        for (int i = 0; i < ANSWERS && match.outcome().isEmpty(); i++) {
            Match.Prompt prompt = match.prompts().getFirst();
            told.add("asked " + prompt.seat() + " " + prompt.id());
            List<Fact> seen = match.facts(viewer);
            seen.subList(facts, seen.size())
                    .forEach(fact -> told.add(codec.write(fact).toString()));
            facts = seen.size();
            if (i % 5 == 0) {
                told.add(codec.write(match.view(viewer)).toString());
            }
            List<? extends Choice> calm = prompt.question().decision().legal().stream()
                    .filter(choice ->
                            !(choice instanceof RiskChoice.PlayCard) && !(choice instanceof RiskChoice.HandIn))
                    .filter(choice -> prompt.seat() != viewer || !(choice instanceof RiskChoice.DrawCard))
                    .toList();
            match.answer(prompt.seat(), prompt.id(), calm.get(random.nextInt(calm.size())), Entry.Origin.PERSON);
        }
        List<RiskFact> truth = match.truth();
        return new Sent(
                told,
                truth,
                truth.stream()
                        .filter(fact -> fact instanceof InvasionFact.Eliminated out
                                && (out.by() == viewer || out.seat() == viewer))
                        .toList());
    }

    /** The same dice in both games, but other cards. */
    private record Draws(SplittableRandom random, boolean highest) implements ChanceSource {

        @Override
        public void roll(Draw draw, int sides, int[] values) {
            for (int i = 0; i < values.length; i++) {
                values[i] = 1 + random.nextInt(sides);
            }
        }

        @Override
        public int pick(Draw draw, int size) {
            return highest && draw.why() == RiskPurpose.DRAW ? size - 1 : 0;
        }
    }

    @ParameterizedTest(name = "with {0} seats")
    @ValueSource(ints = {3, 4, 5, 6})
    void twoGamesThatDifferInHiddenCardsAloneSendOthersTheSame(int seats) throws Refused {
        List<Viewer> viewers = new ArrayList<>(List.of(Visitor.VISITOR));
        viewers.addAll(Seat.first(Extent.of(1, 2, seats)));
        for (Viewer viewer : viewers) {
            Sent one = play(new RiskGame(), seats, viewer, false);
            Sent other = play(new RiskGame(), seats, viewer, true);
            if (one.eliminations().isEmpty() && dealtNoCards(one, viewer)) {
                assertSame(viewer, one.told(), other.told());
                assertThat(other.truth()).as("the cards differ").isNotEqualTo(one.truth());
            }
        }
    }

    /** Articles common-deck, hidden-hands: the race of a card drawn from the common deck is nobody else's business. */
    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"total-domination", "team-play-total-domination", "command-room"})
    void otherModesKeepTheirCardsSecretToo(String mode) throws Refused {
        Setup setup = Setup.of(mode, 4);
        Sent one = play(new RiskGame(), setup, Visitor.VISITOR, false);
        Sent other = play(new RiskGame(), setup, Visitor.VISITOR, true);
        assertSame(Visitor.VISITOR, one.told(), other.told());
        assertThat(other.truth()).as("the cards differ").isNotEqualTo(one.truth());
    }

    private static void assertSame(Viewer viewer, List<String> one, List<String> other) {
        for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
            assertThat(other.get(i))
                    .as("viewer %s, sent as number %d", viewer, i)
                    .isEqualTo(one.get(i));
        }
        assertThat(other).hasSameSizeAs(one);
    }

    /** Late places begin with cards: a viewer who got some sees that they differ. */
    private static boolean dealtNoCards(Sent sent, Viewer viewer) {
        return sent.truth().stream()
                .noneMatch(fact -> fact instanceof CardFact.CardDrawn drawn && drawn.seat() == viewer);
    }

    @Test
    void aViewThatShowsHandsIsFoundAndItsGameOpensForReplay(@TempDir Path folder) throws Exception {
        Game<RiskState, RiskFact> leaky = new Leaky();
        assertThat(play(leaky, 3, Visitor.VISITOR, true).told())
                .isNotEqualTo(play(leaky, 3, Visitor.VISITOR, false).told());

        Setup six = Setup.of("basic-training", 6).with(RiskGame.ROUND_LIMIT, "1");
        Failure failure =
                Checks.fuzzer(leaky, new Rulebook()).lookingAt(1).play(six, 1).orElseThrow();
        assertThat(failure.what()).contains("tells what is hidden");

        GameFile log = GameFile.read(List.of(new RiskGame()), failure.write(leaky, folder));
        assertThat(log.fault()).isEqualTo(failure.what());
        assertThat(Verification.open(new RiskGame(), log).log())
                .startsWith(log.entries().toArray(Entry[]::new));
    }

    // ---- dealing anew

    /** Where each card is that the seat cannot place: in the deck, in a hand, or among captured cards. */
    private static final HiddenThings<RiskState> CARDS = new HiddenThings<>() {
        @Override
        public Map<String, Object> held(RiskState state, Seat seat) {
            Map<String, Object> held = new HashMap<>();
            for (FactionCard card : FactionCard.values()) {
                if (isHidden(state, seat, card)) {
                    held.put(card.id(), place(state, card));
                }
            }
            return held;
        }

        @Override
        public Set<?> possible(RiskState state, Seat seat, String place) {
            Set<Object> possible = new HashSet<>();
            for (FactionCard card : FactionCard.values()) {
                boolean sameDeck = state.mode().commonDeck()
                        || place.startsWith(card.race().id());
                if (sameDeck && isHidden(state, seat, card)) {
                    possible.add(place(state, card));
                }
            }
            return possible;
        }
    };

    private static boolean isHidden(RiskState state, Seat seat, FactionCard card) {
        long placed = state.hand(seat) | state.captured(seat) | state.known(seat) | state.discard(card.race());
        return (placed & card.bit()) == 0;
    }

    private static String place(RiskState state, FactionCard card) {
        for (Seat holder : Seat.first(state.seats())) {
            if ((state.hand(holder) & card.bit()) != 0) {
                return "hand of " + holder;
            }
            if ((state.captured(holder) & card.bit()) != 0) {
                return "captured by " + holder;
            }
        }
        return (state.deck(card.race()) & card.bit()) != 0 ? "deck" : "nowhere";
    }

    /** A position in which the first seat has looked at the cards of the second. */
    private static RiskState looked(int seats, int number) {
        RandomPositions game = new RandomPositions();
        RiskState state =
                game.start(RandomPositions.setups(seats, number).getLast()).state();
        state.apply(new CardFact.HandSeen(Seat.of(0), Seat.of(1), Masks.cards(state.hand(Seat.of(1)))));
        return state;
    }

    @ParameterizedTest(name = "with {0} seats")
    @ValueSource(ints = {3, 4, 5, 6})
    void overManyRedealsEveryHiddenCardIsWhereverItCanBe(int seats) {
        for (int number = 1; number <= POSITIONS; number++) {
            RiskState state = looked(seats, number);
            for (Seat seat : Seat.first(seats)) {
                assertThat(CARDS.tooNarrow(state, seat, REDEALS, new SplittableRandom(number)))
                        .as("position %d, seat %s", number, seat)
                        .isEmpty();
            }
        }
    }

    @Test
    void dealtAnewForAThirdSeatOneWhoLookedStillKnowsAsMany() {
        RiskGame game = new RiskGame();
        RiskState state = looked(3, 1);
        int seen = Long.bitCount(state.known(Seat.of(0)));
        for (int i = 0; i < 100; i++) {
            state.redeal(Seat.of(2), new SplittableRandom(i));
            game.check(state);
            assertThat(Long.bitCount(state.known(Seat.of(0)) & state.hand(Seat.of(1))))
                    .isEqualTo(seen);
        }
    }

    @Test
    void aPlaceThatNoCardEverTakesIsFound() {
        HiddenThings<RiskState> tooMany = new HiddenThings<>() {
            @Override
            public Map<String, Object> held(RiskState state, Seat seat) {
                return CARDS.held(state, seat);
            }

            @Override
            public Set<?> possible(RiskState state, Seat seat, String place) {
                return Set.of("hand of 1", "hand of 2", "hand of 3", "deck", "table");
            }
        };
        assertThat(tooMany.tooNarrow(looked(3, 1), Seat.of(0), 100, new SplittableRandom(1)))
                .isPresent();
    }
}
