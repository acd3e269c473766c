package orrery.words;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Set;

/**
 * What a sentence needs to know of a language: its plural categories, how it writes numbers and how it joins a list.
 *
 * <p>The rules are those of the CLDR for the two languages and agree with ICU. They are written out here because ICU
 * needs some tenths of a second to load its data, which a short command would feel.
 */
final class Grammar {

    private static final int MOST_FRACTION_DIGITS = 3;
    private static final char NO_BREAK_SPACE = '\u00A0';

    private Grammar() {}

    /** Plural categories that a pattern must give for a count in this language. */
    static Set<String> categories(Language language) {
        return switch (language) {
            case EN -> Set.of("one", "other");
            case RU -> Set.of("one", "few", "many", "other");
        };
    }

    /** Plural categories that a pattern must give for a place in an order (1st, 2nd) in this language. */
    static Set<String> ordinalCategories(Language language) {
        return switch (language) {
            case EN -> Set.of("one", "two", "few", "other");
            case RU -> Set.of("other");
        };
    }

    /** Category of a count: 1 отряд is {@code one}, 2 отряда {@code few}, 5 отрядов {@code many}, 1,5 отряда {@code other}. */
    static String category(Language language, double count) {
        if (!isWhole(count)) {
            return "other";
        }
        return switch (language) {
            case EN -> Math.abs(count) == 1 ? "one" : "other";
            case RU -> russianCategory(lastTwoDigits(count));
        };
    }

    private static String russianCategory(int lastTwo) {
        int last = lastTwo % 10;
        boolean teen = lastTwo / 10 == 1;
        if (last == 1 && !teen) {
            return "one";
        }
        return last >= 2 && last <= 4 && !teen ? "few" : "many";
    }

    /** Category of a place in an order: 1st is {@code one}, 2nd {@code two}, 3rd {@code few}, 4th {@code other}. */
    static String ordinalCategory(Language language, double place) {
        if (language == Language.RU || !isWhole(place)) {
            return "other";
        }
        int lastTwo = lastTwoDigits(place);
        if (lastTwo / 10 == 1) {
            return "other";
        }
        return switch (lastTwo % 10) {
            case 1 -> "one";
            case 2 -> "two";
            case 3 -> "few";
            default -> "other";
        };
    }

    private static boolean isWhole(double number) {
        return Math.rint(number) == number;
    }

    private static int lastTwoDigits(double whole) {
        return (int) (Math.abs(whole) % 100);
    }

    /** A number in digits, in groups of three, with at most three digits after the comma. */
    static String digits(Language language, Number number) {
        return grouped(language, plainDigits(number));
    }

    /** A fraction of 1 as whole percent: "63%" in English, "63 %" with a space that does not break in Russian. */
    static String percent(Language language, Number fraction) {
        String percent = new BigDecimal(fraction.toString())
                .movePointRight(2)
                .setScale(0, RoundingMode.HALF_EVEN)
                .toPlainString();
        return switch (language) {
            case EN -> grouped(language, percent) + "%";
            case RU -> grouped(language, percent) + NO_BREAK_SPACE + "%";
        };
    }

    private static String grouped(Language language, String plain) {
        int point = plain.indexOf('.');
        int end = point < 0 ? plain.length() : point;
        var digits = new StringBuilder(plain);
        if (point >= 0) {
            digits.setCharAt(point, language == Language.RU ? ',' : '.');
        }
        int first = plain.startsWith("-") ? 1 : 0;
        for (int place = end - 3; place > first; place -= 3) {
            digits.insert(place, language == Language.RU ? NO_BREAK_SPACE : ',');
        }
        return digits.toString();
    }

    /** Whole numbers go round {@link BigDecimal}, which is slow to load. */
    private static String plainDigits(Number number) {
        return switch (number) {
            case Integer _, Long _, Short _, Byte _ -> Long.toString(number.longValue());
            default ->
                new BigDecimal(number.toString())
                        .setScale(MOST_FRACTION_DIGITS, RoundingMode.HALF_EVEN)
                        .stripTrailingZeros()
                        .toPlainString();
        };
    }

    /** A, B and C: "A, B, and C" in English, "A, B и C" in Russian. */
    static String join(Language language, List<String> parts) {
        int count = parts.size();
        if (count <= 1) {
            return String.join("", parts);
        }
        String last = parts.get(count - 1);
        String others = String.join(", ", parts.subList(0, count - 1));
        return switch (language) {
            case EN -> others + (count == 2 ? " and " : ", and ") + last;
            case RU -> others + " и " + last;
        };
    }
}
