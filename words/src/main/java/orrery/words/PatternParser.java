package orrery.words;

import com.ibm.icu.text.MessagePattern;
import com.ibm.icu.text.MessagePattern.ApostropheMode;
import com.ibm.icu.text.MessagePattern.ArgType;
import com.ibm.icu.text.MessagePattern.Part;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import orrery.words.Pattern.Amount;
import orrery.words.Pattern.Argument;
import orrery.words.Pattern.Literal;
import orrery.words.Pattern.Piece;
import orrery.words.Pattern.Plural;
import orrery.words.Pattern.Select;
import orrery.words.Pattern.Styled;

/**
 * Reads patterns in the message syntax of ICU, apostrophes included: {@code ''} is an apostrophe, a single one too unless
 * it stands before a brace, which it then quotes. ICU's own parser does the reading; it needs none of ICU's data.
 *
 * <p>Beyond ICU there is {@code {0, name, gen}}, the name of an argument in a given form.
 */
final class PatternParser {

    private static final Set<String> CATEGORIES = Set.of("zero", "one", "two", "few", "many", "other");

    private final MessagePattern syntax;

    private PatternParser(String text) {
        syntax = new MessagePattern(ApostropheMode.DOUBLE_OPTIONAL).parse(text);
    }

    /**
     * @throws IllegalArgumentException if the text is not a pattern, names an argument instead of numbering it, or asks for
     *     a format that is not known
     */
    static Pattern parse(String text) {
        try {
            return new PatternParser(text).message(0, -1, 0);
        } catch (IndexOutOfBoundsException tooMuch) {
            throw new IllegalArgumentException("pattern too long or too deeply nested", tooMuch);
        }
    }

    /** The message that begins at a part; {@code counted} and {@code offset} say what {@code #} stands for. */
    private Pattern message(int start, int counted, double offset) {
        var pieces = new ArrayList<Piece>();
        var literal = new StringBuilder();
        int limit = syntax.getLimitPartIndex(start);
        int from = syntax.getPart(start).getLimit();
        for (int i = start + 1; i <= limit; i++) {
            Part part = syntax.getPart(i);
            literal.append(syntax.getPatternString(), from, part.getIndex());
            from = part.getLimit();
            Part.Type type = part.getType();
            if (type == Part.Type.ARG_START) {
                flush(literal, pieces);
                pieces.add(argument(i));
                i = syntax.getLimitPartIndex(i);
                from = syntax.getPart(i).getLimit();
            } else if (type == Part.Type.REPLACE_NUMBER) {
                flush(literal, pieces);
                pieces.add(new Amount(counted, offset));
            }
        }
        flush(literal, pieces);
        return new Pattern(List.copyOf(pieces));
    }

    private static void flush(StringBuilder literal, List<Piece> pieces) {
        if (!literal.isEmpty()) {
            pieces.add(new Literal(literal.toString()));
            literal.setLength(0);
        }
    }

    private Piece argument(int start) {
        ArgType type = syntax.getPart(start).getArgType();
        Part which = syntax.getPart(start + 1);
        if (which.getType() != Part.Type.ARG_NUMBER) {
            throw new IllegalArgumentException(
                    "argument '{" + syntax.getSubstring(which) + "}' has a name; arguments are numbered: {0}, {1}, …");
        }
        int index = which.getValue();
        return switch (type) {
            case NONE -> new Argument(index, "");
            case SIMPLE -> simple(start, index);
            case PLURAL, SELECTORDINAL -> plural(start, index, type == ArgType.SELECTORDINAL);
            case SELECT -> new Select(index, selected(start));
            case CHOICE -> throw unknownFormat("choice");
        };
    }

    private Piece simple(int start, int index) {
        String format = syntax.getSubstring(syntax.getPart(start + 2));
        Part next = syntax.getPart(start + 3);
        String style = next.getType() == Part.Type.ARG_STYLE
                ? syntax.getSubstring(next).strip()
                : "";
        return switch (format) {
            case "name" -> new Argument(index, style);
            case "number" -> new Styled(index, style);
            default -> throw unknownFormat(format);
        };
    }

    private static IllegalArgumentException unknownFormat(String format) {
        return new IllegalArgumentException(
                "unknown format '" + format + "'; known: name, number, plural, select, selectordinal");
    }

    private Plural plural(int start, int index, boolean ordinal) {
        double offset = syntax.getPluralOffset(start + 2);
        var exact = new LinkedHashMap<Double, Pattern>();
        var categories = new LinkedHashMap<String, Pattern>();
        int limit = syntax.getLimitPartIndex(start);
        int i = start + 2;
        if (syntax.getPart(i).getType().hasNumericValue()) {
            i++;
        }
        while (i < limit) {
            String selector = syntax.getSubstring(syntax.getPart(i++));
            Part number = syntax.getPart(i);
            if (number.getType().hasNumericValue()) {
                exact.put(syntax.getNumericValue(number), message(++i, index, offset));
            } else if (CATEGORIES.contains(selector)) {
                categories.put(selector, message(i, index, offset));
            } else {
                throw new IllegalArgumentException("unknown plural category '" + selector
                        + "'; known: zero, one, two, few, many, other, or a value such as =0");
            }
            i = syntax.getLimitPartIndex(i) + 1;
        }
        return new Plural(index, ordinal, offset, Map.copyOf(exact), Map.copyOf(categories));
    }

    private Map<String, Pattern> selected(int start) {
        var patterns = new LinkedHashMap<String, Pattern>();
        int limit = syntax.getLimitPartIndex(start);
        for (int i = start + 2; i < limit; i = syntax.getLimitPartIndex(i) + 1) {
            String selector = syntax.getSubstring(syntax.getPart(i++));
            patterns.put(selector, message(i, -1, 0));
        }
        return Map.copyOf(patterns);
    }
}
