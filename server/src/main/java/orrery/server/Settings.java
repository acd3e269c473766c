package orrery.server;

/**
 * How a server is to run.
 *
 * @param host        address to listen at, e.g. {@code "127.0.0.1"}
 * @param port        port to listen at; 0 for any that is free
 * @param publicUrl   address under which people reach it, e.g. {@code "https://games.example.org"}; empty if that is the
 *     address it listens at
 * @param openMetrics whether {@code /metrics} may be read from other machines
 * @param limits      what one visitor may use up
 */
public record Settings(String host, int port, String publicUrl, boolean openMetrics, Limits limits) {

    /** This machine alone, with the usual limits. */
    public static Settings local(int port) {
        return new Settings("127.0.0.1", port, "", false, Limits.USUAL);
    }

    /** Whether people reach the server through TLS. */
    public boolean isSecure() {
        return publicUrl.startsWith("https://");
    }

    /** Whether something stands before the server that tells in a header who is asking. */
    public boolean isBehindProxy() {
        return !publicUrl.isEmpty();
    }
}
