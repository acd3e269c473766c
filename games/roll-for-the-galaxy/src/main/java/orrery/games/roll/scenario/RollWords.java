package orrery.games.roll.scenario;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import orrery.core.Purpose;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.core.Start;
import orrery.core.Viewer;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.Line;
import orrery.core.scenario.PositionWords;
import orrery.core.scenario.WordReader;
import orrery.games.roll.Bits;
import orrery.games.roll.RollFact;
import orrery.games.roll.RollGame;
import orrery.games.roll.RollPosition;
import orrery.games.roll.RollPurpose;
import orrery.games.roll.RollState;
import orrery.games.roll.RollView;
import orrery.games.roll.components.Tile;

/** The words of Roll for the Galaxy in scenario files: {@code dice 1 cup home}, {@code stack 1 gem-world}, {@code step ship}. */
public final class RollWords implements PositionWords<RollState, RollFact> {

    private static final RollGame GAME = new RollGame();

    @Override
    public String game() {
        return GAME.id();
    }

    @Override
    public Start<RollState, RollFact> begin(Setup setup, List<Line> lines) throws BadLine {
        int roundLimit = Integer.parseInt(GAME.mode(setup.mode()).orElseThrow().value(setup, RollGame.ROUND_LIMIT));
        Sketch sketch = new Sketch(setup.seats());
        for (Line line : lines) {
            sketch.read(new WordReader(line, setup.seats()));
        }
        WordReader last = new WordReader(lines.getLast(), setup.seats());
        RollState state = GAME.state(sketch.position(roundLimit, last));
        return new Start<>(state, sketch.step().segment(sketch.round()));
    }

    @Override
    public Optional<String> differs(RollState state, Line expectation) throws BadLine {
        return StateWords.differs(state, new WordReader(expectation, state.seats()));
    }

    @Override
    public Optional<String> showsOtherwise(Record view, Viewer viewer, Line expectation) throws BadLine {
        RollView shown = (RollView) view;
        return ViewWords.differs(
                shown, new WordReader(expectation, shown.players().size()));
    }

    /** A tile by either side: where it lies among the tiles of the seat that has it for its share, or of the bag. */
    @Override
    public OptionalInt drawn(RollState state, Purpose why, String thing) {
        Tile tile = WordReader.find(Tile.class, thing).orElse(null);
        if (why != RollPurpose.TILE || tile == null || !tile.isOfGameTile()) {
            return OptionalInt.empty();
        }
        long drawable = state.bag();
        for (Seat seat : Seat.first(state.seats())) {
            long share = state.share(seat);
            drawable = (share & tile.development().bit()) != 0 ? share : drawable;
        }
        int index = Bits.tiles(drawable).indexOf(tile.development());
        return index < 0 ? OptionalInt.empty() : OptionalInt.of(index);
    }

    @Override
    public List<String> describe(RollState state) {
        RollPosition position = GAME.position(state);
        return Description.of(position);
    }
}
