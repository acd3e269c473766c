package orrery.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A game from the lobby to the sheet at its end, by pressing what the page offers. */
class WholeGameTest extends BrowserTest {

    @Test
    void oneCanPlayAgainstBotsFromTheLobbyToTheEnd() {
        Table table = house.guest()
                .lobby()
                .called("Raynor")
                .choose("At once")
                .endingAfter(2)
                .play();

        Player player = new Player(table, 1);
        int answers = 0;
        for (table.awaitTurn(); !table.isOver(); answers++) {
            player.answer();
        }

        assertThat(answers).isGreaterThan(10);
        assertThat(table.endSheet().podium()).hasCount(3);
        assertThat(table.endSheet().seed()).containsText("The seed fits the hash");
    }
}
