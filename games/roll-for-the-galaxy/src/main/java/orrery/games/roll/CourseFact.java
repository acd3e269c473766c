package orrery.games.roll;

import java.util.List;
import orrery.core.Message;
import orrery.core.Seat;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Faction;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Place;
import orrery.games.roll.components.Tables;
import orrery.games.roll.components.Tile;

/** How the game goes its course, from the deal over rounds, phases and the managing of the empire to the score. */
public sealed interface CourseFact extends RollFact {

    /** A seat got its faction tile and its home world. */
    record TableauDealt(Seat seat, Faction faction, Tile home) implements CourseFact {
        @Override
        public Message message() {
            return Message.of("fact.tableau-dealt", seat, faction, home);
        }
    }

    /** The credit marker was put on its first number, or on the one that a home world names in its place. */
    record CreditsSet(Seat seat, int credits) implements CourseFact {
        @Override
        public Message message() {
            return Message.of(
                    credits == Tables.START_CREDITS ? "fact.credits-set" : "fact.credits-set-instead", seat, credits);
        }
    }

    record RoundBegan(int round) implements CourseFact {
        @Override
        public Message message() {
            return Message.of("fact.round-began", round);
        }
    }

    record PhaseBegan(Phase phase) implements CourseFact {
        @Override
        public Message message() {
            return Message.of("fact.phase-began", phase);
        }
    }

    /** A power gives workers that are no dice. */
    record ExtraWorkersCame(Seat seat, Phase phase, List<DieColor> workers, Tile power) implements CourseFact {
        public ExtraWorkersCame {
            workers = List.copyOf(workers);
        }

        @Override
        public Message message() {
            return Message.of("fact.extra-workers-came", seat, DiceInWords.counted(workers), power);
        }
    }

    /** Workers that had nothing to do went back to the cup. */
    record WorkersUnused(Seat seat, Phase phase, List<DieColor> workers) implements CourseFact {
        public WorkersUnused {
            workers = List.copyOf(workers);
        }

        @Override
        public boolean isTold() {
            return !workers.isEmpty();
        }

        @Override
        public Message message() {
            return Message.of("fact.workers-unused", seat, phase, DiceInWords.counted(workers));
        }
    }

    record ManageBegan() implements CourseFact {
        @Override
        public Message message() {
            return Message.of("fact.manage-began");
        }
    }

    /** Dice of the Citizenry were recruited for one credit each. */
    record Recruited(Seat seat, List<DieColor> workers) implements CourseFact {
        public Recruited {
            workers = List.copyOf(workers);
        }

        @Override
        public Message message() {
            return Message.of("fact.recruited", seat, DiceInWords.counted(workers));
        }
    }

    /** The marker went from 0 to 1. */
    record CreditFloor(Seat seat, int credits) implements CourseFact {
        @Override
        public Message message() {
            return Message.of("fact.credit-floor", seat, credits);
        }
    }

    /** A worker came back from a stack. */
    record Recalled(Seat seat, DieColor die, Place from) implements CourseFact {
        @Override
        public Message message() {
            return Message.of("fact.recalled", seat, die, from);
        }
    }

    /** A good came back from a world. */
    record GoodRecalled(Seat seat, DieColor die, Tile world) implements CourseFact {
        @Override
        public Message message() {
            return Message.of("fact.good-recalled", seat, die, world);
        }
    }

    /** What a seat has at the end. */
    record Scored(Seat seat, int chips, int tiles, int bonus, int tieBreak) implements CourseFact {
        @Override
        public Message message() {
            return Message.of("fact.scored", seat, chips + tiles + bonus, chips, tiles, bonus);
        }
    }
}
