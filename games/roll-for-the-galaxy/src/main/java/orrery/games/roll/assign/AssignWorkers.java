package orrery.games.roll.assign;

import java.util.ArrayList;
import java.util.List;
import orrery.core.Next;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.roll.Preset;
import orrery.games.roll.RollChoice;
import orrery.games.roll.RollFact;
import orrery.games.roll.RollPurpose;
import orrery.games.roll.RollState;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Place;
import orrery.games.roll.phases.Explore;

/** A round begins: all roll, assign their workers behind their screens, and reveal them. Articles roll, assign. */
public record AssignWorkers(int round) implements Segment<RollState, RollFact> {

    @Override
    public Next play(Table<RollState, RollFact> table) {
        table.record(new RollFact.RoundBegan(round));
        List<Seat> seats = Seat.first(table.state().seats());
        for (Seat seat : seats) {
            roll(table, seat);
        }
        table.together(seats, AssignWorkers::assign);
        Reveal.all(table);
        return new Explore();
    }

    private static void roll(Table<RollState, RollFact> table, Seat seat) {
        RollState state = table.state();
        int[] values = table.roll(state.dice(seat, Place.CUP), DieColor.SIDES, RollPurpose.DICE);
        List<RollFact.RolledDie> dice = new ArrayList<>(values.length);
        for (DieColor color : DieColor.values()) {
            for (int i = state.dice(seat, Place.CUP, color); i > 0; i--) {
                dice.add(Preset.rolled(color, color.face(values[dice.size()])));
            }
        }
        table.record(new RollFact.Rolled(seat, dice.size(), dice));
    }

    /** One seat behind its screen, until it says that it is done. */
    private static void assign(Table<RollState, RollFact> table, Seat seat) {
        AssignQuestion question = new AssignQuestion(table.state(), seat);
        while (true) {
            switch (table.ask(question)) {
                case RollChoice.PlaceWild(DieColor die, Phase phase) ->
                    table.record(new RollFact.WildPlaced(seat, die, phase));
                case RollChoice.Select(DieColor die, Place from, Phase phase) ->
                    table.record(new RollFact.PhaseSelected(seat, die, from, phase));
                case RollChoice.Reassign r ->
                    table.record(new RollFact.Reassigned(seat, r.power(), r.die(), r.from(), r.to()));
                case RollChoice.ReassignPair pair -> reassign(table, seat, pair);
                case RollChoice.Dictate(DieColor die, Phase from) ->
                    table.record(new RollFact.Dictated(seat, die, from));
                case RollChoice.DictateMove(DieColor die, Phase from, Phase to) ->
                    table.record(new RollFact.DictateMoved(seat, die, from, to));
                default -> {
                    return;
                }
            }
        }
    }

    private static void reassign(Table<RollState, RollFact> table, Seat seat, RollChoice.ReassignPair pair) {
        Phase to = java.util.Objects.requireNonNull(table.state().selected(seat));
        table.record(new RollFact.Reassigned(seat, pair.power(), pair.first(), pair.from(), to));
        table.record(new RollFact.Reassigned(seat, pair.power(), pair.second(), pair.from(), to));
    }
}
