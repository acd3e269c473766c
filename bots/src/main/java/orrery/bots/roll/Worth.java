package orrery.bots.roll;

import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Effect;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Place;
import orrery.games.roll.components.Stack;
import orrery.games.roll.components.Tables;
import orrery.games.roll.components.Tile;

/** What workers are worth to a seat in each phase, in points. */
final class Worth {

    private static final double DIE = 1.3;
    private static final double DEVELOPMENT_POWER = 0.8;
    private static final double SIX_PLUS = 3;
    private static final double UNFINISHED = 0.45;
    private static final double GOOD = 0.9;
    private static final double NEEDED_CREDIT = 0.45;
    private static final double SPARE_CREDIT = 0.12;
    private static final double NEEDED_TILE = 1.3;
    private static final double SPARE_TILE = 0.35;
    private static final int ENOUGH_TILES = 2;

    private Worth() {}

    /** What so many workers of a phase are worth. */
    static double of(RollSight sight, Phase phase, int workers) {
        return switch (phase) {
            case EXPLORE -> exploring(sight, workers);
            case DEVELOP -> building(sight, Stack.DEVELOPMENTS, workers);
            case SETTLE -> building(sight, Stack.WORLDS, workers);
            case PRODUCE -> GOOD * Math.min(workers, room(sight));
            case SHIP -> shipping(sight, workers);
        };
    }

    private static double exploring(RollSight sight, int workers) {
        double worth = 0;
        int wanted = Math.max(0, ENOUGH_TILES - sight.stackSize(Stack.DEVELOPMENTS))
                + Math.max(0, ENOUGH_TILES - sight.stackSize(Stack.WORLDS));
        for (int i = 0; i < workers; i++) {
            double scout = i < wanted ? NEEDED_TILE / (1 + 0.5 * i) : SPARE_TILE;
            worth += Math.max(scout, credits(sight, Tables.STOCK));
        }
        return worth;
    }

    /** What credits are worth: much as long as there are dice to recruit. */
    static double credits(RollSight sight, int amount) {
        int needed = Math.max(0, sight.dice(Place.CITIZENRY) + 2 - sight.credits());
        int room = Tables.MOST_CREDITS - sight.credits();
        int used = Math.min(amount, needed);
        return NEEDED_CREDIT * used + SPARE_CREDIT * Math.max(0, Math.min(amount, room) - used);
    }

    private static double building(RollSight sight, Stack stack, int workers) {
        double worth = 0;
        int left = workers;
        int lying = sight.dice(stack.workers());
        for (int i = 0; i < sight.stackSize(stack) && left > 0; i++) {
            Tile side = sight.inStack(stack, i);
            if (sight.isBeyondReach(side)) {
                break;
            }
            int missing = Math.max(0, sight.needed(side) - lying);
            if (left >= missing) {
                worth += tile(side);
            } else {
                double share = 1.0 / Math.max(1, sight.needed(side));
                worth += UNFINISHED * tile(side) * left * share * (0.5 + (lying + left) * share);
            }
            left -= missing;
            lying = 0;
        }
        return worth;
    }

    /** How much of the workers that its top tile needs lie on a stack, 0 to 1; 0 for any other place. */
    static double progress(RollSight sight, Place from) {
        for (Stack stack : Stack.values()) {
            if (stack.workers() == from
                    && sight.stackSize(stack) > 0
                    && !sight.isBeyondReach(sight.inStack(stack, 0))) {
                return Math.min(1, sight.dice(from) / (double) Math.max(1, sight.needed(sight.inStack(stack, 0))));
            }
        }
        return 0;
    }

    /** What a side brings when it is completed. */
    static double tile(Tile side) {
        if (side.isDevelopment()) {
            return side.cost() + DEVELOPMENT_POWER + (side.isSixPlus() ? SIX_PLUS : 0);
        }
        double worth = side.cost();
        for (Effect effect : side.effects()) {
            worth += switch (effect) {
                case Effect.GainDie(DieColor color, int count, Effect.Target to) -> DIE * count;
                case Effect.GainCredits(int amount) -> amount * 0.3;
                case Effect.RemoveDie() -> -0.6;
                case Effect.SetCredits s -> 0;
            };
        }
        return worth + (side.holdsGoods() ? 0.5 : 0);
    }

    static int room(RollSight sight) {
        int room = 0;
        for (int i = 0; i < sight.tableauSize(sight.seat()); i++) {
            Tile tile = sight.tableau(sight.seat(), i);
            room += tile.holdsGoods() && sight.goods(tile) == 0 ? 1 : 0;
        }
        return room;
    }

    private static double shipping(RollSight sight, int workers) {
        double worth = 0;
        int left = workers;
        for (int i = 0; i < sight.tableauSize(sight.seat()) && left > 0; i++) {
            Tile tile = sight.tableau(sight.seat(), i);
            if (tile.holdsGoods() && sight.goods(tile) > 0) {
                worth += Math.max(credits(sight, Tables.price(tile.color())), 2);
                left--;
            }
        }
        return worth;
    }
}
