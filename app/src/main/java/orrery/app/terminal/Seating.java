package orrery.app.terminal;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import orrery.app.BadInput;
import orrery.core.Seat;

/**
 * Who is to sit at a new table: people first, then bots.
 *
 * @param people names of the people at this terminal; an empty one for whoever gave none
 * @param bots   levels of the bots
 */
public record Seating(List<String> people, List<String> bots) {

    public Seating {
        people = List.copyOf(people);
        bots = List.copyOf(bots);
    }

    /**
     * What the options {@code --seats} and {@code --bots} ask for.
     *
     * @param seats    names of people, or one number of seats, or nothing for one person
     * @param bots     levels, or nothing for usual ones in the seats that are left
     * @param fewest   the fewest seats of the mode
     * @param usualBot level of the bots that nobody asked for
     * @throws BadInput if a name is none or stands twice, or if there is no seat for a person
     */
    public static Seating of(List<String> seats, List<String> bots, int fewest, String usualBot) {
        if (seats.size() == 1 && seats.getFirst().matches("[+-]?[0-9]+")) {
            int number = number(seats.getFirst());
            int people = bots.isEmpty() ? 1 : number - bots.size();
            if (people < 1 || number < 1) {
                throw new BadInput("bad.no-person", number, bots.size());
            }
            return new Seating(
                    Collections.nCopies(people, ""),
                    bots.isEmpty() ? Collections.nCopies(number - people, usualBot) : bots);
        }
        List<String> people = seats.isEmpty() ? List.of("") : named(seats);
        int missing = Math.max(0, fewest - people.size());
        return new Seating(people, bots.isEmpty() ? Collections.nCopies(missing, usualBot) : bots);
    }

    private static int number(String seats) {
        if (!seats.matches("[0-9]{1,2}") || Integer.parseInt(seats) > Seat.MOST) {
            throw new BadInput("bad.between", "--seats", 1, Seat.MOST, seats);
        }
        return Integer.parseInt(seats);
    }

    /** The names as they are called, if they are names. */
    public static List<String> named(List<String> names) {
        List<String> people = new ArrayList<>();
        for (String name : names) {
            String trimmed = name.trim();
            if (trimmed.isEmpty() || trimmed.length() > 40 || trimmed.chars().anyMatch(Character::isISOControl)) {
                throw new BadInput("bad.name", name);
            }
            people.add(trimmed);
        }
        if (new HashSet<>(people).size() < people.size()) {
            throw new BadInput("bad.name-twice", String.join(", ", people));
        }
        return people;
    }

    public int seats() {
        return people.size() + bots.size();
    }

    /** Names in seat order; bots have none. */
    public List<String> names() {
        List<String> names = new ArrayList<>(people);
        names.addAll(Collections.nCopies(bots.size(), ""));
        return names;
    }
}
