package orrery.core.toy;

import orrery.core.Choice;
import orrery.core.Component;
import orrery.core.Message;
import orrery.core.Seat;

/** What seats can answer. */
public sealed interface BazaarChoice extends Choice {

    @Override
    default Message message() {
        return Message.of("choice." + getClass().getSimpleName());
    }

    record Stake(int coins) implements BazaarChoice {}

    record Keep() implements BazaarChoice {}

    record Exchange(BazaarCard card) implements BazaarChoice {}

    record Play(BazaarCard card) implements BazaarChoice {}

    record Pass() implements BazaarChoice {}

    record Take(Prize prize) implements BazaarChoice {}

    /** Outside the procedure: a coin for another seat. */
    record Give(Seat to) implements BazaarChoice {}

    /** What the winner of a round may take. */
    enum Prize implements Component {
        GOODS("goods", 1, 0),
        COINS("coins", 0, 3),
        /** Only after a double. */
        GOLD("gold", 2, 1);

        private final String id;
        final int goods;
        final int coins;

        Prize(String id, int goods, int coins) {
            this.id = id;
            this.goods = goods;
            this.coins = coins;
        }

        @Override
        public String id() {
            return id;
        }
    }
}
