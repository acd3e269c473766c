package orrery.games.stars;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import orrery.core.Setup;
import orrery.core.Start;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.Line;
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

    private RandomFights() {}

    /** A battle in a world or a void. */
    public static Start<StarsState, StarsFact> battle(SplittableRandom random) throws BadLine {
        List<String> lines = new ArrayList<>();
        boolean world = random.nextInt(3) > 0;
        String area = world ? WORLD : VOID;
        int first = random.nextInt(Faction.COUNT);
        int second = (first + 1 + random.nextInt(Faction.COUNT - 1)) % Faction.COUNT;
        for (int seat = 1; seat <= 2; seat++) {
            Faction faction = Faction.at(seat == 1 ? first : second);
            lines.add("faction " + seat + " " + faction.id());
            lines.add("materiel " + seat + " 5");
            lines.add("assets " + seat + " reinforcement " + random.nextInt(4));
            units(lines, random, faction, seat, area, world, 2);
            units(lines, random, faction, seat, seat == 1 ? "system-02a-sw" : "system-03a-ne", true, 1);
            cards(lines, random, faction, seat);
        }
        if (world && random.nextInt(3) == 0) {
            lines.add("structure 2 " + area + " bastion");
        }
        lines.add("structure 1 system-02a-sw factory");
        lines.add("structure 2 system-03a-ne factory");
        lines.add("units 2 system-03a-nw "
                + Faction.at(second).unit(Faction.BASIC_SHIP).id() + " 1");
        lines.add("came " + (world ? "system-02a-nw" : "system-02a-se"));
        if (random.nextBoolean()) {
            lines.add("storm system-03a north");
        }
        lines.add("battle 1 " + area);
        return new StarsWords().begin(Setup.of(StarsGame.FULL_SET_UP, 2), Line.numbered(lines.toArray(String[]::new)));
    }

    /** An order in whose system the first seat has ships beside a world of the second. */
    public static Start<StarsState, StarsFact> strike(SplittableRandom random) throws BadLine {
        List<String> lines = new ArrayList<>();
        int first = random.nextInt(Faction.COUNT);
        int second = (first + 1 + random.nextInt(Faction.COUNT - 1)) % Faction.COUNT;
        for (int seat = 1; seat <= 2; seat++) {
            Faction faction = Faction.at(seat == 1 ? first : second);
            lines.add("faction " + seat + " " + faction.id());
            lines.add("assets " + seat + " forge " + random.nextInt(3));
            lines.add("assets " + seat + " cache " + random.nextInt(3));
            cards(lines, random, faction, seat);
            lines.add("structure " + seat + " " + (seat == 1 ? "system-02a-sw" : "system-03a-ne") + " factory");
        }
        lines.add("strike 1 system-01a");
        units(lines, random, Faction.at(first), 1, "system-01a-nw", false, 2);
        if (random.nextInt(4) > 0) {
            units(lines, random, Faction.at(second), 2, WORLD, true, 2);
        } else {
            lines.add("structure 2 " + WORLD + " city");
        }
        if (random.nextInt(3) == 0) {
            lines.add("structure 2 " + WORLD + " bastion");
        }
        if (random.nextBoolean()) {
            lines.add("storm system-03a north");
        }
        return new StarsWords().begin(Setup.of(StarsGame.FULL_SET_UP, 2), Line.numbered(lines.toArray(String[]::new)));
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
            int count = unit.isShip() == world ? 0 : random.nextInt(3) * random.nextInt(2);
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
            int kind = random.nextInt(CombatCard.KINDS);
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
