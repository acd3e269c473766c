package orrery.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import orrery.core.toy.BazaarCard;
import orrery.core.toy.BazaarChoice;

/** Notation, vocabulary and set-ups. */
class WordsOfTheCoreTest {

    private final Notation notation = new Notation(BazaarTable.GAME.vocabulary());

    @Test
    void whatIsWrittenReadsAsTheSameChoice() {
        for (Choice choice : List.of(
                new BazaarChoice.Stake(3),
                new BazaarChoice.Keep(),
                new BazaarChoice.Exchange(BazaarCard.VETO),
                new BazaarChoice.Take(BazaarChoice.Prize.GOLD),
                new BazaarChoice.Give(Seat.of(2)))) {
            assertThat(notation.read(notation.write(choice))).isEqualTo(choice);
        }
        assertThat(notation.write(new BazaarChoice.Give(Seat.of(2)))).isEqualTo("give 3");
        assertThat(notation.read("  take   gold ")).isEqualTo(new BazaarChoice.Take(BazaarChoice.Prize.GOLD));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "steal 3    | unknown answer 'steal'; known: exchange, give, keep, pass, play, stake, take",
                "stake      | 'stake' ends too early; it is written: stake coins",
                "stake 1 2  | '2' is too much in 'stake 1 2'; it is written: stake coins",
                "stake many | 'many' in 'stake many' is not a whole number",
                "give 0     | '0' in 'give 0' is not the number of a seat",
                "take all   | unknown prize 'all' in 'take all'; known: goods, coins, gold"
            })
    void whatCannotBeReadIsSaidToBeWrong(String text, String message) {
        assertThatThrownBy(() -> notation.read(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    @Test
    void aNameAndATypeAreDeclaredOnce() {
        assertThatThrownBy(() -> Vocabulary.builder()
                        .choice("pass", BazaarChoice.Pass.class)
                        .choice("pass", BazaarChoice.Keep.class))
                .isInstanceOf(RulesFault.class)
                .hasMessage("the name pass is declared twice");
        assertThatThrownBy(() -> Vocabulary.builder()
                        .choice("pass", BazaarChoice.Pass.class)
                        .choice("decline", BazaarChoice.Pass.class))
                .isInstanceOf(RulesFault.class)
                .hasMessageContaining("declared twice, now as decline");
        assertThatThrownBy(() -> Vocabulary.builder().choice("any", BazaarChoice.class))
                .isInstanceOf(RulesFault.class)
                .hasMessageContaining("is no record");
    }

    @ParameterizedTest
    @CsvSource({"2, setup.seats-one", "2 3, setup.seats-either", "4 6, setup.seats-either", "3 4 5 6, setup.seats-range"
    })
    void aRefusedSetUpSaysForHowManyAModeIs(String seats, String key) {
        List<Integer> numbers =
                Stream.of(seats.split(" ")).map(Integer::valueOf).toList();

        assertThat(new Mode("market", numbers, List.of()).seatsInWords().key()).isEqualTo(key);
    }

    @ParameterizedTest
    @CsvSource({
        "market, 3, pace, short, ''",
        "market, 3, coins, 5, ''",
        "auction, 3, pace, short, setup.unknown-mode",
        "market, 5, pace, short, setup.seats",
        "market, 3, speed, short, setup.unknown-option",
        "market, 3, pace, middling, setup.value",
        "market, 3, coins, few, setup.number",
        "market, 3, coins, 1000000, setup.number"
    })
    void aSetUpIsCheckedBeforeTheGame(String mode, int seats, String option, String value, String wrong)
            throws Refused {
        Setup setup = Setup.of(mode, seats).with(option, value);
        if (wrong.isEmpty()) {
            assertThat(BazaarTable.GAME.checked(setup)).isEqualTo(setup);
        } else {
            assertThatThrownBy(() -> BazaarTable.GAME.checked(setup)).isInstanceOfSatisfying(Refused.class, refused -> {
                assertThat(refused.kind()).isEqualTo(Refused.Kind.BAD_SETUP);
                assertThat(refused.why().key()).isEqualTo(wrong);
            });
        }
    }
}
