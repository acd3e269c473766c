package orrery.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Two people at one screen. */
class HotSeatTest extends BrowserTest {

    @Test
    void aCurtainClosesBeforeTheOtherHandIsShownAndTheFirstIsGone() {
        Guest guest = house.guest();
        Table table = guest.lobby()
                .called("Raynor")
                .choose("At once")
                .friendAtScreen(2, "Kerrigan")
                .seat(3, "bot:random")
                .lay()
                .begin();
        Locator curtain = guest.page().locator(".curtain");
        Player player = new Player(table, 3);
        List<String> hand = List.of();
        table.awaitTurn();
        while (curtain.count() == 0 || hand.isEmpty()) {
            assertThat(table.isOver()).as("the game is over").isFalse();
            if (curtain.count() > 0) {
                curtain.locator("button").click();
            } else {
                hand = table.hand();
                table.awaitNext(player.send());
            }
            table.awaitTurn();
        }

        assertThat(curtain).isVisible();
        assertThat(guest.page().locator(".decision, svg.board, .dock")).hasCount(0);
        assertThat(hand).allSatisfy(card -> assertThat(guest.page().content()).doesNotContain(card));

        curtain.locator("button").click();
        assertThat(guest.page().locator(".decision[data-prompt]")).isVisible();
        List<String> first = hand;
        assertThat(table.hand()).noneMatch(first::contains);
    }
}
