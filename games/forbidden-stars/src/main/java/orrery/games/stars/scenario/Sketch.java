package orrery.games.stars.scenario;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.scenario.BadLine;
import orrery.games.stars.OrderFlag;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsPosition;
import orrery.games.stars.StarsState;
import orrery.games.stars.battle.BeginBattle;
import orrery.games.stars.board.Board;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Asset;
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.components.Compass;
import orrery.games.stars.components.EventCard;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.Order;
import orrery.games.stars.components.OrderUpgrade;
import orrery.games.stars.components.Phase;
import orrery.games.stars.components.Structure;
import orrery.games.stars.components.SystemSide;
import orrery.games.stars.components.Tables;
import orrery.games.stars.components.Unit;
import orrery.games.stars.operations.Advance;
import orrery.games.stars.operations.Deploy;
import orrery.games.stars.operations.Dominate;
import orrery.games.stars.operations.NextTurn;
import orrery.games.stars.operations.OrbitalStrike;
import orrery.games.stars.operations.Strategize;
import orrery.games.stars.planning.PlaceOrders;
import orrery.games.stars.refresh.EventStep;
import orrery.games.stars.refresh.Refresh;

/** A position as the lines of a scenario describe it. */
final class Sketch {

    private static final String KNOWN = "faction, tile, units, routed, structure, objective, materiel, assets, "
            + "objectives, upgrade, used, scheme, card, order, event-order, storm, first, round, came, turn, planning, "
            + "refresh, events, deploy, strategize, dominate, advance, strike, battle";

    private final int seats;
    private final boolean freshPaths;
    private final Faction[] factions;
    private final int[] materiel;
    private final int[] collected;
    private final int[][] assets;
    private final int[][] onEvents;
    private final List<List<OrderUpgrade>> upgrades = new ArrayList<>();
    private final List<List<EventCard>> schemes = new ArrayList<>();
    private final List<List<CombatCard>> cards = new ArrayList<>();
    private final List<OrderUpgrade> used = new ArrayList<>();
    private final Map<SystemSide, int[]> tiles = new LinkedHashMap<>();
    private final Map<SystemSide, List<StarsPosition.Placed>> stacks = new LinkedHashMap<>();
    private final int[][][][] units;
    private final Map<Area, List<StarsPosition.Building>> structures = new LinkedHashMap<>();
    private final Map<Area, Seat> objectives = new LinkedHashMap<>();
    private final List<Integer> storms = new ArrayList<>();
    private final List<String> stormLines = new ArrayList<>();
    private final List<Area> origins = new ArrayList<>();
    private int round = 1;
    private int firstPlayer;
    private Phase phase = Phase.OPERATIONS;
    private Segment<StarsState, StarsFact> first = new NextTurn(0);
    private @Nullable Seat active;
    private @Nullable SystemSide system;
    private @Nullable Order order;
    private @Nullable Area battle;

    Sketch(int seats, boolean freshPaths) {
        this.seats = seats;
        this.freshPaths = freshPaths;
        factions = Arrays.copyOf(Faction.values(), seats);
        materiel = new int[seats];
        Arrays.fill(materiel, 6);
        collected = new int[seats];
        assets = new int[seats][Asset.COUNT];
        onEvents = new int[seats][Order.COUNT];
        units = new int[2][Area.COUNT][seats][StarsState.TOKEN + 1];
        for (int seat = 0; seat < seats; seat++) {
            upgrades.add(new ArrayList<>());
            schemes.add(new ArrayList<>());
            cards.add(new ArrayList<>());
        }
    }

    void read(Words words) throws BadLine {
        String first = words.word("what the line is about");
        switch (first) {
            case "tile" -> {
                SystemSide side = words.one(SystemSide.class);
                tiles.put(side, new int[] {
                    words.number(0, Board.WIDTH - 1),
                    words.number(0, Board.WIDTH - 1),
                    words.more() ? words.number(0, 3) : 0
                });
            }
            case "storm" -> {
                stormLines.add(words.one(SystemSide.class).id() + " "
                        + words.one(Compass.class).id());
            }
            case "round" -> round = words.number(1, Tables.ROUNDS);
            case "planning" -> begin(Phase.PLANNING, new PlaceOrders(0));
            case "refresh" -> begin(Phase.OPERATIONS, new Refresh());
            case "events" -> begin(Phase.REFRESH, new EventStep(0));
            case "came" -> origins.addAll(words.all(Area.class));
            default -> ofSeat(first, words);
        }
        words.end();
    }

    private void begin(Phase newPhase, Segment<StarsState, StarsFact> segment) {
        phase = newPhase;
        first = segment;
    }

    private void ofSeat(String first, Words words) throws BadLine {
        if (!List.of(KNOWN.split(", ")).contains(first)) {
            throw words.wrong("unknown word '" + first + "'; known: " + KNOWN);
        }
        Seat owner = words.seat();
        int seat = owner.index();
        switch (first) {
            case "faction" -> factions[seat] = words.one(Faction.class);
            case "first" -> firstPlayer = seat;
            case "turn" -> begin(Phase.OPERATIONS, new NextTurn(seat));
            case "units", "routed" -> {
                int area = words.one(Area.class).ordinal();
                Unit unit = words.one(Unit.class);
                if (unit.faction() != factions[seat]) {
                    throw words.wrong(unit.id() + " is no unit of " + factions[seat].id());
                }
                units[first.equals("units") ? 0 : 1][area][seat][unit.number()] =
                        words.more() ? words.number(0, 15) : 1;
            }
            case "structure" -> {
                Area area = words.one(Area.class);
                structures
                        .computeIfAbsent(area, ignored -> new ArrayList<>())
                        .add(new StarsPosition.Building(owner, words.one(Structure.class)));
            }
            case "objective" -> objectives.put(words.one(Area.class), owner);
            case "materiel" -> materiel[seat] = words.number(0, Tables.MOST_MATERIEL);
            case "objectives" -> collected[seat] = words.number(0, 6);
            case "assets" -> {
                int asset = words.one(Asset.class).ordinal();
                assets[seat][asset] = words.number(0, Tables.MOST_ASSETS);
            }
            case "upgrade" -> upgrades.get(seat).add(words.one(OrderUpgrade.class));
            case "used" -> used.add(words.one(OrderUpgrade.class));
            case "scheme" -> schemes.get(seat).add(words.one(EventCard.class));
            case "card" -> cards.get(seat).add(words.one(CombatCard.class));
            case "order" -> {
                SystemSide side = words.one(SystemSide.class);
                stacks.computeIfAbsent(side, ignored -> new ArrayList<>())
                        .add(new StarsPosition.Placed(owner, words.one(Order.class)));
            }
            case "event-order" -> onEvents[seat][words.one(Order.class).ordinal()]++;
            case "battle" -> {
                battle = words.one(Area.class);
                carryOut(owner, battle.side(), Order.ADVANCE, new BeginBattle(seat, battle.ordinal(), false));
            }
            case "deploy" -> carryOut(owner, words.one(SystemSide.class), Order.DEPLOY, new Deploy());
            case "strategize" -> carryOut(owner, words.one(SystemSide.class), Order.STRATEGIZE, new Strategize());
            case "dominate" -> carryOut(owner, words.one(SystemSide.class), Order.DOMINATE, new Dominate());
            case "advance" -> carryOut(owner, words.one(SystemSide.class), Order.ADVANCE, new Advance());
            default -> carryOut(owner, words.one(SystemSide.class), Order.ADVANCE, new OrbitalStrike());
        }
    }

    private void carryOut(Seat owner, SystemSide where, Order kind, Segment<StarsState, StarsFact> segment) {
        active = owner;
        system = where;
        order = kind;
        begin(Phase.OPERATIONS, segment);
    }

    Segment<StarsState, StarsFact> first() {
        return first;
    }

    // ---- the position

    StarsPosition position(Words last) throws BadLine {
        if (tiles.isEmpty()) {
            layUsualTiles();
        }
        Board board = board();
        for (String line : stormLines) {
            String[] words = line.split(" ");
            SystemSide side = Words.find(SystemSide.class, words[0]).orElseThrow();
            if (!board.has(side.ordinal())) {
                throw last.wrong(side.id() + " is not on the board");
            }
            storms.add(board.edge(
                    side.ordinal(), Words.find(Compass.class, words[1]).orElseThrow()));
        }
        while (storms.size() < Tables.MOST_SEATS) {
            storms.add(-1);
        }
        List<StarsPosition.Laid> laid = new ArrayList<>();
        tiles.forEach((side, cell) -> laid.add(laid(side, cell)));
        List<StarsPosition.Player> players = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            players.add(player(seat));
        }
        return new StarsPosition(
                seats,
                false,
                freshPaths,
                round,
                phase,
                Seat.of(firstPlayer),
                laid,
                storms,
                0,
                used,
                players,
                carriedOut(),
                new StarsPosition.Fight(null, false, false, null, 0, List.of(side(), side()), List.of()));
    }

    /** The front sides in the order of their numbers, row by row, unturned. */
    private void layUsualTiles() {
        int columns = Tables.columns(seats);
        for (int i = 0; i < Tables.TILES_EACH * seats; i++) {
            tiles.put(SystemSide.at(2 * i), new int[] {i % columns, i / columns, 0});
        }
    }

    private Board board() {
        Board board = Board.EMPTY;
        for (Map.Entry<SystemSide, int[]> tile : tiles.entrySet()) {
            int[] cell = tile.getValue();
            board = board.with(tile.getKey().ordinal(), cell[2], cell[0], cell[1]);
        }
        return board;
    }

    private StarsPosition.Laid laid(SystemSide side, int[] cell) {
        List<StarsPosition.AreaContent> areas = new ArrayList<>();
        for (int area = 4 * side.ordinal(); area < 4 * side.ordinal() + 4; area++) {
            List<StarsPosition.Force> forces = new ArrayList<>();
            for (int seat = 0; seat < seats; seat++) {
                if (Arrays.stream(units[0][area][seat]).sum()
                                + Arrays.stream(units[1][area][seat]).sum()
                        > 0) {
                    forces.add(new StarsPosition.Force(
                            Seat.of(seat), numbers(units[0][area][seat]), numbers(units[1][area][seat])));
                }
            }
            areas.add(new StarsPosition.AreaContent(
                    objectives.get(Area.at(area)), forces, structures.getOrDefault(Area.at(area), List.of())));
        }
        return new StarsPosition.Laid(
                side,
                cell[2],
                cell[0] - Board.CENTRE,
                cell[1] - Board.CENTRE,
                areas,
                stacks.getOrDefault(side, List.of()));
    }

    private static List<Integer> numbers(int[] numbers) {
        return Arrays.stream(numbers).boxed().toList();
    }

    private StarsPosition.Player player(int seat) {
        Faction faction = factions[seat];
        int[] supply = new int[Faction.UNITS];
        for (int number = 0; number < Faction.UNITS; number++) {
            supply[number] = faction.unit(number).figures();
            for (int area = 0; area < Area.COUNT; area++) {
                supply[number] -= units[0][area][seat][number] + units[1][area][seat][number];
            }
        }
        int[] held = new int[Order.COUNT];
        for (int kind = 0; kind < Order.COUNT; kind++) {
            held[kind] = Tables.ORDERS_OF_KIND - onEvents[seat][kind];
        }
        for (List<StarsPosition.Placed> stack : stacks.values()) {
            for (StarsPosition.Placed placed : stack) {
                held[placed.order().ordinal()] -= placed.seat().index() == seat ? 1 : 0;
            }
        }
        return new StarsPosition.Player(
                faction,
                false,
                materiel[seat],
                collected[seat],
                false,
                numbers(assets[seat]),
                numbers(supply),
                Collections.nCopies(Faction.UNITS, 0),
                numbers(held),
                Collections.nCopies(Order.COUNT, 0),
                numbers(onEvents[seat]),
                Collections.nCopies(Tables.MOST_SEATS, 0),
                List.of(),
                deck(seat),
                upgrades.get(seat),
                schemes.get(seat),
                List.of(),
                null);
    }

    /** Pairs of the cards named, filled up with the starting cards. */
    private List<CombatCard> deck(int seat) {
        List<CombatCard> kinds = new ArrayList<>(cards.get(seat));
        for (int number = 0; kinds.size() < 5; number++) {
            CombatCard card = CombatCard.of(factions[seat].ordinal(), number);
            if (card.isStarting() && !kinds.contains(card)) {
                kinds.add(card);
            }
        }
        List<CombatCard> deck = new ArrayList<>(kinds);
        deck.addAll(kinds);
        return deck;
    }

    private StarsPosition.CarriedOut carriedOut() {
        List<StarsPosition.Arrival> arrived = new ArrayList<>();
        List<Integer> none = Collections.nCopies(StarsState.TOKEN + 1, 0);
        for (int quarter = 0; quarter < 4; quarter++) {
            boolean here = battle != null && battle.ordinal() % 4 == quarter;
            arrived.add(new StarsPosition.Arrival(none, here ? origins : List.of()));
        }
        SystemSide neighbour = origins.stream()
                .map(Area::side)
                .filter(side -> side != system)
                .findFirst()
                .orElse(null);
        return new StarsPosition.CarriedOut(
                active, system, order, false, List.<OrderFlag>of(), neighbour, 0, 0, List.of(), arrived);
    }

    private static StarsPosition.Side side() {
        List<Integer> none = List.of(0, 0, 0);
        return new StarsPosition.Side(null, none, none, List.of(), List.of(), List.of(), null, false, null, List.of());
    }
}
