package orrery.core;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Going back: to where, with whose consent, and how what was cut off is put back. */
final class Undo<S extends State<S, F>, F extends Fact> {

    private final int seats;
    private final Progress<S, F> progress;
    private final StepTree<S> tree;
    private int barrier;
    private int cutTip;
    private @Nullable Seat cutBy;
    private Match.@Nullable UndoRequest request;

    Undo(int seats, Progress<S, F> progress) {
        this.seats = seats;
        this.progress = progress;
        this.tree = progress.tree();
        this.barrier = tree.root();
        this.cutTip = tree.root();
    }

    Optional<Match.UndoRequest> request() {
        return Optional.ofNullable(request);
    }

    /** Somebody goes on: a request is void and what was cut off stays cut off. */
    void goOn() {
        request = null;
        cutTip = tree.root();
    }

    /** Nothing is undone across this moment. */
    void raiseBarrier() {
        goOn();
        barrier = tree.head();
    }

    /** The entry of a seat's last own decision on the course, no standing one, not beyond the barrier. */
    Optional<Integer> lastDecision(Seat seat) {
        for (int at = tree.head(); at != tree.root() && at != barrier; at = tree.parent(at)) {
            if (isOwnDoing(tree.step(at))
                    && tree.step(at) instanceof Entry.Answer answer
                    && answer.seat() == seat
                    && answer.origin() != Entry.Origin.STANDING) {
                return Optional.of(at);
            }
        }
        return Optional.empty();
    }

    /** Whether a seat did it, not chance nor the program: only before such an entry does a procedure wait. */
    private static boolean isOwnDoing(Entry.Step step) {
        return step instanceof Entry.Interjected
                || step instanceof Entry.Answer answer && answer.origin() != Entry.Origin.FORCED;
    }

    /** @throws Refused if the procedure did not wait just before this entry on the course */
    void checkPossible(int before) throws Refused {
        if (before < 0 || !tree.isOnCourse(before) || !isOwnDoing(tree.step(before))) {
            throw refused("refused.not-on-this-course");
        }
    }

    /**
     * Whose consent it takes to cut off this entry and all after it: nobody's back to the last die, secret shown or other
     * seat's answer; beyond that everybody who answered or was shown something in the part that is cut off. While lanes
     * are open, all their seats count as having answered, so that nobody learns who has.
     */
    Set<Seat> consentNeeded(Seat seat, int before) throws Refused {
        if (barrier >= before) {
            throw refused("refused.undo-crosses-a-change-of-seats");
        }
        Set<Seat> needed = new LinkedHashSet<>();
        for (int at = tree.head(); at >= before && needed.size() < seats; at = tree.parent(at)) {
            needed.addAll(openLanesAround(at));
            needed.addAll(involved(tree.step(at)));
        }
        if (needed.size() < seats) {
            needed.addAll(shownSomething(seat, before));
        }
        needed.remove(seat);
        return needed;
    }

    /** To whom something was revealed since: everybody counts, if it was the seat that wants to go back. */
    private Set<Seat> shownSomething(Seat seat, int before) {
        Set<Seat> shown = new LinkedHashSet<>();
        for (F fact : progress.chronicle().causedSince(before)) {
            for (Seat other : Seat.first(seats)) {
                if (fact.revealsTo(other)) {
                    shown.addAll(other == seat ? Seat.first(seats) : List.of(other));
                }
            }
        }
        return shown;
    }

    /** The seats that are acting together now, if this entry belongs to that. */
    private List<Seat> openLanesAround(int entry) {
        return entry > progress.checkpoint().entry() && tree.step(entry).block() == progress.openBlock()
                ? progress.run().openLanes().stream()
                        .map(lane -> Objects.requireNonNull(lane.lane()))
                        .toList()
                : List.of();
    }

    /** Who would lose something of their own with this step. */
    private List<Seat> involved(Entry.Step step) {
        return switch (step) {
            case Entry.Chance chance -> Seat.first(seats);
            case Entry.Answer answer -> isOwnDoing(answer) ? List.of(answer.seat()) : List.of();
            case Entry.Interjected said -> List.of(said.seat());
            case Entry.TakenBack back -> List.of();
        };
    }

    /** A seat has asked to go back to just before an entry; if no consent is missing, it is done. */
    void ask(Seat seat, int before, Set<Seat> missing) {
        doIfAgreed(new Match.UndoRequest(seat, before, missing));
    }

    /** @throws Refused if it is not this seat's consent that is missing */
    void checkAsked(Seat seat) throws Refused {
        if (request == null || !request.missing().contains(seat)) {
            throw refused("refused.no-undo-asked");
        }
    }

    /** A seat that is asked answers. */
    void answer(Seat seat, boolean agreed) {
        Match.UndoRequest asked = Objects.requireNonNull(request);
        if (agreed) {
            Set<Seat> missing = new LinkedHashSet<>(asked.missing());
            missing.remove(seat);
            doIfAgreed(new Match.UndoRequest(asked.seat(), asked.before(), missing));
        } else {
            request = null;
        }
    }

    private void doIfAgreed(Match.UndoRequest asked) {
        request = asked.missing().isEmpty() ? null : asked;
        if (request == null) {
            cutBy = asked.seat();
            cutTip = tree.head();
            int to = tree.parent(asked.before());
            progress.chronicle().cutAfter(to);
            progress.rewind(to);
        }
    }

    /** Who cut something off, if nobody has gone on since. */
    Optional<Seat> undoneBy() {
        return cutTip == tree.root() ? Optional.empty() : Optional.ofNullable(cutBy);
    }

    /** What the last undo cut off is put back. */
    void restore() {
        int tip = cutTip;
        cutTip = tree.root();
        progress.chronicle().putBack();
        progress.rewind(tip);
    }

    private static Refused refused(String key) {
        return new Refused(Refused.Kind.NO_UNDO, Message.of(key));
    }
}
