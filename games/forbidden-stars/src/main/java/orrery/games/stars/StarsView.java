package orrery.games.stars;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.core.Seat;
import orrery.core.Viewer;
import orrery.games.stars.board.Board;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Asset;
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.components.CombatIcon;
import orrery.games.stars.components.Compass;
import orrery.games.stars.components.EventCard;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.Order;
import orrery.games.stars.components.OrderUpgrade;
import orrery.games.stars.components.Phase;
import orrery.games.stars.components.Structure;
import orrery.games.stars.components.SystemSide;
import orrery.games.stars.components.Tables;
import orrery.games.stars.components.Tile;
import orrery.games.stars.components.Unit;

/** What a viewer may see, copied in item by item. Article hidden-information. */
public record StarsView(
        int round,
        Phase phase,
        @Nullable Seat firstPlayer,
        @Nullable Seat active,
        @Nullable SystemSide activeSystem,
        @Nullable Order activeOrder,
        List<Laid> systems,
        List<Storm> storms,
        List<Player> players,
        @Nullable Battle battle) {

    /** A tile on the board, with clockwise quarter turns; columns and rows are counted from the first tile. */
    public record Laid(
            SystemSide system, int turns, int column, int row, List<AreaView> areas, List<OrderView> stack) {}

    public record AreaView(Area area, @Nullable Seat objective, List<Force> forces, List<Building> structures) {}

    public record Force(Seat seat, List<Figures> figures) {}

    /**
     * Units of a kind; reinforcement tokens if it is null.
     *
     * @param arrived how many of those that stand have come by the movement that goes on, and so move no more
     */
    public record Figures(@Nullable Unit unit, int standing, int routed, int arrived) {}

    public record Building(Seat seat, Structure structure) {}

    /** An order in a stack, from the bottom; its kind if the viewer may see it. */
    public record OrderView(Seat seat, @Nullable Order order) {}

    public record Storm(SystemSide system, Compass at, boolean moved) {}

    public record Count(Unit unit, int count) {}

    public record AssetCount(Asset asset, int count) {}

    public record OrderCount(Order order, int count) {}

    public record CardCount(CombatCard card, int count) {}

    /** Objective tokens of a seat. */
    public record ObjectiveCount(Seat of, int count) {}

    /** @param used whether it is turned down for this round */
    public record Upgrade(OrderUpgrade upgrade, boolean used) {}

    /**
     * What belongs to a seat.
     *
     * @param toPlace        starting forces that are still to be placed
     * @param factoryToPlace whether the starting factory is
     * @param given          objective tokens of others that this seat is still to lay
     * @param tiles          in hand; empty for others
     * @param orders         not on the board and not on the event deck; empty for others
     * @param eventOrder     orders on the event deck
     * @param cards          of which the combat deck is made
     * @param drawn          event cards just drawn; empty for others
     */
    public record Player(
            Seat seat,
            @Nullable Faction faction,
            boolean out,
            int materiel,
            int level,
            int objectives,
            List<AssetCount> assets,
            List<Count> supply,
            List<Count> toPlace,
            boolean factoryToPlace,
            List<ObjectiveCount> given,
            int tilesInHand,
            List<Tile> tiles,
            List<OrderCount> orders,
            List<OrderCount> eventOrder,
            List<CardCount> cards,
            List<Upgrade> upgrades,
            List<EventCard> schemes,
            @Nullable EventCard event,
            int drawnCount,
            List<EventCard> drawn) {}

    /**
     * A battle or orbital strike.
     *
     * @param round the execution round, 0 before the first
     */
    public record Battle(Area area, boolean strike, int round, List<Side> sides) {}

    /**
     * @param hand     cards in hand; empty for others
     * @param faceDown the card laid face down, if the viewer may see it
     */
    public record Side(
            Seat seat,
            int attackDice,
            int defenceDice,
            int moraleDice,
            int attackTokens,
            int defenceTokens,
            int attack,
            int defence,
            int morale,
            int cardsInHand,
            List<CombatCard> hand,
            boolean hasFaceDown,
            @Nullable CombatCard faceDown,
            List<CombatCard> faceUp,
            List<CombatCard> extra) {}

    static StarsView of(StarsState state, Viewer viewer) {
        return new StarsView(
                state.round(),
                state.phase(),
                seat(state.firstPlayer()),
                seat(state.activeSeat()),
                state.activeSystem() < 0 ? null : SystemSide.at(state.activeSystem()),
                state.activeOrder(),
                systems(state, viewer),
                storms(state),
                Seat.first(state.seats()).stream()
                        .map(seat -> player(state, seat.index(), viewer))
                        .toList(),
                state.battleArea() < 0 ? null : battle(state, viewer));
    }

    private static @Nullable Seat seat(int index) {
        return index < 0 ? null : Seat.of(index);
    }

    private static List<Laid> systems(StarsState state, Viewer viewer) {
        List<Laid> systems = new ArrayList<>();
        for (int system : state.board().sides()) {
            List<AreaView> areas = new ArrayList<>();
            for (int area = 4 * system; area < 4 * system + 4; area++) {
                areas.add(area(state, area));
            }
            systems.add(new Laid(
                    SystemSide.at(system),
                    state.board().turns(system),
                    state.board().x(system) - Board.CENTRE,
                    state.board().y(system) - Board.CENTRE,
                    areas,
                    stack(state, system, viewer)));
        }
        return systems;
    }

    private static AreaView area(StarsState state, int area) {
        List<Force> forces = new ArrayList<>();
        List<Building> structures = new ArrayList<>();
        for (int seat = 0; seat < state.seats(); seat++) {
            List<Figures> figures = new ArrayList<>();
            for (int number = 0; number <= StarsState.TOKEN; number++) {
                int standing = StarsState.standing(state.units(area, seat), number);
                int routed = StarsState.routed(state.units(area, seat), number);
                if (standing + routed > 0) {
                    figures.add(new Figures(
                            number == StarsState.TOKEN ? null : state.unit(seat, number),
                            standing,
                            routed,
                            arrived(state, area, seat, number)));
                }
            }
            if (!figures.isEmpty()) {
                forces.add(new Force(Seat.of(seat), figures));
            }
        }
        for (int place = 0; place < Tables.MOST_STRUCTURES; place++) {
            Structure structure = state.structure(area, place);
            if (structure != null) {
                structures.add(new Building(Seat.of(state.structureOwner(area, place)), structure));
            }
        }
        return new AreaView(Area.at(area), seat(state.objective(area)), forces, structures);
    }

    private static int arrived(StarsState state, int area, int seat, int number) {
        boolean moving = area / 4 == state.activeSystem() && seat == state.activeSeat() && number != StarsState.TOKEN;
        return moving ? StarsState.standing(state.arrived(area), number) : 0;
    }

    /** Whoever owns the order on top sees it: article own-orders. */
    private static List<OrderView> stack(StarsState state, int system, Viewer viewer) {
        List<OrderView> stack = new ArrayList<>();
        for (int height = 0; height < state.height(system); height++) {
            Seat owner = Seat.of(state.orderSeat(system, height));
            boolean top = height == state.height(system) - 1;
            boolean revealed = top && state.hasToken() && state.activeSystem() == system;
            boolean seen = revealed || top && viewer == owner;
            stack.add(new OrderView(owner, seen ? state.order(system, height) : null));
        }
        return stack;
    }

    private static List<Storm> storms(StarsState state) {
        List<Storm> storms = new ArrayList<>();
        for (int storm = 0; storm < state.storms(); storm++) {
            int edge = state.storm(storm);
            if (edge >= 0) {
                storms.add(new Storm(state.board().system(edge), state.board().compass(edge), state.hasMoved(storm)));
            }
        }
        return storms;
    }

    private static Player player(StarsState state, int seat, Viewer viewer) {
        boolean own = viewer == Seat.of(seat);
        boolean chosen = state.faction(seat) >= 0;
        return new Player(
                Seat.of(seat),
                chosen ? Faction.at(state.faction(seat)) : null,
                state.isOut(seat),
                state.materiel(seat),
                state.level(seat),
                state.collected(seat),
                Arrays.stream(Asset.values())
                        .map(asset -> new AssetCount(asset, state.assets(seat, asset)))
                        .toList(),
                chosen ? supply(state, seat) : List.of(),
                chosen ? toPlace(state, seat) : List.of(),
                chosen && state.factoryToPlace(seat),
                given(state, seat),
                Integer.bitCount(state.tiles(seat)),
                own ? tiles(state.tiles(seat)) : List.of(),
                own ? orders(state, seat, false) : List.of(),
                orders(state, seat, true),
                chosen ? cards(state, seat) : List.of(),
                chosen ? upgrades(state, seat) : List.of(),
                chosen ? events(state, seat, state.schemes(seat)) : List.of(),
                chosen ? state.chosen(seat) : null,
                Integer.bitCount(state.drawn(seat)),
                own ? events(state, seat, state.drawn(seat)) : List.of());
    }

    private static List<Count> supply(StarsState state, int seat) {
        List<Count> supply = new ArrayList<>();
        for (int number = 0; number < Faction.UNITS; number++) {
            supply.add(new Count(state.unit(seat, number), state.supply(seat, number)));
        }
        return supply;
    }

    private static List<Count> toPlace(StarsState state, int seat) {
        List<Count> left = new ArrayList<>();
        for (int number = 0; number < Faction.UNITS; number++) {
            int count = state.toPlace(seat, number);
            if (count > 0) {
                left.add(new Count(state.unit(seat, number), count));
            }
        }
        return left;
    }

    private static List<ObjectiveCount> given(StarsState state, int seat) {
        List<ObjectiveCount> given = new ArrayList<>();
        for (int of = 0; of < state.seats(); of++) {
            int count = state.given(seat, of);
            if (count > 0) {
                given.add(new ObjectiveCount(Seat.of(of), count));
            }
        }
        return given;
    }

    static List<Tile> tiles(int mask) {
        List<Tile> tiles = new ArrayList<>();
        for (Tile tile : Tile.values()) {
            if ((mask & 1 << tile.ordinal()) != 0) {
                tiles.add(tile);
            }
        }
        return tiles;
    }

    private static List<OrderCount> orders(StarsState state, int seat, boolean onEvents) {
        List<OrderCount> orders = new ArrayList<>();
        for (Order kind : Order.values()) {
            int count = onEvents ? state.onEvents(seat, kind) : state.held(seat, kind);
            if (count > 0) {
                orders.add(new OrderCount(kind, count));
            }
        }
        return orders;
    }

    private static List<CardCount> cards(StarsState state, int seat) {
        List<CardCount> cards = new ArrayList<>();
        for (int number = 0; number < CombatCard.KINDS; number++) {
            int count = state.owned(seat, number);
            if (count > 0) {
                cards.add(new CardCount(CombatCard.of(state.faction(seat), number), count));
            }
        }
        return cards;
    }

    private static List<Upgrade> upgrades(StarsState state, int seat) {
        List<Upgrade> upgrades = new ArrayList<>();
        for (OrderUpgrade upgrade : OrderUpgrade.values()) {
            if (state.has(seat, upgrade)) {
                upgrades.add(new Upgrade(upgrade, state.isUsed(upgrade)));
            }
        }
        return upgrades;
    }

    static List<EventCard> events(StarsState state, int seat, int mask) {
        List<EventCard> cards = new ArrayList<>();
        for (int number = 0; number < EventCard.DECK; number++) {
            if ((mask & 1 << number) != 0) {
                cards.add(EventCard.of(state.faction(seat), number));
            }
        }
        return cards;
    }

    private static Battle battle(StarsState state, Viewer viewer) {
        List<Side> sides = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            sides.add(side(state, side, viewer));
        }
        return new Battle(Area.at(state.battleArea()), state.isStrike(), state.executionRound(), sides);
    }

    private static Side side(StarsState state, int side, Viewer viewer) {
        int seat = state.sideSeat(side);
        boolean own = viewer == Seat.of(seat);
        int down = state.faceDown(side);
        boolean seen = own || state.isPeeked(side) && viewer == Seat.of(state.sideSeat(1 - side));
        List<CombatCard> faceUp = new ArrayList<>();
        List<CombatCard> extra = new ArrayList<>();
        for (int i = 0; i < state.faceUpCount(side); i++) {
            int card = state.faceUp(side, i);
            (card >= BattleMemory.EXTRA ? extra : faceUp).add(CombatCard.of(state.faction(seat), card & 15));
        }
        return new Side(
                Seat.of(seat),
                state.dice(side, CombatIcon.ATTACK),
                state.dice(side, CombatIcon.DEFENCE),
                state.dice(side, CombatIcon.MORALE),
                state.tokens(side, CombatIcon.ATTACK),
                state.tokens(side, CombatIcon.DEFENCE),
                state.icons(side, CombatIcon.ATTACK),
                state.icons(side, CombatIcon.DEFENCE),
                state.icons(side, CombatIcon.MORALE),
                StarsState.cards(state.hand(side)),
                own ? hand(state, seat, state.hand(side)) : List.of(),
                down >= 0,
                seen && down >= 0 ? CombatCard.of(state.faction(seat), down) : null,
                faceUp,
                extra);
    }

    static List<CombatCard> hand(StarsState state, int seat, int packed) {
        List<CombatCard> hand = new ArrayList<>();
        for (int number = 0; number < CombatCard.KINDS; number++) {
            for (int i = StarsState.copies(packed, number); i > 0; i--) {
                hand.add(CombatCard.of(state.faction(seat), number));
            }
        }
        return hand;
    }
}
