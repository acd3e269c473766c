package orrery.games.stars;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.core.Seat;
import orrery.games.stars.board.Board;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Asset;
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.components.CombatIcon;
import orrery.games.stars.components.Effect;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.Order;
import orrery.games.stars.components.OrderUpgrade;
import orrery.games.stars.components.Structure;
import orrery.games.stars.components.SystemSide;
import orrery.games.stars.components.Tables;
import orrery.games.stars.components.Tile;

/** The state as a {@link StarsPosition} that can be stored, and back. */
final class StoredPosition {

    private StoredPosition() {}

    // ---- writing

    static StarsPosition of(StarsState state) {
        List<StarsPosition.Laid> systems = new ArrayList<>();
        for (int system : state.board.sides()) {
            systems.add(laid(state, system));
        }
        List<Integer> storms = new ArrayList<>();
        for (byte storm : state.storms) {
            storms.add((int) storm);
        }
        List<StarsPosition.Player> players = new ArrayList<>();
        for (int seat = 0; seat < state.seats; seat++) {
            players.add(player(state, seat));
        }
        return new StarsPosition(
                state.seats,
                state.quickStart,
                state.freshPaths,
                state.round,
                state.phase,
                seat(state.firstPlayer),
                systems,
                storms,
                state.stormsMoved,
                upgrades(state.upgradesUsed),
                players,
                order(state),
                fight(state));
    }

    private static @Nullable Seat seat(int index) {
        return index < 0 ? null : Seat.of(index);
    }

    private static StarsPosition.Laid laid(StarsState state, int system) {
        List<StarsPosition.AreaContent> areas = new ArrayList<>();
        for (int area = 4 * system; area < 4 * system + 4; area++) {
            areas.add(area(state, area));
        }
        List<StarsPosition.Placed> stack = new ArrayList<>();
        for (int height = 0; height < state.heights[system]; height++) {
            stack.add(new StarsPosition.Placed(Seat.of(state.orderSeat(system, height)), state.order(system, height)));
        }
        return new StarsPosition.Laid(
                SystemSide.at(system),
                state.board.turns(system),
                state.board.x(system) - Board.CENTRE,
                state.board.y(system) - Board.CENTRE,
                areas,
                stack);
    }

    private static StarsPosition.AreaContent area(StarsState state, int area) {
        List<StarsPosition.Force> forces = new ArrayList<>();
        List<StarsPosition.Building> structures = new ArrayList<>();
        for (int seat = 0; seat < state.seats; seat++) {
            long units = state.units(area, seat);
            if (units != 0) {
                forces.add(new StarsPosition.Force(Seat.of(seat), nibbles(units), nibbles(units >>> 32)));
            }
        }
        for (int place = 0; place < Tables.MOST_STRUCTURES; place++) {
            Structure structure = state.structure(area, place);
            if (structure != null) {
                structures.add(new StarsPosition.Building(Seat.of(state.structureOwner(area, place)), structure));
            }
        }
        return new StarsPosition.AreaContent(seat(state.objective(area)), forces, structures);
    }

    private static List<Integer> nibbles(long packed) {
        List<Integer> counts = new ArrayList<>();
        for (int number = 0; number <= StarsState.TOKEN; number++) {
            counts.add((int) (packed >> 4 * number & 15));
        }
        return counts;
    }

    private static List<Integer> counts(byte[] from, int seat, int size) {
        List<Integer> counts = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            counts.add((int) from[seat * size + i]);
        }
        return counts;
    }

    private static StarsPosition.Player player(StarsState state, int seat) {
        boolean chosen = state.factions[seat] >= 0;
        return new StarsPosition.Player(
                chosen ? Faction.at(state.factions[seat]) : null,
                state.isOut(seat),
                state.materiel[seat],
                state.collected[seat],
                state.factoryToPlace[seat],
                counts(state.assets, seat, Asset.COUNT),
                counts(state.supply, seat, Faction.UNITS),
                counts(state.toPlace, seat, Faction.UNITS),
                counts(state.ordersHeld, seat, Order.COUNT),
                counts(state.ordersShown, seat, Order.COUNT),
                counts(state.ordersOnEvents, seat, Order.COUNT),
                counts(state.given, seat, Tables.MOST_SEATS),
                StarsView.tiles(state.hands[seat]),
                chosen ? StarsView.hand(state, seat, state.decks[seat]) : List.of(),
                chosen ? owned(state, seat) : List.of(),
                chosen ? StarsView.events(state, seat, state.schemes(seat)) : List.of(),
                chosen ? StarsView.events(state, seat, state.drawn(seat)) : List.of(),
                chosen ? state.chosen(seat) : null);
    }

    private static List<OrderUpgrade> owned(StarsState state, int seat) {
        return upgrades(state.upgrades).stream()
                .filter(upgrade -> upgrade.faction().ordinal() == state.factions[seat])
                .toList();
    }

    private static List<OrderUpgrade> upgrades(int mask) {
        List<OrderUpgrade> upgrades = new ArrayList<>();
        for (OrderUpgrade upgrade : OrderUpgrade.values()) {
            if ((mask & upgrade.bit()) != 0) {
                upgrades.add(upgrade);
            }
        }
        return upgrades;
    }

    private static List<Area> areas(long low, long high) {
        List<Area> areas = new ArrayList<>();
        for (Area area : Area.values()) {
            long word = area.ordinal() < 64 ? low : high;
            if ((word & 1L << area.ordinal()) != 0) {
                areas.add(area);
            }
        }
        return areas;
    }

    private static StarsPosition.CarriedOut order(StarsState state) {
        OrderMemory order = state.order;
        MovementMemory movement = order.movement;
        List<OrderFlag> flags = new ArrayList<>();
        for (OrderFlag flag : OrderFlag.values()) {
            if ((order.flags & flag.bit()) != 0) {
                flags.add(flag);
            }
        }
        List<StarsPosition.Arrival> arrived = new ArrayList<>();
        for (int quarter = 0; quarter < 4; quarter++) {
            arrived.add(new StarsPosition.Arrival(
                    nibbles(movement.arrived[quarter]),
                    areas(movement.origins[2 * quarter], movement.origins[2 * quarter + 1])));
        }
        return new StarsPosition.CarriedOut(
                seat(order.seat),
                order.system < 0 ? null : SystemSide.at(order.system),
                order.order < 0 ? null : Order.at(order.order),
                order.token,
                flags,
                order.neighbour < 0 ? null : SystemSide.at(order.neighbour),
                order.battles,
                order.roks,
                areas(movement.friendly[0], movement.friendly[1]),
                areas(movement.empty[0], movement.empty[1]),
                arrived);
    }

    private static StarsPosition.Fight fight(StarsState state) {
        BattleMemory battle = state.battle;
        List<StarsPosition.Next> queue = new ArrayList<>();
        for (int i = 0; i < battle.queueLength; i++) {
            queue.add(new StarsPosition.Next(
                    Seat.of(battle.queuedSeat[i]), Area.at(battle.queuedFrom[i]), Area.at(battle.queued[i])));
        }
        return new StarsPosition.Fight(
                battle.area < 0 ? null : Area.at(battle.area),
                battle.strike,
                battle.placed,
                battle.from < 0 ? null : Area.at(battle.from),
                battle.round,
                List.of(side(state, 0), side(state, 1)),
                queue);
    }

    private static StarsPosition.Side side(StarsState state, int side) {
        BattleMemory battle = state.battle;
        int seat = battle.seats[side];
        List<CombatCard> faceUp = new ArrayList<>();
        List<Boolean> extra = new ArrayList<>();
        for (int i = 0; i < battle.faceUpCount[side]; i++) {
            faceUp.add(CombatCard.of(state.factions[seat], state.faceUp(side, i) & 15));
            extra.add(state.faceUp(side, i) >= BattleMemory.EXTRA);
        }
        List<Effect.Flag> flags = new ArrayList<>();
        for (Effect.Flag flag : Effect.Flag.values()) {
            if (state.is(side, flag)) {
                flags.add(flag);
            }
        }
        return new StarsPosition.Side(
                seat(seat),
                counts(battle.dice, side, CombatIcon.COUNT),
                counts(battle.tokens, side, CombatIcon.COUNT),
                seat < 0 ? List.of() : StarsView.hand(state, seat, battle.hand[side]),
                faceUp,
                extra,
                battle.faceDown[side] < 0 ? null : CombatCard.of(state.factions[seat], battle.faceDown[side]),
                battle.peeked[side],
                battle.borrowed[side] < 0
                        ? null
                        : CombatCard.of(state.factions[battle.seats[1 - side]], battle.borrowed[side]),
                flags);
    }

    // ---- reading

    static StarsState state(StarsPosition position) {
        StarsState state = new StarsState(position.seats(), position.quickStart(), position.freshPaths());
        state.round = position.round();
        state.phase = position.phase();
        state.firstPlayer =
                position.firstPlayer() == null ? -1 : position.firstPlayer().index();
        for (StarsPosition.Laid laid : position.systems()) {
            lay(state, laid);
        }
        for (int i = 0; i < position.storms().size(); i++) {
            state.storms[i] = position.storms().get(i).byteValue();
        }
        state.stormsMoved = position.stormsMoved();
        position.upgradesUsed().forEach(upgrade -> state.upgradesUsed |= upgrade.bit());
        for (int seat = 0; seat < state.seats; seat++) {
            restore(state, seat, position.players().get(seat));
        }
        restore(state.order, position.order());
        restore(state.battle, position.battle());
        return state;
    }

    private static void lay(StarsState state, StarsPosition.Laid laid) {
        int system = laid.system().ordinal();
        state.board = state.board.with(system, laid.turns(), Board.CENTRE + laid.column(), Board.CENTRE + laid.row());
        for (int quarter = 0; quarter < 4; quarter++) {
            int area = 4 * system + quarter;
            StarsPosition.AreaContent content = laid.areas().get(quarter);
            state.objectives[area] = (byte)
                    (content.objective() == null ? 0 : 1 + content.objective().index());
            for (StarsPosition.Force force : content.forces()) {
                state.units[area * Tables.MOST_SEATS + force.seat().index()] =
                        packed(force.standing()) | packed(force.routed()) << 32;
            }
            for (StarsPosition.Building building : content.structures()) {
                state.putStructure(area, building.seat().index(), building.structure());
            }
        }
        for (StarsPosition.Placed placed : laid.stack()) {
            state.stacks[system] |=
                    (long) (placed.order().ordinal() << 2 | placed.seat().index()) << 4 * state.heights[system]++;
        }
    }

    private static long packed(List<Integer> counts) {
        long packed = 0;
        for (int number = 0; number < counts.size(); number++) {
            packed |= (long) counts.get(number) << 4 * number;
        }
        return packed;
    }

    private static void fill(byte[] to, int seat, List<Integer> counts) {
        for (int i = 0; i < counts.size(); i++) {
            to[seat * counts.size() + i] = counts.get(i).byteValue();
        }
    }

    private static void restore(StarsState state, int seat, StarsPosition.Player player) {
        state.factions[seat] =
                (byte) (player.faction() == null ? -1 : player.faction().ordinal());
        state.eliminated |= player.out() ? 1 << seat : 0;
        state.materiel[seat] = (byte) player.materiel();
        state.collected[seat] = (byte) player.collected();
        state.factoryToPlace[seat] = player.factoryToPlace();
        fill(state.assets, seat, player.assets());
        fill(state.supply, seat, player.supply());
        fill(state.toPlace, seat, player.toPlace());
        fill(state.ordersHeld, seat, player.ordersHeld());
        fill(state.ordersShown, seat, player.ordersShown());
        fill(state.ordersOnEvents, seat, player.ordersOnEvents());
        fill(state.given, seat, player.given());
        for (Tile tile : player.tiles()) {
            state.hands[seat] |= 1 << tile.ordinal();
        }
        state.decks[seat] = cards(player.deck());
        player.upgrades().forEach(upgrade -> state.upgrades |= upgrade.bit());
        player.schemes().forEach(card -> state.schemes[seat] |= (byte) card.bit());
        player.drawn().forEach(card -> state.drawn[seat] |= (byte) card.bit());
        state.chosen[seat] =
                (byte) (player.chosen() == null ? -1 : player.chosen().number());
    }

    private static int cards(List<CombatCard> cards) {
        int packed = 0;
        for (CombatCard card : cards) {
            packed += 1 << 2 * card.number();
        }
        return packed;
    }

    private static void restore(OrderMemory order, StarsPosition.CarriedOut stored) {
        order.seat = stored.seat() == null ? -1 : stored.seat().index();
        order.system = stored.system() == null ? -1 : stored.system().ordinal();
        order.order = stored.order() == null ? -1 : stored.order().ordinal();
        order.token = stored.token();
        stored.flags().forEach(flag -> order.flags |= flag.bit());
        order.neighbour = stored.neighbour() == null ? -1 : stored.neighbour().ordinal();
        order.battles = stored.battles();
        order.roks = stored.roks();
        MovementMemory movement = order.moving();
        set(movement.friendly, 0, stored.friendly());
        set(movement.empty, 0, stored.empty());
        for (int quarter = 0; quarter < 4; quarter++) {
            StarsPosition.Arrival arrival = stored.arrived().get(quarter);
            movement.arrived[quarter] = packed(arrival.units());
            set(movement.origins, 2 * quarter, arrival.origins());
        }
    }

    private static void set(long[] words, int at, List<Area> areas) {
        for (Area area : areas) {
            words[at + (area.ordinal() >> 6)] |= 1L << area.ordinal();
        }
    }

    private static void restore(BattleMemory battle, StarsPosition.Fight stored) {
        battle.area = stored.area() == null ? -1 : stored.area().ordinal();
        battle.strike = stored.strike();
        battle.placed = stored.placed();
        battle.from = stored.from() == null ? -1 : stored.from().ordinal();
        battle.round = stored.round();
        for (int side = 0; side < 2; side++) {
            restore(battle, side, stored.sides().get(side));
        }
        for (StarsPosition.Next next : stored.queue()) {
            battle.queuedSeat[battle.queueLength] = (byte) next.seat().index();
            battle.queuedFrom[battle.queueLength] = (byte) next.from().ordinal();
            battle.queued[battle.queueLength++] = (byte) next.area().ordinal();
        }
    }

    private static void restore(BattleMemory battle, int side, StarsPosition.Side stored) {
        battle.seats[side] = (byte) (stored.seat() == null ? -1 : stored.seat().index());
        fill(battle.dice, side, stored.dice());
        fill(battle.tokens, side, stored.tokens());
        battle.hand[side] = cards(stored.hand());
        for (int i = 0; i < stored.faceUp().size(); i++) {
            battle.faceUp[side * BattleMemory.CARDS + i] =
                    (byte) (stored.faceUp().get(i).number() | (stored.extra().get(i) ? BattleMemory.EXTRA : 0));
        }
        battle.faceUpCount[side] = (byte) stored.faceUp().size();
        battle.faceDown[side] =
                (byte) (stored.faceDown() == null ? -1 : stored.faceDown().number());
        battle.peeked[side] = stored.peeked();
        battle.borrowed[side] =
                (byte) (stored.borrowed() == null ? -1 : stored.borrowed().number());
        stored.flags().forEach(flag -> battle.flags[side] |= 1 << flag.ordinal());
    }
}
