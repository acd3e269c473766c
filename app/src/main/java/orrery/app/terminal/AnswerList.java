package orrery.app.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import orrery.app.Speech;
import orrery.core.Choice;
import orrery.core.Component;
import orrery.core.Message;
import orrery.core.Seat;

/**
 * The answers to a question, line by line with their numbers. Where there are many, those that differ in one word alone
 * share a line: the first is said whole, of the others that word. Those that consist of one word stay apart.
 */
final class AnswerList {

    /** So many answers are read line by line. */
    private static final int FEW = 10;

    /** A number that is in no sentence unless it was put there. */
    private static final int STRANGE = 979;

    private final Speech speech;
    private final Function<Choice, String> remark;
    private final List<? extends Choice> answers;

    /** @param remark what is added to an answer, such as its odds; may be empty */
    AnswerList(Speech speech, List<? extends Choice> answers, Function<Choice, String> remark) {
        this.speech = speech;
        this.answers = answers;
        this.remark = remark;
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (int first = 0, next; first < answers.size(); first = next) {
            int word = answers.size() > FEW ? differing(first) : -1;
            next = word < 0 ? first + 1 : end(first, word);
            StringBuilder line = new StringBuilder(whole(first));
            for (int other = first + 1; other < next; other++) {
                line.append("; ").append(other + 1).append(": ").append(named(argument(other, word)));
                line.append(remark.apply(answers.get(other)));
            }
            lines.add(line.toString());
        }
        return lines;
    }

    private String whole(int at) {
        return at + 1 + ". " + speech.say(message(at)) + remark.apply(answers.get(at));
    }

    /** The one argument in which the next answer differs from this one, if it is something with a name; else -1. */
    private int differing(int at) {
        boolean sharesNothing = message(at).args().size() < 2;
        if (at + 1 == answers.size() || sharesNothing) {
            return -1;
        }
        for (int word = 0; word < message(at).args().size(); word++) {
            if (sameBut(word, at, at + 1)) {
                return isNamed(at, word) && isNamed(at + 1, word) ? word : -1;
            }
        }
        return -1;
    }

    /** The first answer from here on that differs in another word, too. */
    private int end(int first, int word) {
        int end = first + 1;
        while (end < answers.size() && sameBut(word, first, end) && isNamed(end, word)) {
            end++;
        }
        return end;
    }

    private boolean sameBut(int word, int one, int other) {
        List<Object> these = message(one).args();
        List<Object> those = message(other).args();
        if (!message(one).key().equals(message(other).key()) || these.size() != those.size()) {
            return false;
        }
        for (int i = 0; i < these.size(); i++) {
            if (Objects.equals(these.get(i), those.get(i)) == (i == word)) {
                return false;
            }
        }
        return true;
    }

    /** Whether a word of an answer says all by itself: a number does not if the sentence only chooses its words by it. */
    private boolean isNamed(int at, int word) {
        Object argument = argument(at, word);
        return argument instanceof Component
                || argument instanceof Seat
                || argument instanceof Number && isSpelt(at, word);
    }

    private boolean isSpelt(int at, int word) {
        List<Object> args = new ArrayList<>(message(at).args());
        args.set(word, STRANGE);
        return speech.say(Message.of(message(at).key(), args.toArray())).contains(String.valueOf(STRANGE));
    }

    private String named(Object argument) {
        return argument instanceof Component component ? speech.name(component) : speech.say("app.name", argument);
    }

    private Object argument(int at, int word) {
        return message(at).args().get(word);
    }

    private Message message(int at) {
        return answers.get(at).message();
    }
}
