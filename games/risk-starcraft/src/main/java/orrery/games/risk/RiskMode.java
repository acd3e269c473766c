package orrery.games.risk;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import orrery.core.Component;
import orrery.games.risk.board.Faction;
import orrery.kit.data.ComponentFile;
import orrery.kit.data.ComponentRecord;

/**
 * The ways to play, read from tables.json: articles basic-training, command-room, total-domination,
 * total-domination-extended, total-domination-1v1, team-play, team-play-total-domination.
 */
public enum RiskMode implements Component {
    BASIC_TRAINING("basic-training"),
    COMMAND_ROOM("command-room"),
    TOTAL_DOMINATION("total-domination"),
    TOTAL_DOMINATION_EXTENDED("total-domination-extended"),
    TOTAL_DOMINATION_1V1("total-domination-1v1"),
    TEAM_PLAY("team-play"),
    TEAM_PLAY_TOTAL_DOMINATION("team-play-total-domination");

    /** The file's records by mode; apart, because an enum's constants come before its static fields. */
    private static final class Printed {
        private static final Map<String, ComponentRecord> MODES = new TreeMap<>();
        private static final Map<String, Integer> TO_WIN = new TreeMap<>();
        private static final List<ComponentRecord> UNITS;
        private static final List<ComponentRecord> CARDS;

        static {
            ComponentFile file = ComponentFile.of(RiskMode.class, "/orrery/games/risk/tables.json");
            file.records("modes").forEach(record -> MODES.put(record.text("id"), record));
            file.records("winConditions")
                    .forEach(record -> TO_WIN.put(record.text("mode"), record.number("achievements", 1, 12, 0)));
            UNITS = file.records("startingUnits");
            CARDS = file.root().children("startingCards");
        }
    }

    private final String id;
    private final boolean abilities;
    private final boolean heroes;
    private final boolean rewards;
    private final boolean commonDeck;
    private final int achievementsToWin;

    RiskMode(String id) {
        this.id = id;
        ComponentRecord record = Printed.MODES.get(id);
        if (record == null) {
            throw new IllegalStateException("tables.json has no mode " + id);
        }
        abilities = record.flag("abilities", false);
        heroes = record.flag("heroes", false);
        rewards = record.flag("rewards", false);
        commonDeck = record.number("decks", 1, 3) == 1;
        achievementsToWin = Printed.TO_WIN.getOrDefault(id, 0);
    }

    @Override
    public String id() {
        return id;
    }

    /** Whether cards may be played for what they do: article stars-only. */
    public boolean abilities() {
        return abilities;
    }

    public boolean heroes() {
        return heroes;
    }

    public boolean rewards() {
        return rewards;
    }

    /** Whether all draw from one deck of all races: article common-deck. */
    public boolean commonDeck() {
        return commonDeck;
    }

    /** Achievements that win, of a player or of a team; 0 if they only bring rewards: articles victory, team-victory. */
    public int achievementsToWin() {
        return achievementsToWin;
    }

    /** Whether the seats are two teams, alternating: article team. */
    public boolean teams() {
        return this == TEAM_PLAY || this == TEAM_PLAY_TOTAL_DOMINATION;
    }

    /** Whether the board is set as a diagram shows, and not by cards and players. */
    public boolean diagram() {
        return this == BASIC_TRAINING;
    }

    /** Whether four neutral colours fill the board: article neutral. */
    public boolean neutrals(int seats) {
        return seats == 2;
    }

    /** Units each player begins with: articles muster, neutral-muster. */
    public int startingUnits(int seats) {
        return units(seats, "units");
    }

    /** Units each neutral colour begins with: article neutral-muster. */
    public int neutralUnits() {
        return units(2, "neutralUnits");
    }

    private int units(int seats, String what) {
        String mode = neutrals(seats)
                ? TOTAL_DOMINATION_1V1.id
                : this == TOTAL_DOMINATION_EXTENDED ? TOTAL_DOMINATION.id : id;
        return Printed.UNITS.stream()
                .filter(record -> record.text("mode").equals(mode)
                        && record.number("players", 2, Faction.values().length) == seats)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("tables.json: no starting units for " + mode))
                .number(what, 1, 99);
    }

    /** Cards with which a place in turn order begins: article starting-cards. @param place from 1 */
    public static int startingCards(int seats, int place) {
        ComponentRecord row = Printed.CARDS.stream()
                .filter(record -> record.number("players", 2, Faction.values().length) == seats)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("tables.json: no starting cards for " + seats));
        return row.numbers("bySeat").get(place - 1);
    }
}
