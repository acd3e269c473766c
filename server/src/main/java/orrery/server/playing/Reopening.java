package orrery.server.playing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import orrery.core.ChanceSource;
import orrery.core.Checkpoint;
import orrery.core.Diverged;
import orrery.core.Entry;
import orrery.core.Fact;
import orrery.core.Game;
import orrery.core.Happening;
import orrery.core.Match;
import orrery.core.Outcome;
import orrery.core.Setup;
import orrery.core.Start;
import orrery.core.State;

/**
 * Takes a game up again from its records. Usually its log is carried out again. If today's rules lead elsewhere, the past
 * stays as it was understood then, and only what came after the last checkpoint is carried out; if that does not fit
 * either, it is taken back. A game that is over is not carried out at all.
 */
final class Reopening<S extends State<S, F>, F extends Fact> {

    private final Game<S, F> game;
    private final Setup setup;
    private final ChanceSource chance;
    private final Records<S, F> records;

    Reopening(Game<S, F> game, Setup setup, ChanceSource chance, Records<S, F> records) {
        this.game = game;
        this.setup = setup;
        this.chance = chance;
        this.records = records;
    }

    /**
     * A game that goes on, and what of it is not on the disk yet.
     *
     * @param entries  entries that are on the disk
     * @param facts    facts of the match that are on the disk
     * @param upgraded the position from which today's rules apply, if they have changed: then it is new, and so is the
     *     entry that says so
     * @param takenBack what did not fit, if anything was taken back
     */
    record Opened<S extends State<S, F>, F extends Fact>(
            Match<S, F> match,
            int entries,
            int facts,
            @Nullable Checkpoint<S> upgraded,
            Optional<Diverged> takenBack) {}

    /**
     * Where carrying out begins.
     *
     * @param from    {@code null} for the start of the game
     * @param past    entries that are not carried out
     * @param told    facts of the course that lie before it
     * @param written how many facts there had been when it was reached
     */
    private record Root<S, F extends Fact>(
            @Nullable Checkpoint<S> from, int past, List<Happening<F>> told, int written) {

        int entry() {
            return from == null ? -1 : from.entry();
        }
    }

    /** @throws Diverged if not even taking back makes the log one of today's rules */
    Opened<S, F> open() {
        Optional<Match<S, F>> over = over();
        if (over.isPresent()) {
            return new Opened<>(over.get(), records.entries().size(), over.get().happened(), null, Optional.empty());
        }
        Root<S, F> root = root();
        try {
            return goOn(root, null);
        } catch (Diverged diverged) {
            Root<S, F> last =
                    latest().filter(kept -> kept.entry() > root.entry()).orElse(null);
            return last == null ? takeBack(root, diverged) : goOnFrom(last, diverged);
        }
    }

    private Opened<S, F> goOnFrom(Root<S, F> last, Diverged before) {
        try {
            return goOn(last, before);
        } catch (Diverged diverged) {
            return takeBack(last, diverged);
        }
    }

    /** A game that is over stands as its facts tell it. */
    private Optional<Match<S, F>> over() {
        return records.checkpoint(Integer.MAX_VALUE)
                .map(records::read)
                .filter(kept -> kept.next() instanceof Outcome)
                .map(end -> Match.resume(
                        game, setup, chance, end, records.told(end.happened()), records.entries(), List.of()));
    }

    /** Where the rules of today begin: at the start, or where they changed for the last time. */
    private Root<S, F> root() {
        int changed = records.upgrade();
        if (changed < 0) {
            return new Root<>(null, 0, List.of(), 0);
        }
        Entry.Upgraded upgraded = (Entry.Upgraded) records.entries().get(changed);
        Checkpoint<S> kept = records.checkpoint(upgraded.kept())
                .map(records::read)
                .orElseThrow(() -> new Diverged(changed, "the position at which the rules changed is missing"));
        return records.tookBack(changed, upgraded)
                ? new Root<>(kept, changed + 1, records.told(kept.happened()), upgraded.told())
                : at(kept);
    }

    private Optional<Root<S, F>> latest() {
        return records.checkpoint(Integer.MAX_VALUE).map(records::read).map(this::at);
    }

    private Root<S, F> at(Checkpoint<S> kept) {
        int written = kept.happened() == 0 ? 0 : records.course().get(kept.happened() - 1) + 1;
        return new Root<>(kept, kept.entry() + 1, records.told(kept.happened()), written);
    }

    private Match<S, F> carriedOut(Root<S, F> root, int end) {
        List<Entry> entries = records.entries();
        return root.from() == null
                ? Match.replay(game, setup, chance, entries.subList(0, end))
                : Match.resume(
                        game,
                        setup,
                        chance,
                        root.from(),
                        root.told(),
                        entries.subList(0, root.past()),
                        entries.subList(root.past(), end));
    }

    /** @param before what did not fit before the root, if anything */
    private Opened<S, F> goOn(Root<S, F> root, @Nullable Diverged before) {
        Match<S, F> match = carriedOut(root, records.entries().size());
        int written = requireSameFacts(match, root);
        if (before != null) {
            match.upgrade(new Entry.Upgraded(
                    before.entry(),
                    match.head(),
                    match.course().size(),
                    records.happenings().size(),
                    before.article()));
        }
        return new Opened<>(
                match, records.entries().size(), written, before == null ? null : root.from(), Optional.empty());
    }

    /** What happened then happens now. @return how many facts of the match are on the disk */
    private int requireSameFacts(Match<S, F> match, Root<S, F> root) {
        List<Happening<F>> then = records.happenings()
                .subList(root.written(), records.happenings().size());
        List<Happening<F>> now = match.happenings(root.told().size());
        for (int i = 0; i < then.size(); i++) {
            if (i >= now.size() || !now.get(i).equals(then.get(i))) {
                throw new Diverged(
                        Math.max(0, then.get(i).entry()),
                        "something else happens than " + then.get(i).fact());
            }
        }
        return root.told().size() + then.size();
    }

    /** Back to the beginning of the segment in which the log does not fit. */
    private Opened<S, F> takeBack(Root<S, F> root, Diverged diverged) {
        Checkpoint<S> back = lastBefore(root, diverged.entry());
        List<Entry> entries = new ArrayList<>(records.entries());
        entries.add(new Entry.Upgraded(
                diverged.entry(),
                back.entry(),
                back.happened(),
                records.happenings().size(),
                diverged.article()));
        List<Happening<F>> told = records.told(back.happened());
        Match<S, F> match = Match.resume(game, setup, chance, back, told, entries, List.of());
        return new Opened<>(match, records.entries().size(), told.size(), back, Optional.of(diverged));
    }

    private Checkpoint<S> lastBefore(Root<S, F> root, int misfit) {
        if (misfit > root.past()) {
            Match<S, F> before = carriedOut(root, misfit);
            Checkpoint<S> reached = before.checkpoint();
            boolean same = before.course().subList(0, reached.happened()).equals(toldUpTo(reached));
            if (reached.entry() < misfit && records.isOnCourse(reached.entry()) && same) {
                return reached;
            }
        }
        if (root.from() != null) {
            return root.from();
        }
        Start<S, F> start = game.start(setup);
        return new Checkpoint<>(-1, start.state(), start.first(), new byte[32], 0, 0);
    }

    private List<Happening<F>> toldUpTo(Checkpoint<S> reached) {
        return reached.happened() <= records.course().size() ? records.told(reached.happened()) : List.of();
    }
}
