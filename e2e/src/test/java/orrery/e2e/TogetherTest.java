package orrery.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;

/** Two people with a browser each at one table. */
class TogetherTest extends BrowserTest {

    @Test
    void aFriendComesByTheLinkAndTheHostSeesItAtOnce() {
        Guest host = house.guest();
        Gathering gathering = host.lobby().called("Raynor").seat(2, "open").lay();
        assertThat(gathering.seats().nth(1)).containsText("free seat");

        Guest friend = house.guest();
        Gathering theirs = friend.follow(gathering.invitation()).called("Kerrigan");
        assertThat(theirs.seats().nth(0)).containsText("Raynor");
        theirs.takeSeatAndAddToTheDice();

        assertThat(gathering.seats().nth(1)).containsText("Kerrigan");
        assertThat(theirs.seats().nth(1)).containsText("you");
        gathering.begin();
        assertThat(friend.page().locator(".decision")).isVisible();
    }

    @Test
    void eachSeesTheMoveOfTheOtherWithoutReloading() {
        Pair pair = Pair.at(house);
        for (int i = 0; i < 4; i++) {
            Pair now = pair.askedFirst();
            Locator journal = now.friend().table().journal();
            int before = journal.count();
            new Player(now.host().table(), i).send();
            assertThat(journal.nth(before)).isVisible();
        }
    }

    /** The address of the table as the host's browser shows it names the host's seat. */
    @Test
    void aFriendWhoOpensTheHostsAddressSeesTheTableFromTheOwnSeat() {
        Pair pair = Pair.at(house);
        pair.askedFirst();
        Guest host = pair.host();
        Guest friend = pair.friend();
        friend.forgive("status of 403");
        String own = friend.page().url();
        assertThat(host.page()).not().hasURL(own);

        friend.page().navigate(host.page().url());

        assertThat(friend.page()).hasURL(own);
        assertThat(friend.page().locator(".decision")).isVisible();
    }

    @Test
    void aStrangerWithAGuessedLinkIsToldThatItDoesNotExist() {
        Guest stranger = house.guest();
        stranger.forgive("status of 404");
        stranger.follow(house.address() + "#/join/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA");
        assertThat(stranger.page().locator("[role=alert]")).containsText("link");
        assertThat(stranger.page().locator("h1")).hasText("This link leads nowhere");
        assertThat(stranger.page().locator("#guest-name")).hasCount(0);
    }

    @Test
    void aStrangerDoesNotSeeAPrivateTable() {
        Pair pair = Pair.at(house);
        pair.askedFirst();
        String table = pair.host().page().url().replaceFirst("\\?seat=.*", "");

        Guest stranger = house.guest();
        stranger.forgive("status of 404");
        stranger.page().navigate(table);

        assertThat(stranger.page().locator("h1")).hasText("There is no such table");
    }

    @Test
    void undoingWaitsForTheConsentOfWhoHasMovedSince() {
        Pair pair = Pair.at(house);
        Pair first = pair.askedFirst();
        new Player(first.host().table(), 1).send();
        first.friend().table().awaitTurn();
        String asked = first.friend().table().panel().question();
        new Player(first.friend().table(), 2).send();

        Panel mine = first.host().table().panel();
        mine.undo().click();
        assertThat(mine.consent()).containsText("Still to answer");
        Panel theirs = first.friend().table().panel();
        assertThat(theirs.consent()).containsText("asks to take the last decision back");
        theirs.consent().locator(".btn-plate").click();

        assertThat(mine.consent()).hasCount(0);
        assertThat(mine.heading()).hasText(asked);
    }

    @Test
    void anAnswerGivenBeforehandIsKept() {
        Pair pair = Pair.at(house);
        pair.askedFirst();
        Guest host = pair.host();
        Locator standing = host.page().locator(".decision details");
        standing.locator("summary").click();
        Locator order = standing.locator("[role=switch]").first();
        order.click();
        assertThat(order).hasAttribute("aria-checked", "true");

        host.page().reload();
        standing.locator("summary").click();
        assertThat(order).hasAttribute("aria-checked", "true");
    }
}
