package orrery.games.stars;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import orrery.core.Setup;
import orrery.core.Start;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.Line;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.components.EventCard;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.OrderUpgrade;
import orrery.games.stars.components.Unit;
import orrery.games.stars.scenario.StarsWords;

/** Battles and orbital strikes about to begin between two factions, with other decks and upgrades every time. */
public final class RandomFights {

    private static final String WORLD = "system-01a-ne";
    private static final String VOID = "system-01a-se";

    /** The board, three systems to a row. */
    private static final List<String> SYSTEMS =
            List.of("system-02a", "system-01a", "system-03a", "system-04a", "system-05a", "system-06a");

    /** Structures that leave the attacker one control token. */
    private static final List<String> STRUCTURES = List.of(
            "system-02a-sw city",
            "system-03a-sw city",
            "system-04a-nw bastion",
            "system-04a-ne bastion",
            "system-05a-ne bastion",
            "system-05a-se city",
            "system-05a-se bastion");

    /** Where units stand or stood already, or structures may lie. */
    private static final List<String> TAKEN = List.of(
            "system-01a-nw",
            "system-02a-sw",
            "system-03a-ne",
            "system-03a-sw",
            "system-04a-nw",
            "system-04a-ne",
            "system-05a-ne",
            "system-05a-se");

    /** The first of the cards of level 2 and 3, which ask for more than the others. */
    private static final int DEAR = 9;

    private RandomFights() {}

    /** A battle in a world or a void. */
    public static Start<StarsState, StarsFact> battle(SplittableRandom random) throws BadLine {
        List<String> lines = new ArrayList<>();
        boolean world = random.nextInt(3) > 0;
        String area = world ? WORLD : VOID;
        List<Faction> factions = factions(random);
        for (int seat = 1; seat <= 2; seat++) {
            seat(lines, random, factions.get(seat - 1), seat);
            units(lines, random, factions.get(seat - 1), seat, area, world, 2);
        }
        if (world && random.nextInt(3) == 0) {
            lines.add("structure 2 " + area + " bastion");
        }
        if (world && random.nextInt(4) == 0) {
            lines.add("structure 2 " + area + " city");
        }
        lines.add("came " + (world ? "system-02a-nw" : "system-02a-se"));
        around(lines, random, factions, area);
        lines.add("battle 1 " + area);
        return begin(lines);
    }

    /** An order in whose system the first seat has ships beside a world of the second. */
    public static Start<StarsState, StarsFact> strike(SplittableRandom random) throws BadLine {
        List<String> lines = new ArrayList<>();
        List<Faction> factions = factions(random);
        for (int seat = 1; seat <= 2; seat++) {
            seat(lines, random, factions.get(seat - 1), seat);
            lines.add("assets " + seat + " forge " + random.nextInt(3));
            lines.add("assets " + seat + " cache " + random.nextInt(3));
        }
        lines.add("strike 1 system-01a");
        units(lines, random, factions.getFirst(), 1, "system-01a-nw", false, 2);
        if (random.nextInt(4) > 0) {
            units(lines, random, factions.getLast(), 2, WORLD, true, 2);
        } else {
            lines.add("structure 2 " + WORLD + " city");
        }
        if (random.nextInt(3) == 0) {
            lines.add("structure 2 " + WORLD + " bastion");
        }
        around(lines, random, factions, WORLD);
        return begin(lines);
    }

    private static Start<StarsState, StarsFact> begin(List<String> lines) throws BadLine {
        return new StarsWords().begin(Setup.of(StarsGame.FULL_SET_UP, 2), Line.numbered(lines.toArray(String[]::new)));
    }

    /** Two factions, the attacker's first. */
    private static List<Faction> factions(SplittableRandom random) {
        int first = random.nextInt(Faction.COUNT);
        int second = (first + 1 + random.nextInt(Faction.COUNT - 1)) % Faction.COUNT;
        return List.of(Faction.at(first), Faction.at(second));
    }

    /** What a seat has beside its units where the fight is. */
    private static void seat(List<String> lines, SplittableRandom random, Faction faction, int seat) {
        String home = seat == 1 ? "system-02a-sw" : "system-03a-ne";
        lines.add("faction " + seat + " " + faction.id());
        lines.add("materiel " + seat + " 5");
        lines.add("assets " + seat + " reinforcement " + random.nextInt(4));
        lines.add("structure " + seat + " " + home + " factory");
        units(lines, random, faction, seat, home, true, 1);
        cards(lines, random, faction, seat);
    }

    /** Storms, and somebody or nobody in the areas round about; the attacker has few control tokens left at times. */
    private static void around(List<String> lines, SplittableRandom random, List<Faction> factions, String fight) {
        for (int tile = 0; tile < SYSTEMS.size(); tile++) {
            lines.add("tile " + SYSTEMS.get(tile) + " " + tile % 3 + " " + tile / 3 + " " + random.nextInt(4));
            if (tile < 4 && random.nextInt(4) == 0) {
                lines.add("storm " + SYSTEMS.get(tile) + " north");
            }
        }
        if (random.nextInt(4) == 0) {
            STRUCTURES.forEach(structure -> lines.add("structure 1 " + structure));
        }
        int[] ground = new int[2];
        int[] ships = new int[2];
        for (Area area : Area.values()) {
            int side = random.nextInt(2);
            if (SYSTEMS.contains(area.side().id())
                    && !TAKEN.contains(area.id())
                    && !area.id().equals(fight)
                    && random.nextInt(2) == 0
                    && (area.isWorld() ? ground[side]++ < 3 : ships[side]++ < 1)) {
                lines.add((random.nextInt(4) == 0 ? "routed " : "units ") + (side + 1) + " " + area.id() + " "
                        + factions.get(side)
                                .unit(area.isWorld() ? Faction.BASIC_GROUND : Faction.BASIC_SHIP)
                                .id()
                        + " 1");
            }
        }
    }

    private static void units(
            List<String> lines,
            SplittableRandom random,
            Faction faction,
            int seat,
            String area,
            boolean world,
            int mostOfAKind) {
        boolean any = false;
        for (int number = 0; number < Faction.UNITS; number++) {
            Unit unit = faction.unit(number);
            int count = unit.isShip() == world ? 0 : random.nextInt(3) * Math.min(1, random.nextInt(3));
            if (count > 0) {
                lines.add((seat == 2 && random.nextInt(4) == 0 ? "routed " : "units ") + seat + " " + area + " "
                        + unit.id() + " " + Math.min(count, mostOfAKind));
                any = true;
            }
        }
        if (!any) {
            lines.add("units " + seat + " " + area + " "
                    + faction.unit(world ? Faction.BASIC_GROUND : Faction.BASIC_SHIP)
                            .id() + " " + mostOfAKind);
        }
    }

    private static void cards(List<String> lines, SplittableRandom random, Faction faction, int seat) {
        List<Integer> kinds = new ArrayList<>();
        while (kinds.size() < 5) {
            int kind = random.nextBoolean()
                    ? random.nextInt(CombatCard.KINDS)
                    : DEAR + random.nextInt(CombatCard.KINDS - DEAR);
            if (!kinds.contains(kind)) {
                kinds.add(kind);
                lines.add("card " + seat + " "
                        + CombatCard.of(faction.ordinal(), kind).id());
            }
        }
        for (int number = 0; number < EventCard.DECK; number++) {
            EventCard card = EventCard.of(faction.ordinal(), number);
            if (card.isScheme() && random.nextInt(4) == 0) {
                lines.add("scheme " + seat + " " + card.id());
            }
        }
        for (OrderUpgrade upgrade : OrderUpgrade.values()) {
            if (upgrade.faction() == faction && random.nextBoolean()) {
                lines.add("upgrade " + seat + " " + upgrade.id());
            }
        }
    }
}
