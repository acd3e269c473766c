package orrery.core;

/**
 * One answer a seat can give: a small record of ids such as {@code Invade(from, to)}. Two choices are the same answer
 * exactly if they are equal. The choices of a game are records of one sealed interface, declared in its {@link
 * Vocabulary}.
 */
public interface Choice {

    /** What a button or a line of the log calls this choice. */
    Message message();
}
