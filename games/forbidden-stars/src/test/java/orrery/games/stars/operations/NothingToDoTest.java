package orrery.games.stars.operations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import orrery.core.Choice;
import orrery.core.Message;
import orrery.core.Option;
import orrery.core.Playout;
import orrery.core.Question;
import orrery.core.Setup;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.Line;
import orrery.games.stars.RandomPlay;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsGame;
import orrery.games.stars.StarsQuestion;
import orrery.games.stars.StarsState;
import orrery.games.stars.Step;
import orrery.games.stars.components.Order;
import orrery.games.stars.components.SystemSide;
import orrery.games.stars.scenario.StarsWords;

/**
 * An order that can change nothing in its system is said to be so before it is revealed, and again before it is carried
 * out. Articles reveal-order, order-to-event-deck, deploy-order, strategize-order, dominate-order, advance-order.
 */
class NothingToDoTest {

    private static final SystemSide HERE = SystemSide.SYSTEM_01A;

    /** What seat 1 is told of its answers while it reveals its order and carries it out. */
    private static Map<StarsChoice, String> told(String order, String lines) {
        List<Line> read = new ArrayList<>();
        Arrays.stream(lines.split(";")).map(String::strip).forEach(line -> read.add(new Line(1, line)));
        read.add(new Line(1, "order 1 system-01a " + order));
        read.add(new Line(1, "turn 1"));
        Map<StarsChoice, String> told = new HashMap<>();
        try {
            StarsState state = new StarsWords()
                    .begin(Setup.of(StarsGame.FULL_SET_UP, 2), read)
                    .state();
            new Playout<>(state, Collections.nCopies(2, (now, question, legal) -> 0), new SplittableRandom(1))
                    .observedBy(new Playout.Observer<>() {
                        @Override
                        public void answered(Question<?> question, Choice choice, int options) {
                            if (((StarsQuestion) question).step() == Step.REVEAL_ORDER) {
                                for (Option<?> option : question.decision().options()) {
                                    Message remark = option.remark();
                                    told.put((StarsChoice) option.choice(), remark == null ? "" : remark.key());
                                }
                            }
                        }
                    })
                    .step(new Turn(0));
        } catch (BadLine bad) {
            throw new IllegalArgumentException(bad);
        }
        return told;
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "advance    | nobody near                       | units 1 system-06a-nw scout",
                "advance    | a storm before the ship            | units 1 system-03a-nw strike-cruiser; storm system-03a north",
                "advance    | routed units                      | routed 1 system-03a-nw strike-cruiser",
                "advance    | two storms                        | units 1 system-03a-ne scout; units 1 system-02a-sw scout; storm system-03a north; storm system-02a west",
                "advance    | a void between, and no Ork Roks   | faction 1 orks; units 1 system-03a-ne ork-boyz",
                "advance    | Ork Roks used up                  | faction 1 orks; units 1 system-03a-ne ork-boyz; upgrade 1 ork-roks; used 1 ork-roks",
                "deploy     | no world                          | units 1 system-06a-nw scout",
                "deploy     | a factory, and no materiel         | structure 1 system-01a-ne factory; materiel 1 0",
                "strategize | nobody in the system              | units 1 system-06a-nw scout",
                "strategize | no materiel                       | units 1 system-01a-ne scout; materiel 1 0",
                "dominate   | no friendly world                 | units 1 system-06a-nw scout",
                "dominate   | an enemy world                    | units 2 system-01a-ne cultist",
            })
    void nothingCanBeDone(String order, String why, String lines) {
        assertThat(told(order, lines))
                .as(why)
                .containsEntry(new StarsChoice.Reveal(HERE), "remark.nothing-to-" + order);
        if (!order.equals("strategize")) {
            assertThat(told(order, lines))
                    .containsEntry(new StarsChoice.CarryOut(), "remark.nothing-to-" + order)
                    .containsEntry(new StarsChoice.ToEventDeck(), "");
        }
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "advance    | a ship in the next void           | units 1 system-03a-nw strike-cruiser",
                "advance    | a ship within the system          | units 1 system-01a-nw strike-cruiser",
                "advance    | a storm, and From the Warp        | faction 1 chaos; faction 2 space-marines; units 1 system-03a-nw iconoclast-destroyer; storm system-03a north; upgrade 1 from-the-warp",
                "advance    | a storm, and Through the Warp     | faction 1 chaos; faction 2 space-marines; units 1 system-03a-nw iconoclast-destroyer; storm system-03a north; scheme 1 through-the-warp",
                "advance    | a void between, and Ork Roks      | faction 1 orks; units 1 system-03a-ne ork-boyz; upgrade 1 ork-roks",
                "advance    | ships above an enemy world        | units 1 system-01a-se strike-cruiser; units 2 system-01a-ne cultist",
                "advance    | Crusade brings a token            | units 1 system-06a-nw scout; upgrade 1 crusade",
                "deploy     | a factory                         | structure 1 system-01a-ne factory",
                "deploy     | no factory, room for a structure  | units 1 system-01a-ne scout",
                "strategize | a structure in the system         | structure 1 system-01a-ne city",
                "strategize | nobody there, but Farseers        | faction 1 eldar; units 1 system-06a-nw aspect-warrior; upgrade 1 farseers",
                "dominate   | a friendly world                  | units 1 system-01a-ne scout",
                "dominate   | Orks who recruit where nobody is  | faction 1 orks; units 1 system-06a-nw ork-boyz",
            })
    void somethingCanBeDone(String order, String why, String lines) {
        assertThat(told(order, lines))
                .as(why)
                .isNotEmpty()
                .allSatisfy((choice, remark) -> assertThat(remark).isEmpty());
    }

    @Test
    @DisplayName("The Green Tide: only those orders are remarked on that can do nothing")
    void greenTide() {
        Map<StarsChoice, String> told =
                told("strategize", "faction 1 orks; units 1 system-06a-nw ork-boyz; upgrade 1 the-green-tide");
        assertThat(told)
                .containsEntry(new StarsChoice.Reveal(HERE), "")
                .containsEntry(new StarsChoice.CarryOut(), "remark.nothing-to-strategize")
                .containsEntry(new StarsChoice.CarryOutAs(Order.DEPLOY), "remark.nothing-to-deploy")
                .containsEntry(new StarsChoice.CarryOutAs(Order.DOMINATE), "")
                .containsEntry(new StarsChoice.CarryOutAs(Order.ADVANCE), "remark.nothing-to-advance");
    }

    /** Articles own-orders, hidden-information: whatever others hold and have laid, the seat is told the same. */
    @Test
    void whatIsToldNeverDependsOnWhatIsHidden() {
        int[] asked = new int[2];
        for (long seed = 0; seed < 4; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            RandomPlay.PLAY.playOut(seed, RandomPlay.setup(seed), new Playout.Observer<>() {
                private StarsState state;

                @Override
                public void happened(StarsState now, StarsFact fact) {
                    state = now;
                }

                @Override
                public void answered(Question<?> question, Choice choice, int options) {
                    if (state != null && ((StarsQuestion) question).step() == Step.REVEAL_ORDER) {
                        var decision = question.decision();
                        state.redeal(question.seat(), random);
                        assertThat(question.decision()).isEqualTo(decision);
                        asked[0]++;
                        asked[1] += decision.options().stream().anyMatch(option -> option.remark() != null) ? 1 : 0;
                    }
                }
            });
        }
        assertThat(asked[0]).isGreaterThan(100);
        assertThat(asked[1]).isBetween(10, asked[0] - 10);
    }
}
