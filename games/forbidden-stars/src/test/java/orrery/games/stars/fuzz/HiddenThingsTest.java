package orrery.games.stars.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import orrery.core.Fact;
import orrery.core.Game;
import orrery.core.Playout;
import orrery.core.Refused;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.core.Viewer;
import orrery.core.Visitor;
import orrery.games.stars.RandomPlay;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsGame;
import orrery.games.stars.StarsState;
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.components.EventCard;
import orrery.games.stars.components.Order;
import orrery.games.stars.components.SystemSide;
import orrery.games.stars.components.Tile;
import orrery.store.GameFile;
import orrery.testkit.HiddenThings;
import orrery.testkit.Variant;
import orrery.testkit.fuzz.Failure;
import orrery.testkit.fuzz.Fuzzer;

/** Articles hidden-information, own-orders, combat-hand: what others hold stays hidden, and anything can be there. */
class HiddenThingsTest {

    private static final StarsGame GAME = new StarsGame();
    private static final int GAMES = Extent.of(3, 12, 200);
    private static final int REDEALS = 600;

    /** The kind of every order of others that lies face down, and every combat card in another's hand. */
    private static final HiddenThings<StarsState> HIDDEN = new HiddenThings<>() {
        @Override
        public Map<String, Object> held(StarsState state, Seat viewer) {
            Map<String, Object> held = new HashMap<>();
            for (int system : state.board().sides()) {
                for (int height = 0; height < state.height(system); height++) {
                    int owner = state.orderSeat(system, height);
                    if (owner != viewer.index() && isFaceDown(state, system, height)) {
                        held.put("order of " + owner + " in " + system + " at " + height, state.order(system, height));
                    }
                }
            }
            for (int side = 0; side < 2 && state.battleArea() >= 0 && !state.isStrike(); side++) {
                int owner = state.sideSeat(side);
                if (owner != viewer.index() && state.hand(side) != 0) {
                    held.put("hand of " + owner, firstCard(state, side));
                }
            }
            return held;
        }

        @Override
        public Set<?> possible(StarsState state, Seat viewer, String place) {
            int owner = place.charAt(place.indexOf(" of ") + 4) - '0';
            Set<Object> possible = new HashSet<>();
            if (place.startsWith("order")) {
                for (Order kind : Order.values()) {
                    if (freeOrders(state, owner, kind) > 0) {
                        possible.add(kind);
                    }
                }
                return possible;
            }
            return possibleFirstCards(state, owner);
        }
    };

    private static boolean isFaceDown(StarsState state, int system, int height) {
        return !(state.hasToken() && state.activeSystem() == system && height == state.height(system) - 1);
    }

    /** Orders of a kind of a seat of which nobody else knows where they are. */
    private static int freeOrders(StarsState state, int owner, Order kind) {
        int free = state.held(owner, kind) - state.shown(owner, kind);
        for (int system : state.board().sides()) {
            for (int height = 0; height < state.height(system); height++) {
                free += state.orderSeat(system, height) == owner
                                && state.order(system, height) == kind
                                && isFaceDown(state, system, height)
                        ? 1
                        : 0;
            }
        }
        return free;
    }

    private static CombatCard firstCard(StarsState state, int side) {
        return CombatCard.of(state.faction(state.sideSeat(side)), StarsState.cardAt(state.hand(side), 0));
    }

    /** What can be the lowest card of a hand of this size, drawn from all cards whose place nobody knows. */
    private static Set<Object> possibleFirstCards(StarsState state, int owner) {
        int side = state.sideOf(owner);
        int size = StarsState.cards(state.hand(side));
        int[] free = new int[CombatCard.KINDS];
        int all = 0;
        for (int card = 0; card < CombatCard.KINDS; card++) {
            free[card] = StarsState.copies(state.deck(owner), card) + StarsState.copies(state.hand(side), card);
            free[card] += state.faceDown(side) == card && !state.isPeeked(side) ? 1 : 0;
            all += free[card];
        }
        Set<Object> possible = new HashSet<>();
        int above = all;
        for (int card = 0; card < CombatCard.KINDS; card++) {
            if (free[card] > 0 && above >= size) {
                possible.add(CombatCard.of(state.faction(owner), card));
            }
            above -= free[card];
        }
        return possible;
    }

    @ParameterizedTest(name = "with {0} seats")
    @ValueSource(ints = {2, 4})
    void overManyRedealsEveryHiddenThingIsWhateverItCanBe(int seats) throws Refused {
        RandomPlay.PLAY.match(seats, Setup.of(StarsGame.QUICK_START, seats), 260, (match, random) -> {
            if (match.log().size() % 61 == 0) {
                for (Seat seat : Seat.first(seats)) {
                    assertThat(HIDDEN.tooNarrow(match.state(seat), seat, REDEALS, new SplittableRandom(1)))
                            .isEmpty();
                }
            }
        });
    }

    /** Thousands of positions: however hidden things are dealt anew, the viewer's view stays and the rules hold. */
    @Test
    void aViewNeverDependsOnWhatIsHidden() {
        int[] looked = new int[1];
        for (long seed = 0; seed < GAMES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            RandomPlay.PLAY.playOut(seed, RandomPlay.setup(seed), new Playout.Observer<>() {
                @Override
                public void happened(StarsState state, StarsFact fact) {
                    if (random.nextInt(4) == 0) {
                        looked[0] += look(state, random);
                    }
                }
            });
        }
        assertThat(looked[0]).isGreaterThan(500 * GAMES / 2);
    }

    private static int look(StarsState state, SplittableRandom random) {
        for (Seat viewer : Seat.first(state.seats())) {
            StarsState dealt = state.copy();
            dealt.redeal(viewer, random);
            assertThat(GAME.view(dealt, viewer)).isEqualTo(GAME.view(state, viewer));
            GAME.check(dealt);
            StarsState again = GAME.state(GAME.position(dealt));
            assertThat(GAME.position(again)).isEqualTo(GAME.position(dealt));
        }
        return state.seats();
    }

    /** What is told of hidden things names neither order, card nor tile to anybody but their owner. */
    @Test
    void factsAboutHiddenThingsAreBlankForOthers() {
        Seat owner = Seat.of(1);
        List<StarsFact> hidden = List.of(
                new StarsFact.OrderPlaced(owner, SystemSide.SYSTEM_01A, Order.ADVANCE),
                new StarsFact.CardDrawn(owner, CombatCard.WAAAGH),
                new StarsFact.CardChosen(owner, CombatCard.WAAAGH),
                new StarsFact.EventDrawn(owner, EventCard.FARSIGHT),
                new StarsFact.TilesDealt(owner, List.of(Tile.SYSTEM_03)));
        for (StarsFact fact : hidden) {
            assertThat(fact.seenBy(owner)).isEqualTo(fact);
            for (Viewer other : new Viewer[] {Seat.of(0), Visitor.VISITOR}) {
                @Nullable Fact seen = fact.seenBy(other);
                assertThat(String.valueOf(seen)).doesNotContain("ADVANCE", "WAAAGH", "FARSIGHT", "SYSTEM_03");
            }
        }
        StarsFact peek = new StarsFact.CardPeeked(Seat.of(0), owner, CombatCard.WAAAGH);
        assertThat(String.valueOf(peek.seenBy(Seat.of(0)))).contains("WAAAGH");
        assertThat(String.valueOf(peek.seenBy(Seat.of(2)))).doesNotContain("WAAAGH");
        assertThat(String.valueOf(peek.seenBy(Visitor.VISITOR))).doesNotContain("WAAAGH");
    }

    /** A view that shows all what seat 1 sees: the planted fault. */
    private static final class Leaky extends Variant<StarsState, StarsFact> {

        Leaky() {
            super(GAME);
        }

        @Override
        public Record view(StarsState state, Viewer viewer) {
            return super.view(state, Seat.of(0));
        }
    }

    @Test
    void aViewThatShowsAnothersOrdersIsFoundAndItsGameOpensForReplay(@TempDir Path folder) throws Exception {
        Game<StarsState, StarsFact> leaky = new Leaky();
        Failure failure = new Fuzzer<>(leaky)
                .lookingAt(0.2)
                .play(Setup.of(StarsGame.QUICK_START, 2), 1)
                .orElseThrow();
        assertThat(failure.what()).contains("tells what is hidden");

        GameFile log = GameFile.read(List.of(GAME), failure.write(leaky, folder));
        assertThat(log.fault()).isEqualTo(failure.what());
    }
}
