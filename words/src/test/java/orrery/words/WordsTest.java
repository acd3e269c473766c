package orrery.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import orrery.core.Message;
import orrery.core.Seat;
import orrery.words.Skirmish.Territory;
import orrery.words.Skirmish.UnitKind;

/** All of it under a default locale whose small letters differ. */
class WordsTest {

    private final Locale before = Locale.getDefault();
    private final Words english = Skirmish.english();
    private final Words russian = Skirmish.russian();

    @BeforeEach
    void turkish() {
        Locale.setDefault(Locale.of("tr", "TR"));
    }

    @AfterEach
    void asBefore() {
        Locale.setDefault(before);
    }

    @ParameterizedTest
    @CsvSource({
        "0, Потерь нет, No unit is lost",
        "1, Потерян 1 отряд, 1 unit is lost",
        "2, Потеряны 2 отряда, 2 units are lost",
        "5, Потеряно 5 отрядов, 5 units are lost",
        "11, Потеряно 11 отрядов, 11 units are lost",
        "21, Потерян 21 отряд, 21 units are lost",
        "22, Потеряны 22 отряда, 22 units are lost"
    })
    void countsTakeTheirPlural(int count, String ru, String en) {
        Message message = Message.of("units.lost", count);

        assertThat(russian.say(message)).isEqualTo(ru);
        assertThat(english.say(message)).isEqualTo(en);
    }

    @Test
    void aFractionTakesAPluralOfItsOwn() {
        assertThat(russian.say(Message.of("units.lost", 1.5))).isEqualTo("Потеряно 1,5 отряда");
        assertThat(english.say(Message.of("units.lost", 1.5))).isEqualTo("1.5 units are lost");
    }

    @Test
    void anOffsetIsTakenOffBeforeTheCategoryIsChosen() {
        assertThat(russian.say(Message.of("units.besides", 1))).isEqualTo("Вы один");
        assertThat(russian.say(Message.of("units.besides", 3))).isEqualTo("Вы и ещё 2 игрока");
        assertThat(russian.say(Message.of("units.besides", 6))).isEqualTo("Вы и ещё 5 игроков");
    }

    @Test
    void seatsAndComponentsAreCalledByName() {
        Message attack = Message.of("attack.units", Seat.of(1), Territory.CHAR_ALEPH, 2);

        assertThat(english.say(attack)).isEqualTo("Seat 2 attacks Char Aleph with 2 units");
        assertThat(russian.say(attack)).isEqualTo("Место 2 атакует территорию Чар Алеф: 2 отряда");
    }

    @Test
    void aTableGivesItsOwnNamesOfSeats() {
        Words table = english.with((SeatNames) (seat, _) -> seat.index() == 0 ? "Raynor" : "Kerrigan");

        assertThat(table.say(Message.of("turn", Seat.of(1))))
                .isEqualTo("It's the turn of Kerrigan, don't wait for {0}");
        assertThat(table.say(Message.of("refused", Message.of("turn", Seat.of(0)))))
                .contains("Raynor");
        assertThat(english.say(Message.of("turn", Seat.of(1)))).contains("Seat 2");
    }

    @Test
    void aGameMaySupplyItsOwnNamesOfComponents() {
        Words shouting =
                english.with((ComponentNames) (component, _) -> component.id().toUpperCase(Locale.ROOT));

        assertThat(shouting.say(Message.of("refused", Territory.GLASS_FLATS))).isEqualTo("Not allowed: GLASS-FLATS");
    }

    @Test
    void theKeyOfANameIsMadeOfTypeAndId() {
        assertThat(ComponentNames.key(Territory.CHAR_ALEPH)).isEqualTo("name.territory.char-aleph");
        assertThat(ComponentNames.key(UnitKind.HERO)).isEqualTo("name.unit-kind.hero");
        assertThat(russian.name(UnitKind.HERO)).isEqualTo("герой");
    }

    @Test
    void messagesMayHoldMessages() {
        Message why = Message.of("reason.far", Territory.CHAR_ALEPH, Territory.GLASS_FLATS);
        Message refused = Message.of("refused", why);

        assertThat(english.say(refused)).isEqualTo("Not allowed: Char Aleph is not adjacent to Glass Flats");
        assertThat(russian.say(refused)).isEqualTo("Нельзя: Чар Алеф не граничит с территорией Стеклянные Равнины");
    }

    @Test
    void listsAreJoined() {
        Message stand = Message.of("stand", List.of(UnitKind.HERO, 2, UnitKind.BASE), Territory.CHAR_ALEPH);

        assertThat(english.say(stand)).isEqualTo("hero, 2, and base stand on Char Aleph");
        assertThat(russian.say(stand)).isEqualTo("герой, 2 и база стоят на территории Чар Алеф");
    }

    @Test
    void aNameIsDeclinedWhereTheLanguageDoes() {
        assertThat(russian.say(Message.of("ravage", Territory.CHAR_ALEPH))).isEqualTo("Разорение Чара Алеф");
        assertThat(russian.say(Message.of("ravage", List.of(UnitKind.HERO, UnitKind.BASE))))
                .isEqualTo("Разорение героя и базы");
        assertThat(english.say(Message.of("ravage", Territory.CHAR_ALEPH))).isEqualTo("Ravage of Char Aleph");
    }

    @Test
    void aNameWithoutThatFormStaysAsItIs() {
        assertThat(russian.say(Message.of("ravage", Territory.GLASS_FLATS))).isEqualTo("Разорение Стеклянные Равнины");
    }

    @Test
    void numbersArePercentagesAndPlaces() {
        assertThat(english.say(Message.of("odds", 0.63))).isEqualTo("The attack succeeds with 63%");
        assertThat(russian.say(Message.of("odds", 0.63))).isEqualTo("Вероятность успеха – 63\u00A0%");
        assertThat(english.say(Message.of("place", 22))).isEqualTo("22nd");
        assertThat(russian.say(Message.of("place", 22))).isEqualTo("22-е");
    }

    @Test
    void aSelectComparesIds() {
        assertThat(russian.say(Message.of("colour", Territory.CHAR_ALEPH))).isEqualTo("красная");
        assertThat(russian.say(Message.of("colour", Territory.GLASS_FLATS))).isEqualTo("другая");
    }

    @Test
    void whatIsMissingIsSeen() {
        assertThat(english.missing("nonsense")).isTrue();
        assertThat(english.missing("turn")).isFalse();
        assertThat(english.say(Message.of("nonsense", 1))).isEqualTo("⟨nonsense⟩");
        assertThat(english.say(Message.of("refused", Message.of("nonsense")))).isEqualTo("Not allowed: ⟨nonsense⟩");
        assertThat(english.name(Territory.NOWHERE)).isEqualTo("⟨name.territory.nowhere⟩");
        assertThat(english.say(Message.of("turn"))).contains("⟨0⟩");
        assertThat(english.say(Message.of("units.lost", "many"))).isEqualTo("⟨0⟩");
    }

    @Test
    void aBrokenPatternIsNamedWithItsLine() {
        MessageFile file = MessageFile.parse("m", "good = fine\nbad = {0\n");
        Words words = Words.of(file, Language.EN, (component, _) -> component.id());

        assertThat(words.say(Message.of("good"))).isEqualTo("fine");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> words.say(Message.of("bad", 1)))
                .withMessageStartingWith("m:2: pattern 'bad': ");
    }

    @Test
    void wordsAreReadOnce() {
        assertThat(Words.of(new TextFolder(Skirmish.class, "skirmish/"), Language.EN))
                .isSameAs(english);
        assertThat(english.keys()).contains("long", "name.unit-kind.hero");
        assertThat(english.say(new Message("long", List.of()))).isEqualTo("first part, second part");
    }
}
