package orrery.games.stars.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.core.Viewer;
import orrery.core.Visitor;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.Line;
import orrery.games.stars.StarsGame;
import orrery.words.Language;
import orrery.words.TextFolder;
import orrery.words.Words;

/** A position told line by line, as it is read to somebody who does not see the board. */
class PositionInWordsTest {

    private static final StarsGame GAME = new StarsGame();
    private static final TextFolder FOLDER = TextFolder.beside(StarsGame.class);

    private static List<String> told(Language language, Viewer viewer) throws BadLine {
        var state = new StarsWords()
                .begin(
                        Setup.of(StarsGame.FULL_SET_UP, 2),
                        Line.numbered(
                                "faction 1 space-marines",
                                "faction 2 chaos",
                                "materiel 1 9",
                                "order 1 system-01a advance",
                                "order 2 system-01a deploy",
                                "order 1 system-01a dominate",
                                "event-order 2 strategize",
                                "units 1 system-01a-ne scout 2",
                                "structure 1 system-01a-ne city",
                                "objective 2 system-01a-ne",
                                "scheme 1 emperors-champion",
                                "storm system-01a north"))
                .state();
        Words words = Words.of(FOLDER, language);
        return GAME.describe(state, viewer).stream().map(words::say).toList();
    }

    @Test
    @DisplayName("It tells the orders, the objectives, the storms, the schemes and where the tiles lie")
    void everythingOnTheBoard() throws BadLine {
        assertThat(told(Language.EN, Seat.of(0)))
                .startsWith(
                        "Round 1, Operations Phase. First player: Seat 1.",
                        "Seat 1, Space Marines: materiel 9, objectives 0, forge 0, cache 0, reinforcement 0,"
                                + " command level 1.",
                        "Orders not on the board: Deploy × 2, Strategize × 2, Dominate × 1, and Advance × 1.")
                .contains(
                        "Schemes in play: Emperor's Champion.",
                        "Orders on the event deck: Strategize × 1.",
                        "Smyrna: objective (Seat 2).",
                        "Smyrna: Seat 1 – 2 Scouts and City.",
                        "Ebbek's Valor, column -2, row -3:",
                        "Warp Storm: Shattered Reaches, north.")
                .containsSequence(
                        "Shattered Reaches, column -3, row -3:",
                        "Orders from the bottom: face down (Seat 1), face down (Seat 2), and Dominate (Seat 1).");
        assertThat(told(Language.RU, Seat.of(0)))
                .contains(
                        "Приказы снизу вверх: лицом вниз (Место 1), лицом вниз (Место 2) и Доминирование (Место 1).",
                        "Смирна: маркер цели (Место 2).");
    }

    @Test
    @DisplayName("An order face down is named to its owner alone, and so are the orders that are left")
    void hiddenOrders() throws BadLine {
        assertThat(told(Language.EN, Visitor.VISITOR))
                .noneMatch(line -> line.contains("Dominate") || line.startsWith("Orders not on the board"));
        assertThat(told(Language.EN, Seat.of(1)))
                .noneMatch(line -> line.contains("Dominate (Seat 1)"))
                .containsOnlyOnce(
                        "Orders not on the board: Deploy × 1, Strategize × 1, Dominate × 2, and Advance × 2.");
    }
}
