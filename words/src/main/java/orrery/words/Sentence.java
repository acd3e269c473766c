package orrery.words;

import com.ibm.icu.text.MessageFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import orrery.core.Component;
import orrery.core.Message;
import orrery.core.Seat;
import orrery.words.Pattern.Amount;
import orrery.words.Pattern.Argument;
import orrery.words.Pattern.Literal;
import orrery.words.Pattern.Piece;
import orrery.words.Pattern.Plural;
import orrery.words.Pattern.Select;
import orrery.words.Pattern.Styled;

/** One message on its way into words: a pattern's pieces with these arguments. */
final class Sentence {

    private final Words words;
    private final SeatNames seats;
    private final List<Object> args;
    private final StringBuilder text = new StringBuilder();

    Sentence(Words words, SeatNames seats, List<Object> args) {
        this.words = words;
        this.seats = seats;
        this.args = args;
    }

    String say(Pattern pattern) {
        append(pattern);
        return text.toString();
    }

    private void append(Pattern pattern) {
        for (Piece piece : pattern.pieces()) {
            switch (piece) {
                case Literal literal -> text.append(literal.text());
                case Argument argument -> append(argument);
                case Styled styled -> append(styled);
                case Amount amount -> append(amount);
                case Plural plural -> append(plural);
                case Select select -> append(select);
            }
        }
    }

    private void append(Argument argument) {
        Object value = value(argument.index());
        if (value == null) {
            appendUnsaid(argument.index());
        } else {
            text.append(inWords(value, argument.form()));
        }
    }

    private void append(Styled styled) {
        Number number = number(styled.index());
        if (number == null) {
            appendUnsaid(styled.index());
        } else {
            text.append(styled(number, styled.style()));
        }
    }

    private String styled(Number number, String style) {
        return switch (style) {
            case "" -> Grammar.digits(language(), number);
            case "percent" -> Grammar.percent(language(), number);
            default ->
                new MessageFormat("{0, number, " + style + "}", language().locale()).format(new Object[] {number});
        };
    }

    private void append(Amount amount) {
        Number number = Objects.requireNonNull(number(amount.index()));
        text.append(Grammar.digits(language(), less(number, amount.offset())));
    }

    private void append(Plural plural) {
        Number number = number(plural.index());
        if (number == null) {
            appendUnsaid(plural.index());
            return;
        }
        double count = number.doubleValue();
        Pattern exact = plural.exact().get(count);
        append(exact != null ? exact : ofCategory(plural, count - plural.offset()));
    }

    private Pattern ofCategory(Plural plural, double number) {
        String category =
                plural.ordinal() ? Grammar.ordinalCategory(language(), number) : Grammar.category(language(), number);
        return chosen(plural.pattern(), category);
    }

    private void append(Select select) {
        Object value = value(select.index());
        if (value == null) {
            appendUnsaid(select.index());
        } else {
            append(chosen(select.pattern(), selector(value)));
        }
    }

    private static Pattern chosen(Map<String, Pattern> patterns, String selector) {
        return patterns.getOrDefault(selector, Objects.requireNonNull(patterns.get("other")));
    }

    /** What a select compares: an id, a key or a number, with {@code _} for the hyphens that ICU does not allow there. */
    private static String selector(Object value) {
        String selector = switch (value) {
            case Component component -> component.id();
            case Message message -> message.key();
            default -> value.toString();
        };
        return selector.replace('-', '_').replace('.', '_');
    }

    private String inWords(Object value, String form) {
        return switch (value) {
            case Number number -> Grammar.digits(language(), number);
            case Component component -> words.name(component, form);
            case Seat seat -> seats.name(seat, language());
            case Message message -> words.say(message, form);
            case List<?> list -> inWords(list, form);
            default -> value.toString();
        };
    }

    /** Numbers stand side by side as dice do, all else is joined to a sentence. */
    private String inWords(List<?> list, String form) {
        List<String> parts = list.stream().map(part -> inWords(part, form)).toList();
        boolean numbers = list.stream().allMatch(Number.class::isInstance);
        return numbers ? String.join(", ", parts) : Grammar.join(language(), parts);
    }

    private Language language() {
        return words.language();
    }

    private @Nullable Object value(int index) {
        return index < args.size() ? args.get(index) : null;
    }

    private @Nullable Number number(int index) {
        return value(index) instanceof Number number ? number : null;
    }

    private static Number less(Number number, double offset) {
        if (offset == 0) {
            return number;
        }
        double rest = number.doubleValue() - offset;
        return rest == Math.rint(rest) ? (Number) (long) rest : (Number) rest;
    }

    private void appendUnsaid(int index) {
        text.append('⟨').append(index).append('⟩');
    }
}
