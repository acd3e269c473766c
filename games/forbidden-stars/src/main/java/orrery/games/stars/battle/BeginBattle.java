package orrery.games.stars.battle;

import java.util.ArrayList;
import java.util.List;
import orrery.core.Message;
import orrery.core.Next;
import orrery.core.RulesFault;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.stars.Articles;
import orrery.games.stars.Holdings;
import orrery.games.stars.OrderFlag;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsPurpose;
import orrery.games.stars.StarsQuestion;
import orrery.games.stars.StarsState;
import orrery.games.stars.Step;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Asset;
import orrery.games.stars.components.CombatIcon;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.Structure;
import orrery.games.stars.components.Tables;

/**
 * Dice, cards and reinforcements. Articles battle, attacker, defender, opponent, undefended, roll-dice, draw-combat-cards, reinforcement-step.
 *
 * @param attacker the seat that attacks
 * @param area   the contested area
 * @param placed whether the attackers were placed there and have not moved by the order: article placed-attackers
 */
public record BeginBattle(int attacker, int area, boolean placed) implements Segment<StarsState, StarsFact> {

    @Override
    public Next play(Table<StarsState, StarsFact> table) {
        StarsState state = table.state();
        int defender = opponent(state);
        table.record(new StarsFact.BattleBegan(Seat.of(attacker), Seat.of(defender), Area.at(area), placed));
        if ((state.force(1) & StarsState.STANDING) == 0 && state.bastions(1) == 0) {
            table.record(new StarsFact.AreaUndefended(Seat.of(attacker), Area.at(area)));
            return new Resolution(0);
        }
        for (int side = 0; side < 2; side++) {
            roll(table, side);
        }
        if (state.is(OrderFlag.WARP_DIE) && state.battles() == 1 && state.dice(0) < Tables.MOST_DICE) {
            table.record(new StarsFact.DieGained(Seat.of(attacker), CombatIcon.MORALE));
        }
        for (int side = 0; side < 2; side++) {
            for (int i = 0; i < Tables.HAND; i++) {
                Cards.draw(table, state.sideSeat(side));
            }
        }
        for (int side = 0; side < 2; side++) {
            reinforce(table, side);
        }
        return new ExecutionRound(1);
    }

    private int opponent(StarsState state) {
        for (int seat = 0; seat < state.seats(); seat++) {
            if (seat != attacker && state.isPresent(area, seat)) {
                return seat;
            }
        }
        throw new RulesFault("nobody to fight in " + Area.at(area).id());
    }

    private static void roll(Table<StarsState, StarsFact> table, int side) {
        StarsState state = table.state();
        int seat = state.sideSeat(side);
        int dice = Structure.BASTION_COMBAT * state.bastions(side);
        for (int number = 0; number < Faction.UNITS; number++) {
            dice += StarsState.standing(state.force(side), number)
                    * state.unit(seat, number).combat();
        }
        if (dice == 0) {
            return;
        }
        int[] thrown = table.roll(
                Math.min(dice, Tables.MOST_DICE), 6, side == 0 ? StarsPurpose.ATTACK_DICE : StarsPurpose.DEFENCE_DICE);
        List<CombatIcon> faces = new ArrayList<>(thrown.length);
        for (int value : thrown) {
            faces.add(CombatIcon.thrown(value));
        }
        table.record(new StarsFact.DiceRolled(Seat.of(seat), faces));
    }

    private static void reinforce(Table<StarsState, StarsFact> table, int side) {
        StarsState state = table.state();
        int seat = state.sideSeat(side);
        int most = Math.min(state.assets(seat, Asset.REINFORCEMENT), StarsState.figures(state.force(side)));
        if (most == 0) {
            return;
        }
        var choice = (StarsChoice.Number) table.ask(StarsQuestion.of(
                state,
                seat,
                Step.REINFORCEMENTS,
                Articles.REINFORCEMENT_STEP,
                () -> Message.of("prompt.reinforce", most),
                offers -> {
                    for (int number = 0; number <= most; number++) {
                        offers.legal(new StarsChoice.Number(number));
                    }
                    int more = most + 1;
                    if (offers.explains() && state.assets(seat, Asset.REINFORCEMENT) >= more) {
                        offers.illegal(
                                new StarsChoice.Number(more),
                                Articles.REINFORCEMENT_IN_BATTLE,
                                Message.of("why.reinforcements", most));
                    }
                }));
        Holdings.spendAssets(table, seat, Asset.REINFORCEMENT, choice.number());
        for (int i = 0; i < choice.number(); i++) {
            table.record(new StarsFact.TokenCame(Seat.of(seat), Area.at(state.battleArea())));
        }
    }
}
