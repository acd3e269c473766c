package orrery.games.risk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import orrery.core.Component;
import orrery.games.risk.board.Achievement;
import orrery.games.risk.board.Board;
import orrery.games.risk.board.Faction;
import orrery.games.risk.board.Planet;
import orrery.games.risk.board.Race;
import orrery.games.risk.board.Reward;
import orrery.games.risk.board.Tables;
import orrery.games.risk.board.Territory;
import orrery.games.risk.cards.CardWindow;
import orrery.games.risk.cards.FactionCard;
import orrery.games.risk.setup.Diagram;
import orrery.games.risk.setup.Diagrams;
import orrery.kit.data.ComponentFile;
import orrery.kit.data.ComponentRecord;

/** The component files and the program name the same things. */
class DataTest {

    private static List<String> ids(String file, String list) {
        return ComponentFile.of(DataTest.class, file).records(list).stream()
                .map(record -> record.text("id"))
                .toList();
    }

    private static List<String> ids(Component[] constants) {
        return Arrays.stream(constants).map(Component::id).toList();
    }

    /** Articles faction, race, faction-card, achievement. */
    @Test
    void everyEnumNamesTheRecordsOfItsFile() {
        assertThat(ids(Territory.values())).isEqualTo(ids("map.json", "territories"));
        assertThat(ids(Planet.values())).isEqualTo(ids("map.json", "planets"));
        assertThat(ids(Race.values())).isEqualTo(ids("rewards.json", "races"));
        assertThat(ids(Faction.values())).isEqualTo(ids("rewards.json", "factions"));
        assertThat(ids(FactionCard.values())).isEqualTo(ids("faction-cards.json", "cards"));
        assertThat(ids(Achievement.values())).isEqualTo(ids("achievements.json", "achievements"));
        assertThat(ids(CardWindow.values())).containsExactlyInAnyOrderElementsOf(ids("faction-cards.json", "windows"));
    }

    /** Articles board, territory, connection, space-lane. */
    @Test
    void theBoardHas83ConnectionsThatGoBothWays() {
        int ends = 0;
        for (Territory a : Territory.values()) {
            for (Territory b : Territory.values()) {
                boolean linked = (Board.neighbours(a) & b.bit()) != 0;
                assertThat(linked).isEqualTo((Board.neighbours(b) & a.bit()) != 0);
                ends += linked ? 1 : 0;
            }
        }
        assertThat(ends).isEqualTo(2 * 83);
        assertThat(ComponentFile.of(DataTest.class, "map.json").records("adjacency"))
                .hasSize(83);
        assertThat(Board.connected(Territory.CHAR_ALEPH, -1L >>> 64 - Territory.COUNT))
                .isEqualTo(-1L >>> 64 - Territory.COUNT);
    }

    /** Articles planet-char, planet-korhal, planet-aiur, planet-mar-sara, planet-zerus, planet-shakuras. */
    @Test
    void aPlanetHasItsTerritoriesAndBonus() {
        for (ComponentRecord record :
                ComponentFile.of(DataTest.class, "map.json").records("planets")) {
            Planet planet = record.component("id", Planet.class);
            assertThat(Long.bitCount(Board.territories(planet))).isEqualTo(record.number("territoryCount", 1, 42));
            assertThat(Board.bonus(planet)).isEqualTo(record.number("bonusUnits", 1, 9));
        }
    }

    /** Articles setup-diagram, seat, setup-3 to setup-6, setup-4-even, starting-units, achievements-on-board, mineral-field. */
    @ParameterizedTest
    @EnumSource(Diagram.class)
    void aDiagramDealsAllTerritoriesAndEqualUnits(Diagram diagram) {
        Diagrams.Layout layout = Diagrams.layout(diagram);
        int units = switch (layout.places().size()) {
            case 3 -> 30;
            case 4 -> 25;
            case 5 -> 20;
            default -> 15;
        };
        long all = 0;
        int territories = 0;
        for (Diagrams.Place place : layout.places()) {
            assertThat(place.forces().stream().mapToInt(Diagrams.Force::units).sum())
                    .isEqualTo(units);
            assertThat(place.forces()).anyMatch(force -> force.territory() == place.base());
            for (Diagrams.Force force : place.forces()) {
                all |= force.territory().bit();
                territories++;
            }
        }
        assertThat(territories).isEqualTo(42);
        assertThat(Long.bitCount(all)).isEqualTo(42);
        assertThat(Long.bitCount(layout.mineralFields())).isEqualTo(15);
        assertThat(Integer.bitCount(layout.achievements())).isEqualTo(8);
    }

    /** Article starting-cards. */
    @Test
    void latePlacesBeginWithCards() {
        assertThat(startingCards(Diagram.BASIC_TRAINING_3)).containsExactly(0, 0, 0);
        assertThat(startingCards(Diagram.BASIC_TRAINING_4)).containsExactly(0, 0, 0, 1);
        assertThat(startingCards(Diagram.BASIC_TRAINING_4_EVEN)).containsExactly(0, 0, 0, 1);
        assertThat(startingCards(Diagram.BASIC_TRAINING_5)).containsExactly(0, 0, 0, 1, 1);
        assertThat(startingCards(Diagram.BASIC_TRAINING_6)).containsExactly(0, 0, 0, 1, 1, 2);
    }

    private static List<Integer> startingCards(Diagram diagram) {
        return Diagrams.layout(diagram).places().stream()
                .map(Diagrams.Place::startingCards)
                .toList();
    }

    /** Articles fields-by-cards, duel-dealing. */
    @Test
    void everyCardNamesAnotherTerritory() {
        assertThat(Arrays.stream(FactionCard.values()).map(FactionCard::territory))
                .containsExactlyInAnyOrder(Territory.values());
    }

    /** Articles reward, random-achievements. */
    @Test
    void rewardsAndAchievementsAreOfTwoMetals() {
        assertThat(ids(Reward.values())).isEqualTo(ids("rewards.json", "rewards"));
        for (ComponentRecord record :
                ComponentFile.of(DataTest.class, "rewards.json").records("rewards")) {
            boolean silver = (record.component("id", Reward.class).bit() & Reward.SILVER) != 0;
            assertThat(silver).isEqualTo(record.text("tier").equals("silver"));
        }
        for (ComponentRecord record :
                ComponentFile.of(DataTest.class, "achievements.json").records("achievements")) {
            boolean silver = (record.component("id", Achievement.class).bit() & Achievement.SILVER) != 0;
            assertThat(silver).isEqualTo(record.text("tier").equals("silver"));
        }
    }

    /** Articles basic-training, command-room, total-domination, total-domination-extended, total-domination-1v1, team-play. */
    @Test
    void theModesAreThoseOfTheTables() {
        assertThat(new RiskGame().modes()).hasSameSizeAs(ids("tables.json", "modes"));
        for (ComponentRecord record :
                ComponentFile.of(DataTest.class, "tables.json").records("modes")) {
            assertThat(new RiskGame().mode(record.text("id")).orElseThrow().seats())
                    .isEqualTo(record.numbers("players"));
        }
        assertThat(RiskMode.TEAM_PLAY.achievementsToWin()).isEqualTo(4);
        assertThat(RiskMode.COMMAND_ROOM.achievementsToWin()).isEqualTo(3);
        assertThat(RiskMode.TOTAL_DOMINATION.achievementsToWin()).isZero();
        assertThat(RiskMode.TOTAL_DOMINATION_1V1.startingUnits(2)).isEqualTo(36);
        assertThat(RiskMode.TOTAL_DOMINATION_1V1.neutralUnits()).isEqualTo(24);
        assertThat(RiskMode.TEAM_PLAY.startingUnits(6)).isEqualTo(15);
    }

    @Test
    void everyRaceHas14CardsWith18Stars() {
        for (Race race : Race.values()) {
            assertThat(Long.bitCount(FactionCard.of(race))).isEqualTo(14);
            assertThat(FactionCard.stars(FactionCard.of(race))).isEqualTo(18);
        }
    }

    @Test
    void starsBringUnitsByTheTableOnTheBoard() {
        int[] units = {2, 4, 7, 10, 13, 17, 21, 25, 30};
        for (int stars = Tables.leastStars(); stars <= Tables.mostStars(); stars++) {
            assertThat(Tables.unitsFor(stars)).as("%d stars", stars).isEqualTo(units[stars - 2]);
        }
        assertThat(RiskMode.BASIC_TRAINING.achievementsToWin()).isEqualTo(3);
    }

    @Test
    void theResourcesLieBesideTheGame() {
        assertThat(DataTest.class.getResource("map.json")).isNotNull();
    }
}
