package orrery.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class LanguageTest {

    @Test
    void isKnownByItsCode() {
        assertThat(Language.parse("en")).isEqualTo(Language.EN);
        assertThat(Language.parse("RU")).isEqualTo(Language.RU);
    }

    @Test
    void anUnknownCodeIsRefusedWithThoseThatAreKnown() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Language.parse("xx"))
                .withMessage("unknown language 'xx'; known: en, ru");
    }
}
