package orrery.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;

/** The board of Roll for the Galaxy: phase strip, stacks and tableau. */
final class Empire {

    private final Page page;

    Empire(Page page) {
        this.page = page;
    }

    /** Both sides of the tiles that were drawn. */
    Locator drawn() {
        return page.locator(".drawn .tile .cover");
    }

    /** What tells the sides of drawn tiles from all others, as it stands in the page. */
    List<String> drawnTiles() {
        return page.locator(".drawn .tile").all().stream()
                .map(tile -> "data-tile=\"" + tile.getAttribute("data-tile") + "\"")
                .toList();
    }

    /** Dice below or on the strip that can be taken up. */
    Locator dice() {
        return page.locator(".strip .taking.open");
    }

    /** The one die that is taken up or chosen. */
    Locator taken() {
        return page.locator(".strip .taking[aria-pressed=true]");
    }

    /** Places on the strip where a phase can be selected. */
    Locator slots() {
        return page.locator("button.slot");
    }

    /** A place on the strip with a worker of its phase below it, which selects the phase when the place is pressed. */
    Locator slotAboveWorkers() {
        return page.locator(".phase:has(.ws .taking.open) button.slot").first();
    }

    /** Whether the focus is on the board. */
    boolean hasFocus() {
        return Boolean.TRUE.equals(page.evaluate("document.activeElement.closest('.rg') !== null"));
    }

    /** The place of the worker that has selected a phase. */
    Locator selected() {
        return page.locator(".phase.on .slot .die");
    }

    /** Where the die that is taken up can go below the strip. */
    Locator openColumns() {
        return page.locator(".phase:not(.aside) .here");
    }

    Locator dictateArea() {
        return page.locator(".phase.aside");
    }

    /** A tile of the tableau, by its id. */
    Locator tile(String id) {
        return page.locator(".tableau [data-tile='" + id + "'] .cover");
    }

    /** Tiles on top of a stack of the construction zone. */
    Locator built() {
        return page.locator(".zone .stack");
    }

    Locator tableau() {
        return page.locator(".tableau .tile:not(.empty)");
    }

    /** The tile that lies open to be read. */
    Locator reading() {
        return page.locator("dialog[open]");
    }

    /** Takes a die and lets it go at a place. */
    void drag(Locator die, Locator place) {
        die.scrollIntoViewIfNeeded();
        BoundingBox from = die.boundingBox();
        BoundingBox to = place.boundingBox();
        page.mouse().move(from.x + from.width / 2, from.y + from.height / 2);
        page.mouse().down();
        page.mouse().move(from.x, from.y - 20);
        page.mouse().move(to.x + to.width / 2, to.y + to.height / 2);
        page.mouse().up();
    }
}
