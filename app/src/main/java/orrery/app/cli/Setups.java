package orrery.app.cli;

import orrery.app.BadInput;
import orrery.app.Speech;
import orrery.core.Game;
import orrery.core.Refused;
import orrery.core.Setup;

/** Set-ups as the command line gives them. */
final class Setups {

    private Setups() {}

    /** The set-up itself if the game has such a one; a complaint in the language of the environment if not. */
    static Setup checked(Game<?, ?> game, Setup setup) {
        try {
            return game.checked(setup);
        } catch (Refused refused) {
            throw new BadInput(
                    Speech.of(game, Speech.language(""), java.util.List.of()).say(refused.why()));
        }
    }
}
