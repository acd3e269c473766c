package orrery.core;

import java.util.List;

/** The bots of one game, found by {@link java.util.ServiceLoader}. */
public interface BotFamily<S> {

    /** Id of the game they play. */
    String game();

    /** Ids of the levels, weakest first. */
    List<String> levels();

    /**
     * A bot for one seat of one game.
     *
     * @param level one of {@link #levels}
     * @param seed  the same seed plays alike
     * @throws IllegalArgumentException if there is no such level
     */
    Policy<S> bot(String level, long seed);
}
