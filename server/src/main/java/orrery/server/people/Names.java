package orrery.server.people;

import com.ibm.icu.text.BreakIterator;
import com.ibm.icu.text.Normalizer2;
import com.ibm.icu.text.SpoofChecker;
import java.util.Collection;
import java.util.Locale;
import orrery.server.api.Denied;
import orrery.server.api.Kind;

/** What a person may be called: 1 to 24 visible characters, and at one table nothing that looks like another's name. */
public final class Names {

    /** Most characters of a name, as people count them. */
    public static final int MOST = 24;

    /** More code points than any name of so many characters needs. */
    private static final int MOST_CODE_POINTS = 4 * MOST;

    private static final SpoofChecker LOOKS =
            new SpoofChecker.Builder().setChecks(SpoofChecker.CONFUSABLE).build();

    private Names() {}

    /**
     * The name as it is kept: in normal form NFKC, with single spaces.
     *
     * @throws Denied if it is empty, too long, or has characters that cannot be seen or that turn the direction of writing
     */
    public static String checked(String wanted) {
        if (wanted.length() > 10 * MOST_CODE_POINTS) {
            throw tooLong();
        }
        String name = Normalizer2.getNFKCInstance().normalize(wanted).strip().replaceAll(" +", " ");
        if (name.codePoints().anyMatch(Names::isInvisible)) {
            throw Denied.of(Kind.BAD_REQUEST, "error.name-characters");
        }
        if (name.codePoints().noneMatch(Names::isSubstance)) {
            throw Denied.of(Kind.BAD_REQUEST, "error.name-empty");
        }
        if (length(name) > MOST || name.codePointCount(0, name.length()) > MOST_CODE_POINTS) {
            throw tooLong();
        }
        return name;
    }

    /**
     * Any other text that people write for one another, in normal form NFKC.
     *
     * @throws Denied if it has characters that cannot be seen or that turn the direction of writing
     */
    public static String checkedText(String wanted) {
        String text = Normalizer2.getNFKCInstance().normalize(wanted).strip();
        if (text.codePoints().anyMatch(Names::isInvisible)) {
            throw Denied.of(Kind.BAD_REQUEST, "error.name-characters");
        }
        return text;
    }

    private static Denied tooLong() {
        return Denied.of(Kind.BAD_REQUEST, "error.name-long", MOST);
    }

    private static boolean isInvisible(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> true;
            case Character.SPACE_SEPARATOR -> c != ' ';
            // letters that are drawn as nothing
            default -> c == 0x115F || c == 0x1160 || c == 0x3164 || c == 0xFFA0 || c == 0x2800;
        };
    }

    private static boolean isSubstance(int c) {
        return switch (Character.getType(c)) {
            case Character.SPACE_SEPARATOR,
                    Character.NON_SPACING_MARK,
                    Character.ENCLOSING_MARK,
                    Character.COMBINING_SPACING_MARK -> false;
            default -> true;
        };
    }

    private static int length(String name) {
        BreakIterator characters = BreakIterator.getCharacterInstance(Locale.ROOT);
        characters.setText(name);
        int count = 0;
        while (characters.next() != BreakIterator.DONE) {
            count++;
        }
        return count;
    }

    /** Two names with the same look cannot be told apart by the eye. */
    static String look(String name) {
        synchronized (LOOKS) {
            return LOOKS.getSkeleton(LOOKS.getSkeleton(name).toLowerCase(Locale.ROOT));
        }
    }

    /**
     * Makes sure that a name can be told from others.
     *
     * @throws Denied if it looks like one of them
     */
    public static void checkDistinct(String name, Collection<String> others) {
        String look = look(name);
        for (String other : others) {
            if (look(other).equals(look)) {
                throw Denied.of(Kind.NAME_TAKEN, "error.name-taken", other);
            }
        }
    }
}
