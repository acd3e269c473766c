package orrery.games.stars.components;

import java.util.ArrayList;
import java.util.List;
import orrery.core.Component;
import orrery.kit.data.ComponentRecord;

/** The kinds of combat cards, fourteen to a faction, the starting ones first: article combat-card. */
public enum CombatCard implements Component {
    AMBUSH("ambush"),
    BLESSED_POWER_ARMOUR("blessed-power-armour"),
    FAITH_IN_THE_EMPEROR("faith-in-the-emperor"),
    FURY_OF_THE_ULTRAMAR("fury-of-the-ultramar"),
    RECONNAISSANCE("reconnaissance"),
    DROP_POD_ASSAULT("drop-pod-assault"),
    GLORY_AND_DEATH("glory-and-death"),
    HOLD_THE_LINE("hold-the-line"),
    VETERAN_SCOUTS("veteran-scouts"),
    ARMOURED_ADVANCE("armoured-advance"),
    BREAK_THE_LINE("break-the-line"),
    SHOW_NO_FEAR("show-no-fear"),
    EMPERORS_GLORY("emperors-glory"),
    EMPERORS_MIGHT("emperors-might"),
    DARK_FAITH("dark-faith"),
    FOUL_WORSHIP("foul-worship"),
    IMPURE_ZEAL("impure-zeal"),
    KHORNES_RAGE("khornes-rage"),
    LURE_OF_CHAOS("lure-of-chaos"),
    MARK_OF_KHORNE("mark-of-khorne"),
    MARK_OF_NURGLE("mark-of-nurgle"),
    MARK_OF_SLAANESH("mark-of-slaanesh"),
    MARK_OF_TZEENTCH("mark-of-tzeentch"),
    CHAOS_UNITED("chaos-united"),
    DAEMONIC_RESILIENCE("daemonic-resilience"),
    INHUMAN_STRENGTH("inhuman-strength"),
    CHAOS_VICTORIOUS("chaos-victorious"),
    DEATH_AND_DESPAIR("death-and-despair"),
    COMMAND_OF_THE_AUTARCH("command-of-the-autarch"),
    HIT_AND_RUN("hit-and-run"),
    HOWLING_BANSHEES("howling-banshees"),
    RANGER_SUPPORT("ranger-support"),
    STRIKING_SCORPIONS("striking-scorpions"),
    FIRE_DRAGONS_VENGEANCE("fire-dragons-vengeance"),
    SWOOPING_HAWKS("swooping-hawks"),
    WRAITHGUARD_ADVANCE("wraithguard-advance"),
    WRAITHGUARD_SUPPORT("wraithguard-support"),
    FIRE_PRISM("fire-prism"),
    SPIRITSEERS_GUIDANCE("spiritseers-guidance"),
    WAVE_SERPENT("wave-serpent"),
    HOLOFIELD_EMITTER("holofield-emitter"),
    PSYCHIC_LANCE("psychic-lance"),
    ARD_BOYZ("ard-boyz"),
    GRETCHIN("gretchin"),
    MEK_BOYZ("mek-boyz"),
    SHOOTA_BOYZ("shoota-boyz"),
    SLUGGA_BOYZ("slugga-boyz"),
    BIKER_NOBZ("biker-nobz"),
    MEGA_NOBZ("mega-nobz"),
    SEA_OF_GREEN("sea-of-green"),
    WAAAGH("waaagh"),
    PARTY_WAGON("party-wagon"),
    ROKKIT_WAGON("rokkit-wagon"),
    WEIRDBOYZ("weirdboyz"),
    SMASHER_GARGANT("smasher-gargant"),
    SNAPPER_GARGANT("snapper-gargant");

    private static final CombatCard[] ALL = values();

    /** How many there are. */
    public static final int COUNT = ALL.length;

    private final String id;
    private final boolean starting;
    private final int level;
    private final int attack;
    private final int defence;
    private final int morale;
    private final int units;
    private final boolean bastion;
    private final List<Ability> general;
    private final List<Ability> unit;

    CombatCard(String id) {
        this.id = id;
        ComponentRecord record = Files.of("combat-card", id);
        starting = record.flag("starting", false);
        level = record.number("commandLevel", 0, 3);
        ComponentRecord icons = record.child("icons");
        attack = icons.number("attack", 0, 9);
        defence = icons.number("defence", 0, 9);
        morale = icons.number("morale", 0, 9);
        general = abilities(record.children("general"), "general", 0);
        if (record.has("unit")) {
            ComponentRecord box = record.child("unit");
            unit = abilities(box.children("abilities"), "unit", general.size());
            units = box.components("requires", Unit.class).stream()
                    .mapToInt(u -> 1 << u.number())
                    .sum();
            bastion = box.flag("bastion", false);
        } else {
            unit = List.of();
            units = 0;
            bastion = false;
        }
    }

    /** The constant with this ordinal. */
    public static CombatCard at(int ordinal) {
        return ALL[ordinal];
    }

    @Override
    public String id() {
        return id;
    }

    /** Kinds of cards of a faction. */
    public static final int KINDS = 14;

    private static List<Ability> abilities(List<ComponentRecord> records, String box, int before) {
        List<Ability> abilities = new ArrayList<>();
        for (ComponentRecord record : records) {
            int number = abilities.size() + 1;
            String name = records.size() == 1 ? box : box + (number == 1 ? "-first" : "-second");
            abilities.add(new Ability(
                    before + number, name, record.flag("mandatory", false), EffectReader.all(record, "does")));
        }
        return List.copyOf(abilities);
    }

    /** An ability by its number on the card, from 1. */
    public Ability ability(int number) {
        return number <= general.size() ? general.get(number - 1) : unit.get(number - general.size() - 1);
    }

    /** The card of a faction with this number, 0 to 13. */
    public static CombatCard of(int faction, int number) {
        return ALL[faction * KINDS + number];
    }

    public Faction faction() {
        return Faction.at(ordinal() / KINDS);
    }

    /** Its number within its faction, 0 to 13. */
    public int number() {
        return ordinal() % KINDS;
    }

    /** Whether it belongs to the deck with which a game begins: article starting-card. */
    public boolean isStarting() {
        return starting;
    }

    /** The command level it asks for. */
    public int level() {
        return level;
    }

    /** Materiel for a pair: article combat-upgrade. */
    public int cost() {
        return starting ? 0 : Tables.combatCost(level);
    }

    /** How often the icon stands on it. */
    public int icons(CombatIcon icon) {
        return switch (icon) {
            case ATTACK -> attack;
            case DEFENCE -> defence;
            case MORALE -> morale;
        };
    }

    public List<Ability> general() {
        return general;
    }

    public List<Ability> unit() {
        return unit;
    }

    /** The units one of which its unit abilities ask for, a bit for each number 0 to 5: article unit-requirement. */
    public int units() {
        return units;
    }

    /** Whether a bastion meets the requirement, too. */
    public boolean acceptsBastion() {
        return bastion;
    }
}
