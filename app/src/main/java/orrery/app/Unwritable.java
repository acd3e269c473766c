package orrery.app;

import java.nio.file.Path;
import orrery.core.Message;

/** The machine does not let the program write a file that was asked for. */
public final class Unwritable extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Path file;

    public Unwritable(Path file) {
        super(file.toString());
        this.file = file;
    }

    public Message what() {
        return Message.of("bad.unwritable", file.toString());
    }
}
