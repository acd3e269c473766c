package orrery.games.risk.rulebook;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import orrery.games.risk.RiskGame;
import orrery.games.risk.board.Planet;
import orrery.games.risk.board.Territory;
import orrery.kit.data.ComponentFile;
import orrery.kit.data.ComponentRecord;

/** The map as its list of 83 connections says, where the game reads each territory's neighbours: article connection. */
final class Ground {

    private static final Map<Territory, Set<Territory>> NEIGHBOURS = new EnumMap<>(Territory.class);
    private static final Map<Territory, Planet> PLANETS = new EnumMap<>(Territory.class);

    static {
        ComponentFile map = ComponentFile.of(RiskGame.class, "map.json");
        for (Territory territory : Territory.values()) {
            NEIGHBOURS.put(territory, EnumSet.noneOf(Territory.class));
        }
        for (ComponentRecord connection : map.records("adjacency")) {
            Territory one = connection.component("a", Territory.class);
            Territory other = connection.component("b", Territory.class);
            neighbours(one).add(other);
            neighbours(other).add(one);
        }
        for (ComponentRecord planet : map.records("planets")) {
            for (Territory territory : planet.components("territories", Territory.class)) {
                PLANETS.put(territory, planet.component("id", Planet.class));
            }
        }
    }

    private Ground() {}

    static Set<Territory> neighbours(Territory territory) {
        return NEIGHBOURS.getOrDefault(territory, Set.of());
    }

    static boolean adjacent(Territory one, Territory other) {
        return neighbours(one).contains(other);
    }

    static boolean adjacentToAny(Territory one, Set<Territory> others) {
        return others.stream().anyMatch(other -> adjacent(one, other));
    }

    /** Connections from one territory to another, whoever holds those between. */
    static int distance(Territory from, Territory to) {
        Set<Territory> reached = EnumSet.of(from);
        int steps = 0;
        while (!reached.contains(to)) {
            Set<Territory> further = EnumSet.copyOf(reached);
            reached.forEach(territory -> further.addAll(neighbours(territory)));
            reached = further;
            steps++;
        }
        return steps;
    }

    /** Article manoeuvre-path: whether a chain of connections through such territories leads from one to the other. */
    static boolean linked(Territory from, Territory to, Set<Territory> through) {
        Set<Territory> reached = EnumSet.of(from);
        Deque<Territory> open = new ArrayDeque<>(reached);
        while (!open.isEmpty()) {
            for (Territory next : neighbours(open.remove())) {
                if (through.contains(next) && reached.add(next)) {
                    open.add(next);
                }
            }
        }
        return reached.contains(to);
    }

    static boolean onPlanetOf(Territory territory, Set<Territory> others) {
        return others.stream().anyMatch(other -> planet(other) == planet(territory));
    }

    static Planet planet(Territory territory) {
        return PLANETS.getOrDefault(territory, Planet.CHAR);
    }

    /** All territories of a planet, moons included: articles planet, moon. */
    static Set<Territory> territories(Planet planet) {
        Set<Territory> territories = EnumSet.noneOf(Territory.class);
        for (Territory territory : Territory.values()) {
            if (planet(territory) == planet) {
                territories.add(territory);
            }
        }
        return territories;
    }
}
