package orrery.games.risk;

import orrery.core.RulesFault;
import orrery.core.Seat;
import orrery.games.risk.board.Achievement;
import orrery.games.risk.board.Reward;
import orrery.games.risk.board.Territory;
import orrery.games.risk.cards.FactionCard;

/** What must be true after every fact. */
final class Invariants {

    private Invariants() {}

    static void check(RiskState state) {
        cards(state);
        if (state.active() != null) {
            territories(state);
            achievements(state);
            rewards(state);
        }
    }

    /** Each reward is in one place at most, and a tower that is owned stands on ground of its owner. */
    private static void rewards(RiskState state) {
        int seen = state.rewardsHidden();
        for (Seat seat : Seat.first(state.seats())) {
            int own = state.rewards(seat);
            require((seen & own) == 0, "rewards are doubled");
            require(own == 0 || !state.isEliminated(seat), "eliminated seat " + seat + " still has rewards");
            seen |= own;
            for (Reward reward : Masks.rewards(own)) {
                Territory at = reward.isTower() ? state.tower(reward) : null;
                require(at == null || state.holds(seat, at), "the tower of seat " + seat + " stands on foreign ground");
            }
        }
        Territory silver = state.tower(Reward.XELNAGA_TOWER_SILVER);
        require(silver == null || silver != state.tower(Reward.XELNAGA_TOWER_GOLD), "two towers on one territory");
    }

    /** Each of the 42 cards is in exactly one place. */
    private static void cards(RiskState state) {
        long seen = 0;
        int count = 0;
        for (var race : orrery.games.risk.board.Race.values()) {
            seen |= state.deck(race) | state.discard(race);
            count += Long.bitCount(state.deck(race)) + Long.bitCount(state.discard(race));
        }
        for (Seat seat : Seat.first(state.seats())) {
            seen |= state.hand(seat) | state.captured(seat);
            count += Long.bitCount(state.hand(seat)) + Long.bitCount(state.captured(seat));
            require(
                    (state.known(seat) & (state.hand(seat) | state.captured(seat))) == 0,
                    "seat " + seat + " counts its own cards among those of others");
        }
        require(
                count == FactionCard.COUNT && Long.bitCount(seen) == FactionCard.COUNT,
                "the faction cards are not in one place each");
    }

    /** Article never-empty: every territory has a holder and units, but for one just emptied by an invasion. */
    private static void territories(RiskState state) {
        int held = 0;
        for (Seat seat : state.holders()) {
            held += Long.bitCount(state.held(seat));
            Territory hero = state.hero(seat);
            require(hero == null || state.holds(seat, hero), "the hero of seat " + seat + " stands on foreign ground");
            require(
                    !state.isEliminated(seat) || state.held(seat) == 0 && state.hand(seat) == 0,
                    "eliminated seat " + seat + " still has something");
        }
        require(held == Territory.COUNT, "territories held: " + held);
        for (Territory territory : Territory.values()) {
            Seat owner = state.owner(territory);
            require(owner != null && (state.held(owner) & territory.bit()) != 0, territory.id() + " has no holder");
            boolean invaded = state.invasions().stream().anyMatch(invasion -> invasion.to() == territory);
            require(state.units(territory) >= (invaded ? 0 : 1), territory.id() + " has no units");
        }
        require(state.reinforcements() >= 0, "reinforcements below zero");
    }

    /** Eight achievements: each on the board or with one seat. */
    private static void achievements(RiskState state) {
        int seen = state.achievementsOnBoard();
        int count = Integer.bitCount(seen);
        for (Seat seat : Seat.first(state.seats())) {
            seen |= state.achievements(seat);
            count += Integer.bitCount(state.achievements(seat));
        }
        require(count == Integer.bitCount(seen) && count <= Achievement.values().length, "achievements are doubled");
    }

    private static void require(boolean holds, String broken) {
        if (!holds) {
            throw new RulesFault("broken invariant: " + broken);
        }
    }
}
