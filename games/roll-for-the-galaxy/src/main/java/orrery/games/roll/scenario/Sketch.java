package orrery.games.roll.scenario;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.WordReader;
import orrery.games.roll.RollPosition;
import orrery.games.roll.Stage;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Face;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Tables;
import orrery.games.roll.components.Tile;

/** A position being described line by line, and what it is when no more is said. */
final class Sketch {

    private static final String KNOWN = "step, round, active, stage, phase, extra-die, bag, goods, " + SeatSketch.KNOWN;

    private final List<SeatSketch> seats = new ArrayList<>();
    private final Map<Tile, List<DieColor>> goods = new EnumMap<>(Tile.class);
    private FirstStep step = FirstStep.ASSIGN;
    private int round = 1;
    private @Nullable List<Phase> active;
    private @Nullable Stage stage;
    private @Nullable Phase phase;
    private @Nullable Face extraDie;
    private @Nullable List<Tile> bag;

    Sketch(int seats) {
        for (int i = 0; i < seats; i++) {
            this.seats.add(new SeatSketch(i));
        }
    }

    // ---- reading

    void read(WordReader words) throws BadLine {
        String first = words.word("a word");
        switch (first) {
            case "step" -> step = words.one(FirstStep.class);
            case "round" -> round = words.number(0, 999);
            case "active" -> active = words.all(Phase.class);
            case "stage" -> stage = words.one(Stage.class);
            case "phase" -> phase = words.one(Phase.class);
            case "extra-die" -> extraDie = words.one(Face.class);
            case "bag" -> bag = words.all(Tile.class);
            case "goods" -> goods.put(words.one(Tile.class), words.all(DieColor.class));
            default -> {
                if (!SeatSketch.WORDS.contains(first)) {
                    throw words.wrong("unknown word '" + first + "'; known: " + KNOWN);
                }
                seats.get(words.seat().index()).read(first, words);
            }
        }
        words.end();
    }

    FirstStep step() {
        return step;
    }

    int round() {
        return round;
    }

    // ---- what was not said

    /** The whole position. @param end to be blamed for what contradicts itself */
    RollPosition position(int roundLimit, WordReader end) throws BadLine {
        Set<Tile> free = EnumSet.allOf(Tile.class);
        free.removeIf(tile -> !tile.isDevelopment() || !tile.isOfGameTile());
        for (SeatSketch seat : seats) {
            for (Tile tile : seat.gameTiles()) {
                if (!free.remove(tile.development())) {
                    throw end.wrong(tile.id() + " is in two places; a tile has two sides and is there once");
                }
            }
        }
        List<Tile> inBag = inBag(free, end);
        if (bag != null) {
            free.removeAll(inBag);
            seats.getLast().abandon(List.copyOf(free));
        }
        List<RollPosition.Player> players = new ArrayList<>();
        int chips = 0;
        for (SeatSketch seat : seats) {
            players.add(seat.player(goods, end));
            chips += seat.chips();
        }
        for (Tile world : goods.keySet()) {
            if (players.stream().noneMatch(player -> player.tableau().contains(world))) {
                throw end.wrong(world.id() + " holds goods and is in no tableau; write: tableau SEAT " + world.id());
            }
        }
        return new RollPosition(
                roundLimit,
                seats.size() * Tables.POOL_PER_PLAYER - chips,
                step == FirstStep.START_TILES ? 0 : step == FirstStep.ASSIGN ? Math.max(0, round - 1) : round,
                stage == null ? step.stage() : stage,
                phase != null ? phase : step == FirstStep.EXPLORE_IN_TURN ? Phase.EXPLORE : null,
                extraDie,
                active != null ? active : step.phase() == null ? List.of() : List.of(step.phase()),
                inBag,
                players);
    }

    private List<Tile> inBag(Set<Tile> free, WordReader end) throws BadLine {
        if (bag == null) {
            return List.copyOf(free);
        }
        List<Tile> named = bag.stream().map(Tile::development).toList();
        for (Tile tile : named) {
            if (!free.contains(tile)) {
                throw end.wrong(tile.id() + " is in the bag and somewhere else; leave one of them out");
            }
        }
        return named;
    }
}
