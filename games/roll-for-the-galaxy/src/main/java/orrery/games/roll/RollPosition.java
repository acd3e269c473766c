package orrery.games.roll;

import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Face;
import orrery.games.roll.components.Faction;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Place;
import orrery.games.roll.components.Tile;

/**
 * A whole position as it is stored: the state in the words of its components. Game tiles that show no side are named by
 * their developments.
 *
 * @param pool points left in the pool; below 0 what the reserve has paid
 */
public record RollPosition(
        int roundLimit,
        int pool,
        int round,
        Stage stage,
        @Nullable Phase phase,
        @Nullable Face extraDie,
        List<Phase> active,
        List<Tile> bag,
        List<Player> players) {

    public RollPosition {
        active = List.copyOf(active);
        bag = List.copyOf(bag);
        players = List.copyOf(players);
    }

    /** What belongs to a seat. Stacks are listed from the top by the side that is up. */
    public record Player(
            @Nullable Faction faction,
            int credits,
            int chips,
            List<Tile> tableau,
            List<Dice> dice,
            List<Goods> goods,
            List<Tile> developmentStack,
            List<Tile> worldStack,
            List<Tile> drawn,
            List<Tile> abandoned,
            List<Tile> share,
            Assignment assignment,
            Exploring exploring,
            List<DieColor> extraWorkers) {}

    /** The dice at a place. */
    public record Dice(Place place, List<DieColor> dice) {
        public Dice {
            dice = List.copyOf(dice);
        }
    }

    /** The goods on a world. */
    public record Goods(Tile world, List<DieColor> goods) {
        public Goods {
            goods = List.copyOf(goods);
        }
    }

    /**
     * What was done behind the screen, dice apart.
     *
     * @param using     the power that could move more workers
     * @param dictating whether Dictate could
     * @param moved     workers that it has moved
     */
    public record Assignment(
            @Nullable Phase selected,
            List<Tile> usedPowers,
            int dictates,
            @Nullable Tile using,
            boolean dictating,
            int moved) {}

    /**
     * How far exploring is.
     *
     * @param forScout tiles abandoned for the next Scout
     * @param waiting  the explorer whose Scout waits for tiles
     * @param scouts   colours of the explorers that have scouted
     */
    public record Exploring(int forScout, @Nullable DieColor waiting, List<DieColor> scouts, boolean ended) {}
}
