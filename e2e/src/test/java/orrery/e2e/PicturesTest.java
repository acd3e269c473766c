package orrery.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Takes pictures of the main pages, to be looked at. What they show is only checked for being there. */
class PicturesTest extends BrowserTest {

    private static final Path FOLDER = Path.of(System.getProperty("orrery.screenshots", "target/screenshots"));

    @ParameterizedTest
    @CsvSource({"wide, en", "wide, ru", "phone, en", "phone, ru"})
    void theMainPages(String device, String language) {
        Guest guest = house.guest((device.equals("phone") ? Look.PHONE : Look.WIDE).in(language));
        String suffix = "-" + device + "-" + language;
        Lobby lobby = guest.lobby();
        Page page = guest.page();
        assertThat(page.locator("main form")).isVisible();
        take(page, "lobby" + suffix);
        lobby.called("Raynor").endingAfter(1).fastBots();
        Table table = lobby.play();
        table.awaitTurn();
        take(page, "places" + suffix);
        Player player = new Player(table, 8);
        for (int i = 0; !table.isOver(); i++) {
            if (i == 5) {
                player.choose();
                take(page, "table" + suffix);
            }
            player.answer();
        }
        take(page, "end" + suffix);
        table.endSheet().replay();
        assertThat(page.locator(".decision .step").first()).isVisible();
        take(page, "replay" + suffix);
        guest.lobby().seat(2, "open").lay().invitation();
        take(page, "gathering" + suffix);
        guest.visit("#/rules/risk-starcraft");
        assertThat(page.locator("main h1").first()).isVisible();
        take(page, "rules" + suffix);
    }

    private static void take(Page page, String name) {
        page.screenshot(new Page.ScreenshotOptions().setPath(FOLDER.resolve(name + ".png")));
    }
}
