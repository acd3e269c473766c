package orrery.words;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * A parsed pattern: pieces that are put one after the other. Arguments are numbered from 0.
 *
 * @see PatternParser
 */
record Pattern(List<Piece> pieces) {

    sealed interface Piece {}

    /** Words as they stand. */
    record Literal(String text) implements Piece {}

    /**
     * {@code {0}} or {@code {0, name, gen}}.
     *
     * @param form form of the name that is asked for, a case of Russian as a rule; empty for the name itself
     */
    record Argument(int index, String form) implements Piece {}

    /** {@code {0, number, percent}}: a number in a style of ICU. */
    record Styled(int index, String style) implements Piece {}

    /** {@code #} within a plural: its number less the offset. */
    record Amount(int index, double offset) implements Piece {}

    /**
     * {@code {0, plural, …}} or {@code {0, selectordinal, …}}.
     *
     * @param offset  what is taken off the number before its category is looked up
     * @param exact   patterns for single values ({@code =0}), by value; compared before the offset is taken off
     * @param pattern pattern of each category; {@code other} is always there
     */
    record Plural(int index, boolean ordinal, double offset, Map<Double, Pattern> exact, Map<String, Pattern> pattern)
            implements Piece {}

    /** {@code {0, select, …}}: one pattern a word; {@code other} is always there. */
    record Select(int index, Map<String, Pattern> pattern) implements Piece {}

    /** Shows every piece to {@code visitor}, those within plurals and selects too. */
    void forEachPiece(Consumer<Piece> visitor) {
        for (Piece piece : pieces) {
            visitor.accept(piece);
            switch (piece) {
                case Plural plural -> {
                    plural.exact.values().forEach(inner -> inner.forEachPiece(visitor));
                    plural.pattern.values().forEach(inner -> inner.forEachPiece(visitor));
                }
                case Select select -> select.pattern.values().forEach(inner -> inner.forEachPiece(visitor));
                case Literal _, Argument _, Styled _, Amount _ -> {}
            }
        }
    }
}
