package orrery.games.stars.components;

import java.util.List;

/**
 * One ability of a combat card: used as a whole or not at all.
 *
 * @param must whether its owner has to use it: article may-and-must
 */
public record Ability(boolean must, List<Effect> does) {

    public Ability {
        does = List.copyOf(does);
    }
}
