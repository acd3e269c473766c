package orrery.games.stars.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import orrery.games.stars.components.Compass;
import orrery.games.stars.components.StormMove;
import orrery.games.stars.components.SystemSide;

/**
 * The tiles that have been laid, and what lies beside what; never changed, a new tile makes a new board. Areas and
 * systems are named by their ordinals. Articles board, border.
 *
 * <p>Cells are counted from the first tile, which lies at (3, 3) of a field of 7 by 7. An edge is a number: h(x, y), the
 * north side of cell (x, y), is 2(8y + x), and v(x, y), its west side, is 2(8y + x) + 1.
 */
public final class Board {

    /** The board before the first tile. */
    public static final Board EMPTY = new Board(new int[0], new int[0], new int[0]);

    /** The cell of the first tile, in x and y. */
    public static final int CENTRE = 3;

    /** Cells of the field in a row. */
    public static final int WIDTH = 2 * CENTRE + 1;

    /** More than any number of an edge. */
    public static final int EDGES = 128;

    private static final int NONE = -1;

    private final int[] sides;
    private final int[] turns;
    private final int[] cells;
    private final int[] cellOf = new int[SystemSide.COUNT];
    private final int[] turnsOf = new int[SystemSide.COUNT];
    private final int[] inCell = new int[WIDTH * WIDTH];
    private final int[] areas;
    private final int[][] borders = new int[4 * SystemSide.COUNT][];
    private final int[][] near = new int[SystemSide.COUNT][];

    private Board(int[] sides, int[] turns, int[] cells) {
        this.sides = sides;
        this.turns = turns;
        this.cells = cells;
        Arrays.fill(cellOf, NONE);
        Arrays.fill(inCell, NONE);
        areas = new int[4 * sides.length];
        for (int i = 0; i < sides.length; i++) {
            cellOf[sides[i]] = cells[i];
            turnsOf[sides[i]] = turns[i];
            inCell[cells[i]] = sides[i];
            for (int q = 0; q < 4; q++) {
                areas[4 * i + q] = 4 * sides[i] + q;
            }
        }
        for (int area : areas) {
            borders[area] = bordersOf(area);
        }
        for (int side : sides) {
            near[side] = nearOf(side);
        }
    }

    /** The board with one more tile. */
    public Board with(int side, int quarterTurns, int x, int y) {
        int size = sides.length + 1;
        int[] moreSides = Arrays.copyOf(sides, size);
        int[] moreTurns = Arrays.copyOf(turns, size);
        int[] moreCells = Arrays.copyOf(cells, size);
        moreSides[size - 1] = side;
        moreTurns[size - 1] = quarterTurns;
        moreCells[size - 1] = y * WIDTH + x;
        return new Board(moreSides, moreTurns, moreCells);
    }

    private int[] bordersOf(int area) {
        int x = fineX(area);
        int y = fineY(area);
        int[] found = new int[4];
        int count = 0;
        for (int i = 0; i < 4; i++) {
            int other = areaAt(x + STEP[i], y + STEP[(i + 1) % 4]);
            if (other != NONE) {
                found[count++] = other;
            }
        }
        return Arrays.copyOf(found, count);
    }

    private static final int[] STEP = {0, 1, 0, -1};

    /** The area at these coordinates of the grid of areas, or −1. */
    private int areaAt(int x, int y) {
        int side = cell(Math.floorDiv(x, 2), Math.floorDiv(y, 2));
        if (side == NONE) {
            return NONE;
        }
        boolean east = Math.floorMod(x, 2) == 1;
        int quadrant = Math.floorMod(y, 2) == 0 ? (east ? 1 : 0) : east ? 2 : 3;
        return 4 * side + Math.floorMod(quadrant - turnsOf[side], 4);
    }

    private int[] nearOf(int side) {
        int[] found = new int[4];
        int count = 0;
        for (int i = 0; i < 4; i++) {
            int other = cell(x(side) + STEP[i], y(side) + STEP[(i + 1) % 4]);
            if (other != NONE) {
                found[count++] = other;
            }
        }
        return Arrays.copyOf(found, count);
    }

    private int fineX(int area) {
        int quadrant = (area % 4 + turnsOf[area / 4]) % 4;
        return 2 * x(area / 4) + (quadrant == 1 || quadrant == 2 ? 1 : 0);
    }

    private int fineY(int area) {
        int quadrant = (area % 4 + turnsOf[area / 4]) % 4;
        return 2 * y(area / 4) + (quadrant >= 2 ? 1 : 0);
    }

    /** The systems in the order in which they were laid; not to be changed. */
    public int[] sides() {
        return sides;
    }

    /** All areas; not to be changed. */
    public int[] areas() {
        return areas;
    }

    public boolean has(int side) {
        return cellOf[side] != NONE;
    }

    /** The column of a system's cell, 0 to 6. */
    public int x(int side) {
        return cellOf[side] % WIDTH;
    }

    /** The row of a system's cell, 0 to 6, from the north. */
    public int y(int side) {
        return cellOf[side] / WIDTH;
    }

    /** Clockwise quarter turns with which a tile lies, 0 to 3. */
    public int turns(int side) {
        return turnsOf[side];
    }

    /** The areas that share a border with an area: article adjacency. Not to be changed. */
    public int[] borders(int area) {
        return borders[area];
    }

    public boolean adjacent(int area, int other) {
        for (int next : borders[area]) {
            if (next == other) {
                return true;
            }
        }
        return false;
    }

    /** The systems beside a system, Warp Storms or not; not to be changed. */
    public int[] near(int side) {
        return near[side];
    }

    public boolean areNear(int side, int other) {
        for (int next : near[side]) {
            if (next == other) {
                return true;
            }
        }
        return false;
    }

    /** The edge between two systems that lie side by side. */
    public int edgeBetween(int side, int other) {
        if (x(side) == x(other)) {
            return horizontal(x(side), Math.max(y(side), y(other)));
        }
        return vertical(Math.max(x(side), x(other)), y(side));
    }

    /** The edge on one side of a system. */
    public int edge(int side, Compass at) {
        return switch (at) {
            case NORTH -> horizontal(x(side), y(side));
            case SOUTH -> horizontal(x(side), y(side) + 1);
            case WEST -> vertical(x(side), y(side));
            case EAST -> vertical(x(side) + 1, y(side));
        };
    }

    /** Whether a tile lies beside the edge: article storm-edge. */
    public boolean isEdge(int edge) {
        return edge >= 0 && edge < EDGES && sideAt(edge) != NONE;
    }

    /** All edges of the board, ascending. */
    public List<Integer> edges() {
        List<Integer> edges = new ArrayList<>();
        for (int edge = 0; edge < EDGES; edge++) {
            if (isEdge(edge)) {
                edges.add(edge);
            }
        }
        return edges;
    }

    /** A system beside the edge: the one south or east of it if there is one, else the other. */
    public SystemSide system(int edge) {
        return SystemSide.at(sideAt(edge));
    }

    /** On which side of {@link #system} the edge lies. */
    public Compass compass(int edge) {
        int column = edge / 2 % 8;
        int row = edge / 16;
        boolean vertical = edge % 2 == 1;
        if (cell(column, row) != NONE) {
            return vertical ? Compass.WEST : Compass.NORTH;
        }
        return vertical ? Compass.EAST : Compass.SOUTH;
    }

    private int sideAt(int edge) {
        int column = edge / 2 % 8;
        int row = edge / 16;
        int there = cell(column, row);
        if (there != NONE) {
            return there;
        }
        return edge % 2 == 1 ? cell(column - 1, row) : cell(column, row - 1);
    }

    /** The system in a cell, or −1. */
    public int cell(int x, int y) {
        return x < 0 || y < 0 || x >= WIDTH || y >= WIDTH ? NONE : inCell[y * WIDTH + x];
    }

    private static int horizontal(int x, int y) {
        return 2 * (8 * y + x);
    }

    private static int vertical(int x, int y) {
        return 2 * (8 * y + x) + 1;
    }

    /** Where a storm on this edge may go by this icon, twice, on the board or not: article storm-icons. */
    public static int target(int edge, StormMove move, boolean second) {
        int x = edge / 2 % 8;
        int y = edge / 16;
        boolean vertical = edge % 2 == 1;
        return switch (move) {
            case ACROSS -> vertical ? v(x + (second ? 1 : -1), y) : h(x, y + (second ? 1 : -1));
            case SIDEWAYS -> vertical ? v(x, y + (second ? 1 : -1)) : h(x + (second ? 1 : -1), y);
            case PIVOT_CLOCKWISE ->
                vertical ? (second ? h(x, y + 1) : h(x - 1, y)) : second ? v(x, y) : v(x + 1, y - 1);
            case PIVOT_COUNTERCLOCKWISE ->
                vertical ? (second ? h(x - 1, y + 1) : h(x, y)) : second ? v(x + 1, y) : v(x, y - 1);
        };
    }

    private static int h(int x, int y) {
        return x < 0 || y < 0 || x > WIDTH || y > WIDTH ? NONE : horizontal(x, y);
    }

    private static int v(int x, int y) {
        return x < 0 || y < 0 || x > WIDTH || y > WIDTH ? NONE : vertical(x, y);
    }

    /** Whether a tile may be laid in the cell: article board-limit. */
    public boolean fits(int x, int y, int columns, int rows) {
        if (sides.length == 0) {
            return x == CENTRE && y == CENTRE;
        }
        if (x < 0 || y < 0 || x >= WIDTH || y >= WIDTH || cell(x, y) != NONE || !touches(x, y)) {
            return false;
        }
        int left = x;
        int right = x;
        int top = y;
        int bottom = y;
        for (int side : sides) {
            left = Math.min(left, x(side));
            right = Math.max(right, x(side));
            top = Math.min(top, y(side));
            bottom = Math.max(bottom, y(side));
        }
        int wide = right - left + 1;
        int high = bottom - top + 1;
        return wide <= columns && high <= rows || wide <= rows && high <= columns;
    }

    /** Whether the cell lies beside a tile. */
    public boolean touches(int x, int y) {
        return cell(x - 1, y) != NONE || cell(x + 1, y) != NONE || cell(x, y - 1) != NONE || cell(x, y + 1) != NONE;
    }
}
