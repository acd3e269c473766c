package orrery.core;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Carries a game on from its head: runs segment after segment, each from its checkpoint along its tape, until seats are
 * asked or the game is over. Makes the answers that are forced.
 */
final class Progress<S extends State<S, F>, F extends Fact> implements Run.Log {

    private final Game<S, F> game;
    private final Notation notation;
    private final Journal journal;
    private final Prompts prompts;
    private final StepTree<S> tree;
    private final Chronicle<F> chronicle = new Chronicle<>();

    private ChanceSource chance;
    private int base;
    private Tape tape = new Tape();
    private Run<S, F> run;
    private int published;
    private @Nullable Outcome outcome;

    Progress(
            Game<S, F> game,
            Notation notation,
            Journal journal,
            Prompts prompts,
            ChanceSource chance,
            Checkpoint<S> from) {
        this.game = game;
        this.notation = notation;
        this.journal = journal;
        this.prompts = prompts;
        this.chance = chance;
        this.tree = new StepTree<>(from);
        this.base = from.entry();
        this.run = newRun(from);
        this.outcome = from.next() instanceof Outcome end ? end : null;
    }

    StepTree<S> tree() {
        return tree;
    }

    Chronicle<F> chronicle() {
        return chronicle;
    }

    Tape tape() {
        return tape;
    }

    /** The run that waits for answers. */
    Run<S, F> run() {
        return run;
    }

    /** The position from which the run began. */
    Checkpoint<S> checkpoint() {
        return tree.checkpoint(base);
    }

    Optional<Outcome> outcome() {
        return Optional.ofNullable(outcome);
    }

    /** The block in which seats are acting together now, 0 if none is open. */
    int openBlock() {
        return run.openLanes().isEmpty() ? 0 : run.waiting().getFirst().block();
    }

    /** The lane that a seat has in the open block. */
    Optional<Run<S, F>> openLane(Viewer viewer) {
        return run.openLanes().stream().filter(lane -> lane.lane() == viewer).findFirst();
    }

    void contribute(Seat seat, String contribution) {
        chance = chance.with(seat, contribution);
    }

    // ---- what a run needs

    @Override
    public ChanceSource source() {
        return chance;
    }

    @Override
    public Notation notation() {
        return notation;
    }

    @Override
    public Optional<Entry.Chance> ahead() {
        return journal.nextChance();
    }

    @Override
    public int add(Entry.Chance decided) {
        return append(decided);
    }

    // ---- onwards

    /** Adds a step at the head and returns its number; {@link #advance} carries it out. */
    int append(Entry.Step step) {
        int number = journal.add(step);
        tree.append(number, step);
        tape.add(number, step);
        return number;
    }

    /** Carries out what has been appended and all that follows, until a seat has something to choose. */
    void advance() {
        do {
            run = newRun(checkpoint());
            while (carriedOut()) {
                if (outcome != null) {
                    prompts.close();
                    return;
                }
                run = newRun(checkpoint());
            }
            prompts.open(base, run.waiting());
        } while (answerForced());
    }

    private Run<S, F> newRun(Checkpoint<S> from) {
        return new Run<>(game, this, tape, from.state().copy(), from, base);
    }

    /** Carries the segment out as far as it goes; whether it came to its end. */
    private boolean carriedOut() {
        Next next = run.go((Segment<?, ?>) checkpoint().next());
        List<Run.Recorded<F>> facts = run.facts();
        for (; published < facts.size(); published++) {
            Run.Recorded<F> fact = facts.get(published);
            chronicle.add(new Happening<>(fact.cause(), fact.fact()));
        }
        if (next != null) {
            reach(next);
        }
        return next != null;
    }

    private void reach(Next next) {
        base = tree.head();
        tree.reach(new Checkpoint<>(base, run.state(), next, run.hash(), run.drawsAfter(), chronicle.courseLength()));
        tape = new Tape();
        published = 0;
        prompts.renewAll();
        outcome = next instanceof Outcome end ? end : null;
    }

    private boolean answerForced() {
        for (Match.Prompt prompt : prompts.all()) {
            Choices<Choice> legal = Choices.of(prompt.question());
            if (legal.size() == 0) {
                throw new RulesFault("dead end: no legal answer to "
                        + prompt.question().getClass().getSimpleName());
            }
            if (legal.size() == 1 && !prompt.question().guardsSecret()) {
                append(new Entry.Answer(
                        prompt.seat(), prompts.block(prompt.seat()), legal.get(0), Entry.Origin.FORCED));
                return true;
            }
        }
        return false;
    }

    // ---- back, or back to what was cut off

    /** Moves the head to an entry at which the procedure waited; what has happened is not told again. */
    void rewind(int to) {
        tree.moveTo(to);
        base = tree.base();
        tape = new Tape();
        tree.since(base).forEach(entry -> tape.add(entry, tree.step(entry)));
        prompts.renewAll();
        run = newRun(checkpoint());
        if (run.go((Segment<?, ?>) checkpoint().next()) != null) {
            throw new RulesFault("the segment ended where it had waited");
        }
        published = run.facts().size();
        prompts.open(base, run.waiting());
    }
}
