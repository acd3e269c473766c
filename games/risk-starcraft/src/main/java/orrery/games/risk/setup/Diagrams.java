package orrery.games.risk.setup;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import orrery.games.risk.board.Achievement;
import orrery.games.risk.board.Faction;
import orrery.games.risk.board.Territory;
import orrery.kit.data.ComponentFile;
import orrery.kit.data.ComponentRecord;

/** The set-up diagrams, read from setups.json: articles setup-diagram, setup-3 to setup-6, setup-4-even. */
public final class Diagrams {

    /** Units on a territory at the start. */
    public record Force(Territory territory, int units) {}

    /** One place of a diagram; places are numbered in turn order from 1: article seat. */
    public record Place(Faction faction, Territory base, int startingCards, List<Force> forces) {}

    /** A whole diagram: article achievements-on-board names what lies on the board. */
    public record Layout(List<Place> places, long mineralFields, int achievements) {}

    private static final Map<Diagram, Layout> LAYOUTS = new EnumMap<>(Diagram.class);

    static {
        ComponentFile file = ComponentFile.of(Diagrams.class, "/orrery/games/risk/setups.json");
        for (String list : List.of("setups", "variantSetups")) {
            for (ComponentRecord record : file.records(list)) {
                LAYOUTS.put(record.component("id", Diagram.class), layout(record));
            }
        }
    }

    private Diagrams() {}

    private static Layout layout(ComponentRecord record) {
        List<Place> places = new ArrayList<>();
        for (ComponentRecord seat : record.children("seats")) {
            List<Force> forces = new ArrayList<>();
            for (ComponentRecord force : seat.children("territories")) {
                forces.add(new Force(force.component("territory", Territory.class), force.number("units", 1, 99)));
            }
            places.add(new Place(
                    seat.component("faction", Faction.class),
                    seat.component("base", Territory.class),
                    seat.number("startingCards", 0, 9),
                    List.copyOf(forces)));
        }
        long fields = 0;
        for (Territory territory : record.components("mineralFields", Territory.class)) {
            fields |= territory.bit();
        }
        int achievements = 0;
        for (String list : List.of("silverAchievements", "goldAchievements")) {
            for (Achievement achievement : record.components(list, Achievement.class)) {
                achievements |= achievement.bit();
            }
        }
        return new Layout(List.copyOf(places), fields, achievements);
    }

    public static Layout layout(Diagram diagram) {
        Layout layout = LAYOUTS.get(diagram);
        if (layout == null) {
            throw new IllegalStateException("setups.json has no set-up " + diagram.id());
        }
        return layout;
    }

    /** The diagram for so many players, in the even variant if there is one and it is asked for. */
    public static Diagram of(int players, boolean even) {
        return switch (players) {
            case 3 -> Diagram.BASIC_TRAINING_3;
            case 4 -> even ? Diagram.BASIC_TRAINING_4_EVEN : Diagram.BASIC_TRAINING_4;
            case 5 -> Diagram.BASIC_TRAINING_5;
            case 6 -> Diagram.BASIC_TRAINING_6;
            default -> throw new IllegalArgumentException("no diagram for " + players + " players");
        };
    }
}
