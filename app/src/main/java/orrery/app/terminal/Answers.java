package orrery.app.terminal;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import orrery.core.Choice;
import orrery.core.Decision;
import orrery.core.Notation;

/** Understands what a person types as one of the answers to a question. */
final class Answers {

    private final Notation notation;
    private final Terminal terminal;

    Answers(Notation notation, Terminal terminal) {
        this.notation = notation;
        this.terminal = terminal;
    }

    /**
     * The answer meant by its number, in writing, or by some of the words that it is shown with; otherwise the person is
     * told what is wrong. It may be one that the rules forbid.
     */
    Optional<Choice> read(Decision<?> decision, String text) {
        List<? extends Choice> legal = decision.legal();
        return text.matches("[0-9]{1,9}") ? numbered(legal, Integer.parseInt(text)) : written(decision, text, legal);
    }

    private Optional<Choice> numbered(List<? extends Choice> legal, int number) {
        if (number >= 1 && number <= legal.size()) {
            return Optional.of(legal.get(number - 1));
        }
        terminal.say("app.no-such-number", number, legal.size());
        return Optional.empty();
    }

    private Optional<Choice> written(Decision<?> decision, String text, List<? extends Choice> legal) {
        try {
            return Optional.of(notation.read(text));
        } catch (IllegalArgumentException notWrittenSo) {
            List<Integer> fitting = fitting(legal, text);
            if (fitting.size() == 1) {
                return Optional.of(legal.get(fitting.getFirst()));
            }
            List<Choice> forbidden = forbidden(decision, text);
            if (fitting.isEmpty() && forbidden.size() == 1) {
                return Optional.of(forbidden.getFirst());
            }
            notUnderstood(text, legal, fitting);
            return Optional.empty();
        }
    }

    private void notUnderstood(String text, List<? extends Choice> legal, List<Integer> fitting) {
        if (fitting.isEmpty()) {
            terminal.say("app.not-understood", text, legal.size(), notation.write(legal.getFirst()));
        } else {
            terminal.say(
                    "app.several-fit", text, fitting.stream().map(i -> i + 1).toList());
        }
    }

    /** Which answers are shown with these words; one that is shown with nothing else goes before all others. */
    private List<Integer> fitting(List<? extends Choice> choices, String text) {
        List<Integer> whole = IntStream.range(0, choices.size())
                .filter(i -> shown(choices.get(i)).equals(small(text)))
                .boxed()
                .toList();
        return whole.size() == 1
                ? whole
                : IntStream.range(0, choices.size())
                        .filter(i -> shown(choices.get(i)).contains(small(text)))
                        .boxed()
                        .toList();
    }

    private List<Choice> forbidden(Decision<?> decision, String text) {
        return decision.options().stream()
                .filter(option -> !option.isLegal())
                .<Choice>map(option -> option.choice())
                .filter(choice -> shown(choice).contains(small(text)))
                .toList();
    }

    private String shown(Choice choice) {
        return small(terminal.speech().say(choice.message()));
    }

    private static String small(String text) {
        return text.toLowerCase(Locale.ROOT).replace('ё', 'е');
    }
}
