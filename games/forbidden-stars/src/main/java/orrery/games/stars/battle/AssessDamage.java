package orrery.games.stars.battle;

import orrery.core.Message;
import orrery.core.Next;
import orrery.core.Offers;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.stars.Articles;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsQuestion;
import orrery.games.stars.StarsState;
import orrery.games.stars.Step;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.CombatIcon;
import orrery.games.stars.components.Effect;
import orrery.games.stars.components.Structure;
import orrery.games.stars.components.Tables;
import orrery.games.stars.components.Unit;

/**
 * Both sides take damage. Articles assess-damage, damage, taking-damage, damage-to-bastion, one-side-left.
 *
 * @param step 1, or 2 for the second step of Armoured Advance
 */
public record AssessDamage(int step) implements Segment<StarsState, StarsFact> {

    @Override
    public Next play(Table<StarsState, StarsFact> table) {
        StarsState state = table.state();
        Schemes.beforeDamage(table);
        int[] attack = new int[2];
        int[] defence = new int[2];
        for (int side = 0; side < 2; side++) {
            attack[side] = state.icons(side, CombatIcon.ATTACK);
            defence[side] = state.icons(side, CombatIcon.DEFENCE);
        }
        for (int side = 0; side < 2; side++) {
            int damage = Math.max(0, attack[1 - side] - defence[side]);
            table.record(new StarsFact.DamageCounted(
                    Seat.of(state.sideSeat(side)), attack[1 - side], defence[side], damage));
            take(table, side, damage);
        }
        Schemes.afterDamage(table);
        if (step == 1 && (state.is(0, Effect.Flag.SECOND_DAMAGE_STEP) || state.is(1, Effect.Flag.SECOND_DAMAGE_STEP))) {
            return new AssessDamage(2);
        }
        return endOfRound(state);
    }

    /** Whether the battle goes on: articles one-side-left, mutual-destruction. */
    private static Next endOfRound(StarsState state) {
        boolean attacker = isThere(state, 0);
        boolean defender = isThere(state, 1);
        if (attacker && defender) {
            return state.executionRound() < Tables.EXECUTION_ROUNDS
                    ? new ExecutionRound(state.executionRound() + 1)
                    : new Resolution(Resolution.BY_MORALE);
        }
        return new Resolution(attacker ? 0 : defender ? 1 : Resolution.NOBODY);
    }

    private static boolean isThere(StarsState state, int side) {
        return state.force(side) != 0 || state.bastions(side) > 0;
    }

    private static void take(Table<StarsState, StarsFact> table, int side, int damage) {
        StarsState state = table.state();
        boolean unitsAreSafe = state.is(0, Effect.Flag.NO_DAMAGE) || state.is(1, Effect.Flag.NO_DAMAGE);
        int left = damage;
        while (left > 0 && (state.bastions(side) > 0 || !unitsAreSafe && state.force(side) != 0)) {
            StarsChoice choice = table.ask(question(state, side, left, unitsAreSafe));
            if (choice instanceof StarsChoice.PickBastion) {
                if (left >= Structure.BASTION_HEALTH) {
                    table.record(new StarsFact.StructureDestroyed(
                            Seat.of(state.sideSeat(side)), Structure.BASTION, Area.at(state.battleArea())));
                }
                left -= Structure.BASTION_HEALTH;
                continue;
            }
            Figures.Figure figure = Figures.figure(choice);
            int health = Figures.unit(state, side, figure.number()).health();
            if (left >= health) {
                Figures.destroy(table, side, figure);
            } else if (!figure.routed()) {
                Figures.rout(table, side, figure.number());
            }
            left -= health;
        }
    }

    private static StarsQuestion question(StarsState state, int side, int left, boolean unitsAreSafe) {
        return StarsQuestion.of(
                state,
                state.sideSeat(side),
                Step.ASSESS_DAMAGE,
                Articles.DAMAGE,
                () -> Message.of("prompt.damage", left),
                offers -> {
                    boolean bastion = state.bastions(side) > 0;
                    boolean standing = (state.force(side) & StarsState.STANDING) != 0;
                    if (bastion) {
                        offers.legal(new StarsChoice.PickBastion());
                    }
                    if (!unitsAreSafe) {
                        Figures.offer(state, side, true, !bastion && !standing, ALL, offers);
                        if (offers.explains() && (bastion || standing)) {
                            explainRouted(state, side, offers);
                        }
                    }
                });
    }

    private static final int ALL = 0b111111;

    private static void explainRouted(StarsState state, int side, Offers<StarsChoice> offers) {
        for (int number = 0; number < StarsState.TOKEN; number++) {
            if (StarsState.routed(state.force(side), number) > 0) {
                Unit unit = state.unit(state.sideSeat(side), number);
                offers.illegal(
                        new StarsChoice.PickUnit(unit, true), Articles.DAMAGE, Message.of("why.routed-last"), unit);
            }
        }
    }
}
