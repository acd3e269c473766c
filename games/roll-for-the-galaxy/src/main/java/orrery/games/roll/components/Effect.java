package orrery.games.roll.components;

import orrery.kit.data.ComponentRecord;

/** What happens once when a tile enters a tableau: article instant-effects. */
public sealed interface Effect {

    /** The owner returns one die of any kind from anywhere to the supply. */
    record RemoveDie() implements Effect {}

    record GainCredits(int amount) implements Effect {}

    /** The credit marker starts at this number. */
    record SetCredits(int amount) implements Effect {}

    record GainDie(DieColor color, int count, Target to) implements Effect {}

    /** Where a gained die goes. */
    enum Target implements orrery.core.Component {
        CUP("cup"),
        CITIZENRY("citizenry"),
        /** On the very world, as a good. */
        GOOD("good");

        private final String id;

        Target(String id) {
            this.id = id;
        }

        @Override
        public String id() {
            return id;
        }
    }

    /** Reads one record of a tile's list of effects. */
    static Effect of(ComponentRecord record) {
        return switch (record.text("op")) {
            case "remove-die" -> new RemoveDie();
            case "gain-credits" -> new GainCredits(record.number("amount", 1, 10));
            case "set-credits" -> new SetCredits(record.number("amount", 0, 10));
            case "gain-die" ->
                new GainDie(
                        record.component("die", DieColor.class),
                        record.number("count", 1, 5),
                        record.component("to", Target.class));
            default -> throw record.wrong("op", "one of remove-die, gain-credits, set-credits, gain-die");
        };
    }
}
