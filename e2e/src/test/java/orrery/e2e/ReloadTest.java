package orrery.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** A page that is loaded anew asks what it asked before, and keeps what was half chosen. */
class ReloadTest extends BrowserTest {

    @Test
    void everyKindOfQuestionSurvivesAReloadWithTheHalfMadeChoice() {
        Table table = house.guest()
                .lobby()
                .called("Raynor")
                .choose("At once")
                .endingAfter(1)
                .play();
        Player player = new Player(table, 5);
        Set<String> seen = new HashSet<>();

        for (table.awaitTurn(); !table.isOver(); player.answer()) {
            if (seen.add(kindOf(table.panel().question()))) {
                player.choose();
                assertThatReloadingChangesNothing(table);
            }
        }

        assertThat(seen).hasSizeGreaterThan(5);
    }

    private static void assertThatReloadingChangesNothing(Table table) {
        Panel panel = table.panel();
        String prompt = panel.prompt();
        String question = panel.question();
        List<String> options = panel.options();
        String deed = panel.deed();

        table.reload();

        assertThat(panel.heading()).hasText(question);
        assertThat(panel.prompt()).isEqualTo(prompt);
        assertThat(panel.options()).isEqualTo(options);
        assertThat(panel.plate()).hasText(deed);
        assertThat(panel.plate()).isEnabled();
    }

    @Test
    void aHalfMadeChoiceSurvivesAnotherLanguage() {
        Table table = house.guest().lobby().called("Raynor").choose("At once").play();
        table.awaitTurn();
        Panel panel = table.panel();
        panel.option(1).click();
        String english = panel.deed();

        table.otherLanguage();
        assertThat(panel.plate()).not().hasText(english);
        assertThat(panel.plate()).isEnabled();
        assertThat(panel.chosen()).hasCount(1);

        table.otherLanguage();
        assertThat(panel.plate()).hasText(english);
    }

    /** The program on the server was replaced while the page was open. */
    @Test
    void aPageOfAnotherEditionIsLoadedAnewAndKeepsTheHalfMadeChoice() {
        Guest guest = house.guest();
        guest.forgive("status of 409");
        Table table = guest.lobby().called("Raynor").choose("At once").play();
        table.awaitTurn();
        Consumer<Route> ofYesterday = ReloadTest::answerOfYesterday;
        guest.context().route("**/api/{me,words/*}", ofYesterday);
        table.reload();
        Locator banner = guest.page().locator(".banner", new Page.LocatorOptions().setHasText("has changed"));
        assertThat(banner).isVisible();
        Panel panel = table.panel();
        String prompt = panel.prompt();
        panel.option(1).click();
        String deed = panel.deed();
        Response refused =
                guest.page().waitForResponse("**/answers", () -> panel.plate().click());
        assertThat(refused.status()).isEqualTo(409);
        assertThat(banner).isVisible();
        assertThat(panel.prompt()).isEqualTo(prompt);

        guest.context().unroute("**/api/{me,words/*}", ofYesterday);
        banner.getByRole(AriaRole.BUTTON).click();

        assertThat(banner).hasCount(0);
        assertThat(panel.plate()).hasText(deed);
        panel.plate().click();
        table.awaitNext(prompt);
    }

    private static void answerOfYesterday(Route route) {
        APIResponse answer = route.fetch();
        Map<String, String> headers = new HashMap<>(answer.headers());
        headers.put("orrery-edition", "of-yesterday");
        route.fulfill(new Route.FulfillOptions().setResponse(answer).setHeaders(headers));
    }

    /** A question without the names and numbers in it. */
    private static String kindOf(String question) {
        return question.substring(question.lastIndexOf(": ") + 1).replaceAll("\\d+", "#");
    }
}
