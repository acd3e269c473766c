package orrery.games.roll.components;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import orrery.core.Component;
import orrery.kit.data.ComponentFile;
import orrery.kit.data.ComponentRecord;

/**
 * The sides of all tiles: developments first, then worlds. A game tile has one of each; its development stands for the
 * tile itself wherever no side lies face up. Articles tiles, developments, worlds.
 */
public enum Tile implements Component {
    // developments of the game tiles
    ADVANCED_LOGISTICS("advanced-logistics"),
    ALIEN_RESEARCH_SHIP("alien-research-ship"),
    ALIEN_RESEARCH_TEAM("alien-research-team"),
    ALIEN_UPLIFT_BLUEPRINTS("alien-uplift-blueprints"),
    BACKUP_PLANNING("backup-planning"),
    CONSCRIPTION("conscription"),
    COLONIAL_AFFINITY("colonial-affinity"),
    DIVERSIFICATION("diversification"),
    EXECUTIVE_POWER("executive-power"),
    EXPORT_DUTIES("export-duties"),
    FREE_TRADE_ASSOCIATION("free-trade-association"),
    FREE_TRADE_ZONE("free-trade-zone"),
    GALACTIC_BANKERS("galactic-bankers"),
    GALACTIC_DEMAND("galactic-demand"),
    GALACTIC_EXCHANGE("galactic-exchange"),
    GALACTIC_FEDERATION("galactic-federation"),
    GALACTIC_INFLUENCE("galactic-influence"),
    GALACTIC_INVESTORS("galactic-investors"),
    GALACTIC_MANDATE("galactic-mandate"),
    GALACTIC_RECYCLING("galactic-recycling"),
    GALACTIC_RENAISSANCE("galactic-renaissance"),
    GALACTIC_RESERVES("galactic-reserves"),
    GALACTIC_SALON("galactic-salon"),
    HOMEWORLD_PATRIOTISM("homeworld-patriotism"),
    HYDROPONICS_GUILD("hydroponics-guild"),
    INFORMATION_TECH("information-tech"),
    INVESTMENT_CREDITS("investment-credits"),
    ISOLATION_POLICY("isolation-policy"),
    JUMPDRIVE_RESEARCH("jumpdrive-research"),
    LOCAL_SUBSIDIES("local-subsidies"),
    MAD_SCIENTISTS("mad-scientists"),
    MAJOR_RESEARCH_LABS("major-research-labs"),
    MERCHANT_GUILD("merchant-guild"),
    MINING_LEAGUE("mining-league"),
    MINOR_RESEARCH_LABS("minor-research-labs"),
    NANOTECHNOLOGY("nanotechnology"),
    NEW_ECONOMY("new-economy"),
    NEW_GALACTIC_ORDER("new-galactic-order"),
    OPERATIONS_AFFINITY("operations-affinity"),
    ORGANIC_SHIPYARDS("organic-shipyards"),
    PROPAGANDA_CAMPAIGN("propaganda-campaign"),
    PUBLIC_WORKS("public-works"),
    REPLICANT_ROBOTS("replicant-robots"),
    ROBOT_SURVEYORS("robot-surveyors"),
    SHIPPING_AFFINITY("shipping-affinity"),
    SPACE_DOCKS("space-docks"),
    SPACE_MARINES("space-marines"),
    SPACE_MERCENARIES("space-mercenaries"),
    SPACE_REFINERIES("space-refineries"),
    SPACE_TOURISM("space-tourism"),
    SYSTEM_DIVERSIFICATION("system-diversification"),
    TECHNOLOGY_AFFINITY("technology-affinity"),
    TECHNOLOGY_UNIONS("technology-unions"),
    TERRAFORMING_ROBOTS("terraforming-robots"),
    TRADE_LEVIES("trade-levies"),
    // developments of the faction tiles
    SPACE_PIRACY("space-piracy"),
    ALIEN_ARCHAEOLOGY("alien-archaeology"),
    CONSUMER_MARKETS("consumer-markets"),
    IMPROVED_RECONNAISSANCE("improved-reconnaissance"),
    GENETICS_LAB("genetics-lab"),
    GALACTIC_RELIGION("galactic-religion"),
    BIOLOGICAL_ADAPTATION("biological-adaptation"),
    MINING_INDUSTRY("mining-industry"),
    // worlds of the game tiles, in the order of their other sides
    DESIGNER_SPECIES_ULTD("designer-species-ultd"),
    SPICE_WORLD("spice-world"),
    REBEL_WARRIOR_RACE("rebel-warrior-race"),
    INFORMATION_HUB("information-hub"),
    GALACTIC_TRENDSETTERS("galactic-trendsetters"),
    GEM_WORLD("gem-world"),
    MALEVOLENT_LIFEFORMS("malevolent-lifeforms"),
    LOST_SPECIES_ARK_WORLD("lost-species-ark-world"),
    TRADING_WORLD("trading-world"),
    SILICON_WORLD("silicon-world"),
    SENTIENT_ROBOTS("sentient-robots"),
    GALACTIC_RESORT("galactic-resort"),
    FORMER_PENAL_COLONY("former-penal-colony"),
    DESERTED_ALIEN_OUTPOST("deserted-alien-outpost"),
    STAR_NOMAD_LAIR("star-nomad-lair"),
    ARTIST_COLONY("artist-colony"),
    BLASTER_GEM_MINES("blaster-gem-mines"),
    NEW_VINLAND("new-vinland"),
    MINING_WORLD("mining-world"),
    ALIEN_ROBOT_SCOUT_SHIP("alien-robot-scout-ship"),
    FIFTH_COLUMN("fifth-column"),
    REBEL_HIDEOUT("rebel-hideout"),
    RUNAWAY_ROBOTS("runaway-robots"),
    PLAGUE_WORLD("plague-world"),
    ALIEN_SENTINELS("alien-sentinels"),
    PIRATE_WORLD("pirate-world"),
    GALACTIC_SURVEY_HEADQUARTERS("galactic-survey-headquarters"),
    PLANETARY_NEBULA("planetary-nebula"),
    DESERTED_ALIEN_LIBRARY("deserted-alien-library"),
    DISTANT_WORLD("distant-world"),
    GATEWAY_STATION("gateway-station"),
    GALACTIC_FUEL_DEPOT("galactic-fuel-depot"),
    JUMPDRIVE_FUEL_REFINERY("jumpdrive-fuel-refinery"),
    NEW_SURVIVALISTS("new-survivalists"),
    TRANSPORT_HUB("transport-hub"),
    RADIOACTIVE_WORLD("radioactive-world"),
    HIGH_GRAVITY_WORLD("high-gravity-world"),
    SECLUDED_WORLD("secluded-world"),
    TOURIST_WORLD("tourist-world"),
    OUTLAW_WORLD("outlaw-world"),
    ORE_RICH_WORLD("ore-rich-world"),
    LOST_ALIEN_WARSHIP("lost-alien-warship"),
    SPACE_PORT("space-port"),
    ASTEROID_BELT("asteroid-belt"),
    DEEP_SPACE_SYMBIONTS_LTD("deep-space-symbionts-ltd"),
    ARMAMENTS_WORLD("armaments-world"),
    PROSPEROUS_WORLD("prosperous-world"),
    LOST_ALIEN_BATTLE_FLEET("lost-alien-battle-fleet"),
    UPLIFT_OVERSEERS("uplift-overseers"),
    UNIVERSAL_EXPORTS("universal-exports"),
    REBEL_MINERS("rebel-miners"),
    JUNGLE_WORLD("jungle-world"),
    DESERTED_ALIEN_COLONY("deserted-alien-colony"),
    TERRAFORMED_WORLD("terraformed-world"),
    COMET_ZONE("comet-zone"),
    // worlds of the faction tiles
    HIDDEN_FORTRESS("hidden-fortress"),
    ALIEN_ROSETTA_STONE_WORLD("alien-rosetta-stone-world"),
    SPACE_MALL("space-mall"),
    WORMHOLE_STATION("wormhole-station"),
    THE_LAST_OF_THE_GNARSSH("the-last-of-the-gnarssh"),
    PILGRIMAGE_WORLD("pilgrimage-world"),
    AQUATIC_UPLIFT_WORLD("aquatic-uplift-world"),
    METEORITE_PLANET("meteorite-planet"),
    DESTROYED_COLONY("destroyed-colony"),
    AWAKENED_ALIEN_OUTPOST("awakened-alien-outpost"),
    // home worlds
    ALPHA_CENTAURI("alpha-centauri"),
    ANCIENT_RACE("ancient-race"),
    DAMAGED_ALIEN_FACTORY("damaged-alien-factory"),
    DOOMED_WORLD("doomed-world"),
    EARTHS_LOST_COLONY("earths-lost-colony"),
    EPSILON_ERIDANI("epsilon-eridani"),
    NEW_SPARTA("new-sparta"),
    OLD_EARTH("old-earth"),
    SEPARATIST_COLONY("separatist-colony");

    /** Two-sided tiles of the game. */
    public static final int GAME_TILES = 55;

    /** Sides that are developments, the first ones by ordinal. */
    public static final int DEVELOPMENTS = 63;

    private static final Tile[] ALL = values();

    /** How many sides there are. */
    public static final int COUNT = ALL.length;

    /** Home worlds, the last sides by ordinal. */
    public static final int HOME_WORLDS = 9;

    /** Sides that are worlds. */
    public static final int WORLDS = COUNT - DEVELOPMENTS;

    private static final class Printed {
        private static final Map<String, ComponentRecord> SIDES = new TreeMap<>();

        static {
            for (ComponentRecord tile : read("game-tiles.json")) {
                put(tile.child("development"));
                put(tile.child("world"));
            }
            for (ComponentRecord tile : read("faction-tiles.json")) {
                put(tile.child("left"));
                put(tile.child("right"));
            }
            read("home-worlds.json").forEach(Printed::put);
        }

        private static List<ComponentRecord> read(String file) {
            return ComponentFile.of(Tile.class, "/orrery/games/roll/" + file).records("tiles");
        }

        private static void put(ComponentRecord side) {
            SIDES.put(side.text("id"), side);
        }
    }

    private final String id;
    private final int cost;
    private final boolean sixPlus;
    private final boolean reassign;
    private final @Nullable WorldColor color;
    private final List<Effect> effects;
    private final List<Power> powers;

    Tile(String id) {
        this.id = id;
        ComponentRecord side = Printed.SIDES.get(id);
        if (side == null) {
            throw new IllegalStateException("the component files have no tile " + id);
        }
        boolean world = side.text("side").equals("world");
        if (world != ordinal() >= DEVELOPMENTS) {
            throw side.wrong("side", world ? "a development" : "a world");
        }
        cost = side.number("cost", 0, 6);
        sixPlus = side.flag("sixPlus", false);
        reassign = side.flag("reassignPower", false);
        color = world ? side.component("color", WorldColor.class) : null;
        effects = side.children("onPlace").stream().map(Effect::of).toList();
        powers = world
                ? List.of()
                : side.children("powers").stream().map(PowerReader::read).toList();
    }

    /** The side with this ordinal. */
    public static Tile at(int ordinal) {
        return ALL[ordinal];
    }

    /** A home world, {@code index} from 0. */
    public static Tile home(int index) {
        return ALL[COUNT - HOME_WORLDS + index];
    }

    public boolean isHomeWorld() {
        return ordinal() >= COUNT - HOME_WORLDS;
    }

    @Override
    public String id() {
        return id;
    }

    public boolean isDevelopment() {
        return ordinal() < DEVELOPMENTS;
    }

    /** Whether it is a side of a game tile and so has another side. */
    public boolean isOfGameTile() {
        return isDevelopment() ? ordinal() < GAME_TILES : ordinal() - DEVELOPMENTS < GAME_TILES;
    }

    /** The other side of a game tile. */
    public Tile otherSide() {
        return isDevelopment() ? ALL[ordinal() + DEVELOPMENTS] : ALL[ordinal() - DEVELOPMENTS];
    }

    /** The development side of a game tile: it stands for the tile. */
    public Tile development() {
        return isDevelopment() ? this : otherSide();
    }

    /** The world side of a game tile. */
    public Tile world() {
        return isDevelopment() ? otherSide() : this;
    }

    /** The side of a game tile that lies up in a stack. */
    public Tile side(Stack stack) {
        return stack == Stack.DEVELOPMENTS ? development() : world();
    }

    /** The stack in which this side lies up. */
    public Stack stack() {
        return isDevelopment() ? Stack.DEVELOPMENTS : Stack.WORLDS;
    }

    /** A development alone in a bit mask; for a side of a game tile also the tile. */
    public long bit() {
        return 1L << ordinal();
    }

    /** Number of a world among the worlds, from 0. */
    public int worldIndex() {
        return ordinal() - DEVELOPMENTS;
    }

    /** Workers it needs, and points it is worth: 0 to 6. */
    public int cost() {
        return cost;
    }

    /** Whether it is one of the developments that score more at the end: article six-developments. */
    public boolean isSixPlus() {
        return sixPlus;
    }

    /** Whether it counts as a development with a Reassign power: article reassign. */
    public boolean hasReassignPower() {
        return reassign;
    }

    /** The colour of a world. */
    public WorldColor color() {
        if (color == null) {
            throw new IllegalStateException(id + " is a development and has no colour");
        }
        return color;
    }

    /** Whether goods can lie on it: article goods. */
    public boolean holdsGoods() {
        return color != null && color != WorldColor.GRAY;
    }

    /** What happens once when it enters a tableau, in order. */
    public List<Effect> effects() {
        return effects;
    }

    public List<Power> powers() {
        return powers;
    }
}
