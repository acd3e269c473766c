package orrery.words;

import java.math.BigDecimal;
import java.math.BigInteger;
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
    static String category(Language language, BigDecimal count) {
        if (!isWhole(count)) {
            return "other";
        }
        BigInteger whole = count.toBigInteger().abs();
        return switch (language) {
            case EN -> whole.equals(BigInteger.ONE) ? "one" : "other";
            case RU -> russianCategory(lastTwoDigits(whole));
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
    static String ordinalCategory(Language language, BigDecimal place) {
        if (language == Language.RU || !isWhole(place)) {
            return "other";
        }
        int lastTwo = lastTwoDigits(place.toBigInteger().abs());
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

    private static boolean isWhole(BigDecimal number) {
        return number.stripTrailingZeros().scale() <= 0;
    }

    private static int lastTwoDigits(BigInteger whole) {
        return whole.mod(BigInteger.valueOf(100)).intValue();
    }

    /** A number in digits, in groups of three, with at most three digits after the comma. */
    static String digits(Language language, BigDecimal number) {
        String plain = number.setScale(MOST_FRACTION_DIGITS, RoundingMode.HALF_EVEN)
                .stripTrailingZeros()
                .toPlainString();
        int point = plain.indexOf('.');
        int end = point < 0 ? plain.length() : point;
        var digits = new StringBuilder(plain);
        if (point >= 0) {
            digits.setCharAt(point, language == Language.RU ? ',' : '.');
        }
        int first = number.signum() < 0 ? 1 : 0;
        for (int place = end - 3; place > first; place -= 3) {
            digits.insert(place, language == Language.RU ? NO_BREAK_SPACE : ',');
        }
        return digits.toString();
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
