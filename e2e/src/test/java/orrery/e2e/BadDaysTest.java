package orrery.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Hasty hands, many tabs and bad lines. */
class BadDaysTest extends BrowserTest {

    /** A game of which nothing can be seen. */
    private static final String UNDRAWABLE = """
            {"table":{"id":"x","game":"risk-starcraft","mode":"basic-training","title":"","status":"running","seats":[],\
            "waitsFor":[]},"view":{},"decision":null,"waiting":[],"undo":{},"interjections":[],"standing":[],"facts":[],\
            "factCount":0}""";

    private Table begun(Guest guest) {
        Table table = guest.lobby().called("Raynor").choose("At once").play();
        table.awaitTurn();
        return table;
    }

    @Test
    void aDoubleClickOnThePlateIsOneAnswer() {
        Guest guest = house.guest();
        List<String> posted = new ArrayList<>();
        guest.context().onRequest(request -> {
            if (request.url().endsWith("/answers")) {
                posted.add(request.postData());
            }
        });
        Table table = begun(guest);
        Player player = new Player(table, 1);
        for (int i = 0; i < 5; i++) {
            posted.clear();
            String prompt = table.panel().prompt();
            player.choose();
            table.panel().plate().dblclick();
            table.awaitNext(prompt);
            assertThat(posted).hasSize(1);
        }
    }

    @Test
    void aPageThatCannotBeDrawnSaysSoAndLeadsOn() {
        Guest guest = house.guest();
        begun(guest);
        guest.forgive("TypeError");
        guest.page()
                .route(
                        "**/events*",
                        route -> route.fulfill(new Route.FulfillOptions()
                                .setContentType("text/event-stream")
                                .setBody("event: snapshot\ndata: " + UNDRAWABLE + "\n\n")));

        guest.page().reload();
        Locator stumbled = guest.page().locator("main[role=alert]");
        assertThat(stumbled).containsText("The page has stumbled");

        stumbled.locator("a").click();
        assertThat(guest.page().locator(".shelf")).isVisible();
    }

    @Test
    void theSecondTabOfAPersonSeesWhatTheFirstDid() {
        Guest guest = house.guest();
        Table first = begun(guest);
        Table second = guest.inAnotherTab();
        second.awaitTurn();
        String prompt = second.panel().prompt();

        new Player(first, 1).answer();
        second.awaitNext(prompt);

        assertThat(second.panel().prompt()).isEqualTo(first.panel().prompt());
        assertThat(second.panel().question()).isEqualTo(first.panel().question());
    }

    @Test
    void whoeverHoldsTheLineCanBeClosed() {
        Guest guest = house.guest();
        Table first = begun(guest);
        Table second = guest.inAnotherTab();
        second.awaitTurn();
        String prompt = second.panel().prompt();

        first.page().close();
        new Player(second, 1).answer();

        assertThat(second.panel().prompt()).isNotEqualTo(prompt);
    }

    @Test
    void eightTabsAreAllLive() {
        Guest guest = house.guest(Look.PHONE);
        Table first = begun(guest);
        List<Table> tabs = new ArrayList<>();
        for (int i = 0; i < 7; i++) {
            Table tab = guest.inAnotherTab();
            tab.awaitTurn();
            tabs.add(tab);
        }
        String prompt = first.panel().prompt();

        new Player(tabs.getLast(), 1).answer();

        tabs.forEach(tab -> tab.awaitNext(prompt));
        first.awaitNext(prompt);
        assertThat(tabs)
                .allSatisfy(tab ->
                        assertThat(tab.panel().prompt()).isEqualTo(first.panel().prompt()));
    }

    /** A tab that has slept through an answer sends its own. */
    @Test
    void aQuestionAnsweredElsewhereIsSaidToBeClosed() {
        Guest guest = house.guest();
        guest.forgive("status of 409");
        Table table = begun(guest);
        Table other = guest.inAnotherTab();
        other.awaitTurn();
        String stale = "{\"seat\":1,\"prompt\":1,\"action\":\"late-answer-1\",\"choices\":[{\"type\":\"draw\"}]}";
        String prompt = table.panel().prompt();
        new Player(table, 1).answer();
        other.awaitNext(prompt);

        Object status = other.page()
                .evaluate(
                        "([table, body]) => fetch(`/api/tables/${table}/answers`, {method: 'POST',"
                                + " headers: {'Content-Type': 'application/json'}, body}).then(reply => reply.status)",
                        List.of(tableIn(other.page()), stale));

        assertThat(status).isEqualTo(409);
        assertThat(table.panel().prompt()).isEqualTo(other.panel().prompt());
    }

    @Test
    void aBrokenLineIsSaidAndMendedByItself() {
        Guest guest = house.guest(Look.PHONE);
        guest.forgive("Failed to load resource");
        Table table = begun(guest);
        new Player(table, 1).choose();
        String deed = table.panel().deed();

        guest.context().setOffline(true);

        Locator banner = guest.page().locator(".banner.bad");
        assertThat(banner).containsText("The connection is lost");
        guest.context().setOffline(false);
        assertThat(banner).hasCount(0);
        assertThat(table.panel().plate()).hasText(deed);
        new Player(table, 2).answer();
    }

    static String tableIn(Page page) {
        return page.url().replaceFirst(".*#/table/", "").replaceFirst("\\?.*", "");
    }
}
