package orrery.server.http;

/** The address to listen at cannot be had: another program listens there, or this machine has no such address. */
public final class PortTaken extends RuntimeException {

    private static final long serialVersionUID = 1L;

    PortTaken(String address, Throwable cause) {
        super("cannot listen at " + address, cause);
    }
}
