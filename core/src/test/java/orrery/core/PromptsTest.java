package orrery.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static orrery.core.BazaarTable.ONE;
import static orrery.core.BazaarTable.TWO;
import static orrery.core.BazaarTable.answer;
import static orrery.core.BazaarTable.stake;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import orrery.core.toy.BazaarChoice;

/** Every prompt is put once, has a number of its own, and takes one answer. */
class PromptsTest {

    @Test
    void aPromptIsOpenUntilItsSeatAnswersItWhateverOthersDo() throws Refused {
        for (int seed = 0; seed < 10; seed++) {
            var match = BazaarTable.of(3);
            var random = new SplittableRandom(seed);
            while (match.outcome().isEmpty()) {
                List<Match.Prompt> open = new ArrayList<>(match.prompts());
                Seat answering = open.get(random.nextInt(open.size())).seat();
                List<Choice> legal = BazaarTable.legal(match, answering);
                answer(match, answering, legal.get(random.nextInt(legal.size())));
                for (Match.Prompt prompt : open) {
                    boolean stillOpen = match.prompt(prompt.seat())
                            .filter(now -> now.id() == prompt.id())
                            .isPresent();
                    assertThat(stillOpen).as("%s", prompt).isEqualTo(prompt.seat() != answering);
                }
            }
        }
    }

    @Test
    void numbersOfASeatsPromptsRiseByOne() throws Refused {
        var match = BazaarTable.of(3);
        var random = new SplittableRandom(3);
        List<Integer> numbers = new ArrayList<>();
        while (match.outcome().isEmpty()) {
            match.prompt(TWO)
                    .map(Match.Prompt::id)
                    .filter(id -> numbers.isEmpty() || !numbers.getLast().equals(id))
                    .ifPresent(numbers::add);
            BazaarTable.answerAny(match, random);
        }
        assertThat(numbers).hasSizeGreaterThan(8);
        for (int i = 0; i < numbers.size(); i++) {
            assertThat(numbers.get(i)).isEqualTo(i + 1);
        }
    }

    @Test
    void aPromptTakesOneAnswer() throws Refused {
        var match = BazaarTable.atTheWindow(3);
        int id = match.prompt(ONE).orElseThrow().id();
        answer(match, ONE, new BazaarChoice.Pass());
        closed(match, ONE, id, new BazaarChoice.Pass());
    }

    @Test
    void afterAnUndoTheSameQuestionIsANewPrompt() throws Refused {
        var match = BazaarTable.atTheWindow(3);
        int id = match.prompt(ONE).orElseThrow().id();
        answer(match, ONE, new BazaarChoice.Pass());
        match.askUndo(ONE, match.lastDecision(ONE).orElseThrow());
        assertThat(match.prompt(ONE).orElseThrow().id()).isGreaterThan(id);
        closed(match, ONE, id, new BazaarChoice.Pass());
    }

    @Test
    void afterTakingBackTheSameQuestionIsANewPrompt() throws Refused {
        var match = BazaarTable.of(3);
        stake(match, ONE, 1);
        int id = match.prompt(ONE).orElseThrow().id();
        int others = match.prompt(TWO).orElseThrow().id();
        BazaarTable.keep(match, ONE);
        match.takeBack(ONE);
        assertThat(match.prompt(ONE).orElseThrow().id()).isGreaterThan(id);
        closed(match, ONE, id, new BazaarChoice.Keep());
        assertThat(match.prompt(TWO).orElseThrow().id()).isEqualTo(others);
    }

    private static void closed(Match<?, ?> match, Seat seat, int id, Choice choice) {
        List<Entry> log = match.log();
        assertThatThrownBy(() -> match.answer(seat, id, choice, Entry.Origin.PERSON))
                .isInstanceOfSatisfying(
                        Refused.class, refused -> assertThat(refused.kind()).isEqualTo(Refused.Kind.CLOSED_PROMPT));
        assertThat(match.log()).isEqualTo(log);
    }
}
