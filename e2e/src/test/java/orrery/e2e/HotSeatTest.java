package orrery.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Two people at one screen, each with tiles that the other must not see. */
class HotSeatTest extends BrowserTest {

    @Test
    void aCurtainClosesBeforeTheOtherTilesAreShownAndTheFirstAreGone() {
        Guest guest = house.guest();
        Table table = guest.lobby()
                .game("Roll for the Galaxy")
                .called("Raynor")
                .choose("At once")
                .friendAtScreen(2, "Kerrigan")
                .lay()
                .begin();
        Locator curtain = guest.page().locator(".curtain");
        Empire empire = new Empire(guest.page());
        table.awaitTurn();
        if (curtain.count() > 0) {
            curtain.locator("button").click();
        }
        empire.drawn().first().waitFor();
        List<String> first = empire.drawnTiles();

        new Player(table, 3).send();

        assertThat(curtain).isVisible();
        assertThat(guest.page().locator(".decision, .rg, .dock")).hasCount(0);
        assertThat(first).isNotEmpty().noneMatch(guest.page().content()::contains);

        curtain.locator("button").click();
        empire.drawn().first().waitFor();
        assertThat(guest.page().locator(".decision[data-prompt]")).isVisible();
        assertThat(empire.drawnTiles()).isNotEmpty();
        assertThat(first).noneMatch(guest.page().content()::contains);
    }
}
