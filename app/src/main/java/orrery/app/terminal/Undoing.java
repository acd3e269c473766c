package orrery.app.terminal;

import java.io.IOException;
import java.util.Optional;
import java.util.Set;
import orrery.core.Match;
import orrery.core.Refused;
import orrery.core.Seat;

/** Takes decisions back and puts them back; whoever has to agree is asked at the same terminal. */
final class Undoing {

    private static final String YES = "(?iu)y|yes|д|да";

    private final Match<?, ?> match;
    private final Terminal terminal;

    Undoing(Match<?, ?> match, Terminal terminal) {
        this.match = match;
        this.terminal = terminal;
    }

    void undo(Seat seat) throws Refused, IOException {
        Optional<Integer> last = match.lastDecision(seat);
        if (last.isEmpty()) {
            terminal.say("refused.nothing-to-take-back");
            return;
        }
        Set<Seat> missing = match.askUndo(seat, last.get());
        for (Seat other : missing.stream().sorted().toList()) {
            terminal.say("app.undo-consent", other, seat);
            boolean agreed = terminal.hear().orElse("").matches(YES);
            match.answerUndo(other, agreed);
            if (!agreed) {
                terminal.say("app.undo-refused", other);
                return;
            }
        }
        terminal.say("app.undone");
    }

    void restore(Seat seat) throws Refused {
        match.restore(seat);
        terminal.say("app.restored");
    }
}
