package orrery.games.risk.board;

import orrery.core.Component;

/** The 42 territories of the board. */
public enum Territory implements Component {
    CHAR_ALEPH("char-aleph"),
    GLASS_FLATS("glass-flats"),
    BURNING_RIFT("burning-rift"),
    DEATH_VALLEY("death-valley"),
    BONE_TRENCH("bone-trench"),
    DAUNTLESS_PLATEAU("dauntless-plateau"),
    HELLS_GATES("hells-gates"),
    NYDUS_NETWORK("nydus-network"),
    PRIMARY_HIVE_CLUSTER("primary-hive-cluster"),
    ACID_MARSH("acid-marsh"),
    ERIS("eris"),
    ATE("ate"),
    WOLFREC_PROVINCE("wolfrec-province"),
    KERESH_PROVINCE("keresh-province"),
    AUGUSTGRAD("augustgrad"),
    RADIATED_WASTES("radiated-wastes"),
    RUINS_OF_STYRLING("ruins-of-styrling"),
    URSA("ursa"),
    CANIS("canis"),
    SAALOK("saalok"),
    TEMPLE_OF_THE_PRESERVERS("temple-of-the-preservers"),
    THE_GREAT_FORUM("the-great-forum"),
    ANTIOCH_PROVINCE("antioch-province"),
    SCION_PROVINCE("scion-province"),
    REMAINS_OF_THE_OVERMIND("remains-of-the-overmind"),
    FERAL_HIVES("feral-hives"),
    VELARI_PROVINCE("velari-province"),
    CITADEL_OF_THE_EXECUTOR("citadel-of-the-executor"),
    THE_ETERNAL_SCAR("the-eternal-scar"),
    SUNDERED_VALLEY("sundered-valley"),
    FULMIC_HIGHLANDS("fulmic-highlands"),
    VOLATILE_CLEFT("volatile-cleft"),
    THISBY("thisby"),
    BACKWATER_STATION("backwater-station"),
    DIAMONDBACK_WASTELANDS("diamondback-wastelands"),
    RIKSVILLE("riksville"),
    JACOBS_INSTALLATION("jacobs-installation"),
    PYRAMUS("pyramus"),
    RAJAL("rajal"),
    KATUUL_PROVINCE("katuul-province"),
    TALEMATROS("talematros"),
    XELNAGA_TEMPLE_GROUNDS("xelnaga-temple-grounds");

    private static final Territory[] ALL = values();

    /** The territory with this ordinal, for loops over bit masks. */
    public static Territory at(int ordinal) {
        return ALL[ordinal];
    }

    /** How many there are. */
    public static final int COUNT = ALL.length;

    /** This territory alone, as a bit mask. */
    public long bit() {
        return 1L << ordinal();
    }

    private final String id;

    Territory(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }
}
