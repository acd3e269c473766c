package orrery.server.playing;

import orrery.core.RulesFault;
import orrery.core.Seat;

/** An answer that the program gave for a seat made the rules fail. Nobody at the table can do anything about it. */
final class ProgramFault extends RuntimeException {

    private static final long serialVersionUID = 1L;

    ProgramFault(Seat seat, int prompt, RulesFault fault) {
        super(
                "the program's answer to question " + prompt + " of seat " + seat + " fails: " + fault.getMessage(),
                fault);
    }
}
