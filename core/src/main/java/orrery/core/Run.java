package orrery.core;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Carries a segment out from its checkpoint along a {@link Tape} of steps, until it ends or wants a step that is not
 * there yet. Chance that is not on the tape yet is decided here and added to the log.
 */
final class Run<S extends State<S, F>, F extends Fact> implements Table<S, F> {

    /** A fact and the number of the entry that caused it. */
    record Recorded<F>(int cause, F fact) {}

    /** A question that waits for its answer, {@code given} answers after the beginning of its stream. */
    record Waiting(Seat seat, int block, int given, Question<?> question) {}

    /** What a run needs of the table it belongs to. */
    interface Log {

        ChanceSource source();

        Notation notation();

        /** While a log is played again: what it says that chance gave next. */
        Optional<Entry.Chance> ahead();

        /** Adds what chance decided to the log and the tape, and returns the number of the entry. */
        int add(Entry.Chance chance);
    }

    private final Game<S, F> game;
    private final Log log;
    private final Tape tape;
    private final S state;
    private final @Nullable Run<S, F> parent;
    private final @Nullable Seat lane;
    private final int laneBlock;
    private final List<Tape.Item> track;
    private final byte[] hashBefore;
    private final long drawsBefore;

    private final List<Recorded<F>> facts = new ArrayList<>();
    private final List<Waiting> waiting = new ArrayList<>();
    private final List<Choice> consumed = new ArrayList<>();
    private List<Run<S, F>> openLanes = List.of();
    private int next;
    private int given;
    private int block;
    private int cause;
    private long draws;

    /** A run of a whole segment. The state is changed in place. */
    Run(Game<S, F> game, Log log, Tape tape, S state, Checkpoint<S> from, int firstCause) {
        this(game, log, tape, state, null, null, 0, tape.main(), from.hash(), from.draws(), firstCause);
    }

    private Run(
            Game<S, F> game,
            Log log,
            Tape tape,
            S state,
            @Nullable Run<S, F> parent,
            @Nullable Seat lane,
            int laneBlock,
            List<Tape.Item> track,
            byte[] hashBefore,
            long drawsBefore,
            int cause) {
        this.game = game;
        this.log = log;
        this.tape = tape;
        this.state = state;
        this.parent = parent;
        this.lane = lane;
        this.laneBlock = laneBlock;
        this.track = track;
        this.hashBefore = hashBefore;
        this.drawsBefore = drawsBefore;
        this.cause = cause;
    }

    /** What comes next, or {@code null} if the segment waits for answers. */
    @SuppressWarnings("unchecked")
    @Nullable
    Next go(Segment<?, ?> segment) {
        try {
            return ((Segment<S, F>) segment).play(this);
        } catch (Suspended s) {
            return null;
        }
    }

    List<Recorded<F>> facts() {
        return facts;
    }

    List<Waiting> waiting() {
        return waiting;
    }

    /** The lanes of the block that is open, in seat order; empty if none is. */
    List<Run<S, F>> openLanes() {
        return openLanes;
    }

    @Nullable
    Seat lane() {
        return lane;
    }

    long drawsAfter() {
        return drawsBefore + draws;
    }

    @Override
    public S state() {
        return state;
    }

    @Override
    public void record(F fact) {
        state.apply(fact);
        facts.add(new Recorded<>(cause, fact));
    }

    @Override
    @SuppressWarnings("unchecked")
    public <C extends Choice> C ask(Question<C> question) {
        if (lane != null && lane != question.seat()) {
            throw new RulesFault("the lane of seat " + lane + " asks seat " + question.seat());
        }
        interjections();
        if (next == track.size()) {
            waiting.add(new Waiting(question.seat(), laneBlock, given, question));
            throw Suspended.SUSPENDED;
        }
        Tape.Item item = track.get(next);
        if (!(item.step() instanceof Entry.Answer answer) || answer.seat() != question.seat()) {
            throw new Diverged(
                    item.entry(), "the rules ask seat " + question.seat() + " but the log says " + item.step());
        }
        next++;
        given++;
        cause = item.entry();
        consumed.add(answer.choice());
        return (C) answer.choice();
    }

    private void interjections() {
        while (next < track.size() && track.get(next).step() instanceof Entry.Interjected said) {
            cause = track.get(next).entry();
            next++;
            consumed.add(said.choice());
            game.interject(this, said.seat(), said.choice());
        }
    }

    @Override
    public void together(List<Seat> seats, Lane<S, F> procedure) {
        if (lane != null) {
            throw new RulesFault("a lane cannot open lanes of its own");
        }
        block++;
        for (Tape.Item item : tape.interjected(block)) {
            cause = item.entry();
            Entry.Interjected said = (Entry.Interjected) item.step();
            game.interject(this, said.seat(), said.choice());
        }
        List<Run<S, F>> lanes = new ArrayList<>();
        for (Seat seat : seats.stream().sorted(Comparator.naturalOrder()).toList()) {
            Run<S, F> run = new Run<>(
                    game,
                    log,
                    tape,
                    state.copy(),
                    this,
                    seat,
                    block,
                    tape.lane(block, seat),
                    hashBefore,
                    laneDraws(seat),
                    cause);
            try {
                procedure.play(run, seat);
            } catch (Suspended s) {
                waiting.addAll(run.waiting);
            }
            lanes.add(run);
        }
        if (!waiting.isEmpty()) {
            openLanes = lanes;
            throw Suspended.SUSPENDED;
        }
        // to everybody else all of it happens now: with the last entry of the block, whoever's it was
        cause = lanes.stream().mapToInt(done -> done.cause).max().orElse(cause);
        for (Run<S, F> done : lanes) {
            done.facts.forEach(recorded -> record(recorded.fact()));
            consumed.addAll(done.consumed);
        }
        tape.interjected(block).forEach(item -> consumed.add(((Entry.Interjected) item.step()).choice()));
        // past every number that a lane used, so that the lanes of the next block share none with these
        draws += 1 + lanes.stream().mapToLong(done -> done.draws).max().orElse(0);
    }

    /** Draws of a lane are numbered apart from all others, so that they depend on nobody else's. */
    private long laneDraws(Seat seat) {
        return drawsBefore + draws + ((long) (seat.index() + 1) << 40);
    }

    @Override
    public int[] roll(int dice, int sides, Purpose why) {
        return chance(
                why,
                values -> values.length == dice && Arrays.stream(values).allMatch(v -> v >= 1 && v <= sides),
                (source, draw) -> {
                    int[] values = new int[dice];
                    source.roll(draw, sides, values);
                    return values;
                });
    }

    @Override
    public int draw(int size, Purpose why) {
        return chance(why, values -> values.length == 1 && values[0] >= 0 && values[0] < size, (source, draw) ->
                new int[] {source.pick(draw, size)})[0];
    }

    @Override
    public int[] shuffle(int size, Purpose why) {
        int[] all = IntStream.range(0, size).toArray();
        return chance(
                why,
                values -> Arrays.equals(Arrays.stream(values).sorted().toArray(), all),
                (source, draw) -> source.order(draw, size));
    }

    private interface Deciding {
        int[] decide(ChanceSource source, ChanceSource.Draw draw);
    }

    private int[] chance(Purpose why, Predicate<int[]> possible, Deciding deciding) {
        interjections();
        long number = drawsBefore + draws++;
        if (next < track.size()) {
            Tape.Item item = track.get(next++);
            if (!(item.step() instanceof Entry.Chance logged) || !logged.why().equals(why)) {
                throw new Diverged(item.entry(), "the rules roll for " + why.id() + " but the log says " + item.step());
            }
            cause = item.entry();
            return logged.values().stream().mapToInt(Integer::intValue).toArray();
        }
        int[] values = log.ahead()
                .filter(said -> said.why().equals(why))
                .map(said -> said.values().stream().mapToInt(Integer::intValue).toArray())
                .filter(possible)
                .orElseGet(
                        () -> deciding.decide(log.source().in(state), new ChanceSource.Draw(number, 0, hash(), why)));
        Entry.Chance decided = new Entry.Chance(
                laneBlock, lane, why, Arrays.stream(values).boxed().toList());
        cause = log.add(decided);
        next++;
        return values;
    }

    /** Hash of all answers consumed up to here since the game began, in the procedures' order. */
    byte[] hash() {
        byte[] hash = parent == null ? hashBefore : parent.hash();
        MessageDigest digest = KeyedChance.sha256();
        for (Choice choice : consumed) {
            digest.update(hash);
            hash = digest.digest(log.notation().write(choice).getBytes(StandardCharsets.UTF_8));
        }
        return hash;
    }
}
