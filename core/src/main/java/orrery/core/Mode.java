package orrery.core;

import java.util.List;

/**
 * A way to play a game.
 *
 * @param id      stable id
 * @param seats   possible numbers of seats, ascending
 * @param options what can be agreed on at the table
 */
public record Mode(String id, List<Integer> seats, List<Setting> options) implements Component {

    public Mode {
        seats = List.copyOf(seats);
        options = List.copyOf(options);
    }

    /**
     * Something that can be agreed on at the table.
     *
     * @param id       stable id
     * @param values   possible values; empty for a whole number 0 or more
     * @param standard the value when nobody names one
     */
    public record Setting(String id, List<String> values, String standard) implements Component {

        public Setting {
            values = List.copyOf(values);
        }

        boolean allows(String value) {
            return values.isEmpty() ? value.matches("0|[1-9][0-9]{0,5}") : values.contains(value);
        }
    }

    /** The possible numbers of seats: one, a range where they follow each other, else each of them. */
    Message seatsInWords() {
        int first = seats.getFirst();
        int last = seats.getLast();
        if (seats.size() == 1) {
            return Message.of("setup.seats-one", first);
        }
        if (seats.size() > 2 && last - first == seats.size() - 1) {
            return Message.of("setup.seats-range", first, last);
        }
        List<String> others =
                seats.stream().limit(seats.size() - 1).map(String::valueOf).toList();
        return Message.of("setup.seats-either", String.join(", ", others), last);
    }

    /** The value of an option in a set-up, or its standard value. */
    public String value(Setup setup, String option) {
        for (Setting setting : options) {
            if (setting.id().equals(option)) {
                return setup.options().getOrDefault(option, setting.standard());
            }
        }
        throw new RulesFault("mode " + id + " has no option " + option);
    }
}
