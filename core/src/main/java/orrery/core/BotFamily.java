package orrery.core;

import java.util.List;

/**
 * The bots that can play one game. Found by {@link java.util.ServiceLoader}.
 *
 * @param <S> the game's state
 */
public interface BotFamily<S> {

    /** Id of the game. */
    String game();

    /** Names of the bots, weakest first. */
    List<String> levels();

    /**
     * A bot for one game.
     *
     * @param level one of {@link #levels}
     * @param seed  of its own randomness: the same seed in the same game plays the same
     */
    Policy<S> bot(String level, long seed);
}
