package orrery.e2e;

import org.junit.jupiter.api.Test;

/** What axe finds serious or critical, there is none of. */
class AccessibilityTest extends BrowserTest {

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
        Axe.findsNothing(guest.page(), name);
    }
}
