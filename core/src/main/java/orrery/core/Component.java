package orrery.core;

/**
 * Anything a game names: a territory, a card, a unit kind, a phase. Usually an enum constant.
 *
 * <p>The id is what is stored, logged and typed by people; it never changes once a game has been saved with it.
 */
public interface Component {

    /** Stable id in lower-case words joined by hyphens, e.g. {@code "char-aleph"}; unique within its type. */
    String id();
}
