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
