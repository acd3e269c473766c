package orrery.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class MessageFileTest {

    @Test
    void everyKeyKnowsItsLine() {
        MessageFile file = MessageFile.parse("m", """
                # comment \\
                first = 1

                 ! another comment
                second : 2, \\
                  # continued
                third 3 \\\\
                fourth = 4
                """);

        assertThat(file.entries()).containsOnlyKeys("first", "second", "third", "fourth");
        assertThat(file.entries().get("second")).isEqualTo(new MessageFile.Entry("2, # continued", 5));
        assertThat(file.entries().get("third")).isEqualTo(new MessageFile.Entry("3 \\", 7));
        assertThat(file.place("fourth")).isEqualTo("m:8");
    }

    @Test
    void aKeyStandsOnce() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> MessageFile.parse("messages.en.properties", "a = 1\n\nb = 2\n# a\na = 3\n"))
                .withMessage("messages.en.properties:5: key 'a' is already on line 1; keep one of the two");
    }

    @Test
    void aBrokenEscapeIsRefusedWithItsLine() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> MessageFile.parse("m", "a = 1\nb = \\u12\n"))
                .withMessageStartingWith("m:2: ");
    }

    @Test
    void aMissingFileIsNamed() {
        var nowhere = new TextFolder(MessageFileTest.class, "nowhere");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Words.of(nowhere, Language.RU))
                .withMessageStartingWith("no file orrery/words/nowhere/messages.ru.properties on the class path; ");
    }
}
