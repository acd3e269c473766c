package orrery.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Keyboard;
import org.junit.jupiter.api.Test;

/** Without a mouse. */
class KeyboardTest extends BrowserTest {

    @Test
    void theFirstTurnCanBePlayedWithKeysAlone() {
        Guest guest = house.guest();
        Table table = guest.lobby().called("Raynor").choose("At once").play();
        table.awaitTurn();
        Keyboard keys = guest.page().keyboard();
        while (!table.panel().question().startsWith("Invade")) {
            String prompt = table.panel().prompt();
            keys.press("1");
            assertThat(table.panel().plate()).isEnabled();
            keys.press("Enter");
            table.awaitNext(prompt);
        }

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
