package orrery.core;

import java.util.List;
import java.util.random.RandomGenerator;

/** Finds out how many of a seat's sealed answers in an open block are still legal after the shared state has changed. */
final class SealedAnswers<S extends State<S, F>, F extends Fact> {

    private final Game<S, F> game;
    private final Match<S, F> match;

    SealedAnswers(Game<S, F> game, Match<S, F> match) {
        this.game = game;
        this.match = match;
    }

    /** How many answers of the lane, from its first, the rules would still accept. */
    int legalPrefix(int block, Seat seat) {
        Checking checking = new Checking(match.tape(), block, seat);
        return checking.count();
    }

    private final class Checking {

        private final List<Tape.Item> track;
        private final Tape tape;
        private final int block;
        private final Seat seat;
        private int legal;

        Checking(Tape tape, int block, Seat seat) {
            this.tape = tape;
            this.block = block;
            this.seat = seat;
            this.track = tape.lane(block, seat);
        }

        int count() {
            if (track.isEmpty()) {
                return 0;
            }
            // an observer of a play-out along the tape counts the answers that the questions still offer
            Match.Checkpoint<S> from = match.runningCheckpoint();
            Choices<Choice> buffer = new Choices<>();
            Replayed<S, F> along = new Replayed<>(game, tape, seat, block, RandomGenerator.getDefault()) {
                @Override
                Choice accept(Question<?> question, Choice choice) {
                    if (currentBlock() != block) {
                        return choice;
                    }
                    buffer.clear();
                    fill(question, buffer);
                    if (!buffer.contains(choice)) {
                        throw Suspended.SUSPENDED;
                    }
                    legal++;
                    return choice;
                }

                @Override
                void frontier(Playout<S, F> playout) {
                    throw Suspended.SUSPENDED;
                }
            };
            try {
                new Playout<>(from.state().copy(), List.of(), RandomGenerator.getDefault(), along)
                        .step((Segment<?, ?>) from.next());
            } catch (Suspended done) {
                return legal;
            }
            return legal;
        }
    }

    @SuppressWarnings("unchecked")
    private static void fill(Question<?> question, Choices<Choice> into) {
        ((Question<Choice>) question).legal(into);
    }
}
