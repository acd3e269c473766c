package orrery.core;

/**
 * The rules of a game contradict themselves or the state: a dead end, an impossible fact, a broken invariant, an answer
 * that the log holds but the procedure did not ask for. Never the fault of a player.
 */
public class RulesFault extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public RulesFault(String what) {
        super(what);
    }
}
