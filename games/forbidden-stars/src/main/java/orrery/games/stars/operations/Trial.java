package orrery.games.stars.operations;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import orrery.core.Choices;
import orrery.core.Next;
import orrery.core.Playout;
import orrery.core.Policy;
import orrery.core.Question;
import orrery.core.Segment;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsState;

/**
 * An order carried out on copies of the game, in one way after the other, until one of them changes something. What can
 * be done is so said by the order's own procedure; people alone are told of it, and play-outs never ask.
 */
final class Trial implements Policy<StarsState>, Playout.Observer<StarsState, StarsFact> {

    /** One answer among so many. */
    private record Answer(int index, int size) {}

    private final List<Answer> way = new ArrayList<>();
    private int given;
    private boolean changed;

    private Trial() {}

    /**
     * Whether the active seat could change anything by what begins here, as things stand.
     *
     * @param beginning where an order begins; its turn ends it
     */
    static boolean canDoSomething(StarsState state, Segment<StarsState, StarsFact> beginning) {
        Trial trial = new Trial();
        do {
            trial.carryOut(state.copy(), beginning);
        } while (!trial.changed && trial.hasAnotherWay());
        return trial.changed;
    }

    private void carryOut(StarsState copy, Segment<StarsState, StarsFact> beginning) {
        given = 0;
        // something has changed before anything is left to chance
        Playout<StarsState, StarsFact> playout =
                new Playout<>(copy, Collections.nCopies(copy.seats(), this), () -> 0).observedBy(this);
        Next next = beginning;
        while (!changed && next instanceof Segment<?, ?> segment && !(segment instanceof EndOfTurn)) {
            next = playout.step(segment);
        }
    }

    /** Turns to the next way: the last answer that had others after it becomes the next of them. */
    private boolean hasAnotherWay() {
        while (!way.isEmpty()) {
            Answer last = way.removeLast();
            if (last.index() + 1 < last.size()) {
                way.add(new Answer(last.index() + 1, last.size()));
                return true;
            }
        }
        return false;
    }

    @Override
    public int choose(StarsState state, Question<?> question, Choices<?> legal) {
        if (given == way.size()) {
            way.add(new Answer(0, legal.size()));
        }
        return way.get(given++).index();
    }

    @Override
    public void happened(StarsState state, StarsFact fact) {
        changed |= switch (fact) {
            // the order runs its course, or something is used up for its sake
            case StarsFact.OrderRevealed f -> false;
            case StarsFact.OrderBegan f -> false;
            case StarsFact.OrderMarked f -> false;
            case StarsFact.OrderReturned f -> false;
            case StarsFact.MovementBegan f -> false;
            case StarsFact.UpgradeUsed f -> false;
            case StarsFact.SchemeUsed f -> false;
            default -> true;
        };
    }
}
