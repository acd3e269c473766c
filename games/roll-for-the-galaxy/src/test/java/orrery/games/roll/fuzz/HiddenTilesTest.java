package orrery.games.roll.fuzz;

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
import orrery.core.Refused;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.core.Viewer;
import orrery.core.Visitor;
import orrery.games.roll.Bits;
import orrery.games.roll.ExploreFact;
import orrery.games.roll.RandomPlay;
import orrery.games.roll.RollFact;
import orrery.games.roll.RollGame;
import orrery.games.roll.RollState;
import orrery.games.roll.ScreenFact;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Face;
import orrery.games.roll.components.Place;
import orrery.games.roll.components.Stack;
import orrery.games.roll.components.Tile;
import orrery.games.roll.rulebook.Rulebook;
import orrery.store.GameFile;
import orrery.testkit.HiddenThings;
import orrery.testkit.Variant;
import orrery.testkit.fuzz.Failure;

/** Article secrets: tiles of others' zones and what is behind their screens stay hidden, and anything can be there. */
class HiddenTilesTest {

    private static final int REDEALS = 1500;
    private static final int ANSWERS = 60;

    /** Where each tile is that the seat cannot place. */
    private static final HiddenThings<RollState> TILES = new HiddenThings<>() {
        @Override
        public Map<String, Object> held(RollState state, Seat seat) {
            Map<String, Object> held = new HashMap<>();
            for (Tile tile : Bits.tiles(unseen(state, seat))) {
                held.put(tile.id(), place(state, tile));
            }
            return held;
        }

        @Override
        public Set<?> possible(RollState state, Seat seat, String tile) {
            Set<Object> possible = new HashSet<>();
            Bits.tiles(unseen(state, seat)).forEach(other -> possible.add(place(state, other)));
            return possible;
        }
    };

    /** All tiles that no tableau holds and that are not the seat's own. */
    private static long unseen(RollState state, Seat seat) {
        long seen = state.drawn(seat) | state.abandoned(seat);
        for (Stack stack : Stack.values()) {
            for (int i = 0; i < state.stackSize(seat, stack); i++) {
                seen |= state.inStack(seat, stack, i).development().bit();
            }
        }
        for (Seat other : Seat.first(state.seats())) {
            for (int i = 0; i < state.tableauSize(other); i++) {
                Tile tile = state.tableau(other, i);
                seen |= tile.isOfGameTile() ? tile.development().bit() : 0;
            }
        }
        return (1L << Tile.GAME_TILES) - 1 & ~seen;
    }

    private static String place(RollState state, Tile tile) {
        for (Seat seat : Seat.first(state.seats())) {
            if ((state.share(seat) & tile.bit()) != 0) {
                return "share of " + seat;
            }
            if ((state.drawn(seat) & tile.bit()) != 0) {
                return "drawn by " + seat;
            }
            if ((state.abandoned(seat) & tile.bit()) != 0) {
                return "abandoned by " + seat;
            }
            for (Stack stack : Stack.values()) {
                for (int i = 0; i < state.stackSize(seat, stack); i++) {
                    if (state.inStack(seat, stack, i).development() == tile) {
                        return stack.id() + " of " + seat + ", number " + i;
                    }
                }
            }
        }
        return "bag";
    }

    @ParameterizedTest(name = "with {0} seats")
    @ValueSource(ints = {2, 5})
    void overManyRedealsEveryHiddenTileIsWhereverItCanBe(int seats) throws Refused {
        RandomPlay.PLAY.match(seats, RandomPlay.setup(seats), ANSWERS, (match, random) -> {
            if (match.log().size() % 23 == 0) {
                for (Seat seat : Seat.first(seats)) {
                    assertThat(TILES.tooNarrow(match.state(seat), seat, REDEALS, new SplittableRandom(1)))
                            .isEmpty();
                }
            }
        });
    }

    /** Dice behind another's screen may show any face that their colour has. */
    @Test
    void overManyRedealsDiceBehindAScreenShowEveryFace() throws Refused {
        Seat viewer = Seat.of(0);
        Seat other = Seat.of(1);
        RandomPlay.PLAY.match(3, RandomPlay.setup(2), ANSWERS, (match, random) -> {
            RollState state = match.state(viewer);
            if (state.isHidden()) {
                Set<Place> seen = new HashSet<>();
                Set<Place> possible = new HashSet<>();
                for (DieColor color : DieColor.values()) {
                    if (rolled(state, other, color) > 0) {
                        color.faces().stream().map(Face::place).forEach(possible::add);
                    }
                }
                for (int i = 0; i < 200; i++) {
                    RollState dealt = state.copy();
                    dealt.redeal(viewer, random);
                    for (Place place : Place.values()) {
                        if (place.compareTo(Place.CITIZENRY) > 0
                                && place.compareTo(Place.DEVELOPMENT_STACK) < 0
                                && dealt.dice(other, place) > 0) {
                            seen.add(place);
                        }
                    }
                    assertThat(dealt.selected(other)).isNull();
                    assertThat(dealt.selected(viewer)).isEqualTo(state.selected(viewer));
                }
                assertThat(seen).isEqualTo(possible);
            }
        });
    }

    private static int rolled(RollState state, Seat seat, DieColor color) {
        int rolled = 0;
        for (int place = Place.EXPLORE.ordinal(); place <= Place.DICTATED.ordinal(); place++) {
            rolled += state.dice(seat, Place.at(place), color);
        }
        return rolled;
    }

    /** What is told of hidden things names no tile and no face to anybody but their owner. */
    @Test
    void factsAboutHiddenThingsAreBlankForOthers() {
        Seat owner = Seat.of(1);
        List<RollFact> hidden = List.of(
                new ExploreFact.TileDrawn(owner, Tile.CONSCRIPTION),
                new ExploreFact.TilePlaced(owner, Stack.WORLDS, Tile.GEM_WORLD, false),
                new ExploreFact.TileAbandoned(owner, Stack.WORLDS, Tile.GEM_WORLD),
                new ExploreFact.TileGivenUp(owner, Stack.WORLDS, Tile.GEM_WORLD),
                new ExploreFact.TileArranged(owner, Stack.WORLDS, Stack.DEVELOPMENTS, Tile.CONSCRIPTION),
                new ScreenFact.Rolled(owner, 1, List.of(new ScreenFact.RolledDie(DieColor.RARE, Face.WILD))));
        for (RollFact fact : hidden) {
            assertThat(fact.seenBy(owner)).isEqualTo(fact);
            for (Viewer other : new Viewer[] {Seat.of(0), Visitor.VISITOR}) {
                @Nullable Fact seen = fact.seenBy(other);
                assertThat(String.valueOf(seen)).doesNotContain("CONSCRIPTION", "GEM_WORLD", "RARE", "WILD");
            }
        }
        RollFact share = new ExploreFact.ShareDealt(owner, List.of(Tile.CONSCRIPTION));
        assertThat(share.seenBy(owner)).isNull();
        assertThat(share.seenBy(Visitor.VISITOR)).isNull();
    }

    /** A view that shows everybody's stacks: the planted fault. */
    private static final class Leaky extends Variant<RollState, RollFact> {

        Leaky() {
            super(new RollGame());
        }

        @Override
        public Record view(RollState state, Viewer viewer) {
            return super.view(state, Seat.of(0));
        }
    }

    @Test
    void aViewThatShowsAnothersStacksIsFoundAndItsGameOpensForReplay(@TempDir Path folder) throws Exception {
        Game<RollState, RollFact> leaky = new Leaky();
        Setup setup = Setup.of("base", 2).with(RollGame.ROUND_LIMIT, "2");
        Failure failure =
                Checks.fuzzer(leaky, new Rulebook()).lookingAt(1).play(setup, 1).orElseThrow();
        assertThat(failure.what()).contains("tells what is hidden");

        GameFile log = GameFile.read(List.of(new RollGame()), failure.write(leaky, folder));
        assertThat(log.fault()).isEqualTo(failure.what());
    }
}
