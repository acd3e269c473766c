package orrery.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.ibm.icu.text.MessageFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import orrery.core.Message;

class PatternParserTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "no argument at all",
                "{0}",
                "{0} and {1}, {0} again",
                "don't, it''s '{quoted}' and '{0}' {0}",
                "an apostrophe at the end'",
                "'{' opened and never closed {0}",
                "{0, plural, one {# unit} other {# units}}",
                "{0, plural, offset:1 =0 {none} =1 {one alone} one {one and #} other {some and #}} in {1}",
                "{0, plural, =2 {a pair} one {'#' is #} other {{1} of #}}",
                "{0, plural, one {{1, plural, one {#/1} other {#/n}} of #} other {{1, plural, one {#/1} other {#/n}} of #}}",
                "{1, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}",
                "{2, select, terran {Terran {0, plural, one {# one} other {# others}}} other {# other}}",
                "{0, number} {1, number, percent} {0, number, integer}",
                "{0,number,percent}"
            })
    void aPatternMeansWhatItMeansToIcu(String text) {
        for (Language language : Language.values()) {
            MessageFormat icu = new MessageFormat(text, language.locale());
            for (int number : List.of(0, 1, 2, 3, 5, 11, 21, 22, 1234)) {
                List<Object> args = List.of(number, 3, number == 2 ? "terran" : "zerg");
                assertThat(say(language, text, args)).isEqualTo(icu.format(args.toArray()));
            }
            List<Object> fractions = List.of(1.5, 0.25, "terran");
            assertThat(say(language, text, fractions)).isEqualTo(icu.format(fractions.toArray()));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"{0", "{0, plural, one {#}}", "{}", "{0, plural, one {#} other {#}"})
    void brokenSyntaxIsRefused(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> PatternParser.parse(text));
    }

    @Test
    void argumentsHaveNumbersAndNoNames() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PatternParser.parse("{player} moves"))
                .withMessage("argument '{player}' has a name; arguments are numbered: {0}, {1}, …");
    }

    @Test
    void anUnknownFormatIsRefusedWithThoseThatAreKnown() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PatternParser.parse("{0, date, short}"))
                .withMessage("unknown format 'date'; known: name, number, plural, select, selectordinal");
    }

    @Test
    void aMistypedPluralCategoryIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PatternParser.parse("{0, plural, one {#} fev {#} other {#}}"))
                .withMessageStartingWith("unknown plural category 'fev'; known: ");
    }

    private static String say(Language language, String text, List<Object> args) {
        var file = new MessageFile("test", Map.of("key", new MessageFile.Entry(text, 1)));
        return Words.of(file, language, (component, _) -> component.id()).say(new Message("key", args));
    }
}
