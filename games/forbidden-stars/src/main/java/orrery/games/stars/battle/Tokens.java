package orrery.games.stars.battle;

import orrery.core.Seat;
import orrery.core.Table;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsState;
import orrery.games.stars.components.CombatIcon;
import orrery.games.stars.components.Effect;

/** Combat tokens and the cards that meddle with them. Article combat-token. */
final class Tokens {

    private Tokens() {}

    /** Whether a side may gain tokens of this kind: article card-fire-dragons-vengeance. */
    static boolean mayGain(StarsState state, int side, CombatIcon icon) {
        return icon != CombatIcon.DEFENCE || !state.is(1 - side, Effect.Flag.NO_DEFENCE_TOKENS);
    }

    /** A side gains tokens; the opponent's Weirdboyz gain the same. */
    static void gain(Table<StarsState, StarsFact> table, int side, CombatIcon icon, int count) {
        if (count <= 0 || !mayGain(table.state(), side, icon)) {
            return;
        }
        record(table, side, icon, count);
        if (table.state().is(1 - side, Effect.Flag.COPIES_TOKENS) && mayGain(table.state(), 1 - side, icon)) {
            record(table, 1 - side, icon, count);
        }
    }

    private static void record(Table<StarsState, StarsFact> table, int side, CombatIcon icon, int count) {
        table.record(new StarsFact.TokensGained(Seat.of(table.state().sideSeat(side)), icon, count));
    }
}
