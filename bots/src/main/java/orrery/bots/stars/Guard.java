package orrery.bots.stars;

import orrery.games.stars.components.Area;
import orrery.games.stars.components.Quadrant;
import orrery.games.stars.components.SystemSide;
import orrery.games.stars.components.Unit;

/** How well the own worlds are held against what the others can bring: whoever has no world left is out. */
final class Guard {

    /** No gain is worth it. */
    static final double NEVER = 1000;

    /** What it is worth beside the world itself that the last world that is held stays so. */
    private static final double SURVIVAL = 10;

    /** Share of what could come that has to be met for a world to be held: not all of it will come. */
    private static final double HELD = 0.5;

    /** What is lost, as a share of the world, where nothing but a structure stays. */
    private static final double BARE = 0.3;

    /** Share of a world that is put at risk where units leave and others stay. */
    private static final double RISKED = 0.3;

    private final StarsSight sight;

    Guard(StarsSight sight) {
        this.sight = sight;
    }

    /** How much of what could come is not met, 0 to 1; {@code more} is what comes to or leaves the world. */
    double exposure(Area world, double more) {
        double threat = sight.threat(world);
        double guard = Math.max(0, sight.guard(world) + more);
        return threat <= guard ? 0 : 1 - guard / threat;
    }

    private boolean isHeld(Area world) {
        return sight.guard(world) >= HELD * sight.threat(world);
    }

    /** Whether no other friendly world is held, nor better met than this one: where none is held, one makes the last stand. */
    private boolean isLastStand(Area world) {
        for (Area other : Area.values()) {
            if (other != world
                    && other.isWorld()
                    && sight.isFriendly(other)
                    && (isHeld(other) || isBetterMet(other, world))) {
                return false;
            }
        }
        return true;
    }

    /** Whether less of what could come is unmet; the same of both, one of them counts as better met. */
    private boolean isBetterMet(Area world, Area other) {
        int less = Double.compare(exposure(world, 0), exposure(other, 0));
        return less < 0 || less == 0 && world.ordinal() < other.ordinal();
    }

    /** What would be lost with a friendly world. */
    private double stake(Area world, double land) {
        return land + (isLastStand(world) ? SURVIVAL : 0);
    }

    /** What more strength in a friendly world is worth. */
    double relief(Area world, double strength, double land) {
        if (!world.isWorld() || !sight.isFriendly(world)) {
            return 0;
        }
        double less = exposure(world, 0) - exposure(world, strength);
        return less == 0 ? 0 : less * stake(world, land);
    }

    /** What is lost if a unit leaves an area. */
    double leaving(Area from, Unit unit, double land) {
        boolean alone = sight.ownUnits(from) == 1;
        if (!from.isWorld() || !sight.isFriendly(from)) {
            return sight.isObjective(from) && alone ? 3 : 0.1;
        }
        boolean last = sight.friendlyWorlds() == 1;
        if (alone && !sight.hasOwnStructure(from)) {
            return last ? NEVER : stake(from, land);
        }
        if (alone && last) {
            return NEVER;
        }
        double more = exposure(from, -StarsSight.strength(unit)) - exposure(from, 0);
        return 0.1 + (alone ? BARE * land : 0) + (more == 0 ? 0 : more * risked(from, land));
    }

    /** What counts of a world that a unit leaves with others behind: all where it is the last, else less, or nobody would go. */
    private double risked(Area world, double land) {
        return isLastStand(world) ? land + SURVIVAL : RISKED * land;
    }

    /** Strength in a system that can leave it without giving a world away, of ground units or of ships. */
    double spare(SystemSide system, boolean ground) {
        double sum = 0;
        for (Quadrant quadrant : Quadrant.values()) {
            Area area = system.area(quadrant);
            if (area.isWorld() == ground) {
                sum += Math.max(0, sight.ownStrength(area) - staying(area));
            }
        }
        return sum;
    }

    private double staying(Area area) {
        if (!area.isWorld() || !sight.isFriendly(area)) {
            return 0;
        }
        if (isLastStand(area)) {
            return Math.max(sight.weakest(area), HELD * sight.threat(area) - sight.bastions(area));
        }
        return sight.hasOwnStructure(area) ? 0 : sight.weakest(area);
    }
}
