package orrery.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.List;

/** A table at which a game is played. */
final class Table {

    private final Page page;

    Table(Page page) {
        this.page = page;
    }

    Page page() {
        return page;
    }

    Panel panel() {
        return new Panel(page);
    }

    Board board() {
        return new Board(page);
    }

    EndSheet endSheet() {
        return new EndSheet(page);
    }

    Locator journal() {
        return page.locator(".panel .ev, .bottom .ev");
    }

    /** Waits until the table asks this guest, or the game is over. */
    void awaitTurn() {
        page.locator(".decision[data-prompt], .curtain, .podium").first().waitFor();
    }

    /** Waits until something else is asked than before, or the game is over. */
    void awaitNext(String prompt) {
        page.locator(".decision[data-prompt]:not([data-prompt='" + prompt + "']), .curtain, .podium")
                .first()
                .waitFor();
    }

    /** Waits until the question is no longer open. */
    void awaitOther(String prompt) {
        page.locator(".decision[data-prompt='" + prompt + "']")
                .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.HIDDEN));
    }

    /** Waits until it is known whose turn it is. */
    void awaitState() {
        page.locator(".decision h2, .curtain, .podium").first().waitFor();
    }

    boolean isAsked() {
        return page.locator(".decision[data-prompt]").count() > 0;
    }

    /** Titles of the cards that this guest holds. */
    List<String> hand() {
        return page.locator(".dock .hand .card .title").allInnerTexts();
    }

    boolean isOver() {
        return page.locator(".podium").count() > 0;
    }

    void otherLanguage() {
        page.locator("button.language").click();
    }

    void reload() {
        page.reload();
    }
}
