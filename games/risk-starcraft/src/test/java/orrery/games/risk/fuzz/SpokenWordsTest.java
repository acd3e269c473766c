package orrery.games.risk.fuzz;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import orrery.core.Fact;
import orrery.core.Message;
import orrery.core.Viewer;
import orrery.games.risk.RiskGame;
import orrery.testkit.fuzz.CheckFailed;
import orrery.testkit.fuzz.MessagesRender;
import orrery.words.TextFolder;

/** What the checks of spoken words find. */
class SpokenWordsTest {

    private record Said(Message message) implements Fact {
        @Override
        public Fact seenBy(Viewer viewer) {
            return this;
        }
    }

    private static void say(Message message) {
        new MessagesRender<Object, Said>(TextFolder.beside(RiskGame.class)).fact(new Object(), new Said(message));
    }

    @Test
    void aKeyWithoutWordsIsFound() {
        assertThatThrownBy(() -> say(Message.of("fact.nobody-wrote-this")))
                .isInstanceOf(CheckFailed.class)
                .hasMessageContaining("⟨fact.nobody-wrote-this⟩");
    }

    @Test
    void anArgumentThatIsMissingIsFound() {
        assertThatThrownBy(() -> say(Message.of("choice.units"))).isInstanceOf(CheckFailed.class);
        assertThatCode(() -> say(Message.of("choice.units", 3))).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @ValueSource(strings = {"5 отряда", "21 отрядов", "11 отряд", "2 отрядов", "до 1 отряд"})
    void aWrongPluralIsFound(String text) {
        assertThatThrownBy(() -> RussianUnits.check(text)).isInstanceOf(CheckFailed.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"5 отрядов", "21 отряд", "11 отрядов", "112 отрядов", "2 отряда", "до 1 отряда"})
    void aRightPluralPasses(String text) {
        assertThatCode(() -> RussianUnits.check(text)).doesNotThrowAnyException();
    }
}
