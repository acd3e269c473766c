package orrery.games.stars.battle;

import java.util.random.RandomGenerator;

/** Numbers for sampled battles: the same in every run, and no part of any game's chance. Sebastiano Vigna's SplitMix64. */
final class Samples implements RandomGenerator {

    private long state;

    Samples(long seed) {
        state = seed;
    }

    @Override
    public long nextLong() {
        state += 0x9E37_79B9_7F4A_7C15L;
        long mixed = (state ^ state >>> 30) * 0xBF58_476D_1CE4_E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D0_49BB_1331_11EBL;
        return mixed ^ mixed >>> 31;
    }
}
