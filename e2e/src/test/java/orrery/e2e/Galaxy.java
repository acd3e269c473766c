package orrery.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;

/** The board of Forbidden Stars: tiles, the tray beside them, and the battle. */
final class Galaxy {

    private final Page page;

    Galaxy(Page page) {
        this.page = page;
    }

    /** Places for orders in the middle of the tiles that lie on the board. */
    Locator orderSpaces() {
        return page.locator("[data-place^='hex:']");
    }

    /** Places on the board that can be chosen now, by what they say of themselves. */
    Locator open() {
        return page.locator(".area[aria-label*='can be chosen'], .area[aria-label*='can go here']");
    }

    /** What lies beside the board to be taken up. */
    Locator pieces() {
        return page.locator(".stage .piece");
    }

    /** Orders that can be placed, while that is asked. */
    Locator orders() {
        return page.locator(".stage .piece[data-piece^='order:']");
    }

    /** Sides of the tiles in hand. */
    Locator sides() {
        return page.locator(".stage .tile-side");
    }

    /** Cells where a tile can be laid. */
    Locator cells() {
        return page.locator("[data-place^='cell:']");
    }

    /** Turns the tile that is taken up. */
    Locator turn() {
        return page.locator(".stage .turning [aria-keyshortcuts=T]");
    }

    /** What the tile would border, in words. */
    Locator borders() {
        return page.locator(".stage .borders li");
    }

    Locator battle() {
        return page.locator(".stage .battle");
    }

    /** Choices among which the place that was pressed does not decide. */
    Locator menu() {
        return page.locator(".stage .menu li button");
    }

    /** Cards, upgrades and schemes in the dock. */
    Locator cards() {
        return page.locator(".dock .card .cover");
    }

    /** What lies open to be read. */
    Locator reading() {
        return page.locator("dialog[open]");
    }

    /** Whether the focus is on a place of the board. */
    boolean hasFocus() {
        return Boolean.TRUE.equals(page.evaluate("document.activeElement.dataset.place !== undefined"));
    }

    /** Takes something up beside the board and lets it go on a place. */
    void drag(Locator piece, Locator place) {
        BoundingBox from = piece.boundingBox();
        BoundingBox to = place.boundingBox();
        page.mouse().move(from.x + from.width / 3, from.y + from.height / 2);
        page.mouse().down();
        page.mouse().move(from.x + from.width / 3, from.y + from.height / 2 + 20);
        page.mouse().move(to.x + to.width / 2, to.y + to.height / 2);
        page.mouse().up();
    }
}
