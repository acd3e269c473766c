package orrery.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;

/** The page of a table before the game. */
final class Gathering {

    private final Page page;

    Gathering(Page page) {
        this.page = page;
    }

    Table begin() {
        page.locator(".acts .btn-plate:enabled").click();
        return new Table(page);
    }

    /** The link that the host sends to friends. */
    String invitation() {
        Locator field = page.locator(".copy input").last();
        page.waitForCondition(() -> !field.inputValue().isEmpty());
        return field.inputValue();
    }

    /** Tells who one is, at the end of a link. */
    Gathering called(String name) {
        page.locator("#guest-name").fill(name);
        page.locator("form .btn-plate").click();
        return this;
    }

    Gathering takeSeat() {
        page.locator(".deeds .btn-line").first().click();
        return this;
    }

    /** The page of whoever has sat down adds to the dice by itself; that comes too late once the game has begun. */
    void takeSeatAndAddToTheDice() {
        page.waitForResponse(reply -> reply.url().endsWith("/contribution"), this::takeSeat);
    }

    Locator seats() {
        return page.locator("ol.lines > li");
    }
}
