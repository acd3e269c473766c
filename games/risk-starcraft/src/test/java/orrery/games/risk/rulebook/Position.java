package orrery.games.risk.rulebook;

import java.util.EnumSet;
import java.util.Set;
import java.util.TreeSet;
import orrery.core.Seat;
import orrery.games.risk.Masks;
import orrery.games.risk.RiskState;
import orrery.games.risk.board.Reward;
import orrery.games.risk.board.Territory;
import orrery.games.risk.cards.FactionCard;

/** What lies on the table, in sets that are easy to read: articles control, starting-base, mineral-field. */
final class Position {

    private Position() {}

    static Set<Territory> held(RiskState state, Seat seat) {
        Set<Territory> held = EnumSet.noneOf(Territory.class);
        for (Territory territory : Territory.values()) {
            if (seat.equals(state.owner(territory))) {
                held.add(territory);
            }
        }
        return held;
    }

    /** The player and its allies: every second seat. Article team. */
    static Set<Seat> team(RiskState state, Seat seat) {
        Set<Seat> team = new TreeSet<>(Set.of(seat));
        if (state.mode().id().startsWith("team")) {
            for (int other = seat.index() % 2; other < state.seats(); other += 2) {
                team.add(Seat.of(other));
            }
        }
        return team;
    }

    static Set<Territory> heldByTeam(RiskState state, Seat seat) {
        Set<Territory> held = EnumSet.noneOf(Territory.class);
        team(state, seat).forEach(one -> held.addAll(held(state, one)));
        return held;
    }

    static boolean has(RiskState state, Seat seat, Reward reward) {
        return Masks.rewards(state.rewards(seat)).contains(reward);
    }

    /** Towers of a seat on the target or next to it: article tower-reach. */
    static int towers(RiskState state, Seat seat, Territory target) {
        int towers = 0;
        for (Reward tower : Set.of(Reward.XELNAGA_TOWER_SILVER, Reward.XELNAGA_TOWER_GOLD)) {
            Territory at = state.tower(tower);
            boolean near = at != null && (at == target || Ground.adjacent(at, target));
            towers += near && has(state, seat, tower) ? 1 : 0;
        }
        return towers;
    }

    static boolean hasField(RiskState state, Territory territory) {
        return (state.fields() & territory.bit()) != 0;
    }

    /** Whether anybody's base stands there, also that of an eliminated player: articles base, elimination-base. */
    static boolean hasBase(RiskState state, Territory territory) {
        return Seat.first(state.seats()).stream().anyMatch(seat -> state.base(seat) == territory);
    }

    static boolean inHand(RiskState state, Seat seat, FactionCard card) {
        return (state.hand(seat) & card.bit()) != 0;
    }

    /** Own cards and captured ones: article hand-in. */
    static Set<FactionCard> goodForStars(RiskState state, Seat seat) {
        Set<FactionCard> cards = EnumSet.noneOf(FactionCard.class);
        for (FactionCard card : FactionCard.values()) {
            if (((state.hand(seat) | state.captured(seat)) & card.bit()) != 0) {
                cards.add(card);
            }
        }
        return cards;
    }

    static int mostUnits(RiskState state) {
        int most = state.reinforcements();
        for (Seat seat : Seat.first(state.seats())) {
            most = Math.max(most, state.mustering(seat));
        }
        for (Territory territory : Territory.values()) {
            most = Math.max(most, state.units(territory));
        }
        return most;
    }
}
