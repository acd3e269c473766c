package orrery.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;

/** What is shown when a game is over. */
final class EndSheet {

    private final Page page;

    EndSheet(Page page) {
        this.page = page;
    }

    Locator title() {
        return page.locator("main h1");
    }

    Locator podium() {
        return page.locator(".podium > li");
    }

    /** The line of a number that decided the game. */
    Locator decidedBy(String label) {
        return page.locator("main .grid-table tr", new Page.LocatorOptions().setHasText(label))
                .first();
    }

    Locator seed() {
        return page.locator(".proof");
    }

    Table replay() {
        page.locator("header.bar .btn-line").first().click();
        return new Table(page);
    }
}
