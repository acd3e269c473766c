package orrery.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;

/** With a thumb on a phone held upright. */
class PhoneTest extends BrowserTest {

    @Test
    void aTurnCanBePlayedByTapping() {
        Guest guest = house.guest(Look.PHONE);
        Table table = guest.lobby().called("Raynor").choose("At once").play();
        Player player = new Player(table, 2);
        table.awaitTurn();
        while (!table.panel().question().startsWith("Place your reinforcements")) {
            player.answer();
        }

        Board board = table.board();
        String prompt = table.panel().prompt();
        assertThat(board.glowing().stream().anyMatch(board::tap)).isTrue();
        board.picker().locator(".btn-plate").tap();
        table.awaitNext(prompt);
        while (!table.panel().question().startsWith("Invade")) {
            player.answer();
        }

        prompt = table.panel().prompt();
        assertThat(board.glowing().stream().anyMatch(board::tap)).isTrue();
        assertThat(board.chosenArea().first()).isAttached();
        if (!table.panel().plate().isEnabled()) {
            assertThat(board.glowing().stream().anyMatch(board::tap)).isTrue();
        }
        table.panel().plate().tap();
        table.awaitNext(prompt);
        assertThat(table.panel().question()).contains("how many units attack?");
        assertThat(table.panel().heading()).isInViewport();
        assertThat(table.panel().option("Attack with 1 unit").first()).isInViewport();

        while (!table.panel().question().contains("end your turn")) {
            endWhatGoesOn(table, player);
        }
        prompt = table.panel().prompt();
        table.panel().option("End the turn").tap();
        table.panel().plate().tap();
        table.awaitNext(prompt);
        assertThatNothingIsWiderThanTheScreen(guest.page());
    }

    private static void endWhatGoesOn(Table table, Player player) {
        if (table.panel().question().startsWith("Invade")) {
            String prompt = table.panel().prompt();
            table.panel().option("End the attack").tap();
            table.panel().plate().tap();
            table.awaitNext(prompt);
        } else {
            player.answer();
        }
    }

    private static void assertThatNothingIsWiderThanTheScreen(Page page) {
        assertThat(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
                .isEqualTo(true);
    }
}
