package orrery.games.roll;

import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.core.Fact;
import orrery.core.Message;
import orrery.core.Seat;
import orrery.core.Viewer;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Face;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Place;
import orrery.games.roll.components.Tile;

/** What happens behind the screens, and what is seen when they are lifted: articles roll, assign, reveal. */
public sealed interface ScreenFact extends RollFact {

    /** A die as it was rolled. */
    record RolledDie(DieColor color, Face face) {}

    /** The workers below a phase. */
    record Column(Phase phase, List<DieColor> workers) {
        public Column {
            workers = List.copyOf(workers);
        }

        Message message() {
            return Message.of("part.column", phase, DiceInWords.counted(workers));
        }
    }

    /** A seat rolled the dice of its cup behind its screen. */
    record Rolled(Seat seat, int count, List<RolledDie> dice) implements ScreenFact {
        public Rolled {
            dice = List.copyOf(dice);
        }

        @Override
        public Fact seenBy(Viewer viewer) {
            return viewer == seat ? this : new Rolled(seat, count, List.of());
        }

        @Override
        public boolean revealsTo(Seat other) {
            return other == seat;
        }

        @Override
        public Message message() {
            return dice.isEmpty()
                    ? Message.of("fact.rolled", seat, count)
                    : Message.of("fact.rolled-seen", seat, count, DiceInWords.rolled(dice));
        }
    }

    /** A wild die was put under a phase. */
    record WildPlaced(Seat seat, DieColor die, Phase phase) implements ScreenFact {
        @Override
        public @Nullable Fact seenBy(Viewer viewer) {
            return viewer == seat ? this : null;
        }

        @Override
        public Message message() {
            return Message.of("fact.wild-placed", seat, die, phase);
        }
    }

    /** A worker was put on the phase strip. */
    record PhaseSelected(Seat seat, DieColor die, Place from, Phase phase) implements ScreenFact {
        @Override
        public @Nullable Fact seenBy(Viewer viewer) {
            return viewer == seat ? this : null;
        }

        @Override
        public Message message() {
            return Message.of("fact.phase-selected", seat, die, phase);
        }
    }

    /** A power moved a worker to another column. */
    record Reassigned(Seat seat, Tile power, DieColor die, Phase from, Phase to) implements ScreenFact {
        @Override
        public @Nullable Fact seenBy(Viewer viewer) {
            return viewer == seat ? this : null;
        }

        @Override
        public Message message() {
            return Message.of("fact.reassigned", seat, power, die, from, to);
        }
    }

    /** A worker was put into the Dictate area. */
    record Dictated(Seat seat, DieColor die, Phase from) implements ScreenFact {
        @Override
        public @Nullable Fact seenBy(Viewer viewer) {
            return viewer == seat ? this : null;
        }

        @Override
        public Message message() {
            return Message.of("fact.dictated", seat, die, from);
        }
    }

    /** Dictate moved another worker. */
    record DictateMoved(Seat seat, DieColor die, Phase from, Phase to) implements ScreenFact {
        @Override
        public @Nullable Fact seenBy(Viewer viewer) {
            return viewer == seat ? this : null;
        }

        @Override
        public Message message() {
            return Message.of("fact.dictate-moved", seat, die, from, to);
        }
    }

    /** The screen was lifted: the worker on the strip, what it selects, and the workers below. */
    record Revealed(Seat seat, DieColor die, Phase selected, List<Column> columns, List<DieColor> dictated)
            implements ScreenFact {
        public Revealed {
            columns = List.copyOf(columns);
            dictated = List.copyOf(dictated);
        }

        @Override
        public boolean revealsTo(Seat other) {
            return other != seat;
        }

        @Override
        public Message message() {
            if (columns.isEmpty()) {
                return Message.of("fact.revealed-alone", seat, selected, die);
            }
            return Message.of(
                    "fact.revealed",
                    seat,
                    selected,
                    die,
                    columns.stream().map(Column::message).toList());
        }
    }

    /** The die that two players roll beside their own: article two-players. */
    record ExtraDieRolled(Face face) implements ScreenFact {
        @Override
        public Message message() {
            return Message.of("fact.extra-die-rolled", face);
        }
    }

    /** These phases take place; workers of all others and those that dictated are back in their cups. */
    record PhasesActivated(List<Phase> phases) implements ScreenFact {
        public PhasesActivated {
            phases = List.copyOf(phases);
        }

        @Override
        public Message message() {
            return Message.of("fact.phases-activated", phases);
        }
    }
}
