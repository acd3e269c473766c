package orrery.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;

/** Forbidden Stars on its page. */
class StarsTest extends BrowserTest {

    private static final String GAME = "Forbidden Stars";
    private static final int MOST_ANSWERS = 150;

    /** A table on a ready-made board, with the faction chosen and orders to be placed. */
    private static Table quickly(Guest guest) {
        Table table = guest.lobby()
                .game(GAME)
                .mode("Quick start")
                .called("Titus")
                .fastBots()
                .play();
        chooseFaction(table);
        assertThat(new Galaxy(table.page()).orders()).hasCount(4);
        return table;
    }

    private static void chooseFaction(Table table) {
        table.awaitTurn();
        if (table.panel().question().matches(".*(faction|фракц).*")) {
            answer(table, 0);
        }
    }

    private static void answer(Table table, int option) {
        String prompt = table.panel().prompt();
        table.panel().option(option).click();
        table.panel().plate().click();
        table.awaitNext(prompt);
    }

    /** Takes up an order and puts it into the first order space that takes it. */
    private static void placeOrder(Table table, int order) {
        Galaxy galaxy = new Galaxy(table.page());
        String prompt = table.panel().prompt();
        galaxy.pieces().nth(order).click();
        galaxy.open().first().click();
        assertThat(table.panel().plate()).isEnabled();
        table.panel().plate().click();
        table.awaitNext(prompt);
    }

    @Test
    void aRoundIsPlannedOnTheBoardAndItsOrdersAreCarriedOut() {
        Table table = quickly(house.guest());
        Galaxy galaxy = new Galaxy(table.page());
        assertThat(galaxy.orderSpaces()).not().hasCount(0);
        for (int order : new int[] {0, 3, 2, 0}) {
            placeOrder(table, order);
        }
        assertThat(galaxy.orders()).hasCount(0);

        Player player = new Player(table, 2);
        for (int answers = 0; answers < 4; answers++) {
            player.answer();
        }
        assertThat(table.journal().last()).isVisible();
    }

    @Test
    void anOrderIsDraggedFromTheTrayIntoASystem() {
        Table table = quickly(house.guest());
        Galaxy galaxy = new Galaxy(table.page());
        String prompt = table.panel().prompt();

        galaxy.drag(galaxy.pieces().first(), galaxy.open().first());

        assertThat(table.panel().plate()).isEnabled();
        table.panel().plate().click();
        table.awaitNext(prompt);
    }

    @Test
    void aTileIsTurnedLaidAndPeopledWithOneAnswerEach() {
        Table table =
                house.guest().lobby().game(GAME).called("Titus").fastBots().play();
        chooseFaction(table);
        Galaxy galaxy = new Galaxy(table.page());
        String prompt = table.panel().prompt();
        galaxy.sides().first().click();
        galaxy.turn().click();
        galaxy.cells().first().click();
        assertThat(galaxy.borders()).not().hasCount(0);
        table.panel().plate().click();
        table.awaitNext(prompt);
        assertThat(table.panel().heading()).containsText("starting forces");

        prompt = table.panel().prompt();
        galaxy.pieces().first().click();
        galaxy.open().first().click();
        table.panel().plate().click();
        table.awaitNext(prompt);
    }

    @Test
    void aTileThatIsBeingLaidOutlivesAReload() {
        Table table =
                house.guest().lobby().game(GAME).called("Titus").fastBots().play();
        chooseFaction(table);
        Galaxy galaxy = new Galaxy(table.page());
        galaxy.sides().first().click();
        galaxy.turn().click();
        galaxy.cells().first().click();
        String said = table.panel().plate().innerText();

        table.page().reload();

        assertThat(table.panel().plate()).hasText(said);
        assertThat(galaxy.borders()).not().hasCount(0);
        String prompt = table.panel().prompt();
        table.panel().plate().click();
        table.awaitNext(prompt);
        assertThat(table.panel().heading()).containsText("starting forces");
    }

    @Test
    void aBattleIsShownFromBothSides() {
        Table table = quickly(house.guest());
        Galaxy galaxy = new Galaxy(table.page());
        Player player = new Player(table, 4);
        for (int answers = 0; answers < MOST_ANSWERS && galaxy.battle().count() == 0 && !table.isOver(); answers++) {
            player.answer();
        }

        if (galaxy.battle().count() > 0) {
            assertThat(galaxy.battle().locator(".bside")).hasCount(2);
            Axe.findsNothing(table.page(), "battle");
        } else {
            assertThat(table.isOver()).isTrue();
            assertThat(table.endSheet().podium().first()).isVisible();
        }
    }

    @Test
    void theBoardIsPlayedWithKeysAlone() {
        Table table = quickly(house.guest());
        Galaxy galaxy = new Galaxy(table.page());
        Keyboard keys = table.page().keyboard();
        String prompt = table.panel().prompt();
        keys.press("l");
        assertThat(galaxy.hasFocus()).isTrue();
        keys.press("Enter");
        assertThat(galaxy.menu()).not().hasCount(0);
        galaxy.menu().first().press("Enter");
        assertThat(table.panel().plate()).isEnabled();
        table.panel().plate().focus();
        keys.press("Enter");
        table.awaitNext(prompt);
    }

    @Test
    void everyCardCanBeReadInFull() {
        Table table = quickly(house.guest());
        Galaxy galaxy = new Galaxy(table.page());
        galaxy.cards().first().click();
        assertThat(galaxy.reading().locator(".t-read").first()).not().isEmpty();
        Axe.findsNothing(table.page(), "card");
        table.page().keyboard().press("Escape");
        assertThat(galaxy.reading()).hasCount(0);
    }

    @Test
    void boardListAndSheetAreOpenToReadersInRussian() {
        Table table = house.guest(Look.WIDE.in("ru"))
                .lobby()
                .game(GAME)
                .mode("Быстрый старт")
                .called("Титус")
                .fastBots()
                .play();
        chooseFaction(table);
        assertThat(new Galaxy(table.page()).orders()).hasCount(4);
        Axe.findsNothing(table.page(), "board");
        table.page().keyboard().press("Alt+l");
        Locator list = table.page().locator(".board-list").first();
        assertThat(list).isVisible();
        assertThat(list).containsText("мир");
        Axe.findsNothing(table.page(), "list");
        table.page().locator(".seat").nth(1).click();
        Axe.findsNothing(table.page(), "sheet");
    }

    @Test
    void anOrderIsPlacedByTappingOnAPhone() {
        Table table = quickly(house.guest(Look.PHONE));
        Galaxy galaxy = new Galaxy(table.page());
        String prompt = table.panel().prompt();
        galaxy.pieces().first().tap();
        galaxy.open().first().tap();
        table.panel().plate().tap();
        table.awaitNext(prompt);

        assertThat(table.page().evaluate("document.documentElement.scrollWidth <= innerWidth"))
                .isEqualTo(true);
        Axe.findsNothing(table.page(), "phone");
    }
}
