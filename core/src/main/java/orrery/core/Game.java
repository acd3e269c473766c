package orrery.core;

import java.util.List;
import java.util.Optional;

/**
 * One game: its rules behind the protocol of this package. Found by {@link java.util.ServiceLoader}.
 *
 * @param <S> the game's state
 * @param <F> the game's facts
 */
public interface Game<S extends State<S, F>, F extends Fact> {

    /** Stable id, e.g. {@code "risk-starcraft"}. */
    String id();

    /** Number of the shape in which choices, facts and positions are stored; grows by one with every change of shape. */
    int schema();

    /** The closed lists of everything that is stored or sent, with stable names. */
    Vocabulary vocabulary();

    /** The ways to play, the usual one first. */
    List<Mode> modes();

    /**
     * Sets the game up.
     *
     * @param setup one that {@link #checked} has let pass
     */
    Start<S, F> start(Setup setup);

    /** Everything a viewer may see, copied in item by item: a record of immutable values. */
    Record view(S state, Viewer viewer);

    /** The whole state as a record of immutable values that can be stored. */
    Record position(S state);

    /** The state of a stored position. */
    S state(Record position);

    /**
     * Checks every invariant of the game: components conserved, limits kept.
     *
     * @throws RulesFault naming the invariant that is broken
     */
    void check(S state);

    /** Rounds begun so far, from 1; 0 during set-up. */
    int round(S state);

    /** What distinguishes a seat's start from another's in statistics, e.g. its faction. */
    Component faction(S state, Seat seat);

    /** The position in words, line by line, as a viewer may see it. */
    default List<Message> describe(S state, Viewer viewer) {
        return List.of();
    }

    /** The odds of what a legal choice of an open question would begin, as its seat may know them; empty if there are none. */
    default Optional<Forecast> forecast(S state, Question<?> question, Choice choice) {
        return Optional.empty();
    }

    /**
     * The odds of the same if the seat breaks off as soon as it has no more than so many units.
     *
     * @param reserve units to keep, 0 or more; 0 goes to the end
     */
    default Optional<Forecast> forecast(S state, Question<?> question, Choice choice, int reserve) {
        return forecast(state, question, choice);
    }

    /** The odds of what a segment begins, as this seat may know them before it; empty if it begins nothing of the seat's. */
    default Optional<Forecast> forecast(S state, Segment<S, F> next, Seat seat) {
        return Optional.empty();
    }

    /** The standing answers that seats of this game can give. */
    List<StandingOrder<S>> standingOrders();

    /**
     * Lets something happen that a seat does outside the procedure. The choice is one of {@link #interjections}.
     */
    default void interject(Table<S, F> table, Seat seat, Choice choice) {
        throw new RulesFault(id() + " knows no interjections");
    }

    /** What a seat may do outside the procedure at this moment. */
    default List<Option<Choice>> interjections(S state, Seat seat) {
        return List.of();
    }

    /** The mode with this id. */
    default Optional<Mode> mode(String modeId) {
        return modes().stream().filter(m -> m.id().equals(modeId)).findFirst();
    }

    /**
     * The set-up itself if this game has such a mode with so many seats and such options.
     *
     * @throws Refused naming what is wrong and what would be right
     */
    default Setup checked(Setup setup) throws Refused {
        Mode mode = mode(setup.mode())
                .orElseThrow(() -> badSetup(
                        "setup.unknown-mode",
                        setup.mode(),
                        String.join(", ", modes().stream().map(Mode::id).toList())));
        if (!mode.seats().contains(setup.seats())) {
            throw badSetup("setup.seats", mode, mode.seatsInWords(), setup.seats());
        }
        for (var chosen : setup.options().entrySet()) {
            Mode.Setting setting = mode.options().stream()
                    .filter(s -> s.id().equals(chosen.getKey()))
                    .findFirst()
                    .orElseThrow(() -> badSetup(
                            "setup.unknown-option",
                            chosen.getKey(),
                            String.join(
                                    ", ",
                                    mode.options().stream()
                                            .map(Mode.Setting::id)
                                            .toList())));
            if (!setting.allows(chosen.getValue())) {
                throw badSetup(
                        setting.values().isEmpty() ? "setup.number" : "setup.value",
                        chosen.getKey(),
                        chosen.getValue(),
                        String.join(", ", setting.values()));
            }
        }
        return setup;
    }

    private static Refused badSetup(String key, Object... args) {
        return new Refused(Refused.Kind.BAD_SETUP, Message.of(key, args));
    }
}
