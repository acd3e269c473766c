package orrery.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Compares words of Russian and English without regard to their endings. Two words are forms of
 * one if common endings make both of them of one stem. There is no dictionary, so now and then two different words count
 * as forms of one.
 */
final class WordForms {

    /** Likeness of a word with itself. */
    static final int SAME = 4;

    private static final int BEGINNING = 3;
    private static final int SAME_STEM = 2;
    private static final int NEARLY_SAME_STEM = 1;

    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+");

    private static final Set<String> RUSSIAN = Set.of(
            "", "а", "я", "о", "е", "ы", "и", "у", "ю", "ь", "й", "ая", "яя", "ое", "ее", "ие", "ые", "ый", "ий", "ой",
            "ей", "ую", "юю", "ых", "их", "ым", "им", "ом", "ем", "ам", "ям", "ах", "ях", "ов", "ев", "ия", "ью", "ья",
            "ии", "ию", "ами", "ями", "иями", "ией", "иям", "ием", "иях", "ого", "его", "ому", "ему", "ыми", "ими",
            "ут", "ют", "ат", "ят", "ет", "ит", "ешь", "ишь", "ете", "ите", "ть", "ать", "ять", "ить", "еть", "овать",
            "ует", "уют", "л", "ал", "ала", "али", "ил", "ила", "или", "овал", "овала", "овали");

    private static final Set<String> ENGLISH =
            Set.of("", "s", "y", "e", "es", "ed", "er", "ers", "ly", "ies", "ied", "ing", "ings");

    private static final int SHORTEST_RUSSIAN_STEM = 2;
    private static final int SHORTEST_ENGLISH_STEM = 3;

    private WordForms() {}

    /** The words of a text in lower case, with е for ё. */
    static List<String> words(String text) {
        var words = new ArrayList<String>();
        Matcher word = WORD.matcher(text.toLowerCase(Locale.ROOT).replace('ё', 'е'));
        while (word.find()) {
            words.add(word.group());
        }
        return words;
    }

    /** The best likeness that a word has among many, 0 to {@value #SAME}. */
    static int likeness(String asked, List<String> among) {
        return among.stream().mapToInt(word -> likeness(asked, word)).max().orElse(0);
    }

    /** How like two words are: 0 for different words to {@value #SAME} for the same. */
    static int likeness(String asked, String word) {
        if (word.equals(asked)) {
            return SAME;
        }
        if (asked.length() >= 2 && word.startsWith(asked)) {
            return BEGINNING;
        }
        String one = withoutReflexive(asked);
        String other = withoutReflexive(word);
        int common = commonLetters(one, other);
        if (differInEndings(one, other, common)) {
            return SAME_STEM;
        }
        return differInFewLetters(one, other, common) ? NEARLY_SAME_STEM : 0;
    }

    /** Whether there is a stem that both words are made of by an ending. */
    private static boolean differInEndings(String one, String other, int common) {
        boolean cyrillic = isCyrillic(one);
        Set<String> endings = cyrillic ? RUSSIAN : ENGLISH;
        int shortest = cyrillic ? SHORTEST_RUSSIAN_STEM : SHORTEST_ENGLISH_STEM;
        for (int stem = common; stem >= shortest; stem--) {
            if (endings.contains(one.substring(stem)) && endings.contains(other.substring(stem))) {
                return true;
            }
        }
        return false;
    }

    /** Vowels that come and go before the ending: карточка, карточек. */
    private static boolean differInFewLetters(String one, String other, int common) {
        return common >= Math.max(4, Math.max(one.length(), other.length()) - 2);
    }

    private static int commonLetters(String one, String other) {
        int common = 0;
        int shorter = Math.min(one.length(), other.length());
        while (common < shorter && one.charAt(common) == other.charAt(common)) {
            common++;
        }
        return common;
    }

    private static String withoutReflexive(String word) {
        boolean reflexive = word.length() > 4 && (word.endsWith("ся") || word.endsWith("сь"));
        return reflexive ? word.substring(0, word.length() - 2) : word;
    }

    private static boolean isCyrillic(String word) {
        return Character.UnicodeScript.of(word.codePointAt(0)) == Character.UnicodeScript.CYRILLIC;
    }
}
