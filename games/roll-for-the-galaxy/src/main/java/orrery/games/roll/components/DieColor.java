package orrery.games.roll.components;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import orrery.core.Component;
import orrery.kit.data.ComponentFile;
import orrery.kit.data.ComponentRecord;

/** The seven colours of dice with their faces: articles dice, colors-and-faces. */
public enum DieColor implements Component {
    HOME("home"),
    MILITARY("military"),
    CONSUMPTION("consumption"),
    NOVELTY("novelty"),
    RARE("rare"),
    GENES("genes"),
    ALIEN("alien");

    /** Faces of a die. */
    public static final int SIDES = 6;

    private static final class Printed {
        private static final Map<String, ComponentRecord> DICE = new TreeMap<>();

        static {
            for (ComponentRecord die : ComponentFile.of(DieColor.class, "/orrery/games/roll/dice.json")
                    .records("dice")) {
                DICE.put(die.text("id"), die);
            }
        }
    }

    private static final DieColor[] ALL = values();

    /** How many there are. */
    public static final int COUNT = ALL.length;

    private final String id;
    private final int count;
    private final List<Face> faces;
    private final @Nullable WorldColor matches;
    private final boolean matchesAll;

    DieColor(String id) {
        this.id = id;
        ComponentRecord die = Printed.DICE.get(id);
        if (die == null) {
            throw new IllegalStateException("dice.json has no die " + id);
        }
        count = die.number("count", 1, 99);
        faces = die.components("faces", Face.class);
        matches = die.has("matchesWorldColor") ? die.component("matchesWorldColor", WorldColor.class) : null;
        matchesAll = die.flag("matchesAnyWorldWhenConsuming", false);
        if (faces.size() != SIDES) {
            throw die.wrong("faces", "six faces");
        }
    }

    /** The colour with this ordinal. */
    public static DieColor at(int ordinal) {
        return ALL[ordinal];
    }

    /** This one alone in a bit mask. */
    public int bit() {
        return 1 << ordinal();
    }

    @Override
    public String id() {
        return id;
    }

    /** Dice of this colour in the box. */
    public int count() {
        return count;
    }

    /** What a throw shows, {@code value} from 1 to 6. */
    public Face face(int value) {
        return faces.get(value - 1);
    }

    /** The six faces. */
    public List<Face> faces() {
        return faces;
    }

    /** Whether a die of this colour earns a chip more when it consumes, or is consumed, at such a world: article consume. */
    public boolean matches(WorldColor world) {
        return matchesAll || matches == world;
    }
}
