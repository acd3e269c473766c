package orrery.games.stars.battle;

import orrery.core.Message;
import orrery.core.Next;
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
import orrery.games.stars.components.Structure;

/**
 * The end of a battle. Articles determine-winner, capture-structures, clean-up.
 *
 * @param winner the side that has won, {@link #BY_MORALE} or {@link #NOBODY}
 */
public record Resolution(int winner) implements Segment<StarsState, StarsFact> {

    /** Morale decides. */
    static final int BY_MORALE = 2;

    /** Both are gone: article mutual-destruction. */
    static final int NOBODY = 3;

    @Override
    public Next play(Table<StarsState, StarsFact> table) {
        StarsState state = table.state();
        Area area = Area.at(state.battleArea());
        int side = winner;
        if (side == BY_MORALE) {
            int attacker = morale(state, 0);
            int defender = morale(state, 1);
            side = attacker > defender ? 0 : 1;
            table.record(new StarsFact.MoraleCompared(
                    Seat.of(state.sideSeat(0)), attacker, Seat.of(state.sideSeat(1)), defender));
        }
        if (side == NOBODY) {
            table.record(new StarsFact.BattleDrawn(area));
        } else {
            table.record(new StarsFact.BattleWon(Seat.of(state.sideSeat(side)), area));
            Retreat.all(table, 1 - side);
            if (side == 0) {
                capture(table, area);
            }
        }
        table.record(new StarsFact.BattleEnded(area));
        return new AfterBattle();
    }

    /** The sum of the morale of a side: article morale. */
    static int morale(StarsState state, int side) {
        int sum = state.icons(side, CombatIcon.MORALE) + Structure.BASTION_MORALE * state.bastions(side);
        for (int number = 0; number <= StarsState.TOKEN; number++) {
            sum += StarsState.standing(state.force(side), number)
                    * Figures.unit(state, side, number).morale();
        }
        return sum;
    }

    private static void capture(Table<StarsState, StarsFact> table, Area area) {
        StarsState state = table.state();
        int attacker = state.sideSeat(0);
        int defender = state.sideSeat(1);
        while (state.hasStructure(area.ordinal(), defender)) {
            Structure kept = choose(table, area, attacker, defender);
            boolean token = state.controlTokens(attacker) > 0;
            table.record(
                    token
                            ? new StarsFact.StructureCaptured(Seat.of(attacker), Seat.of(defender), kept, area)
                            : new StarsFact.StructureDestroyed(Seat.of(defender), kept, area));
        }
    }

    /** Which structure is taken next; the attacker chooses if there are two and control tokens are short. */
    private static Structure choose(Table<StarsState, StarsFact> table, Area area, int attacker, int defender) {
        StarsState state = table.state();
        var choice = (StarsChoice.PickStructure) table.ask(StarsQuestion.of(
                state,
                attacker,
                Step.RESOLUTION,
                Articles.CAPTURE_STRUCTURES,
                () -> Message.of("prompt.capture", area),
                offers -> {
                    boolean all = state.controlTokens(attacker) >= state.structures(area.ordinal())
                            || state.controlTokens(attacker) == 0;
                    for (int place = 0; place < 2; place++) {
                        Structure structure = state.structure(area.ordinal(), place);
                        if (structure != null && state.structureOwner(area.ordinal(), place) == defender) {
                            offers.legal(new StarsChoice.PickStructure(Seat.of(defender), structure, area), structure);
                            if (all) {
                                return;
                            }
                        }
                    }
                }));
        return choice.structure();
    }
}
