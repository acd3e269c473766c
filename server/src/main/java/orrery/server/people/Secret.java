package orrery.server.people;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** Random secrets and names. A secret is kept as its hash alone. */
public final class Secret {

    private static final SecureRandom RANDOM = new SecureRandom();
    private static final String LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz";

    private Secret() {}

    /** A token of 256 random bits, fit for a cookie and an address. */
    public static String token() {
        byte[] bytes = new byte[32];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** What is kept of a token: SHA-256 in hexadecimal. */
    public static String hash(String token) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("this Java has no SHA-256", e);
        }
    }

    /** An id that nobody can guess, of 16 letters and digits (82 bits). */
    public static String id() {
        StringBuilder id = new StringBuilder();
        for (int i = 0; i < 16; i++) {
            id.append(LETTERS.charAt(RANDOM.nextInt(LETTERS.length())));
        }
        return id.toString();
    }

    /** A seed for bots and delays. */
    public static long seed() {
        return RANDOM.nextLong();
    }
}
