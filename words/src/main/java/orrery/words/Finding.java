package orrery.words;

/**
 * Something that is wrong with the words of a game.
 *
 * @param key         key of the message, or id of the chapter or article
 * @param explanation what is wrong and where, in one line
 */
public record Finding(Kind kind, String key, String explanation) {

    /** What can be wrong. */
    public enum Kind {
        /** A pattern that cannot be parsed. */
        BROKEN_PATTERN,
        /** A key that the game uses and a language lacks. */
        MISSING,
        /** A key, chapter or article that one language has and the other lacks. */
        ONE_LANGUAGE_ONLY,
        /** A key that the game does not use. */
        UNUSED,
        /** An argument that one language puts into words and the other leaves out. */
        ARGUMENTS_DIFFER,
        /** A plural without one of the categories of its language. */
        PLURAL_CATEGORY_MISSING,
        /** Chapters or articles that stand in different orders. */
        ORDER_DIFFERS
    }

    @Override
    public String toString() {
        return kind + ": " + explanation;
    }
}
