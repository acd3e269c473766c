package orrery.games.risk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.core.Viewer;
import orrery.core.Visitor;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.Line;
import orrery.games.risk.scenario.RiskWords;
import orrery.words.Language;
import orrery.words.TextFolder;
import orrery.words.Words;

/** A position told line by line, as it is read to somebody who does not see the board. */
class PositionInWordsTest {

    private static final RiskGame GAME = new RiskGame();
    private static final TextFolder FOLDER = TextFolder.beside(RiskGame.class);

    private static List<String> told(Language language, Viewer viewer, String... lines) throws BadLine {
        RiskState state = new RiskWords()
                .begin(Setup.of("basic-training", 3), Line.numbered(lines))
                .state();
        Words words = Words.of(FOLDER, language);
        return GAME.describe(state, viewer).stream().map(words::say).toList();
    }

    @Test
    void theTurnTheSeatsAndTheBoard() throws BadLine {
        assertThat(told(
                        Language.EN,
                        Visitor.VISITOR,
                        "turn 1 deploy round 4",
                        "reinforcements 5",
                        "faction 1 terran-blue",
                        "base 1 augustgrad",
                        "augustgrad 1 5",
                        "fields augustgrad ursa",
                        "achievements 1 control-aiur"))
                .startsWith("Round 4. Seat 1 has the turn.", "Still to be placed: 5 units.")
                .contains(
                        "Seat 1: Raynor's Terrans (blue), number 1 in turn order.",
                        "1 territory, 1 mineral field, 5 units.",
                        "Base: Augustgrad.",
                        "Hero: Jim Raynor, Augustgrad.",
                        "Achievements: Control Aiur.",
                        "Korhal, bonus 5:",
                        "Augustgrad: Seat 1, 5 units; mineral field, base of Seat 1, and hero of Seat 1.",
                        "Ursa: Seat 3, 1 unit; mineral field.",
                        "Canis: Seat 3, 1 unit.",
                        "Zerg: 14 cards in the deck, nothing discarded.");
    }

    @Test
    void inRussianWithPluralsAndCases() throws BadLine {
        assertThat(told(Language.RU, Visitor.VISITOR, "turn 1 deploy", "reinforcements 3", "augustgrad 1 21"))
                .contains("Осталось разместить: 3 отряда.", "Аугустград: Место 1, 21 отряд; минеральное поле.");
    }

    @Test
    void whatLastsInAnInvasion() throws BadLine {
        assertThat(told(
                        Language.EN,
                        Visitor.VISITOR,
                        "turn 1 invasion",
                        "augustgrad 1 5",
                        "keresh-province 2 3",
                        "invasion augustgrad keresh-province rolls 1 attack-limit 2 shield 1 shield-left 3",
                        "dice 6 4 against 5"))
                .contains(
                        "Invasion this turn: Augustgrad → Keresh Province: at most 2 units in attack and "
                                + "the defender loses 1 less in each roll, 3 in all.",
                        "The dice lie at 6, 4 against 5.");
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void aHandIsNamedToItsOwnerAlone(Language language) throws BadLine {
        String[] lines = {"hand 1 terran-bunker terran-mule", "captured 1 zerg-burrow", "known 2 terran-mule"};
        String bunker = Words.of(FOLDER, language).name(orrery.games.risk.cards.FactionCard.TERRAN_BUNKER);
        String mule = Words.of(FOLDER, language).name(orrery.games.risk.cards.FactionCard.TERRAN_MULE);

        assertThat(String.join("\n", told(language, Seat.of(0), lines))).contains(bunker, mule);
        assertThat(String.join("\n", told(language, Seat.of(1), lines)))
                .contains(mule)
                .doesNotContain(bunker);
        assertThat(String.join("\n", told(language, Visitor.VISITOR, lines))).doesNotContain(bunker, mule);
    }

    @Test
    void everyLineIsShort() throws BadLine {
        assertThat(told(Language.EN, Visitor.VISITOR, "turn 1 attack"))
                .allSatisfy(line -> assertThat(line).hasSizeLessThan(100));
    }
}
