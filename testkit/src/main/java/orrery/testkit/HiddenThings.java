package orrery.testkit;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import orrery.core.Seat;
import orrery.core.State;

/** What is hidden from a seat, said by a game's tests: places, what each holds, and what it can hold for all the seat knows. */
public interface HiddenThings<S extends State<S, ?>> {

    /** What each hidden place holds in truth, by a name for the place. */
    Map<String, Object> held(S state, Seat seat);

    /** Everything that the seat cannot exclude for a place. */
    Set<?> possible(S state, Seat seat, String place);

    /**
     * Deals anew many times: every place must take every value that the seat cannot exclude, and no other.
     *
     * @return the first place for which that is not so, with what it took
     */
    default Optional<String> tooNarrow(S state, Seat seat, int redeals, RandomGenerator random) {
        Map<String, Set<Object>> taken = new HashMap<>();
        for (int i = 0; i < redeals; i++) {
            S copy = state.copy();
            copy.redeal(seat, random);
            held(copy, seat)
                    .forEach((place, value) ->
                            taken.computeIfAbsent(place, p -> new HashSet<>()).add(value));
        }
        return taken.entrySet().stream()
                .filter(place -> !place.getValue().equals(possible(state, seat, place.getKey())))
                .map(place -> place.getKey() + " took " + place.getValue() + ", possible are "
                        + possible(state, seat, place.getKey()))
                .findFirst();
    }
}
