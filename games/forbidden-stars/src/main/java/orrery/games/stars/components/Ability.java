package orrery.games.stars.components;

import java.util.List;
import orrery.core.Message;

/**
 * One ability of a combat card: used as a whole or not at all.
 *
 * @param number its number on the card, general abilities before unit abilities, from 1
 * @param name   which it is: {@code general}, {@code general-first}, {@code general-second} or {@code unit}
 * @param must   whether its owner has to use it: article may-and-must
 */
public record Ability(int number, String name, boolean must, List<Effect> does) {

    public Ability {
        does = List.copyOf(does);
    }

    /** Which ability of its card it is, in words. */
    public Message message() {
        return Message.of("ability." + name);
    }

    /** The alternatives it has, for its owner or for the opponent; none if it has none. */
    public List<List<Effect>> options() {
        return options(does);
    }

    private static List<List<Effect>> options(List<Effect> effects) {
        for (Effect effect : effects) {
            List<List<Effect>> found = switch (effect) {
                case Effect.Choose choose -> choose.options();
                case Effect.OpponentMust must -> must.options();
                case Effect.If condition -> options(condition.then());
                case Effect.Spend spend -> options(spend.then());
                default -> List.of();
            };
            if (!found.isEmpty()) {
                return found;
            }
        }
        return List.of();
    }
}
