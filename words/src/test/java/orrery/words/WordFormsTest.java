package orrery.words;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordFormsTest {

    @ParameterizedTest
    @CsvSource({
        "вторжения, вторжение", "вторжением, вторжение", "вторжений, вторжения", "отрядов, отряд", "отрядами, отряда",
        "территорий, территория", "территориями, территорию", "карточек, карточка", "базы, база", "боя, бой",
        "подкреплений, подкрепление", "контролирует, контролировать", "героев, герой", "героями, герой",
                "жеребьевок, жеребьевка",
        "планеты, планета", "сражаться, сражаются", "invasions, invasion", "invading, invades",
                "territories, territory",
        "armies, army", "attacked, attacker", "heroes, hero", "bases, base"
    })
    void formsOfOneWordAreAlike(String asked, String word) {
        assertThat(WordForms.likeness(asked, word)).isPositive();
        assertThat(WordForms.likeness(word, asked)).isPositive();
    }

    @ParameterizedTest
    @CsvSource({
        "карта, карман",
        "контроль, контракт",
        "база, баланс",
        "герой, герб",
        "unit, union",
        "attack, attic",
        "card, care",
        "игрок, игла",
        "ход, холод",
        "dice, die"
    })
    void differentWordsAreNot(String asked, String word) {
        assertThat(WordForms.likeness(asked, word)).isZero();
    }
}
