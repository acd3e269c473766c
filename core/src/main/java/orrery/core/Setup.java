package orrery.core;

import java.util.Map;
import java.util.TreeMap;

/**
 * What a table agreed on before the start.
 *
 * @param mode    id of one of the game's modes
 * @param seats   how many seats
 * @param options values of the mode's options by option id; what is not named has its default
 */
public record Setup(String mode, int seats, Map<String, String> options) {

    public Setup {
        options = java.util.Collections.unmodifiableMap(new TreeMap<>(options));
    }

    public static Setup of(String mode, int seats) {
        return new Setup(mode, seats, Map.of());
    }

    /** The same set-up with one option given a value. */
    public Setup with(String option, String value) {
        Map<String, String> more = new TreeMap<>(options);
        more.put(option, value);
        return new Setup(mode, seats, more);
    }
}
