package orrery.games.stars.scenario;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Setup;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.WordReader;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsGame;
import orrery.games.stars.StarsPosition;
import orrery.games.stars.StarsState;
import orrery.games.stars.battle.BeginBattle;
import orrery.games.stars.battle.ExecutionRound;
import orrery.games.stars.board.Board;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Compass;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.Order;
import orrery.games.stars.components.OrderUpgrade;
import orrery.games.stars.components.Phase;
import orrery.games.stars.components.Structure;
import orrery.games.stars.components.SystemSide;
import orrery.games.stars.components.Tables;
import orrery.games.stars.operations.Advance;
import orrery.games.stars.operations.Deploy;
import orrery.games.stars.operations.Dominate;
import orrery.games.stars.operations.NextTurn;
import orrery.games.stars.operations.OrbitalStrike;
import orrery.games.stars.operations.Strategize;
import orrery.games.stars.planning.PlaceOrders;
import orrery.games.stars.refresh.EventStep;
import orrery.games.stars.refresh.Refresh;
import orrery.games.stars.setup.BuildBoard;
import orrery.games.stars.setup.PlaceStorms;

/** A position as the lines of a scenario describe it. */
final class Sketch {

    private static final String KNOWN =
            "tile, no-tiles, storm, round, phase, first, no-first, units, routed, structure, "
                    + "objective, order, came, turn, build, lay-storms, planning, refresh, events, deploy, strategize, dominate, advance, strike, "
                    + "battle, " + SeatSketch.KNOWN + ", " + OrderSketch.KNOWN + ", " + BattleSketch.KNOWN;

    private final Setup setup;
    private final List<SeatSketch> seats = new ArrayList<>();
    private final OrderSketch order = new OrderSketch();
    private final BattleSketch battle = new BattleSketch();
    private final Map<SystemSide, int[]> tiles = new LinkedHashMap<>();
    private final Map<SystemSide, List<StarsPosition.Placed>> stacks = new LinkedHashMap<>();
    private final int[][][][] units;
    private final Map<Area, List<StarsPosition.Building>> structures = new LinkedHashMap<>();
    private final Map<Area, Seat> objectives = new LinkedHashMap<>();
    private final List<SystemSide> stormSystems = new ArrayList<>();
    private final List<Compass> stormSides = new ArrayList<>();
    private final List<Area> origins = new ArrayList<>();
    private boolean noTiles;
    private int stormsMoved;
    private int round = 1;
    private @Nullable Seat firstPlayer = Seat.of(0);
    private Phase phase = Phase.OPERATIONS;
    private Segment<StarsState, StarsFact> first = new NextTurn(0);
    private @Nullable Area attacked;

    Sketch(Setup setup) {
        this.setup = setup;
        units = new int[2][Area.COUNT][setup.seats()][Faction.UNITS];
        Seat.first(setup.seats()).forEach(seat -> seats.add(new SeatSketch(seat)));
    }

    void read(WordReader words) throws BadLine {
        String word = words.word("what the line is about");
        boolean known = ofBoard(word, words)
                || order.read(word, words, seats)
                || ofBattle(word, words)
                || beginning(word, words)
                || ofSeat(word, words);
        if (!known) {
            throw words.wrong("unknown word '" + word + "'; known: " + KNOWN);
        }
        words.end();
    }

    private boolean ofBattle(String word, WordReader words) throws BadLine {
        if (!battle.read(word, words, seats)) {
            return false;
        }
        if (word.equals("fight") && battle.round() > 0) {
            first = new ExecutionRound(battle.round());
            battle.begin(order);
        }
        return true;
    }

    private boolean ofSeat(String word, WordReader words) throws BadLine {
        return List.of(SeatSketch.KNOWN.split(", ")).contains(word)
                && seats.get(words.seat().index()).read(word, words);
    }

    private boolean ofBoard(String word, WordReader words) throws BadLine {
        switch (word) {
            case "no-tiles" -> noTiles = true;
            case "tile" ->
                tiles.put(words.one(SystemSide.class), new int[] {
                    words.number(0, Board.WIDTH - 1),
                    words.number(0, Board.WIDTH - 1),
                    words.more() ? words.number(0, 3) : 0
                });
            case "storm" -> {
                if (stormSystems.size() == Tables.MOST_SEATS) {
                    throw words.wrong("there are at most " + Tables.MOST_SEATS + " Warp Storms");
                }
                stormSystems.add(words.one(SystemSide.class));
                stormSides.add(words.one(Compass.class));
                if (words.also("moved")) {
                    stormsMoved |= 1 << stormSides.size() - 1;
                }
            }
            case "round" -> round = words.number(0, Tables.ROUNDS);
            case "phase" -> phase = words.one(Phase.class);
            case "first" -> firstPlayer = words.seat();
            case "no-first" -> firstPlayer = null;
            case "units", "routed" -> {
                int seat = words.seat().index();
                int area = words.one(Area.class).ordinal();
                int number = seats.get(seat).unit(words);
                units[word.equals("units") ? 0 : 1][area][seat][number] = words.more() ? words.number(0, 15) : 1;
            }
            case "structure" -> {
                Seat owner = words.seat();
                structures
                        .computeIfAbsent(words.one(Area.class), ignored -> new ArrayList<>())
                        .add(new StarsPosition.Building(owner, words.one(Structure.class)));
            }
            case "objective" -> {
                Seat owner = words.seat();
                objectives.put(words.one(Area.class), owner);
            }
            case "order" -> {
                Seat owner = words.seat();
                stacks.computeIfAbsent(words.one(SystemSide.class), ignored -> new ArrayList<>())
                        .add(new StarsPosition.Placed(owner, words.one(Order.class)));
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    // ---- how it goes on

    private boolean beginning(String word, WordReader words) throws BadLine {
        switch (word) {
            case "came" -> origins.addAll(words.all(Area.class));
            case "turn" -> begin(Phase.OPERATIONS, new NextTurn(words.seat().index()));
            case "build" -> setUp(new BuildBoard(words.number(0, Tables.TILES_EACH * setup.seats() - 1)));
            case "lay-storms" -> setUp(new PlaceStorms(words.number(0, setup.seats() - 1)));
            case "planning" -> begin(Phase.PLANNING, new PlaceOrders(0));
            case "refresh" -> begin(Phase.OPERATIONS, new Refresh());
            case "events" -> begin(Phase.REFRESH, new EventStep(0));
            case "battle" -> {
                Seat attacker = words.seat();
                attacked = words.one(Area.class);
                carryOut(
                        attacker,
                        attacked.side(),
                        Order.ADVANCE,
                        new BeginBattle(attacker.index(), attacked.ordinal(), false));
            }
            case "deploy" -> carryOut(words.seat(), words.one(SystemSide.class), Order.DEPLOY, new Deploy());
            case "strategize" ->
                carryOut(words.seat(), words.one(SystemSide.class), Order.STRATEGIZE, new Strategize());
            case "dominate" -> carryOut(words.seat(), words.one(SystemSide.class), Order.DOMINATE, new Dominate());
            case "advance" -> carryOut(words.seat(), words.one(SystemSide.class), Order.ADVANCE, new Advance());
            case "strike" -> carryOut(words.seat(), words.one(SystemSide.class), Order.ADVANCE, new OrbitalStrike());
            default -> {
                return false;
            }
        }
        return true;
    }

    private void begin(Phase newPhase, Segment<StarsState, StarsFact> segment) {
        phase = newPhase;
        first = segment;
    }

    private void setUp(Segment<StarsState, StarsFact> segment) {
        round = 0;
        begin(Phase.SET_UP, segment);
    }

    private void carryOut(Seat owner, SystemSide where, Order kind, Segment<StarsState, StarsFact> segment) {
        order.begin(owner, where, kind);
        begin(Phase.OPERATIONS, segment);
    }

    Segment<StarsState, StarsFact> first() {
        return first;
    }

    // ---- the position

    StarsPosition position(WordReader last) throws BadLine {
        if (tiles.isEmpty() && !noTiles) {
            layUsualTiles();
        }
        Area contested = attacked != null ? attacked : battle.area();
        if (contested != null && !origins.isEmpty()) {
            order.came(contested, origins);
        }
        List<StarsPosition.Laid> laid = new ArrayList<>();
        tiles.forEach((side, cell) -> laid.add(laid(side, cell)));
        List<StarsPosition.Player> players = new ArrayList<>();
        List<OrderUpgrade> used = new ArrayList<>();
        for (int seat = 0; seat < seats.size(); seat++) {
            players.add(seats.get(seat).player(onBoard(seat), placed(seat), battle.cards(seat), last));
            used.addAll(seats.get(seat).used());
        }
        return new StarsPosition(
                setup.seats(),
                setup.mode().equals(StarsGame.QUICK_START),
                StarsGame.freshPaths(setup),
                round,
                phase,
                firstPlayer,
                laid,
                storms(last),
                stormsMoved,
                used,
                players,
                order.position(),
                battle.position());
    }

    /** The front sides in the order of their numbers, row by row, unturned. */
    private void layUsualTiles() {
        int columns = Tables.columns(setup.seats());
        for (int i = 0; i < Tables.TILES_EACH * setup.seats(); i++) {
            tiles.put(SystemSide.at(2 * i), new int[] {i % columns, i / columns, 0});
        }
    }

    private List<Integer> storms(WordReader last) throws BadLine {
        Board board = Board.EMPTY;
        for (Map.Entry<SystemSide, int[]> tile : tiles.entrySet()) {
            int[] cell = tile.getValue();
            board = board.with(tile.getKey().ordinal(), cell[2], cell[0], cell[1]);
        }
        List<Integer> storms = new ArrayList<>();
        for (int i = 0; i < stormSides.size(); i++) {
            SystemSide side = stormSystems.get(i);
            if (!board.has(side.ordinal())) {
                throw last.wrong(side.id() + " is not on the board");
            }
            storms.add(board.edge(side.ordinal(), stormSides.get(i)));
        }
        while (storms.size() < Tables.MOST_SEATS) {
            storms.add(-1);
        }
        return storms;
    }

    private StarsPosition.Laid laid(SystemSide side, int[] cell) {
        List<StarsPosition.AreaContent> areas = new ArrayList<>();
        for (int index = 4 * side.ordinal(); index < 4 * side.ordinal() + 4; index++) {
            Area area = Area.at(index);
            List<StarsPosition.Force> forces = new ArrayList<>();
            for (int seat = 0; seat < seats.size(); seat++) {
                List<Integer> standing = force(area, seat, false);
                List<Integer> routed = force(area, seat, true);
                if (standing.stream().anyMatch(count -> count > 0)
                        || routed.stream().anyMatch(count -> count > 0)) {
                    forces.add(new StarsPosition.Force(Seat.of(seat), standing, routed));
                }
            }
            areas.add(new StarsPosition.AreaContent(
                    objectives.get(area), forces, structures.getOrDefault(area, List.of())));
        }
        return new StarsPosition.Laid(
                side,
                cell[2],
                cell[0] - Board.CENTRE,
                cell[1] - Board.CENTRE,
                areas,
                stacks.getOrDefault(side, List.of()));
    }

    private List<Integer> force(Area area, int seat, boolean routed) {
        List<Integer> force = new ArrayList<>(SeatSketch.numbers(units[routed ? 1 : 0][area.ordinal()][seat]));
        force.add(battle.reinforcements(area, seat, routed));
        return force;
    }

    private int[] onBoard(int seat) {
        int[] count = new int[Faction.UNITS];
        for (int area = 0; area < Area.COUNT; area++) {
            for (int number = 0; number < Faction.UNITS; number++) {
                count[number] += units[0][area][seat][number] + units[1][area][seat][number];
            }
        }
        return count;
    }

    private int[] placed(int seat) {
        int[] count = new int[Order.COUNT];
        for (List<StarsPosition.Placed> stack : stacks.values()) {
            for (StarsPosition.Placed placed : stack) {
                count[placed.order().ordinal()] += placed.seat().index() == seat ? 1 : 0;
            }
        }
        return count;
    }
}
