package orrery.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;

/** One person with a browser, and what goes wrong in it. */
final class Guest implements AutoCloseable {

    /** How long anything on a page may take, in milliseconds. */
    private static final double PATIENCE = 60_000;

    private final String address;
    private final BrowserContext context;
    private final List<String> complaints = new ArrayList<>();
    private final List<String> forgiven = new ArrayList<>();
    private Page page;

    Guest(String address, Look look) {
        this.address = address;
        this.context = Chromium.BROWSER.newContext(new Browser.NewContextOptions()
                .setViewportSize(look.width(), look.height())
                .setHasTouch(look.touch())
                .setIsMobile(look.touch())
                .setReducedMotion(ReducedMotion.REDUCE)
                .setLocale(look.language()));
        context.setDefaultTimeout(PATIENCE);
        context.onConsoleMessage(message -> {
            if (List.of("error", "warning").contains(message.type())) {
                complaints.add("console: " + message.text());
            }
        });
        context.onWebError(error -> complaints.add("error: " + error.error()));
        context.onRequest(request -> {
            if (!request.url().startsWith(address) && !request.url().startsWith("data:")) {
                complaints.add("left the house: " + request.url());
            }
        });
        this.page = context.newPage();
    }

    Page page() {
        return page;
    }

    BrowserContext context() {
        return context;
    }

    String address() {
        return address;
    }

    /** Opens a page of this house. @param hash what follows the address, e.g. {@code "#/rules"} */
    Page visit(String hash) {
        page.navigate(address + hash);
        return page;
    }

    /** Opens a link that somebody sent. */
    Gathering follow(String link) {
        page.navigate(link);
        return gathering();
    }

    Lobby lobby() {
        visit("");
        return new Lobby(page);
    }

    Table table() {
        return new Table(page);
    }

    Gathering gathering() {
        return new Gathering(page);
    }

    /** Another tab of the same browser; what this guest does from now on happens there. */
    Guest newTab() {
        page = context.newPage();
        return this;
    }

    /** Shows the page that this table is at once more in a new tab. */
    Table inAnotherTab() {
        String here = page.url();
        newTab().page.navigate(here);
        return table();
    }

    void hears(Consumer<Response> listener) {
        context.onResponse(listener);
    }

    /** Complaints with these words are what the test is about. */
    void forgive(String words) {
        forgiven.add(words);
    }

    List<String> complaints() {
        context.pages().stream()
                .filter(open -> open.innerText("body").contains("⟨"))
                .forEach(open -> complaints.add("without words: " + open.innerText("body")));
        return complaints.stream()
                .filter(complaint -> forgiven.stream().noneMatch(complaint::contains))
                .map(complaint -> complaint + " [" + Objects.requireNonNullElse(page.url(), "") + "]")
                .toList();
    }

    @Override
    public void close() {
        context.close();
    }
}
