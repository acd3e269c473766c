package orrery.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;

/** The decision panel: the question, its options, and the plate that carries out what is chosen. */
final class Panel {

    private final Locator panel;

    Panel(Page page) {
        this.panel = page.locator(".decision");
    }

    /** What tells an open question from every other of this table. */
    String prompt() {
        return panel.getAttribute("data-prompt");
    }

    String question() {
        return panel.locator("h2").first().innerText();
    }

    Locator heading() {
        return panel.locator("h2").first();
    }

    /** The options that can be chosen, in their order. */
    List<String> options() {
        return panel.locator(".opt:not(.no) .lb").allInnerTexts();
    }

    Locator option(int index) {
        return panel.locator(".opt:not(.no)").nth(index);
    }

    Locator option(String words) {
        return panel.locator(".opt:not(.no)", new Locator.LocatorOptions().setHasText(words));
    }

    Locator chosen() {
        return panel.locator(".opt.sel");
    }

    Locator refused() {
        return panel.locator(".opt.no");
    }

    Locator plate() {
        return panel.locator(".deeds .btn-plate");
    }

    /** What the plate says would be done. */
    String deed() {
        return plate().innerText();
    }

    Locator undo() {
        return panel.locator(".acts .btn-line").first();
    }

    /** The block that says several answers at once. */
    Locator attackUntil() {
        return panel.locator(".until");
    }

    Locator consent() {
        return panel.locator(".consent");
    }

    Locator whole() {
        return panel;
    }
}
