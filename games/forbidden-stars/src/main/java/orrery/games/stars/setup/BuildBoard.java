package orrery.games.stars.setup;

import orrery.core.Message;
import orrery.core.Next;
import orrery.core.Offers;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.stars.Articles;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsQuestion;
import orrery.games.stars.StarsState;
import orrery.games.stars.Step;
import orrery.games.stars.board.Board;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.Structure;
import orrery.games.stars.components.SystemSide;
import orrery.games.stars.components.Tables;
import orrery.games.stars.components.Tile;
import orrery.games.stars.components.Unit;

/**
 * One seat lays a tile, places forces and objective tokens on it. Articles build-board, place-tile, place-forces,
 * place-objectives.
 *
 * @param turn tiles laid before, from 0
 */
public record BuildBoard(int turn) implements Segment<StarsState, StarsFact> {

    @Override
    public Next play(Table<StarsState, StarsFact> table) {
        StarsState state = table.state();
        int seats = state.seats();
        int seat = (state.firstPlayer() + turn) % seats;
        int system = layTile(table, seat);
        placeForces(table, seat, system, turn >= (Tables.TILES_EACH - 1) * seats);
        while (Placement.mustLay(state, seat, system)) {
            var choice = (StarsChoice.PutObjective) table.ask(objectives(state, seat, system));
            table.record(new StarsFact.ObjectivePlaced(Seat.of(seat), choice.of(), choice.area()));
        }
        return turn + 1 < Tables.TILES_EACH * seats ? new BuildBoard(turn + 1) : new PlaceStorms(0);
    }

    private static int layTile(Table<StarsState, StarsFact> table, int seat) {
        StarsState state = table.state();
        var side = (StarsChoice.PickSystem) table.ask(sides(state, seat));
        var choice = (StarsChoice.LayTile) table.ask(cells(state, seat, side.system()));
        table.record(new StarsFact.TilePlaced(
                Seat.of(seat), choice.system(), choice.turns(), choice.column(), choice.row()));
        return choice.system().ordinal();
    }

    private static StarsQuestion sides(StarsState state, int seat) {
        return StarsQuestion.secret(
                state, seat, Step.PLACE_TILE, Articles.SYSTEM_TILES, () -> Message.of("prompt.tile-side"), offers -> {
                    for (Tile tile : Tile.values()) {
                        if ((state.tiles(seat) & 1 << tile.ordinal()) != 0) {
                            offers.legal(new StarsChoice.PickSystem(SystemSide.at(2 * tile.ordinal())));
                            offers.legal(new StarsChoice.PickSystem(SystemSide.at(2 * tile.ordinal() + 1)));
                        }
                    }
                });
    }

    private static StarsQuestion cells(StarsState state, int seat, SystemSide side) {
        return StarsQuestion.of(
                state,
                seat,
                Step.PLACE_TILE,
                Articles.PLACE_TILE,
                () -> Message.of("prompt.tile-cell", side),
                offers -> offerCells(state, side, offers));
    }

    private static void offerCells(StarsState state, SystemSide side, Offers<StarsChoice> offers) {
        Board board = state.board();
        int columns = Tables.columns(state.seats());
        int rows = Tables.rows(state.seats());
        for (int y = 0; y < Board.WIDTH; y++) {
            for (int x = 0; x < Board.WIDTH; x++) {
                if (board.fits(x, y, columns, rows)) {
                    for (int turns = 0; turns < 4; turns++) {
                        offers.legal(new StarsChoice.LayTile(side, turns, x - Board.CENTRE, y - Board.CENTRE), side);
                    }
                } else if (offers.explains() && board.cell(x, y) < 0 && board.touches(x, y)) {
                    offers.illegal(
                            new StarsChoice.LayTile(side, 0, x - Board.CENTRE, y - Board.CENTRE),
                            Articles.BOARD_LIMIT,
                            Message.of("why.board-limit", columns, rows),
                            side);
                }
            }
        }
    }

    private static void placeForces(Table<StarsState, StarsFact> table, int seat, int system, boolean last) {
        StarsState state = table.state();
        while (Placement.anythingFits(state, seat, system)) {
            switch (table.ask(forces(state, seat, system, last))) {
                case StarsChoice.PlaceUnit(Unit unit, Area area) ->
                    table.record(new StarsFact.UnitPlaced(Seat.of(seat), unit, area));
                case StarsChoice.Build build ->
                    table.record(new StarsFact.StructurePlaced(Seat.of(seat), Structure.FACTORY, build.area()));
                default -> {
                    return;
                }
            }
        }
        if (last) {
            for (int number = 0; number < Faction.UNITS; number++) {
                int left = state.toPlace(seat, number);
                if (left > 0) {
                    table.record(new StarsFact.ForcesLost(Seat.of(seat), state.unit(seat, number), left));
                }
            }
        }
    }

    private static StarsQuestion forces(StarsState state, int seat, int system, boolean last) {
        return StarsQuestion.of(
                state,
                seat,
                Step.PLACE_FORCES,
                Articles.PLACE_FORCES,
                () -> forcesPrompt(state, seat, SystemSide.at(system), last),
                offers -> offerForces(state, seat, system, last, offers));
    }

    /** Whoever leaves more units than the last tile may hold is warned: article forces-warning. */
    private static Message forcesPrompt(StarsState state, int seat, SystemSide system, boolean last) {
        if (last) {
            return Message.of("prompt.forces-last", system);
        }
        int room = Placement.leastRoomInHand(state, seat);
        return Placement.groundToPlace(state, seat) > room
                ? Message.of("prompt.forces-warning", system, room)
                : Message.of("prompt.forces", system);
    }

    private static void offerForces(StarsState state, int seat, int system, boolean last, Offers<StarsChoice> offers) {
        for (int number = 0; number < Faction.UNITS; number++) {
            for (int area = 4 * system; state.toPlace(seat, number) > 0 && area < 4 * system + 4; area++) {
                Unit unit = state.unit(seat, number);
                Area at = Area.at(area);
                if (Placement.fits(state, seat, number, area)) {
                    offers.legal(new StarsChoice.PlaceUnit(unit, at), unit, at);
                } else if (offers.explains()) {
                    boolean wrongKind = unit.isShip() == at.isWorld();
                    offers.illegal(
                            new StarsChoice.PlaceUnit(unit, at),
                            wrongKind ? (unit.isShip() ? Articles.SHIP : Articles.GROUND_UNIT) : Articles.UNIT_CAPACITY,
                            wrongKind
                                    ? Message.of(unit.isShip() ? "why.ship-on-world" : "why.ground-in-void")
                                    : Message.of("why.capacity", at, at.capacity()),
                            unit,
                            at);
                }
            }
        }
        for (int area = 4 * system; state.factoryToPlace(seat) && area < 4 * system + 4; area++) {
            if (Placement.fitsFactory(state, area)) {
                offers.legal(
                        new StarsChoice.Build(Structure.FACTORY, Area.at(area), false, false),
                        Structure.FACTORY,
                        Area.at(area));
            }
        }
        if (!last) {
            offers.legal(new StarsChoice.Done());
        } else if (offers.explains()) {
            offers.illegal(new StarsChoice.Done(), Articles.PLACE_FORCES, Message.of("why.forces-left"));
        }
    }

    private static StarsQuestion objectives(StarsState state, int seat, int system) {
        return StarsQuestion.of(
                state,
                seat,
                Step.PLACE_OBJECTIVES,
                Articles.PLACE_OBJECTIVES,
                () -> Message.of("prompt.objective", SystemSide.at(system)),
                offers -> {
                    for (int of = 0; of < state.seats(); of++) {
                        for (int area = 4 * system; state.given(seat, of) > 0 && area < 4 * system + 4; area++) {
                            if (Placement.isFreeSlot(state, area)) {
                                offerObjective(state, seat, of, area, offers);
                            }
                        }
                    }
                });
    }

    private static void offerObjective(StarsState state, int seat, int of, int area, Offers<StarsChoice> offers) {
        StarsChoice choice = new StarsChoice.PutObjective(Seat.of(of), Area.at(area));
        if (Placement.mayLay(state, seat, of, area / 4)) {
            offers.legal(choice, Area.at(area));
        } else if (offers.explains()) {
            offers.illegal(
                    choice,
                    Articles.PLACE_OBJECTIVES,
                    Message.of(
                            Placement.lies(state, of, area / 4) ? "why.objective-twice" : "why.objective-fewer",
                            Seat.of(of)),
                    Area.at(area));
        }
    }
}
