package orrery.games.stars.rulebook;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.core.Choice;
import orrery.core.Message;
import orrery.core.Question;
import orrery.core.Seat;

/** What has been asked and answered in a game: a position alone does not tell how far an ability has come. */
final class History {

    private record Answer(Seat seat, Message prompt, String article, Choice choice) {}

    private final List<Answer> answers = new ArrayList<>();

    void add(Question<?> question, Message prompt, Choice choice) {
        answers.add(new Answer(
                question.seat(), prompt, question.decision().article().id(), choice));
    }

    /** What the seat has just answered to questions with this prompt, one after the other. */
    List<Choice> row(String prompt, Seat seat) {
        List<Choice> row = new ArrayList<>();
        for (Answer answer : answers.reversed()) {
            if (!answer.prompt().key().equals(prompt) || answer.seat() != seat) {
                break;
            }
            row.add(answer.choice());
        }
        Collections.reverse(row);
        return row;
    }

    /** What was answered to questions with this prompt since the last one with the other. */
    List<Choice> since(String other, String prompt) {
        List<Choice> found = new ArrayList<>();
        for (Answer answer : answers.reversed()) {
            if (answer.prompt().key().equals(other)) {
                break;
            }
            if (answer.prompt().key().equals(prompt)) {
                found.add(answer.choice());
            }
        }
        return found;
    }

    /** The last answer to a question with this prompt. */
    Choice last(String prompt) {
        return lastAnswer(prompt).choice();
    }

    /** The article of the last question with this prompt. */
    String lastArticle(String prompt) {
        return lastAnswer(prompt).article();
    }

    private Answer lastAnswer(String prompt) {
        return answers.reversed().stream()
                .filter(answer -> answer.prompt().key().equals(prompt))
                .findFirst()
                .orElseThrow(() -> new AssertionError(prompt + " was never asked"));
    }

    /** The words for the ability that the owner of a card was last asked about. */
    Message lastAbility() {
        Answer last = answers.reversed().stream()
                .filter(answer -> answer.prompt().key().startsWith("prompt.ability"))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no ability was asked about"));
        return (Message) last.prompt().args().get(1);
    }

    /** Whether the owner of the card has used this very ability with the answer just before. */
    boolean hasJustUsed(Object card, Message ability) {
        @Nullable Answer last = answers.isEmpty() ? null : answers.getLast();
        return last != null
                && last.prompt().key().equals("prompt.ability")
                && last.prompt().args().getFirst().equals(card)
                && ability.equals(last.prompt().args().get(1));
    }

    /** Whether this ability has been asked about since cards were chosen. */
    boolean wasAsked(Object card, Message ability) {
        for (Answer answer : answers.reversed()) {
            if (answer.prompt().key().equals("prompt.choose-card")) {
                return false;
            }
            if (answer.prompt().key().equals("prompt.ability")
                    && answer.prompt().args().getFirst().equals(card)
                    && ability.equals(answer.prompt().args().get(1))) {
                return true;
            }
        }
        return false;
    }
}
