package orrery.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;

/** The page on which tables are laid. */
final class Lobby {

    private static final Pattern AT_ONCE = Pattern.compile("At once|Сразу");

    private final Page page;
    private final Locator form;

    Lobby(Page page) {
        this.page = page;
        this.form = page.locator("main form");
    }

    Lobby called(String name) {
        form.locator("input[autocomplete=nickname]").fill(name);
        return this;
    }

    /** Takes a game from the shelf, e.g. "Roll for the Galaxy". */
    Lobby game(String title) {
        page.locator(".shelf button", new Page.LocatorOptions().setHasText(title))
                .click();
        return this;
    }

    /** Takes one of the ways to play a game, e.g. "Command Room". */
    Lobby mode(String title) {
        form.locator("fieldset label", new Locator.LocatorOptions().setHasText(title))
                .click();
        return this;
    }

    /** Presses a label among its likes, e.g. the pace "At once". */
    Lobby choose(String label) {
        form.locator(".seg button", new Locator.LocatorOptions().setHasText(label))
                .first()
                .click();
        return this;
    }

    /** Lets the bots play without pauses, in any language. */
    Lobby fastBots() {
        form.locator(".seg button", new Locator.LocatorOptions().setHasText(AT_ONCE))
                .click();
        return this;
    }

    /** @param who value of the list, e.g. {@code "open"}, {@code "guest"} or {@code "bot:random"} */
    Lobby seat(int number, String who) {
        form.locator("ol > li").nth(number - 1).locator("select").selectOption(who);
        return this;
    }

    Lobby friendAtScreen(int number, String name) {
        seat(number, "guest");
        form.locator("ol > li").nth(number - 1).locator("input").fill(name);
        return this;
    }

    Lobby publicly() {
        form.getByRole(AriaRole.SWITCH).nth(1).click();
        return this;
    }

    /** Opens the settings that are usually left alone and ends the game after so many rounds. */
    Lobby endingAfter(int rounds) {
        form.locator(".acts .btn-text").click();
        form.locator("input[type=number]").fill(String.valueOf(rounds));
        return this;
    }

    /** Lays a table at which nobody is waited for: its game begins by itself. */
    Table play() {
        form.locator(".btn-plate").click();
        return new Table(page);
    }

    /** Lays a table to which others come. */
    Gathering lay() {
        form.locator(".btn-plate").click();
        return new Gathering(page);
    }
}
