package orrery.games.risk.cards;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import orrery.core.Component;
import orrery.games.risk.board.Race;
import orrery.games.risk.board.Territory;
import orrery.kit.data.ComponentFile;
import orrery.kit.data.ComponentRecord;

/** The 42 faction cards, in the order of their numbers, read from faction-cards.json: article faction-card. */
public enum FactionCard implements Component {
    TERRAN_STIMPACK("terran-stimpack"),
    TERRAN_SIEGE_MODE("terran-siege-mode"),
    TERRAN_TACTICAL_NUKE("terran-tactical-nuke"),
    TERRAN_CLOAKING_FIELD("terran-cloaking-field"),
    TERRAN_YAMATO_CANNON("terran-yamato-cannon"),
    TERRAN_INFERNAL_FLAMES("terran-infernal-flames"),
    TERRAN_BUNKER("terran-bunker"),
    TERRAN_MISSILE_TURRET("terran-missile-turret"),
    TERRAN_PLANETARY_FORTRESS("terran-planetary-fortress"),
    TERRAN_POINT_DEFENSE_DRONE("terran-point-defense-drone"),
    TERRAN_WALL_OFF("terran-wall-off"),
    TERRAN_MULE("terran-mule"),
    TERRAN_COMBAT_DROP("terran-combat-drop"),
    TERRAN_REPAIR("terran-repair"),
    PROTOSS_CHARGE("protoss-charge"),
    PROTOSS_BLINK("protoss-blink"),
    PROTOSS_PSIONIC_STORM("protoss-psionic-storm"),
    PROTOSS_PERMANENT_CLOAK("protoss-permanent-cloak"),
    PROTOSS_THERMAL_LANCES("protoss-thermal-lances"),
    PROTOSS_PRISMATIC_ALIGNMENT("protoss-prismatic-alignment"),
    PROTOSS_PHOTON_CANNON("protoss-photon-cannon"),
    PROTOSS_GUARDIAN_SHIELD("protoss-guardian-shield"),
    PROTOSS_VORTEX("protoss-vortex"),
    PROTOSS_SHIELD_BATTERY("protoss-shield-battery"),
    PROTOSS_HARDENED_SHIELDS("protoss-hardened-shields"),
    PROTOSS_WARP_IN("protoss-warp-in"),
    PROTOSS_OBSERVER("protoss-observer"),
    PROTOSS_PHASING("protoss-phasing"),
    ZERG_METABOLIC_BOOST("zerg-metabolic-boost"),
    ZERG_VOLATILE_BURST("zerg-volatile-burst"),
    ZERG_RAPID_REGENERATION("zerg-rapid-regeneration"),
    ZERG_GROOVED_SPINES("zerg-grooved-spines"),
    ZERG_FUNGAL_GROWTH("zerg-fungal-growth"),
    ZERG_KAISER_BLADES("zerg-kaiser-blades"),
    ZERG_SPINE_CRAWLER("zerg-spine-crawler"),
    ZERG_BURROW("zerg-burrow"),
    ZERG_CREEP_TUMOR("zerg-creep-tumor"),
    ZERG_TRANSFUSION("zerg-transfusion"),
    ZERG_RAPID_INCUBATION("zerg-rapid-incubation"),
    ZERG_SPAWN_LARVAE("zerg-spawn-larvae"),
    ZERG_NYDUS_WORM("zerg-nydus-worm"),
    ZERG_VENTRAL_SACS("zerg-ventral-sacs");

    /** The file's records by card id; apart, because an enum's constants come before its static fields. */
    private static final class Printed {
        private static final Map<String, ComponentRecord> CARDS = new TreeMap<>();

        static {
            for (ComponentRecord card : ComponentFile.of(FactionCard.class, "/orrery/games/risk/faction-cards.json")
                    .records("cards")) {
                CARDS.put(card.text("id"), card);
            }
        }
    }

    private static final FactionCard[] ALL = values();
    private static final long[] OF_RACE = new long[Race.values().length];
    private static final long[] OF_WINDOW = new long[CardWindow.values().length];

    static {
        for (FactionCard card : ALL) {
            OF_RACE[card.race.ordinal()] |= card.bit();
            OF_WINDOW[card.window.ordinal()] |= card.bit();
        }
    }

    private final String id;
    private final Race race;
    private final int stars;
    private final CardKind kind;
    private final CardWindow window;
    private final Territory territory;
    private final List<Ability> abilities;

    FactionCard(String id) {
        this.id = id;
        ComponentRecord card = Printed.CARDS.get(id);
        if (card == null) {
            throw new IllegalStateException("faction-cards.json has no card " + id);
        }
        this.race = card.component("race", Race.class);
        this.stars = card.number("stars", 1, 2);
        this.kind = card.component("kind", CardKind.class);
        this.window = card.component("window", CardWindow.class);
        this.territory = card.component("territory", Territory.class);
        this.abilities = card.children("ops").stream().map(Ability::of).toList();
    }

    /** How many there are. */
    public static final int COUNT = ALL.length;

    /** The card with this ordinal, for loops over bit masks. */
    public static FactionCard at(int ordinal) {
        return ALL[ordinal];
    }

    /** All cards of a race's deck, as a bit mask. */
    public static long of(Race race) {
        return OF_RACE[race.ordinal()];
    }

    /** All cards that belong to a window, as a bit mask. */
    public static long of(CardWindow window) {
        return OF_WINDOW[window.ordinal()];
    }

    /** Stars of a set of cards: article stars. */
    public static int stars(long cards) {
        int stars = 0;
        for (long rest = cards; rest != 0; rest &= rest - 1) {
            stars += ALL[Long.numberOfTrailingZeros(rest)].stars;
        }
        return stars;
    }

    @Override
    public String id() {
        return id;
    }

    public Race race() {
        return race;
    }

    /** Stars when handed in: 1 or 2. */
    public int stars() {
        return stars;
    }

    public CardKind kind() {
        return kind;
    }

    public CardWindow window() {
        return window;
    }

    /** The territory it names; each card names another: article fields-by-cards. */
    public Territory territory() {
        return territory;
    }

    /** What the card does, part by part. */
    public List<Ability> abilities() {
        return abilities;
    }

    /** This card alone, as a bit mask. */
    public long bit() {
        return 1L << ordinal();
    }
}
