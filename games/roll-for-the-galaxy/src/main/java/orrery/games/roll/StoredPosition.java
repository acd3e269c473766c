package orrery.games.roll;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.core.Component;
import orrery.core.Seat;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Place;
import orrery.games.roll.components.Stack;
import orrery.games.roll.components.Tile;

/** The state as a {@link RollPosition} that can be stored, and back. */
final class StoredPosition {

    private StoredPosition() {}

    static RollPosition of(RollState state) {
        RoundMemory memory = state.memory;
        return new RollPosition(
                state.roundLimit(),
                state.pool,
                memory.round,
                memory.stage,
                memory.phase,
                memory.extraDie,
                phases(memory.active),
                Bits.tiles(state.bag()),
                Seat.first(state.seats()).stream()
                        .map(seat -> player(state, seat))
                        .toList());
    }

    private static RollPosition.Player player(RollState state, Seat seat) {
        return new RollPosition.Player(
                state.faction(seat),
                state.credits(seat),
                state.chips(seat),
                tableau(state, seat),
                dice(state, seat),
                goods(state, seat),
                stack(state, seat, Stack.DEVELOPMENTS),
                stack(state, seat, Stack.WORLDS),
                Bits.tiles(state.drawn(seat)),
                Bits.tiles(state.abandoned(seat)),
                Bits.tiles(state.share(seat)),
                assignment(state, seat),
                exploring(state, seat),
                extraWorkers(state, seat));
    }

    static List<Tile> tableau(RollState state, Seat seat) {
        List<Tile> tiles = new ArrayList<>();
        for (int i = 0; i < state.tableauSize(seat); i++) {
            tiles.add(state.tableau(seat, i));
        }
        return List.copyOf(tiles);
    }

    static List<Tile> stack(RollState state, Seat seat, Stack stack) {
        List<Tile> tiles = new ArrayList<>();
        for (int i = 0; i < state.stackSize(seat, stack); i++) {
            tiles.add(state.inStack(seat, stack, i));
        }
        return List.copyOf(tiles);
    }

    private static List<RollPosition.Dice> dice(RollState state, Seat seat) {
        List<RollPosition.Dice> dice = new ArrayList<>();
        for (Place place : Place.values()) {
            if (state.dice(seat, place) > 0) {
                dice.add(new RollPosition.Dice(place, dice(state, seat, place)));
            }
        }
        return List.copyOf(dice);
    }

    /** The dice at a place, sorted by colour. */
    static List<DieColor> dice(RollState state, Seat seat, Place place) {
        List<DieColor> dice = new ArrayList<>();
        for (DieColor color : DieColor.values()) {
            for (int i = state.dice(seat, place, color); i > 0; i--) {
                dice.add(color);
            }
        }
        return List.copyOf(dice);
    }

    static List<RollPosition.Goods> goods(RollState state, Seat seat) {
        List<RollPosition.Goods> goods = new ArrayList<>();
        for (int i = 0; i < state.tableauSize(seat); i++) {
            Tile tile = state.tableau(seat, i);
            if (!tile.isDevelopment() && state.goods(tile) > 0) {
                List<DieColor> lying = new ArrayList<>();
                for (int at = 0; at < state.goods(tile); at++) {
                    lying.add(DieColor.at(state.tableaus.good(tile, at)));
                }
                goods.add(new RollPosition.Goods(tile, lying));
            }
        }
        return List.copyOf(goods);
    }

    static List<DieColor> extraWorkers(RollState state, Seat seat) {
        List<DieColor> extra = new ArrayList<>();
        for (DieColor color : DieColor.values()) {
            for (int i = state.extraWorkers(seat, color); i > 0; i--) {
                extra.add(color);
            }
        }
        return List.copyOf(extra);
    }

    static List<Phase> phases(int mask) {
        return of(mask, Phase.values());
    }

    private static <E extends Enum<E> & Component> List<E> of(int mask, E[] all) {
        List<E> items = new ArrayList<>();
        for (E item : all) {
            if ((mask & 1 << item.ordinal()) != 0) {
                items.add(item);
            }
        }
        return List.copyOf(items);
    }

    static RollPosition.Assignment assignment(RollState state, Seat seat) {
        int open = state.memory.get(seat.index(), RoundMemory.OPEN);
        return new RollPosition.Assignment(
                state.selected(seat),
                Bits.tiles(state.usedPowers(seat)),
                state.dictates(seat),
                open < 0 || open == RoundMemory.DICTATE ? null : Tile.at(open),
                open == RoundMemory.DICTATE,
                state.movedSoFar(seat));
    }

    private static RollPosition.Exploring exploring(RollState state, Seat seat) {
        return new RollPosition.Exploring(
                state.abandonedForScout(seat),
                state.waiting(seat),
                of(state.memory.get(seat.index(), RoundMemory.SCOUTS), DieColor.values()),
                state.hasExplored(seat));
    }

    static RollState state(RollPosition position) {
        RollState state = new RollState(position.players().size(), position.roundLimit());
        state.pool = position.pool();
        state.memory.round = position.round();
        state.memory.stage = position.stage();
        state.memory.phase = position.phase();
        state.memory.extraDie = position.extraDie();
        position.active().forEach(phase -> state.memory.active |= phase.bit());
        state.tiles.setBag(Bits.of(position.bag()));
        for (Seat seat : Seat.first(state.seats())) {
            seat(state, seat.index(), position.players().get(seat.index()));
        }
        return state;
    }

    private static void seat(RollState state, int seat, RollPosition.Player player) {
        state.factions[seat] = ordinal(player.faction());
        state.credits[seat] = (byte) player.credits();
        state.chips[seat] = (short) player.chips();
        player.tableau().forEach(tile -> state.tableaus.add(seat, tile));
        for (RollPosition.Dice at : player.dice()) {
            at.dice().forEach(die -> state.dice.add(seat, at.place(), die.ordinal(), 1));
        }
        for (RollPosition.Goods on : player.goods()) {
            on.goods().forEach(good -> state.tableaus.addGood(on.world(), good.ordinal()));
        }
        player.developmentStack().forEach(tile -> state.tiles.put(seat, Stack.DEVELOPMENTS, tile, false));
        player.worldStack().forEach(tile -> state.tiles.put(seat, Stack.WORLDS, tile, false));
        state.tiles.setDrawn(seat, Bits.of(player.drawn()));
        state.tiles.setAbandoned(seat, Bits.of(player.abandoned()));
        state.tiles.setShare(seat, Bits.of(player.share()));
        remember(state.memory, seat, player);
    }

    private static void remember(RoundMemory memory, int seat, RollPosition.Player player) {
        RollPosition.Assignment assignment = player.assignment();
        memory.set(seat, RoundMemory.SELECTED, ordinal(assignment.selected()));
        memory.used[seat] = Bits.of(assignment.usedPowers());
        memory.set(seat, RoundMemory.DICTATES, assignment.dictates());
        memory.set(seat, RoundMemory.OPEN, assignment.dictating() ? RoundMemory.DICTATE : ordinal(assignment.using()));
        memory.set(seat, RoundMemory.MOVED, assignment.moved());
        RollPosition.Exploring exploring = player.exploring();
        memory.set(seat, RoundMemory.FOR_SCOUT, exploring.forScout());
        memory.set(seat, RoundMemory.WAITING, ordinal(exploring.waiting()));
        exploring
                .scouts()
                .forEach(color ->
                        memory.set(seat, RoundMemory.SCOUTS, memory.get(seat, RoundMemory.SCOUTS) | color.bit()));
        memory.set(seat, RoundMemory.EXPLORED, exploring.ended() ? 1 : 0);
        player.extraWorkers().forEach(worker -> memory.add(seat, RoundMemory.EXTRA + worker.ordinal(), 1));
    }

    private static byte ordinal(@Nullable Enum<?> constant) {
        return constant == null ? RoundMemory.NONE : (byte) constant.ordinal();
    }
}
