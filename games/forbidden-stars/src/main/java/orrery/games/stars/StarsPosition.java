package orrery.games.stars;

import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.core.Seat;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.components.Effect;
import orrery.games.stars.components.EventCard;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.Order;
import orrery.games.stars.components.OrderUpgrade;
import orrery.games.stars.components.Phase;
import orrery.games.stars.components.Structure;
import orrery.games.stars.components.SystemSide;
import orrery.games.stars.components.Tile;

/**
 * A whole position as it is stored. Counts by kind are in the order of the kinds; edges are numbered as in {@link
 * orrery.games.stars.board.Board}.
 */
public record StarsPosition(
        int seats,
        boolean quickStart,
        boolean freshPaths,
        int round,
        Phase phase,
        @Nullable Seat firstPlayer,
        List<Laid> systems,
        List<Integer> storms,
        int stormsMoved,
        List<OrderUpgrade> upgradesUsed,
        List<Player> players,
        CarriedOut order,
        Fight battle) {

    public StarsPosition {
        systems = List.copyOf(systems);
        storms = List.copyOf(storms);
        upgradesUsed = List.copyOf(upgradesUsed);
        players = List.copyOf(players);
    }

    public record Laid(
            SystemSide system, int turns, int column, int row, List<AreaContent> areas, List<Placed> stack) {}

    public record Placed(Seat seat, Order order) {}

    public record AreaContent(@Nullable Seat objective, List<Force> forces, List<Building> structures) {}

    /** Units of a seat: those that stand and those that are routed, by number, reinforcement tokens last. */
    public record Force(Seat seat, List<Integer> standing, List<Integer> routed) {}

    public record Building(Seat seat, Structure structure) {}

    public record Player(
            @Nullable Faction faction,
            boolean out,
            int materiel,
            int collected,
            boolean factoryToPlace,
            List<Integer> assets,
            List<Integer> supply,
            List<Integer> toPlace,
            List<Integer> ordersHeld,
            List<Integer> ordersShown,
            List<Integer> ordersOnEvents,
            List<Integer> given,
            List<Tile> tiles,
            List<CombatCard> deck,
            List<OrderUpgrade> upgrades,
            List<EventCard> schemes,
            List<EventCard> drawn,
            @Nullable EventCard chosen) {}

    /** The order that is carried out. */
    public record CarriedOut(
            @Nullable Seat seat,
            @Nullable SystemSide system,
            @Nullable Order order,
            boolean token,
            List<OrderFlag> flags,
            @Nullable SystemSide neighbour,
            int battles,
            int roks,
            List<Area> friendly,
            List<Area> empty,
            List<Arrival> arrived) {}

    /** Units that have arrived in an area of the active system, by number, and where units there came from. */
    public record Arrival(List<Integer> units, List<Area> origins) {}

    /** The battle or strike, and the battles still to come. */
    public record Fight(
            @Nullable Area area,
            boolean strike,
            boolean placed,
            @Nullable Area from,
            int round,
            List<Side> sides,
            List<Next> queue) {}

    public record Next(Seat seat, Area from, Area area) {}

    public record Side(
            @Nullable Seat seat,
            List<Integer> dice,
            List<Integer> tokens,
            List<CombatCard> hand,
            List<CombatCard> faceUp,
            List<Boolean> extra,
            @Nullable CombatCard faceDown,
            boolean peeked,
            @Nullable CombatCard borrowed,
            List<Effect.Flag> flags) {}
}
