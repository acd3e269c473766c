package orrery.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Locator;
import java.util.List;
import org.junit.jupiter.api.Test;
import orrery.games.roll.Nanotechnologists;
import orrery.server.Library;

/** Roll for the Galaxy on its page. */
class RollTest extends BrowserTest {

    private static final String GAME = "Roll for the Galaxy";

    private static Table table(Guest guest) {
        Table table = guest.lobby().game(GAME).called("Raynor").fastBots().play();
        table.awaitTurn();
        return table;
    }

    /** Chooses the first tile as a development: one press chooses, the next one sends. */
    private static Empire begin(Table table) {
        Empire empire = new Empire(table.page());
        String prompt = table.panel().prompt();
        empire.drawn().first().click();
        assertThat(table.panel().plate()).isEnabled();
        empire.drawn().first().click();
        table.awaitNext(prompt);
        return empire;
    }

    @Test
    void oneCanPlayAgainstBotsFromTheLobbyToTheEnd() {
        Table table = house.guest()
                .lobby()
                .game(GAME)
                .called("Raynor")
                .choose("At once")
                .endingAfter(3)
                .play();
        table.awaitTurn();
        begin(table);

        Player player = new Player(table, 1);
        int answers = 0;
        for (; !table.isOver(); answers++) {
            player.answer();
        }

        assertThat(answers).isGreaterThan(6);
        assertThat(table.endSheet().podium().first()).isVisible();
        assertThat(table.endSheet().decidedBy("Total")).isVisible();
        assertThat(table.endSheet().seed()).containsText("The seed fits the hash");
        Axe.findsNothing(table.page(), "end sheet");
    }

    @Test
    void aPhaseIsSelectedByDraggingAWorkerOntoTheStrip() {
        Table table = table(house.guest());
        Empire empire = begin(table);
        String prompt = table.panel().prompt();

        empire.drag(empire.dice().first(), empire.slots().nth(2));

        table.awaitNext(prompt);
        assertThat(empire.selected()).hasCount(1);
    }

    @Test
    void workersAreMovedByDictateWithPressesAloneAndWhatIsDoneCanBeTakenBack() {
        Table table = table(house.guest());
        Empire empire = begin(table);
        select(table, empire);

        String prompt = table.panel().prompt();
        empire.dice().first().click();
        empire.dictateArea().locator(".here").click();
        table.awaitNext(prompt);
        prompt = table.panel().prompt();
        empire.dice().first().click();
        empire.openColumns().first().click();
        table.awaitNext(prompt);
        assertThat(empire.dictateArea().locator(".die")).hasCount(1);

        prompt = table.panel().prompt();
        table.panel().undo().click();
        table.awaitNext(prompt);
        assertThat(empire.dice().first()).isVisible();
    }

    /** Selects a phase with a worker of its own and puts all wild dice somewhere. */
    private static void select(Table table, Empire empire) {
        String prompt = table.panel().prompt();
        empire.dice().first().click();
        assertThat(empire.taken()).hasCount(1);
        empire.slots().first().click();
        table.awaitNext(prompt);
        for (Locator wild = table.panel().option("Wild"); wild.count() > 0; table.awaitNext(prompt)) {
            prompt = table.panel().prompt();
            wild.first().click();
            table.panel().plate().click();
        }
    }

    @Test
    void aReassignPowerMovesItsWorkersAndSaysHowManyMore() {
        Library library = Library.found();
        Library begun = new Library(
                List.of(new Nanotechnologists()),
                library.bots("roll-for-the-galaxy").stream().toList());
        try (House powers = House.open(begun)) {
            Table table = table(powers.guest());
            Empire empire = begin(table);
            select(table, empire);

            String prompt = table.panel().prompt();
            empire.tile("nanotechnology").click();
            empire.dice().first().click();
            empire.openColumns().first().click();
            table.awaitNext(prompt);
            assertThat(table.panel().heading()).hasText("Nanotechnology: 1 worker more may be reassigned");

            prompt = table.panel().prompt();
            empire.tile("nanotechnology").click();
            empire.dice().first().click();
            empire.openColumns().first().click();
            table.awaitNext(prompt);
            assertThat(table.panel().heading()).containsText("Reassign workers or say that you are ready");
            assertThat(powers.complaints()).isEmpty();
        }
    }

    @Test
    void whatIsAnsweredCanBeTakenBackUntilTheLastIsDone() {
        Pair pair = Pair.at(house, GAME);
        Table mine = pair.host().table();
        mine.awaitTurn();
        Empire empire = new Empire(mine.page());
        String asked = mine.panel().question();
        String prompt = mine.panel().prompt();
        empire.drawn().first().click();
        mine.panel().plate().click();
        mine.awaitOther(prompt);
        assertThat(mine.panel().heading()).containsText("Kerrigan");
        assertThat(empire.built()).hasCount(2);

        mine.panel().undo().click();
        assertThat(mine.panel().heading()).hasText(asked);
        assertThat(empire.built()).hasCount(0);

        empire.drawn().last().click();
        mine.panel().plate().click();
        assertThat(mine.panel().heading()).containsText("Kerrigan");
        Table theirs = pair.friend().table();
        new Empire(theirs.page()).drawn().first().click();
        theirs.panel().plate().click();
        assertThat(mine.panel().heading()).containsText("Which phase do you select");
        assertThat(theirs.panel().heading()).containsText("Which phase do you select");
    }

    @Test
    void theStripIsPlayedWithKeysAlone() {
        Table table = table(house.guest());
        Empire empire = begin(table);
        Keyboard keys = table.page().keyboard();
        String prompt = table.panel().prompt();
        keys.press("l");
        assertThat(empire.hasFocus()).isTrue();
        empire.slotAboveWorkers().focus();
        keys.press("Enter");
        assertThat(table.panel().plate()).isEnabled();
        keys.press("Enter");
        table.awaitNext(prompt);
        assertThat(empire.selected()).hasCount(1);
    }

    @Test
    void everyTileCanBeReadInFull() {
        Table table = table(house.guest());
        Empire empire = begin(table);
        empire.tableau().first().locator(".cover").click();
        assertThat(empire.reading().locator(".t-read")).not().isEmpty();
        Axe.findsNothing(table.page(), "tile");
        table.page().keyboard().press("Escape");
        assertThat(empire.reading()).hasCount(0);
    }

    @Test
    void boardAndListAreOpenToReaders() {
        Table table = table(house.guest(Look.WIDE.in("ru")));
        Axe.findsNothing(table.page(), "set-up");
        begin(table);
        Axe.findsNothing(table.page(), "strip");
        table.page().keyboard().press("Alt+l");
        assertThat(table.page().locator(".board-list").first()).isVisible();
        Axe.findsNothing(table.page(), "list");
    }

    @Test
    void aTurnCanBePlayedByTappingOnAPhone() {
        Table table = table(house.guest(Look.PHONE));
        Empire empire = new Empire(table.page());
        String prompt = table.panel().prompt();
        empire.drawn().first().tap();
        table.panel().plate().tap();
        table.awaitNext(prompt);

        prompt = table.panel().prompt();
        empire.slotAboveWorkers().tap();
        table.panel().plate().tap();
        table.awaitNext(prompt);
        assertThat(empire.selected()).hasCount(1);
        prompt = table.panel().prompt();
        for (String done = "Done";
                table.panel().option(done).count() == 0;
                prompt = table.panel().prompt()) {
            table.panel().option(0).tap();
            table.panel().plate().tap();
            table.awaitNext(prompt);
        }
        table.panel().option("Done").first().tap();
        table.panel().plate().tap();
        table.awaitNext(prompt);

        assertThat(table.page().evaluate("document.documentElement.scrollWidth <= innerWidth"))
                .isEqualTo(true);
        assertThat(table.page().evaluate("document.querySelector('.rg').scrollWidth <= innerWidth"))
                .isEqualTo(true);
        Axe.findsNothing(table.page(), "phone");
    }
}
