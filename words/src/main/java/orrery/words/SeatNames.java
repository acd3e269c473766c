package orrery.words;

import orrery.core.Seat;

/** Who sits where: gives the name that a sentence calls a seat by. */
@FunctionalInterface
public interface SeatNames {

    /** Seats by their number from 1, for a table where nobody has a name. */
    SeatNames NUMBERED = (seat, language) -> switch (language) {
        case EN -> "Seat " + seat.number();
        case RU -> "Место " + seat.number();
    };

    String name(Seat seat, Language language);
}
