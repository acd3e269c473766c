package orrery.games.roll.end;

import java.util.ArrayList;
import java.util.List;
import orrery.core.Seat;
import orrery.games.roll.Bits;
import orrery.games.roll.Powers;
import orrery.games.roll.RollState;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Place;
import orrery.games.roll.components.Power;
import orrery.games.roll.components.Tile;

/**
 * What a seat would score if the game ended now: articles scoring, six-developments.
 *
 * @param chips   points in chips
 * @param tiles   printed costs of all tiles of the tableau
 * @param bonuses what the developments that score at the end bring beyond their cost
 */
public record Score(int chips, int tiles, List<Bonus> bonuses, int total) {

    /** What one development brings. */
    public record Bonus(Tile tile, int points) {}

    public Score {
        bonuses = List.copyOf(bonuses);
    }

    /** The sum of the bonuses. */
    public int bonus() {
        return bonuses.stream().mapToInt(Bonus::points).sum();
    }

    public static Score of(RollState state, Seat seat) {
        List<Bonus> bonuses = new ArrayList<>();
        int bonus = 0;
        for (Tile tile : Bits.tiles(Powers.SCORING.of(state, seat))) {
            int points = bonus(state, seat, Powers.SCORING.on(tile, Power.Scoring.class));
            bonuses.add(new Bonus(tile, points));
            bonus += points;
        }
        int tiles = costs(state, seat);
        return new Score(state.chips(seat), tiles, bonuses, state.chips(seat) + tiles + bonus);
    }

    private static int costs(RollState state, Seat seat) {
        int costs = 0;
        for (int i = 0; i < state.tableauSize(seat); i++) {
            costs += state.tableau(seat, i).cost();
        }
        return costs;
    }

    private static int bonus(RollState state, Seat seat, Power.Scoring power) {
        return switch (power) {
            case Power.ScorePerDevelopment p -> p.points() * developments(state, seat, p.withoutReassign());
            case Power.ScorePerGood p -> p.points() * goods(state, seat);
            case Power.ScorePerDieColor p -> p.points() * dieColors(state, seat);
            case Power.ScorePerWorld p -> p.points() * state.worlds(seat, p.worlds());
            case Power.ScoreWorldCosts p -> roundedUp(worldCosts(state, seat, p.worlds()), p.divisor());
            case Power.ScoreDevelopmentCosts p ->
                roundedUp(developmentCosts(state, seat, p.reassignOnly()), p.divisor());
            case Power.ScoreDiceSets p -> p.points() * roundedUp(state.owned(seat, p.color()), p.set());
            case Power.ScoreTriangle() -> triangle(state.chips(seat));
        };
    }

    /** The quotient, a started unit counting as a whole one: article rounding. */
    public static int roundedUp(int sum, int divisor) {
        return (sum + divisor - 1) / divisor;
    }

    private static int developments(RollState state, Seat seat, boolean withoutReassign) {
        return (int) Bits.tiles(state.developments(seat)).stream()
                .filter(tile -> !withoutReassign || !tile.hasReassignPower())
                .count();
    }

    private static int goods(RollState state, Seat seat) {
        int goods = 0;
        for (int i = 0; i < state.tableauSize(seat); i++) {
            Tile tile = state.tableau(seat, i);
            goods += tile.isDevelopment() ? 0 : state.goods(tile);
        }
        return goods;
    }

    private static int dieColors(RollState state, Seat seat) {
        int colors = 0;
        for (DieColor color : DieColor.values()) {
            colors += state.owned(seat, color) > 0 ? 1 : 0;
        }
        return colors;
    }

    private static int worldCosts(RollState state, Seat seat, int colors) {
        int costs = 0;
        for (int i = 0; i < state.tableauSize(seat); i++) {
            Tile tile = state.tableau(seat, i);
            if (!tile.isDevelopment() && (colors & tile.color().bit()) != 0) {
                costs += tile.cost();
            }
        }
        return costs;
    }

    private static int developmentCosts(RollState state, Seat seat, boolean reassignOnly) {
        return Bits.tiles(state.developments(seat)).stream()
                .filter(tile -> !reassignOnly || tile.hasReassignPower())
                .mapToInt(Tile::cost)
                .sum();
    }

    private static int triangle(int chips) {
        int n = 0;
        while ((n + 1) * (n + 2) / 2 <= chips) {
            n++;
        }
        return n;
    }

    /** What decides between equal scores: dice in the cup and credits. Article ties. */
    public static int tieBreak(RollState state, Seat seat) {
        return state.dice(seat, Place.CUP) + state.credits(seat);
    }
}
