package orrery.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Keyboard;
import org.junit.jupiter.api.Test;

/** Without a mouse. */
class KeyboardTest extends BrowserTest {

    @Test
    void aWholeTurnCanBePlayedWithKeysAlone() {
        Guest guest = house.guest();
        Table table = guest.lobby().called("Raynor").choose("At once").play();
        table.awaitTurn();
        Keyboard keys = guest.page().keyboard();
        answerUntil(table, keys, "Invade");
        look(guest, table, keys);
        answerUntil(table, keys, "Manoeuvre");
        answerUntil(table, keys, "Place your reinforcements");
    }

    /** Takes the first answer to all that is asked before a certain question. */
    private static void answerUntil(Table table, Keyboard keys, String question) {
        while (!table.panel().question().startsWith(question)) {
            String prompt = table.panel().prompt();
            keys.press("1");
            assertThat(table.panel().plate()).isEnabled();
            keys.press("Enter");
            table.awaitNext(prompt);
        }
    }

    /** Goes over the board, chooses and drops a place, and opens and closes the rules. */
    private static void look(Guest guest, Table table, Keyboard keys) {
        keys.press("l");
        assertThat(table.board().area(focused(guest))).isFocused();
        keys.press("Enter");
        assertThat(table.board().chosenArea()).not().hasCount(0);
        keys.press("Escape");
        assertThat(table.board().chosenArea()).hasCount(0);
        keys.press("Shift+Tab");
        keys.press("r");
        assertThat(guest.page().locator(".drawer")).isVisible();
        keys.press("Escape");
        assertThat(guest.page().locator(".drawer")).hasCount(0);
    }

    private static String focused(Guest guest) {
        return String.valueOf(guest.page().evaluate("document.activeElement.dataset.place"));
    }
}
