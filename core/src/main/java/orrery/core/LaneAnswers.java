package orrery.core;

import java.util.List;
import java.util.random.RandomGenerator;

/** What seats have answered in a block that is still open: what they may take back, and what is given back to them. */
final class LaneAnswers<S extends State<S, F>, F extends Fact> {

    private final Game<S, F> game;
    private final Progress<S, F> progress;

    LaneAnswers(Game<S, F> game, Progress<S, F> progress) {
        this.game = game;
        this.progress = progress;
    }

    private List<Tape.Item> lane(Seat seat) {
        return progress.tape().lane(progress.openBlock(), seat);
    }

    private static int answers(List<Tape.Item> items) {
        return (int) items.stream()
                .filter(item -> item.step() instanceof Entry.Answer)
                .count();
    }

    /**
     * The step by which a seat takes back its last own answer.
     *
     * @throws Refused if there is none since the last die, draw or secret shown to it
     */
    Entry.TakenBack lastOf(Seat seat) throws Refused {
        List<Tape.Item> lane = progress.openBlock() == 0 ? List.of() : lane(seat);
        int last = lastOwn(lane);
        if (last < 0 || wasShownASecret(seat, lane.get(last).entry())) {
            throw new Refused(Refused.Kind.NO_UNDO, Message.of("refused.nothing-to-take-back"));
        }
        return new Entry.TakenBack(seat, progress.openBlock(), answers(lane.subList(0, last)));
    }

    /** Index of the last answer that the program did not make by itself, −1 if there is none since the last draw. */
    private static int lastOwn(List<Tape.Item> lane) {
        for (int i = lane.size() - 1; i >= 0 && lane.get(i).step() instanceof Entry.Answer answer; i--) {
            if (answer.origin() != Entry.Origin.FORCED) {
                return i;
            }
        }
        return -1;
    }

    private boolean wasShownASecret(Seat seat, int since) {
        return progress.openLane(seat).stream()
                .flatMap(lane -> lane.facts().stream())
                .anyMatch(
                        recorded -> recorded.cause() >= since && recorded.fact().revealsTo(seat));
    }

    /** The steps by which answers go back to their seats that have become illegal since the shared state has changed. */
    List<Entry.TakenBack> illegal(int seats) {
        int block = progress.openBlock();
        return Seat.first(seats).stream()
                .map(seat -> new Entry.TakenBack(seat, block, legalPrefix(block, seat)))
                .filter(back -> back.keep() < answers(lane(back.seat())))
                .toList();
    }

    /** How many answers of a lane, from its first, the rules still accept. */
    private int legalPrefix(int block, Seat seat) {
        if (lane(seat).isEmpty()) {
            return 0;
        }
        Checkpoint<S> from = progress.checkpoint();
        Counting counting = new Counting(block, seat);
        try {
            new Playout<>(from.state().copy(), List.of(), RandomGenerator.getDefault(), counting)
                    .step((Segment<?, ?>) from.next());
        } catch (Suspended beyond) {
            return counting.legal;
        }
        return counting.legal;
    }

    /** Goes along the tape up to the first answer of a lane that its question no longer offers. */
    private final class Counting extends Replayed<S, F> {

        private final int block;
        private int legal;

        Counting(int block, Seat seat) {
            super(game, progress.tape(), seat, block, RandomGenerator.getDefault());
            this.block = block;
        }

        @Override
        Choice accept(Question<?> question, Choice choice) {
            if (currentBlock() == block) {
                if (!Choices.of(question).contains(choice)) {
                    throw Suspended.SUSPENDED;
                }
                legal++;
            }
            return choice;
        }

        @Override
        void frontier(Playout<S, F> playout) {
            throw Suspended.SUSPENDED;
        }
    }
}
