package orrery.games.roll;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import orrery.core.Component;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Effect;
import orrery.games.roll.components.Face;
import orrery.games.roll.components.Faction;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Power;
import orrery.games.roll.components.Tables;
import orrery.games.roll.components.Tile;
import orrery.games.roll.components.WorldColor;
import orrery.kit.data.ComponentFile;
import orrery.kit.data.ComponentRecord;

/** The component files and the program name the same things. */
class DataTest {

    private static List<ComponentRecord> records(String file, String list) {
        return ComponentFile.of(DataTest.class, file).records(list);
    }

    private static List<String> ids(List<ComponentRecord> records) {
        return records.stream().map(record -> record.text("id")).toList();
    }

    private static List<String> ids(Component[] constants) {
        return Arrays.stream(constants).map(Component::id).toList();
    }

    /** Articles tiles, developments, worlds, faction-tile, home-world. */
    @Test
    void everySideOfTheFilesIsNamedOnceAndInOrder() {
        List<String> developments = new ArrayList<>();
        List<String> worlds = new ArrayList<>();
        for (ComponentRecord tile : records("game-tiles.json", "tiles")) {
            developments.add(tile.child("development").text("id"));
            worlds.add(tile.child("world").text("id"));
        }
        for (ComponentRecord tile : records("faction-tiles.json", "tiles")) {
            for (String half : List.of("left", "right")) {
                ComponentRecord side = tile.child(half);
                (side.text("side").equals("world") ? worlds : developments).add(side.text("id"));
            }
        }
        worlds.addAll(ids(records("home-worlds.json", "tiles")));
        developments.addAll(worlds);

        assertThat(ids(Tile.values())).isEqualTo(developments);
        assertThat(ids(Faction.values())).isEqualTo(ids(records("faction-tiles.json", "tiles")));
        assertThat(Tile.SPICE_WORLD.otherSide()).isEqualTo(Tile.ALIEN_RESEARCH_SHIP);
        assertThat(Tile.ALIEN_RESEARCH_SHIP.otherSide()).isEqualTo(Tile.SPICE_WORLD);
    }

    /** Articles dice, phases. */
    @Test
    void everyEnumNamesTheRecordsOfItsFile() {
        assertThat(ids(DieColor.values())).isEqualTo(ids(records("dice.json", "dice")));
        assertThat(ids(Phase.values())).isEqualTo(ids(records("tables.json", "phases")));
        assertThat(ids(WorldColor.values())).isEqualTo(ids(records("tables.json", "worldColors")));
        assertThat(Arrays.stream(DieColor.values()).mapToInt(DieColor::count).sum())
                .isEqualTo(111);
    }

    /** Articles colors-and-faces, die-home, die-military, die-consumption, die-novelty, die-rare, die-genes, die-alien. */
    @ParameterizedTest
    @CsvSource({
        "home, 25, 2, 1, 1, 1, 1, 0",
        "military, 22, 1, 2, 2, 0, 0, 1",
        "consumption, 9, 1, 1, 0, 0, 3, 1",
        "novelty, 20, 1, 0, 0, 2, 2, 1",
        "rare, 14, 1, 2, 0, 1, 1, 1",
        "genes, 12, 1, 0, 2, 1, 0, 2",
        "alien, 9, 0, 1, 1, 1, 0, 3"
    })
    void everyColourHasItsDiceAndFaces(
            String id, int dice, int explore, int develop, int settle, int produce, int ship, int wild) {
        DieColor color = Arrays.stream(DieColor.values())
                .filter(one -> one.id().equals(id))
                .findFirst()
                .orElseThrow();
        List<Integer> faces = Arrays.stream(Face.values())
                .map(face -> (int)
                        color.faces().stream().filter(shown -> shown == face).count())
                .toList();
        assertThat(color.count()).isEqualTo(dice);
        assertThat(faces).containsExactly(explore, develop, settle, produce, ship, wild);
    }

    /** Article tiles: how many sides there are of each cost. */
    @ParameterizedTest
    @CsvSource({
        "development, 9, 10, 15, 6, 5, 10",
        "gray, 2, 3, 2, 2, 1, 1",
        "novelty, 5, 6, 4, 0, 0, 0",
        "rare, 0, 5, 6, 2, 0, 0",
        "genes, 0, 0, 3, 4, 2, 0",
        "alien, 0, 0, 0, 2, 2, 3"
    })
    void theSidesOfTheGameTilesAreSpreadOverTheCosts(
            String kind, int one, int two, int three, int four, int five, int six) {
        int[] costs = new int[7];
        for (Tile tile : Tile.values()) {
            if (tile.isOfGameTile()
                    && (tile.isDevelopment() ? "development" : tile.color().id()).equals(kind)) {
                costs[tile.cost()]++;
            }
        }
        assertThat(costs).containsExactly(0, one, two, three, four, five, six);
    }

    /** Article six-developments. */
    @Test
    void theTenDevelopmentsThatCostSixScoreMore() {
        List<Tile> six = Arrays.stream(Tile.values()).filter(Tile::isSixPlus).toList();
        assertThat(six)
                .hasSize(10)
                .allMatch(tile -> tile.cost() == 6)
                .allMatch(tile -> tile.powers().stream().anyMatch(Power.Scoring.class::isInstance));
    }

    /** Article reassign. */
    @Test
    void theDevelopmentsWithAReassignPowerAreThoseOfTheList() {
        Set<String> listed = Set.copyOf(Arrays.asList(ComponentFile.of(DataTest.class, "tables.json")
                .root()
                .child("reassign")
                .components("reassignPowerDevelopments", Tile.class)
                .stream()
                .map(Tile::id)
                .toArray(String[]::new)));
        assertThat(Arrays.stream(Tile.values()).filter(Tile::hasReassignPower).map(Tile::id))
                .containsExactlyInAnyOrderElementsOf(listed);
    }

    /** Article dice: the box holds enough for every die that any tile can ever bring. */
    @Test
    void theSupplyNeverRunsOut() {
        for (DieColor color : DieColor.values()) {
            int brought = 0;
            for (Tile tile : EnumSet.allOf(Tile.class)) {
                for (Effect effect : tile.effects()) {
                    brought += effect instanceof Effect.GainDie gain && gain.color() == color ? gain.count() : 0;
                }
            }
            int start = Tables.MOST_SEATS * (Tables.HOME_DICE_IN_CUP + Tables.HOME_DICE_IN_CITIZENRY);
            assertThat(brought + (color == DieColor.HOME ? start : 0)).isLessThanOrEqualTo(color.count());
        }
    }

    /** Article consume. */
    @ParameterizedTest
    @CsvSource({
        "GENES, HOME, HOME, 1",
        "GENES, GENES, HOME, 2",
        "GENES, CONSUMPTION, MILITARY, 2",
        "GENES, HOME, CONSUMPTION, 2",
        "GENES, CONSUMPTION, CONSUMPTION, 3",
        "GENES, GENES, GENES, 3",
        "GENES, NOVELTY, NOVELTY, 1"
    })
    void aGoodConsumedBringsPointsByItsDice(WorldColor world, DieColor good, DieColor shipper, int points) {
        assertThat(Tables.consumed(world, good, shipper)).isEqualTo(points);
    }

    /** Articles trade, vp-chips, credits, end. */
    @Test
    void theNumbersOfTheRulesAreThoseOfTheTables() {
        assertThat(Tables.price(WorldColor.NOVELTY)).isEqualTo(3);
        assertThat(Tables.price(WorldColor.RARE)).isEqualTo(4);
        assertThat(Tables.price(WorldColor.GENES)).isEqualTo(5);
        assertThat(Tables.price(WorldColor.ALIEN)).isEqualTo(6);
        assertThat(Tables.POOL_PER_PLAYER).isEqualTo(12);
        assertThat(Tables.MOST_CREDITS).isEqualTo(10);
        assertThat(Tables.TILES_TO_END).isEqualTo(12);
        assertThat(Tables.STOCK).isEqualTo(2);
    }

    @Test
    void theResourcesLieBesideTheGame() {
        assertThat(DataTest.class.getResource("game-tiles.json")).isNotNull();
    }
}
