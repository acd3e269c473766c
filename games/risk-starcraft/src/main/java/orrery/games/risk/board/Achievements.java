package orrery.games.risk.board;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import orrery.kit.data.ComponentFile;
import orrery.kit.data.ComponentRecord;

/** What each achievement asks for, read from achievements.json: articles achievement-…. */
public final class Achievements {

    /**
     * What a seat holds at the moment of looking, and what it held when its turn began: article gained-this-turn.
     *
     * @param team what its team holds: article team-planet
     */
    public record Holdings(long territories, long team, long atTurnStart, long fields, int enemyBases) {}

    /** What is counted, and how many of it fulfil the achievement. */
    private record Condition(ToIntFunction<Holdings> count, int needed) {}

    private static final List<Condition> CONDITIONS = new ArrayList<>();

    static {
        ComponentFile file = ComponentFile.of(Achievements.class, "/orrery/games/risk/achievements.json");
        for (ComponentRecord record : file.records("achievements")) {
            if (record.component("id", Achievement.class).ordinal() != CONDITIONS.size()) {
                throw record.wrong("id", "the achievements in the order of the program");
            }
            CONDITIONS.add(condition(record.child("condition")));
        }
    }

    private Achievements() {}

    private static Condition condition(ComponentRecord record) {
        String type = record.text("type");
        if (type.equals("control-planet")) {
            long planet = Board.territories(record.component("planet", Planet.class));
            return new Condition(held -> Long.bitCount(held.team() & planet), Long.bitCount(planet));
        }
        if (type.equals("gain-planet-this-turn")) {
            return new Condition(held -> anyPlanet(held.territories(), held.atTurnStart()) ? 1 : 0, 1);
        }
        return new Condition(count(type, record), record.number("atLeast", 1, Territory.COUNT));
    }

    private static ToIntFunction<Holdings> count(String type, ComponentRecord record) {
        return switch (type) {
            case "control-planets" -> held -> planets(held.team());
            case "control-enemy-bases" -> Holdings::enemyBases;
            case "control-mineral-fields" -> held -> Long.bitCount(held.territories() & held.fields());
            case "control-territories" -> held -> Long.bitCount(held.territories());
            case "gain-mineral-fields-this-turn" ->
                held -> Long.bitCount(held.territories() & held.fields() & ~held.atTurnStart());
            case "gain-territories-this-turn" -> held -> Long.bitCount(held.territories() & ~held.atTurnStart());
            default -> throw record.wrong("type", "a known condition");
        };
    }

    /** How many planets are held completely. */
    public static int planets(long territories) {
        int planets = 0;
        for (Planet planet : Planet.values()) {
            long all = Board.territories(planet);
            planets += (territories & all) == all ? 1 : 0;
        }
        return planets;
    }

    private static boolean anyPlanet(long now, long before) {
        for (Planet planet : Planet.values()) {
            long all = Board.territories(planet);
            if ((now & all) == all && (before & all) == 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether the achievement is fulfilled: checked in the achievement step only. */
    public static boolean fulfilled(Achievement achievement, Holdings holdings) {
        return reached(achievement, holdings) >= needed(achievement);
    }

    /** How much of what the achievement counts is there. */
    public static int reached(Achievement achievement, Holdings holdings) {
        return CONDITIONS.get(achievement.ordinal()).count().applyAsInt(holdings);
    }

    /** How much of what the achievement counts fulfils it. */
    public static int needed(Achievement achievement) {
        return CONDITIONS.get(achievement.ordinal()).needed();
    }
}
