package orrery.games.risk.board;

import java.util.EnumMap;
import java.util.Map;
import orrery.kit.data.ComponentFile;
import orrery.kit.data.ComponentRecord;
import orrery.kit.graph.Graph;

/** The printed board, read from map.json: articles board, territory, planet, connection. */
public final class Board {

    private static final Graph GRAPH;
    private static final Planet[] PLANETS = new Planet[Territory.COUNT];
    private static final Map<Planet, Long> TERRITORIES = new EnumMap<>(Planet.class);
    private static final int[] BONUS = new int[Planet.values().length];

    static {
        long[] neighbours = new long[Territory.COUNT];
        ComponentFile file = ComponentFile.of(Board.class, "/orrery/games/risk/map.json");
        for (ComponentRecord planet : file.records("planets")) {
            BONUS[planet.component("id", Planet.class).ordinal()] = planet.number("bonusUnits", 1, 20);
        }
        for (ComponentRecord record : file.records("territories")) {
            Territory territory = record.component("id", Territory.class);
            Planet planet = record.component("planet", Planet.class);
            PLANETS[territory.ordinal()] = planet;
            TERRITORIES.merge(planet, territory.bit(), (a, b) -> a | b);
            for (Territory neighbour : record.components("neighbours", Territory.class)) {
                neighbours[territory.ordinal()] |= neighbour.bit();
            }
        }
        GRAPH = Graph.ofNeighbours(neighbours);
    }

    private Board() {}

    /** The territories next to this one, lanes included: articles connection, space-lane, edge-lane. */
    public static long neighbours(Territory territory) {
        return GRAPH.neighbours(territory.ordinal());
    }

    /** Connections to walk from one territory to another, whoever holds what lies between. */
    public static int distance(Territory from, Territory to) {
        return GRAPH.distance(from.ordinal(), to.ordinal());
    }

    public static Planet planet(Territory territory) {
        return PLANETS[territory.ordinal()];
    }

    /** All territories of a planet, moons included: articles planet, moon. */
    public static long territories(Planet planet) {
        return TERRITORIES.getOrDefault(planet, 0L);
    }

    /** Units a turn for holding the planet alone: article planet-bonus. */
    public static int bonus(Planet planet) {
        return BONUS[planet.ordinal()];
    }

    /** All territories that can be reached from one through territories of {@code own} only, itself included. */
    public static long connected(Territory from, long own) {
        return GRAPH.component(from.ordinal(), own);
    }

    /** All territories next to any of these. */
    public static long around(long territories) {
        return GRAPH.around(territories);
    }
}
