package orrery.games.stars.components;

import orrery.core.Component;
import orrery.kit.data.ComponentRecord;

/** The event cards, eight to a faction: article event-card. */
public enum EventCard implements Component {
    ADEPTUS_MECHANICUS("adeptus-mechanicus"),
    EMPERORS_CHAMPION("emperors-champion"),
    EXTERMINATUS("exterminatus"),
    HEROIC_INTERVENTION("heroic-intervention"),
    RITES_OF_BATTLE("rites-of-battle"),
    THE_EMPEROR_PROTECTS("the-emperor-protects"),
    UNWAVERING_RESOLVE("unwavering-resolve"),
    WORK_OF_THE_RIGHTEOUS("work-of-the-righteous"),
    BLIGHT_OF_NURGLE("blight-of-nurgle"),
    INCANTATION_OF_TZEENTCH("incantation-of-tzeentch"),
    PRAYER_TO_THE_DARK_GODS("prayer-to-the-dark-gods"),
    PROPHETS_AND_SIGNS("prophets-and-signs"),
    SEDUCED_BY_CHAOS("seduced-by-chaos"),
    SPOILS_OF_WAR("spoils-of-war"),
    THROUGH_THE_WARP("through-the-warp"),
    TOUCHED_BY_THE_WARP("touched-by-the-warp"),
    EXODITE_COLONY("exodite-colony"),
    FARSIGHT("farsight"),
    LEGACY_OF_VAUL("legacy-of-vaul"),
    OUTCASTS_RETURNED("outcasts-returned"),
    OUTMANOEUVRE("outmanoeuvre"),
    PATH_OF_THE_WARRIOR("path-of-the-warrior"),
    VICIOUS_RAIDS("vicious-raids"),
    WARP_GATE("warp-gate"),
    GITZ_DEM("gitz-dem"),
    HOW_WE_GETZ_HERE("how-we-getz-here"),
    LETZ_GET_FIGHTIN("letz-get-fightin"),
    LOOTIN_N_STEALIN("lootin-n-stealin"),
    MOAR_BOYZ("moar-boyz"),
    MOB_UP("mob-up"),
    TEER_IT_DOWN("teer-it-down"),
    WARBOSS("warboss");

    private static final EventCard[] ALL = values();

    /** How many there are. */
    public static final int COUNT = ALL.length;

    private final String id;
    private final EventType type;
    private final StormMove storm;
    private final EventTiming timing;

    EventCard(String id) {
        this.id = id;
        ComponentRecord record = Files.of("event-card", id);
        type = record.component("type", EventType.class);
        storm = record.component("warpStormMove", StormMove.class);
        timing = record.component("timing", EventTiming.class);
    }

    /** The constant with this ordinal. */
    public static EventCard at(int ordinal) {
        return ALL[ordinal];
    }

    @Override
    public String id() {
        return id;
    }

    /** Cards in the deck of a faction. */
    public static final int DECK = 8;

    /** The card of a faction with this number, 0 to 7. */
    public static EventCard of(int faction, int number) {
        return ALL[faction * DECK + number];
    }

    public Faction faction() {
        return Faction.at(ordinal() / DECK);
    }

    /** Its number within its faction, 0 to 7. */
    public int number() {
        return ordinal() % DECK;
    }

    public boolean isScheme() {
        return type == EventType.SCHEME;
    }

    public StormMove storm() {
        return storm;
    }

    public EventTiming timing() {
        return timing;
    }

    /** A bit of its own among the cards of its faction. */
    public int bit() {
        return 1 << number();
    }
}
