package orrery.store;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import orrery.core.Entry;
import orrery.core.KeyedChance;
import orrery.core.Match;
import orrery.core.Seat;

/**
 * What is told about the dice of a game.
 *
 * @param table         id of the table; empty if the dice cannot be verified
 * @param commitment    see {@link KeyedChance#commitment}
 * @param seed          the secret, to be left out of whatever is sent while the game runs
 * @param contributions what seats added, by seat
 */
public record Dice(
        String table, String commitment, @Nullable String seed, Map<Seat, String> contributions) {

    /** Dice of a game that was played for trial and proves nothing. */
    public static final Dice UNVERIFIED = new Dice("", "", null, Map.of());

    public Dice {
        contributions = Collections.unmodifiableMap(new TreeMap<>(contributions));
    }

    /** The dice of a match at a table; contributions are taken from its log. */
    public static Dice of(String table, KeyedChance chance, Match<?, ?> match) {
        return new Dice(table, chance.commitment(), chance.secret(), contributions(match));
    }

    /** What the log of a match says that seats added. */
    static Map<Seat, String> contributions(Match<?, ?> match) {
        Map<Seat, String> contributions = new TreeMap<>();
        for (Entry entry : match.log()) {
            if (entry instanceof Entry.Contributed(Seat seat, String contribution)) {
                contributions.put(seat, contribution);
            }
        }
        return contributions;
    }
}
