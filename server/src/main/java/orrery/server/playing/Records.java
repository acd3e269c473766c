package orrery.server.playing;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import orrery.core.Checkpoint;
import orrery.core.Diverged;
import orrery.core.Entry;
import orrery.core.Fact;
import orrery.core.Happening;
import orrery.core.State;
import orrery.store.Codec;
import orrery.store.archive.Archive;
import orrery.store.archive.StoredCheckpoint;
import orrery.store.archive.StoredEntry;

/**
 * What the disk holds of a game, as it was understood when it was written. The course of the game follows from it without
 * any rules.
 */
final class Records<S extends State<S, F>, F extends Fact> {

    private final Codec<S, F> codec;
    private final int schema;
    private final List<StoredEntry> log;
    private final List<Entry> entries;
    private final List<Happening<F>> happenings;
    private final List<StoredCheckpoint> checkpoints;

    private Records(
            Codec<S, F> codec,
            int schema,
            List<StoredEntry> log,
            List<Happening<F>> happenings,
            List<StoredCheckpoint> checkpoints) {
        this.codec = codec;
        this.schema = schema;
        this.log = log;
        this.entries =
                log.stream().map(line -> codec.entry(Codec.parse(line.body()))).toList();
        this.happenings = happenings;
        this.checkpoints = checkpoints;
    }

    /** @throws orrery.store.UnreadableJson if an entry or a fact is none of this game */
    static <S extends State<S, F>, F extends Fact> Records<S, F> of(
            Archive archive, String table, Codec<S, F> codec, int schema) {
        List<Happening<F>> happenings = archive.facts(table).stream()
                .map(fact -> new Happening<>(fact.entry(), codec.fact(Codec.parse(fact.body()))))
                .toList();
        return new Records<>(codec, schema, archive.entries(table), happenings, archive.checkpoints(table));
    }

    List<StoredEntry> log() {
        return log;
    }

    List<Entry> entries() {
        return entries;
    }

    /** Everything that happened, what was cut off included. */
    List<Happening<F>> happenings() {
        return happenings;
    }

    /** Number of the last entry at which the rules changed, −1 if there is none. */
    int upgrade() {
        int last = entries.size() - 1;
        while (last >= 0 && !(entries.get(last) instanceof Entry.Upgraded)) {
            last--;
        }
        return last;
    }

    /** The last step on the course after an entry. */
    int head(int entry) {
        if (entry < 0) {
            return -1;
        }
        Integer head = log.get(entry).head();
        if (head != null) {
            return head;
        }
        return switch (entries.get(entry)) {
            case Entry.Step step -> entry;
            case Entry.UndoAsked undo -> throw new Diverged(entry, "its store does not say whether this was undone");
            case Entry.Restored undo -> throw new Diverged(entry, "its store does not say what was put back");
            default -> head(entry - 1);
        };
    }

    /** The steps on the course after the first so many entries. */
    private Set<Integer> steps(int end) {
        Set<Integer> steps = new HashSet<>();
        for (int at = head(end - 1); at >= 0; at = head(at - 1)) {
            steps.add(at);
        }
        return steps;
    }

    /** Which of all {@link #happenings} lie on the course, by their index. */
    List<Integer> course() {
        return course(entries.size(), happenings.size());
    }

    private List<Integer> course(int end, int written) {
        Set<Integer> steps = steps(end);
        List<Integer> course = new ArrayList<>();
        int seen = 0;
        for (Entry entry : entries.subList(0, end)) {
            if (entry instanceof Entry.Upgraded upgraded) {
                seen = addCaused(course, steps, seen, upgraded.told());
                course.subList(Math.min(upgraded.happened(), course.size()), course.size())
                        .clear();
            }
        }
        addCaused(course, steps, seen, written);
        return course;
    }

    /** Whether anything was without effect from this entry on. */
    boolean tookBack(int entry, Entry.Upgraded upgraded) {
        return head(entry - 1) != upgraded.kept()
                || course(entry, upgraded.told()).size() > upgraded.happened();
    }

    private int addCaused(List<Integer> course, Set<Integer> steps, int from, int to) {
        IntStream.range(from, to)
                .filter(i -> happenings.get(i).entry() < 0
                        || steps.contains(happenings.get(i).entry()))
                .forEach(course::add);
        return to;
    }

    /** The first facts of the course. */
    List<Happening<F>> told(int count) {
        return course().subList(0, count).stream().map(happenings::get).toList();
    }

    /**
     * The latest position on the course that was kept, of the game's present schema, at this entry or an earlier one, and
     * that no undo asked for since would cross.
     */
    Optional<StoredCheckpoint> checkpoint(int atMost) {
        Set<Integer> steps = steps(entries.size());
        return checkpoints.reversed().stream()
                .filter(kept -> kept.entry() <= atMost && kept.schema() == schema)
                .filter(kept -> kept.entry() < 0 || steps.contains(kept.entry()))
                .filter(kept -> entries.subList(kept.entry() + 1, entries.size()).stream()
                        .noneMatch(entry -> entry instanceof Entry.UndoAsked undo && undo.before() <= kept.entry()))
                .findFirst();
    }

    /** Whether an entry is a step that counts; −1, the start, always is. */
    boolean isOnCourse(int entry) {
        return entry < 0 || steps(entries.size()).contains(entry);
    }

    Checkpoint<S> read(StoredCheckpoint kept) {
        return new Checkpoint<>(
                kept.entry(),
                Objects.requireNonNull(codec.state(Codec.parse(kept.position()))),
                codec.next(Codec.parse(kept.next())),
                java.util.HexFormat.of().parseHex(kept.hash()),
                kept.draws(),
                kept.happened());
    }
}
