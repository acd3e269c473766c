package orrery.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What axe finds serious or critical, there is none of. */
class AccessibilityTest extends BrowserTest {

    private static final String AXE = axe();

    private static final String FAULTS = """
            async () => (await axe.run()).violations
              .filter(({ impact }) => impact === 'serious' || impact === 'critical')
              .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 4).map(node => node.html.slice(0, 150)).join(' | ')}`)
            """;

    @Test
    void allPagesAreOpenToReadersAndKeys() {
        Guest guest = house.guest();
        Lobby lobby = guest.lobby().called("Raynor").choose("At once").endingAfter(1);
        check(guest, "lobby");
        Table table = lobby.play();
        table.awaitTurn();
        check(guest, "table");
        guest.page().keyboard().press("r");
        guest.page().locator(".drawer article, .drawer .inside").first().waitFor();
        check(guest, "rules in the drawer");
        guest.page().keyboard().press("Escape");

        Player player = new Player(table, 2);
        while (!table.isOver()) {
            player.answer();
        }
        check(guest, "end sheet");
        table.endSheet().replay();
        guest.page().locator(".decision .step").first().waitFor();
        check(guest, "replay");
        guest.lobby().seat(2, "open").lay().invitation();
        check(guest, "gathering");
        guest.visit("#/rules/risk-starcraft");
        guest.page().locator("main h1").waitFor();
        check(guest, "rules");
    }

    @Test
    void thePhoneIsOpenToReaders() {
        Guest guest = house.guest(Look.PHONE.in("ru"));
        guest.lobby();
        guest.page().locator("main form").waitFor();
        check(guest, "lobby");
        Table table = new Lobby(guest.page()).called("Рейнор").play();
        table.awaitState();
        check(guest, "table");
    }

    private static void check(Guest guest, String name) {
        Page page = guest.page();
        page.evaluate(AXE);
        assertThat((List<?>) page.evaluate(FAULTS)).as(name).isEmpty();
    }

    private static String axe() {
        try (InputStream in = Objects.requireNonNull(AccessibilityTest.class.getResourceAsStream("/axe.min.js"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
