package orrery.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Gestures that say at once what the rules ask one by one. */
class GesturesTest extends BrowserTest {

    private Table table;
    private Panel panel;
    private Player player;

    @BeforeEach
    void sitDownForTwo() {
        table = house.guest()
                .lobby()
                .called("Raynor")
                .mode("1 on 1")
                .choose("At once")
                .play();
        panel = table.panel();
        player = new Player(table, 5);
        table.awaitTurn();
    }

    private void answerUntil(String question) {
        while (!panel.question().startsWith(question)) {
            player.answer();
        }
    }

    private void say(String option) {
        String prompt = panel.prompt();
        panel.option(option).click();
        panel.plate().click();
        table.awaitNext(prompt);
    }

    @Test
    void theRestOfTheStartingUnitsIsPlacedAtOnePress() {
        answerUntil("Place a starting unit");

        say("Place the rest for me");

        assertThat(panel.question()).doesNotStartWith("Place a starting unit");
    }

    @Test
    void anInvasionRollsOnByItselfUntilItIsDecided() {
        answerUntil("Place a starting unit");
        say("Place the rest for me");
        answerUntil("Invade");
        panel.option("→").first().click();
        Locator until = panel.attackUntil();
        assertThat(until.getByRole(AriaRole.IMG)).hasCount(2);
        Axe.findsNothing(table.page(), "an invasion that is picked");
        String prompt = panel.prompt();

        until.locator(".go").click();

        table.awaitOther(prompt);
        assertThat(until).hasCount(0);
        assertThat(panel.heading()).hasText(Pattern.compile("^Invade|move in"));
        assertThat(table.journal().filter(rolls()).first()).isVisible();
    }

    @Test
    void theOddsOfABattleAreReckonedInThought() {
        table.page().locator(".tray-section .thinking").click();
        Locator sheet = table.page().locator("dialog[open]");
        assertThat(sheet.locator(".big")).hasText("66%");
        Axe.findsNothing(table.page(), "odds in thought");

        sheet.locator("input[type=number]").first().fill("5");
        sheet.locator("input[type=number]").nth(1).fill("3");
        sheet.getByLabel("hero").first().check();

        assertThat(sheet.locator(".big")).hasText("91%");
    }

    private static Locator.FilterOptions rolls() {
        return new Locator.FilterOptions().setHasText("against");
    }
}
