package orrery.games.risk.rulebook;

import static orrery.games.risk.cards.FactionCard.*;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import orrery.games.risk.board.Faction;
import orrery.games.risk.cards.CardWindow;
import orrery.games.risk.cards.FactionCard;

/** Cards and set-ups as the articles print them, where the game reads component files. */
final class Printed {

    private static final Map<CardWindow, Set<FactionCard>> WINDOWS = new EnumMap<>(CardWindow.class);

    static {
        WINDOWS.put(CardWindow.DEPLOY, EnumSet.of(TERRAN_MULE, PROTOSS_WARP_IN, ZERG_SPAWN_LARVAE));
        WINDOWS.put(CardWindow.ATTACK_STEP_START, EnumSet.of(PROTOSS_OBSERVER));
        WINDOWS.put(CardWindow.ATTACK_STEP, EnumSet.of(TERRAN_TACTICAL_NUKE, TERRAN_COMBAT_DROP, ZERG_NYDUS_WORM));
        WINDOWS.put(
                CardWindow.ATTACK_DECLARED,
                EnumSet.of(
                        TERRAN_STIMPACK,
                        TERRAN_SIEGE_MODE,
                        TERRAN_CLOAKING_FIELD,
                        PROTOSS_CHARGE,
                        PROTOSS_PSIONIC_STORM,
                        PROTOSS_PERMANENT_CLOAK,
                        PROTOSS_THERMAL_LANCES,
                        PROTOSS_PRISMATIC_ALIGNMENT,
                        ZERG_METABOLIC_BOOST,
                        ZERG_VOLATILE_BURST,
                        ZERG_GROOVED_SPINES,
                        ZERG_FUNGAL_GROWTH));
        WINDOWS.put(
                CardWindow.DEFENCE_DECLARED,
                EnumSet.of(
                        TERRAN_BUNKER,
                        TERRAN_PLANETARY_FORTRESS,
                        TERRAN_WALL_OFF,
                        PROTOSS_PHOTON_CANNON,
                        PROTOSS_VORTEX,
                        ZERG_SPINE_CRAWLER,
                        ZERG_CREEP_TUMOR,
                        ZERG_RAPID_INCUBATION));
        WINDOWS.put(CardWindow.DEFENCE_BEFORE_ROLL, EnumSet.of(PROTOSS_GUARDIAN_SHIELD));
        WINDOWS.put(CardWindow.ATTACK_AFTER_ROLL, EnumSet.of(TERRAN_YAMATO_CANNON));
        WINDOWS.put(
                CardWindow.DEFENCE_AFTER_ROLL,
                EnumSet.of(TERRAN_MISSILE_TURRET, PROTOSS_HARDENED_SHIELDS, ZERG_BURROW));
        WINDOWS.put(CardWindow.ATTACK_AFTER_COMPARE, EnumSet.of(PROTOSS_BLINK, ZERG_KAISER_BLADES));
        WINDOWS.put(CardWindow.DEFENCE_AFTER_COMPARE, EnumSet.of(PROTOSS_SHIELD_BATTERY, ZERG_TRANSFUSION));
        WINDOWS.put(CardWindow.RESPONSE_TO_ATTACK_CARD, EnumSet.of(TERRAN_POINT_DEFENSE_DRONE));
        WINDOWS.put(CardWindow.ATTACK_CONQUERED, EnumSet.of(TERRAN_INFERNAL_FLAMES));
        WINDOWS.put(CardWindow.ATTACK_INVASION_ENDED, EnumSet.of(ZERG_RAPID_REGENERATION));
        WINDOWS.put(CardWindow.END_OF_TURN, EnumSet.of(TERRAN_REPAIR, PROTOSS_PHASING, ZERG_VENTRAL_SACS));
    }

    /** Article stars: 12 cards show two stars. */
    private static final Set<FactionCard> TWO_STARS = EnumSet.of(
            TERRAN_TACTICAL_NUKE,
            TERRAN_PLANETARY_FORTRESS,
            TERRAN_MULE,
            TERRAN_REPAIR,
            PROTOSS_CHARGE,
            PROTOSS_PERMANENT_CLOAK,
            PROTOSS_SHIELD_BATTERY,
            PROTOSS_WARP_IN,
            ZERG_CREEP_TUMOR,
            ZERG_RAPID_INCUBATION,
            ZERG_SPAWN_LARVAE,
            ZERG_VENTRAL_SACS);

    /** Article stars-only: the modes in which cards are never played. */
    static final Set<String> STARS_ONLY =
            Set.of("total-domination", "total-domination-1v1", "team-play-total-domination");

    private static final int FEWEST_STARS = 2;
    private static final int MOST_STARS = 10;

    private Printed() {}

    /** The cards that are played in a window: articles window-…. */
    static Set<FactionCard> playedIn(CardWindow window) {
        return WINDOWS.getOrDefault(window, Set.of());
    }

    static int stars(Iterable<FactionCard> cards) {
        int stars = 0;
        for (FactionCard card : cards) {
            stars += TWO_STARS.contains(card) ? 2 : 1;
        }
        return stars;
    }

    /** Article hand-in-limits. */
    static boolean canBeHandedIn(int stars) {
        return stars >= FEWEST_STARS && stars <= MOST_STARS;
    }

    /** Article hand-in-limits: a choice of cards may still grow to one that can be handed in. */
    static boolean fits(int stars) {
        return stars <= MOST_STARS;
    }

    /** The factions that the set-up names for the places in turn order: articles setup-3 to setup-6. */
    static List<Faction> factions(int players) {
        return switch (players) {
            case 3 -> List.of(Faction.ZERG_PURPLE, Faction.PROTOSS_ORANGE, Faction.TERRAN_BLUE);
            case 4 -> List.of(Faction.TERRAN_RED, Faction.PROTOSS_YELLOW, Faction.ZERG_PURPLE, Faction.TERRAN_BLUE);
            case 5 ->
                List.of(
                        Faction.ZERG_PURPLE,
                        Faction.TERRAN_BLUE,
                        Faction.PROTOSS_ORANGE,
                        Faction.TERRAN_RED,
                        Faction.PROTOSS_YELLOW);
            default ->
                List.of(
                        Faction.PROTOSS_ORANGE,
                        Faction.TERRAN_RED,
                        Faction.ZERG_PURPLE,
                        Faction.PROTOSS_YELLOW,
                        Faction.ZERG_BROWN,
                        Faction.TERRAN_BLUE);
        };
    }
}
