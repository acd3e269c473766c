package orrery.core;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.SortedMap;
import java.util.TreeMap;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Dice that can be verified: every value is HMAC-SHA-256, under the table's secret 256-bit seed, of the draw's number and
 * of all answers consumed before it, made uniform by rejection. The same moves give the same dice; any other choice gives
 * independent ones. The seed's hash is shown at the start, the seed itself when the table is closed.
 */
public final class KeyedChance implements ChanceSource {

    private static final String MAC = "HmacSHA256";

    private final byte[] seed;
    private final String table;
    private final SortedMap<Integer, String> contributions;
    private final SecretKeySpec key;

    /**
     * @param seed  32 secret bytes
     * @param table id of the table, so that one seed never serves two tables alike
     */
    public KeyedChance(byte[] seed, String table) {
        this(seed, table, new TreeMap<>());
    }

    private KeyedChance(byte[] seed, String table, SortedMap<Integer, String> contributions) {
        if (seed.length != 32) {
            throw new IllegalArgumentException("a seed has 32 bytes, not " + seed.length);
        }
        this.seed = seed.clone();
        this.table = table;
        this.contributions = contributions;
        this.key = derived();
    }

    /** A seed from the machine's own source of randomness. */
    public static byte[] newSeed() {
        byte[] seed = new byte[32];
        new SecureRandom().nextBytes(seed);
        return seed;
    }

    /** What is shown at the start: SHA-256 of the table's id and the seed, as 64 hexadecimal digits. */
    public String commitment() {
        MessageDigest digest = sha256();
        digest.update(table.getBytes(StandardCharsets.UTF_8));
        digest.update((byte) 0);
        return HexFormat.of().formatHex(digest.digest(seed));
    }

    /** The secret itself, as 64 hexadecimal digits: for the store, and for everybody once the table is closed. */
    public String secret() {
        return HexFormat.of().formatHex(seed);
    }

    /** These dice with what a seat's client contributes, so that the host cannot choose dice alone. */
    @Override
    public KeyedChance with(Seat seat, String contribution) {
        SortedMap<Integer, String> all = new TreeMap<>(contributions);
        all.put(seat.number(), contribution);
        return new KeyedChance(seed, table, all);
    }

    private SecretKeySpec derived() {
        StringBuilder text = new StringBuilder(table);
        contributions.forEach((seat, contribution) ->
                text.append('\n').append(seat).append('=').append(contribution));
        return new SecretKeySpec(
                mac(new SecretKeySpec(seed, MAC), text.toString().getBytes(StandardCharsets.UTF_8)), MAC);
    }

    @Override
    public void roll(Draw draw, int sides, int[] values) {
        for (int i = 0; i < values.length; i++) {
            values[i] = 1 + uniform(draw, i, sides);
        }
    }

    @Override
    public int pick(Draw draw, int size) {
        return uniform(draw, 0, size);
    }

    private int uniform(Draw draw, int index, int bound) {
        long limit = (1L << 32) - (1L << 32) % bound;
        for (int attempt = 0; ; attempt++) {
            ByteBuffer text = ByteBuffer.allocate(20 + draw.consumed().length);
            text.putLong(draw.number())
                    .putInt(draw.part())
                    .putInt(index)
                    .putInt(attempt)
                    .put(draw.consumed());
            long value = ByteBuffer.wrap(mac(key, text.array())).getInt() & 0xFFFF_FFFFL;
            if (value < limit) {
                return (int) (value % bound);
            }
        }
    }

    private static byte[] mac(SecretKeySpec key, byte[] text) {
        try {
            Mac mac = Mac.getInstance(MAC);
            mac.init(key);
            return mac.doFinal(text);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("this Java has no " + MAC, e);
        }
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("this Java has no SHA-256", e);
        }
    }
}
