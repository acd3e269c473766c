package orrery.words;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.text.ListFormatter;
import com.ibm.icu.text.NumberFormat;
import com.ibm.icu.text.PluralRules;
import com.ibm.icu.text.PluralRules.PluralType;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class GrammarTest {

    private static final List<String> FRACTIONS =
            List.of("0.5", "1.5", "2.25", "-1.5", "1234.5678", "0.0005", "0.0015", "1000000.1", "-0.25");

    @ParameterizedTest
    @CsvSource({
        "0, many",
        "1, one",
        "2, few",
        "4, few",
        "5, many",
        "11, many",
        "12, many",
        "14, many",
        "21, one",
        "22, few",
        "25, many",
        "101, one",
        "111, many",
        "1.5, other",
        "1.0, one",
        "-1, one",
        "-3, few"
    })
    void russianCountsByTheLastDigits(double count, String category) {
        assertThat(Grammar.category(Language.RU, count)).isEqualTo(category);
    }

    @ParameterizedTest
    @CsvSource({"0, other", "1, one", "2, other", "11, other", "21, other", "1.5, other"})
    void englishKnowsOneAndOthers(double count, String category) {
        assertThat(Grammar.category(Language.EN, count)).isEqualTo(category);
    }

    @ParameterizedTest
    @EnumSource
    void categoriesAreThoseOfIcu(Language language) {
        PluralRules cardinal = PluralRules.forLocale(language.locale(), PluralType.CARDINAL);
        PluralRules ordinal = PluralRules.forLocale(language.locale(), PluralType.ORDINAL);
        for (BigDecimal number : numbers().toList()) {
            assertThat(Grammar.category(language, number.doubleValue()))
                    .as("count %s", number)
                    .isEqualTo(cardinal.select(number.doubleValue()));
            assertThat(Grammar.ordinalCategory(language, number.doubleValue()))
                    .as("place %s", number)
                    .isEqualTo(ordinal.select(number.doubleValue()));
        }
        assertThat(Grammar.categories(language)).isEqualTo(cardinal.getKeywords());
        assertThat(Grammar.ordinalCategories(language)).isEqualTo(ordinal.getKeywords());
    }

    @ParameterizedTest
    @EnumSource
    void digitsAreThoseOfIcu(Language language) {
        NumberFormat icu = NumberFormat.getInstance(language.locale());
        Stream.concat(
                        numbers(),
                        Stream.of("-1", "-999", "-1000", "-1234567", "98765432109876543210")
                                .map(BigDecimal::new))
                .forEach(number -> assertThat(Grammar.digits(language, number)).isEqualTo(icu.format(number)));
        for (long number : new long[] {0, -1, 999, 1_000, -999, -1_000, 1_234_567, Long.MAX_VALUE, Long.MIN_VALUE}) {
            assertThat(Grammar.digits(language, number)).isEqualTo(icu.format(number));
        }
    }

    @ParameterizedTest
    @EnumSource
    void percentagesAreThoseOfIcu(Language language) {
        NumberFormat icu = NumberFormat.getPercentInstance(language.locale());
        for (double fraction : new double[] {0, 0.004, 0.005, 0.015, 0.5, 0.634, 0.635, 0.999, 1, 12.5, -0.25}) {
            assertThat(Grammar.percent(language, fraction)).isEqualTo(icu.format(fraction));
        }
        assertThat(Grammar.percent(language, 1)).isEqualTo(icu.format(1));
    }

    @ParameterizedTest
    @EnumSource
    void listsAreJoinedAsIcuDoes(Language language) {
        ListFormatter icu = ListFormatter.getInstance(language.locale());
        List<String> names = List.of("A", "B", "C", "D");
        for (int count = 0; count <= names.size(); count++) {
            List<String> some = names.subList(0, count);
            assertThat(Grammar.join(language, some)).isEqualTo(icu.format(some));
        }
    }

    @Test
    void listsReadNaturally() {
        assertThat(Grammar.join(Language.EN, List.of("Eris", "Ate"))).isEqualTo("Eris and Ate");
        assertThat(Grammar.join(Language.EN, List.of("Eris", "Ate", "Ursa"))).isEqualTo("Eris, Ate, and Ursa");
        assertThat(Grammar.join(Language.RU, List.of("Эрис", "Атэ", "Урса"))).isEqualTo("Эрис, Атэ и Урса");
    }

    private static Stream<BigDecimal> numbers() {
        return Stream.concat(
                Stream.iterate(BigDecimal.ZERO, BigDecimal.ONE::add).limit(1_235),
                FRACTIONS.stream().map(BigDecimal::new));
    }
}
