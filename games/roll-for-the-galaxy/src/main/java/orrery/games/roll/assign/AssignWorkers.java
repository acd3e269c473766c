package orrery.games.roll.assign;

import java.util.Objects;
import orrery.core.Next;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.roll.RollChoice;
import orrery.games.roll.RollFact;
import orrery.games.roll.RollState;
import orrery.games.roll.ScreenFact;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Place;
import orrery.games.roll.phases.Explore;

/** All assign their workers behind their screens, and reveal them when the last one is done. Articles assign, reveal. */
public record AssignWorkers() implements Segment<RollState, RollFact> {

    @Override
    public Next play(Table<RollState, RollFact> table) {
        table.together(Seat.first(table.state().seats()), AssignWorkers::assign);
        Reveal.all(table);
        return new Explore();
    }

    /** One seat behind its screen, until it says that it is done. */
    private static void assign(Table<RollState, RollFact> table, Seat seat) {
        AssignQuestion question = new AssignQuestion(table.state(), seat);
        while (true) {
            switch (table.ask(question)) {
                case RollChoice.PlaceWild(DieColor die, Phase phase) ->
                    table.record(new ScreenFact.WildPlaced(seat, die, phase));
                case RollChoice.Select(DieColor die, Place from, Phase phase) ->
                    table.record(new ScreenFact.PhaseSelected(seat, die, from, phase));
                case RollChoice.Reassign r ->
                    table.record(new ScreenFact.Reassigned(seat, r.power(), r.die(), r.from(), r.to()));
                case RollChoice.ReassignPair pair -> reassign(table, seat, pair);
                case RollChoice.Dictate(DieColor die, Phase from) ->
                    table.record(new ScreenFact.Dictated(seat, die, from));
                case RollChoice.DictateMove(DieColor die, Phase from, Phase to) ->
                    table.record(new ScreenFact.DictateMoved(seat, die, from, to));
                default -> {
                    return;
                }
            }
        }
    }

    private static void reassign(Table<RollState, RollFact> table, Seat seat, RollChoice.ReassignPair pair) {
        Phase to = Objects.requireNonNull(table.state().selected(seat));
        table.record(new ScreenFact.Reassigned(seat, pair.power(), pair.first(), pair.from(), to));
        table.record(new ScreenFact.Reassigned(seat, pair.power(), pair.second(), pair.from(), to));
    }
}
