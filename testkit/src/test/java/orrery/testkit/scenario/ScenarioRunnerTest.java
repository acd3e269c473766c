package orrery.testkit.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import orrery.testkit.auction.Auction;
import orrery.testkit.auction.AuctionWords;

class ScenarioRunnerTest {

    private static final String GIVEN = """
            # an auction of three
            game auction
            seats 3
            title The highest bid takes the prize
            edge-case ec-01
            article prize
            position
              hand 1 c9 c1
              hand 2 c2 c3
              hand 3 c4 c5   # not c6
              coins 2 0
            """;

    private static final String CHANCE = """
            chance
              roll luck: 1
              roll 2
              roll 3
              draw c6
            """;

    private static final String ROUND = """
            play
              expect asked 1 bid
              expect options 1: bid c9, bid c1
              expect sees 2 hand 1 hidden
              expect sees 1 hand 1 c1 c9
              1: bid c9
              cannot 1: stake 3 -- stakes
              1: stake 0
              2: bid c2
              2: stake 0     # forced: no coins
              3: bid c4
              expect offers 3: stake 1
              expect not-offers 3: stake 3
              3: stake 1
              expect told visitor revealed strengths=91,22,53
              expect told 2 bid-made seat=1 card=
              expect not-told 2 bid-made seat=1 card=c9
              expect asked 1 prize
              expect not-asked 2
            """;

    private final ScenarioRunner runner = new ScenarioRunner(List.of(new Auction()), List.of(new AuctionWords()));

    private Result run(String text) {
        return runner.run("file", text);
    }

    @Test
    void aScenarioHoldsWhereEveryLineDoes() {
        String rest = """
                  1: give 2
                  expect points 2 1
                  expect running
                  1: swap c1
                  expect sees 1 hand 1 c6
                  expect asked 2 prompt.swap
                """;

        Result result = run(GIVEN + CHANCE + ROUND + rest);

        assertThat(result.differences()).isEmpty();
        assertThat(result.ok()).isTrue();
        assertThat(result.title()).isEqualTo("The highest bid takes the prize");
    }

    @Test
    void eachExpectationThatDoesNotHoldIsTold() {
        String play = """
                play
                  expect asked 1 prize
                  expect options 2: bid c2
                  expect sees 2 hand 1 c9
                  expect coins 2 1
                  expect outcome points
                  cannot 1: bid c9
                  cannot 1: bid c8 -- stakes
                """;

        Result result = run(GIVEN + play);

        assertThat(result.bad()).isFalse();
        assertThat(result.differences())
                .extracting(Result.Difference::toString)
                .containsExactly(
                        "line 13: asked is prompt.bid (article bid)",
                        "line 14: possible: bid c2, bid c3",
                        "line 15: shown is hidden",
                        "line 16: expected coins 2 1; there are 0",
                        "line 17: the game goes on",
                        "line 18: this can be answered",
                        "line 19: refused by bid, not by stakes");
    }

    @Test
    void anAnswerThatIsRefusedEndsTheScenario() {
        Result result = run(GIVEN + "play\n  1: bid c8\n  1: bid c9\n");

        assertThat(result.differences())
                .extracting(Result.Difference::toString)
                .containsExactly("line 13: refused by bid: refused.unknown-choice; possible: bid c1, bid c9");
    }

    @Test
    void chanceThatIsMissingIsToldWithItsPurpose() {
        Result result = run(GIVEN + "play\n  1: bid c9\n");

        assertThat(result.differences().getFirst())
                .hasToString("line 13: chance is used up; needed now is: roll luck: 1 value of 1-6"
                        + " (one more line in the section chance)");
    }

    @Test
    void chanceThatNobodyAskedForIsTold() {
        Result result = run(GIVEN + "chance\n  roll 6\nplay\n  expect running\n");

        assertThat(result.differences())
                .containsExactly(new Result.Difference(13, "nothing in the play asked for this chance"));
    }

    @Test
    void chanceThatDoesNotFitNamesWhatWould() {
        assertThat(run(GIVEN + "chance\n  roll attack: 6\nplay\n  1: bid c9\n").toString())
                .isEqualTo("line 13: expected by the rules is: roll luck: 1 value of 1-6");
        assertThat(run(GIVEN + "chance\n  roll 6 6\nplay\n  1: bid c9\n").toString())
                .isEqualTo("line 13: thrown are 1 dice for luck, given 2");
        assertThat(run(GIVEN + "chance\n  roll 7\nplay\n  1: bid c9\n").toString())
                .isEqualTo("line 13: a die of 6 sides never shows 7");
    }

    @Test
    void aFileThatIsWrongIsNotRun() {
        assertBad("seats 3\n", "line 1: no game is named; write: game ID");
        assertBad("game chess\n", "line 1: unknown game 'chess'; known: auction");
        assertBad("game auction\nmode grand\n", "line 2: unknown mode 'grand'; known: plain");
        assertBad("game auction\ncolour red\n", "line 2: unknown heading 'colour'; known: ");
        assertBad("game auction\n  hand 1 c1\n", "line 2: an indented line belongs to a section");
        assertBad("game auction\nplay\n  1: bod c1\n", "line 3: unknown answer 'bod'; known: bid, ");
        assertBad("game auction\nplay\n  bid c1\n", "line 3: not understood; write: SEAT: ANSWER");
        assertBad("game auction\nposition\n  hand 1 c10\n", "line 3: unknown card 'c10'");
        assertBad("game auction\nchance\n  flip 1\n", "line 3: unknown chance 'flip'");
        assertBad("game auction\nplay\nposition\n  x\nplay\n", "line 5: a second section 'play'");
        assertBad("game auction\nseats 9\n", "line 2: plain is for ");
        assertBad(
                "game auction\noption coins many\n",
                "line 2: option coins is a whole number from 0 to 999999, not many");
        assertBad(GIVEN + "play\n  1: bid c9\n  expect cards 1\n", "line 14: unknown word 'cards'");
    }

    private void assertBad(String text, String message) {
        Result result = run(text);
        assertThat(result.toString()).startsWith(message);
        assertThat(result.bad()).isTrue();
    }

    @Test
    void aScenarioMayBeginAtTheStart() {
        Result result = run("""
                game auction
                seats 2
                option coins 0
                chance
                  shuffle deal: 8 1 2 3 0 4 5 6 7
                play
                  expect options 1: bid c9, bid c2
                  expect told 1 dealt seat=1 cards=c9,c2
                  expect told visitor dealt seat=1 cards=
                """);

        assertThat(result.toString()).isEqualTo("ok");
    }
}
