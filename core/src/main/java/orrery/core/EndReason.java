package orrery.core;

/** One of the ways in which a game can end, as its rules know them. */
public interface EndReason extends Component {

    /** Whether the rules end the game here with a winner; {@code false} for a limit that cuts an endless game short. */
    default boolean byTheRules() {
        return true;
    }
}
