package orrery.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.TimeoutError;
import java.util.List;
import java.util.Random;

/** Somebody who presses what glows and what is offered, without a thought; the same presses for the same number. */
final class Player {

    /** Milliseconds in which a choice that was made can be sent. */
    private static final double SOON = 5_000;

    private final Table table;
    private final Random random;

    Player(Table table, long seed) {
        this.table = table;
        this.random = new Random(seed);
    }

    /** Makes a choice that can be sent, on the board or in the panel, without sending it. */
    void choose() {
        Panel panel = table.panel();
        panel.plate().waitFor();
        if (random.nextBoolean()) {
            pressBoard();
        }
        if (!panel.plate().isEnabled()) {
            pick(panel);
        }
        Locator ready = panel.plate().and(table.page().locator(":enabled"));
        try {
            ready.waitFor(new Locator.WaitForOptions().setTimeout(SOON));
        } catch (
                TimeoutError
                        takenBack) { // the option was what the board had just chosen: pressed twice it is not chosen
            pick(panel);
            ready.waitFor();
        }
    }

    private void pressBoard() {
        Board board = table.board();
        List<String> first = board.glowing();
        if (first.isEmpty() || !board.press(any(first))) {
            return;
        }
        List<String> second = board.glowing();
        if (!table.panel().plate().isEnabled() && !second.isEmpty()) {
            board.press(any(second));
        }
    }

    private void pick(Panel panel) {
        int options = panel.options().size();
        panel.option(random.nextInt(options)).click();
    }

    /** Answers the open question and waits for the next one, or for the end of the game. */
    void answer() {
        table.awaitNext(send());
    }

    /** Answers the open question. @return what told it from others */
    String send() {
        String prompt = table.panel().prompt();
        choose();
        table.panel().plate().click();
        return prompt;
    }

    /** Answers the open question and waits until the table has heard it, whoever is asked next. */
    void answerInCompany() {
        table.awaitOther(send());
    }

    private String any(List<String> places) {
        return places.get(random.nextInt(places.size()));
    }
}
