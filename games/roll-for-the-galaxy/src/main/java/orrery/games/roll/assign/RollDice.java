package orrery.games.roll.assign;

import java.util.ArrayList;
import java.util.List;
import orrery.core.Next;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.roll.CourseFact;
import orrery.games.roll.Preset;
import orrery.games.roll.RollFact;
import orrery.games.roll.RollPurpose;
import orrery.games.roll.RollState;
import orrery.games.roll.ScreenFact;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Place;

/** A round begins: all roll the dice of their cups behind their screens. Articles round, roll. */
public record RollDice(int round) implements Segment<RollState, RollFact> {

    @Override
    public Next play(Table<RollState, RollFact> table) {
        table.record(new CourseFact.RoundBegan(round));
        for (Seat seat : Seat.first(table.state().seats())) {
            roll(table, seat);
        }
        return new AssignWorkers();
    }

    private static void roll(Table<RollState, RollFact> table, Seat seat) {
        RollState state = table.state();
        int[] values = table.roll(state.dice(seat, Place.CUP), DieColor.SIDES, RollPurpose.DICE);
        List<ScreenFact.RolledDie> dice = new ArrayList<>(values.length);
        for (DieColor color : DieColor.values()) {
            for (int i = state.dice(seat, Place.CUP, color); i > 0; i--) {
                dice.add(Preset.rolled(color, color.face(values[dice.size()])));
            }
        }
        table.record(new ScreenFact.Rolled(seat, dice.size(), dice));
    }
}
