package orrery.app.cli;

import java.util.List;
import orrery.app.BadInput;
import orrery.core.Component;
import orrery.core.Game;
import orrery.core.Message;
import orrery.core.Refused;
import orrery.core.Setup;

/** Set-ups as the command line gives them. */
final class Setups {

    private Setups() {}

    /**
     * The set-up itself if the game has such a one.
     *
     * @throws BadInput saying what is wrong and what would be right
     */
    static Setup checked(Game<?, ?> game, Setup setup) {
        try {
            return game.checked(setup);
        } catch (Refused refused) {
            throw new BadInput(asTyped(refused.why()));
        }
    }

    /** With ids, which is how modes are typed here, in the place of names. */
    private static Message asTyped(Message why) {
        return Message.of(
                why.key(),
                why.args().stream()
                        .map(arg -> arg instanceof Component component ? component.id() : arg)
                        .toArray());
    }

    /** The mode asked for, or the game's usual one. */
    static String mode(Game<?, ?> game, String asked) {
        return asked.isEmpty() ? game.modes().getFirst().id() : asked;
    }

    /** The numbers of seats that a mode has; one if there is no such mode. */
    static List<Integer> seats(Game<?, ?> game, String mode) {
        return game.mode(mode).map(known -> known.seats()).orElse(List.of(1));
    }
}
