package orrery.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;

/**
 * One game being played at a table: the log of its entries and all that follows from them. The entries of answers and
 * chance form a tree, because an undo moves the head back without forgetting what was cut off; every other entry says
 * something about the table and not about the game.
 *
 * <p>Not thread safe: one writer a table.
 */
public final class Match<S extends State<S, F>, F extends Fact> {

    /**
     * A question that waits for a seat.
     *
     * @param id grows by one with every prompt put to this seat; other seats' answers do not change it
     */
    public record Prompt(Seat seat, int id, Question<?> question) {}

    /** An undo that waits for consent: who asks, back to just before which entry, and who has not agreed yet. */
    public record UndoRequest(Seat seat, int before, Set<Seat> missing) {

        public UndoRequest {
            missing = Collections.unmodifiableSet(new TreeSet<>(missing));
        }
    }

    private final Game<S, F> game;
    private final Setup setup;
    private final Notation notation;
    private final Journal journal = new Journal();
    private final Prompts prompts;
    private final Progress<S, F> progress;
    private final Undo<S, F> undo;
    private final LaneAnswers<S, F> laneAnswers;
    private final Seating seating;

    private Match(Game<S, F> game, Setup setup, ChanceSource chance, Checkpoint<S> from, int promptsUsed) {
        this.game = game;
        this.setup = setup;
        this.notation = new Notation(game.vocabulary());
        this.seating = new Seating(setup.seats());
        this.prompts = new Prompts(promptsUsed);
        this.progress = new Progress<>(game, notation, journal, prompts, chance, from);
        this.undo = new Undo<>(setup.seats(), progress);
        this.laneAnswers = new LaneAnswers<>(game, progress);
    }

    private static <S extends State<S, F>, F extends Fact> Match<S, F> unbegun(
            Game<S, F> game, Setup setup, ChanceSource chance) {
        Start<S, F> begin = game.start(setup);
        return new Match<>(game, setup, chance, Checkpoint.start(begin.state(), begin.first()), 0);
    }

    // ---- how a match begins

    /** A game that is about to begin; {@code setup} is one that the game has {@linkplain Game#checked checked}. */
    public static <S extends State<S, F>, F extends Fact> Preparation<S, F> prepare(
            Game<S, F> game, Setup setup, ChanceSource chance) {
        return new Preparation<>(unbegun(game, setup, chance));
    }

    /** Begins a game at once; {@code setup} is one that the game has {@linkplain Game#checked checked}. */
    public static <S extends State<S, F>, F extends Fact> Match<S, F> start(
            Game<S, F> game, Setup setup, ChanceSource chance) {
        return prepare(game, setup, chance).start();
    }

    /** Begins a game in the middle: at any position of it, before any segment. */
    public static <S extends State<S, F>, F extends Fact> Match<S, F> startAt(
            Game<S, F> game, Setup setup, ChanceSource chance, S state, Segment<S, F> segment) {
        Match<S, F> match = new Match<>(game, setup, chance, Checkpoint.start(state, segment), 0);
        match.begin();
        return match;
    }

    /**
     * Plays a log again. Every answer is checked against the rules; chance is taken from the log.
     *
     * @throws Diverged if the rules want something else than the log holds
     */
    public static <S extends State<S, F>, F extends Fact> Match<S, F> replay(
            Game<S, F> game, Setup setup, ChanceSource chance, List<Entry> entries) {
        Match<S, F> match = unbegun(game, setup, chance);
        match.playAgain(entries, false);
        return match;
    }

    /**
     * Plays a log again as {@link #replay} does, but throws every die anew.
     *
     * @throws Diverged at the first entry that the rules or {@code chance} would have made otherwise
     */
    public static <S extends State<S, F>, F extends Fact> Match<S, F> verify(
            Game<S, F> game, Setup setup, ChanceSource chance, List<Entry> entries) {
        Match<S, F> match = unbegun(game, setup, chance);
        match.playAgain(entries, true);
        return match;
    }

    /**
     * Goes on from a checkpoint that was kept: only what came after it is carried out again. What lies before it is not
     * undone any more.
     *
     * @param told    what had {@linkplain #course happened} up to the checkpoint, in truth
     * @param past    the entries that are not carried out again: all up to the checkpoint's, and those after it that are
     *     to be without effect because the rules have changed since
     * @param entries those that follow and are carried out again
     * @throws Diverged if the rules want something else than the entries hold, or these go back beyond the checkpoint
     */
    public static <S extends State<S, F>, F extends Fact> Match<S, F> resume(
            Game<S, F> game,
            Setup setup,
            ChanceSource chance,
            Checkpoint<S> from,
            List<Happening<F>> told,
            List<Entry> past,
            List<Entry> entries) {
        if (past.size() <= from.entry()) {
            throw new IllegalArgumentException(
                    "the checkpoint lies behind entry " + from.entry() + ", but the past has only " + past.size());
        }
        // a seat is asked at most once an entry, so that no number of a prompt is used again
        Match<S, F> match = new Match<>(game, setup, chance, from, past.size() + entries.size() + 1);
        told.forEach(match.progress.chronicle()::add);
        past.forEach(match::remember);
        match.undo.raiseBarrier();
        match.playAgain(entries, false);
        return match;
    }

    private void remember(Entry entry) {
        journal.add(entry);
        switch (entry) {
            case Entry.StandingSet set -> seating.set(set);
            case Entry.SeatTaken taken -> seating.take(taken);
            case Entry.Contributed added -> progress.contribute(added.seat(), added.contribution());
            case Entry.Step step -> {}
            case Entry.UndoAsked asked -> {}
            case Entry.UndoAnswered answered -> {}
            case Entry.Restored restored -> {}
            case Entry.Upgraded upgraded -> {}
        }
    }

    void begin() {
        if (outcome().isEmpty()) {
            progress.advance();
        }
    }

    private void playAgain(List<Entry> entries, boolean chanceAnew) {
        journal.playAgain(entries, chanceAnew);
        Replay replay = new Replay(this, journal);
        replay.beforeTheFirstStep();
        begin();
        replay.rest();
    }

    // ---- what is

    public Game<S, F> game() {
        return game;
    }

    public Setup setup() {
        return setup;
    }

    public Notation notation() {
        return notation;
    }

    /** All entries so far, in order. */
    public List<Entry> log() {
        return journal.entries();
    }

    /** The entries from this number on, in order. */
    public List<Entry> log(int from) {
        return journal.entries(from);
    }

    /** The prompts that are open, by seat. */
    public List<Prompt> prompts() {
        return prompts.all();
    }

    public Optional<Prompt> prompt(Seat seat) {
        return prompts.of(seat);
    }

    /** Seats that answer together at this moment, whether they are done or not; empty if one seat alone is asked. */
    public List<Seat> together() {
        return progress.run().openLanes().stream()
                .map(lane -> Objects.requireNonNull(lane.lane()))
                .toList();
    }

    /** To which block of its segment an open prompt belongs. */
    int block(Prompt prompt) {
        return prompts.block(prompt.seat());
    }

    public Optional<Outcome> outcome() {
        return progress.outcome();
    }

    /** The true state as a seat or visitor may be shown it through {@link Game#view}: with the facts of an own open lane. */
    public S state(Viewer viewer) {
        return progress.openLane(viewer).orElse(progress.run()).state();
    }

    public Record view(Viewer viewer) {
        return game.view(state(viewer), viewer);
    }

    /** Number of the last step on the present course, −1 before the first. */
    public int head() {
        return progress.tree().head();
    }

    /** The latest position between two segments, from which the game can be {@linkplain #resume resumed}. */
    public Checkpoint<S> checkpoint() {
        return progress.checkpoint();
    }

    /** The segment that is waiting for answers, or the outcome. */
    public Next runningSegment() {
        return progress.checkpoint().next();
    }

    public Entry.Player player(Seat seat) {
        return seating.player(seat);
    }

    public Set<String> standing(Seat seat) {
        return seating.orders(seat);
    }

    /** What the seat's standing answers say to its open prompt. */
    public Optional<Choice> standingAnswer(Seat seat) {
        return prompts.of(seat)
                .flatMap(prompt -> seating.answer(game.standingOrders(), state(seat), prompt.question()));
    }

    /**
     * A play-out from here for a seat that wonders: the true course so far, all that the seat cannot see dealt anew, and
     * policies for what follows. {@link Playout#play} with {@link #runningSegment} carries it out.
     */
    public Playout<S, F> fork(Seat viewer, List<Policy<S>> policies, RandomGenerator random) {
        Replayed<S, F> soFar = new Replayed<>(game, progress.tape(), viewer, progress.openBlock(), random);
        return new Playout<>(progress.checkpoint().state().copy(), policies, random, soFar);
    }

    // ---- what has happened

    /**
     * Everything that happened on the present course of the game, as the viewer saw it, oldest first. What happened in an
     * open lane comes last, for its own seat only: to all others it happens when the lanes are merged.
     */
    public List<Fact> facts(Viewer viewer) {
        return facts(viewer, 0);
    }

    /** As {@link #facts(Viewer)}, but for the first {@code from} things that {@link #happened}. */
    public List<Fact> facts(Viewer viewer, int from) {
        List<Fact> seen = progress.chronicle().seenBy(viewer, from);
        seen.addAll(inOwnLane(viewer));
        return seen;
    }

    /** What a viewer has to be told to know the present course again, at the cost of what is new. */
    public News news(Viewer viewer, News.Mark since) {
        News merged = progress.chronicle().news(viewer, since);
        merged.facts().addAll(inOwnLane(viewer));
        return merged;
    }

    private List<Fact> inOwnLane(Viewer viewer) {
        List<Fact> seen = new ArrayList<>();
        progress.openLane(viewer)
                .ifPresent(lane -> lane.facts().forEach(recorded -> {
                    Fact fact = recorded.fact().seenBy(viewer);
                    if (fact != null) {
                        seen.add(fact);
                    }
                }));
        return seen;
    }

    /** Every fact of the present course in truth, oldest first, without those of lanes that are still open. */
    public List<F> truth() {
        return course().stream().map(Happening::fact).toList();
    }

    /** As {@link #truth}, each fact with the entry that caused it. */
    public List<Happening<F>> course() {
        return progress.chronicle().course();
    }

    /** How many facts have happened so far, cut ones included: a mark for {@link #facts(Viewer, int)}. */
    public int happened() {
        return progress.chronicle().size();
    }

    /** Every fact in truth with its cause, but for the first {@code from}; those that an undo cut off included. */
    public List<Happening<F>> happenings(int from) {
        return progress.chronicle().from(from);
    }

    // ---- what seats do

    /**
     * A seat answers its prompt.
     *
     * @throws Refused if the prompt is closed or the choice is not legal
     */
    public void answer(Seat seat, int promptId, Choice choice, Entry.Origin origin) throws Refused {
        running();
        Prompt prompt = prompts.of(seat)
                .filter(open -> open.id() == promptId)
                .orElseThrow(() -> refused(Refused.Kind.CLOSED_PROMPT, "refused.closed-prompt"));
        if (!Choices.of(prompt.question()).contains(choice)) {
            throw illegal(prompt.question().decision(), choice);
        }
        undo.goOn();
        progress.append(new Entry.Answer(seat, prompts.block(seat), choice, origin));
        progress.advance();
    }

    private static Refused illegal(Decision<?> decision, Choice choice) {
        for (Option<?> option : decision.options()) {
            if (option.choice().equals(choice)
                    && option.verdict() instanceof Verdict.Illegal(Article article, Message why)) {
                return new Refused(Refused.Kind.ILLEGAL, why, Optional.of(article));
            }
        }
        return new Refused(
                Refused.Kind.UNKNOWN_CHOICE,
                Message.of("refused.unknown-choice", choice.message()),
                Optional.of(decision.article()));
    }

    /** Whether {@link #takeBack} would take an answer back. */
    public boolean mayTakeBack(Seat seat) {
        try {
            return outcome().isEmpty() && laneAnswers.lastOf(seat) != null;
        } catch (Refused nothing) {
            return false;
        }
    }

    /** A seat takes back its last own answer in an open lane; not past a die, a draw or a secret shown to it. */
    public void takeBack(Seat seat) throws Refused {
        running();
        Entry.TakenBack back = laneAnswers.lastOf(seat);
        undo.goOn();
        progress.append(back);
        prompts.renew(seat);
        progress.advance();
    }

    /** A seat does something outside the procedure. Sealed answers that this makes illegal go back to their seats. */
    public void interject(Seat seat, Choice choice) throws Refused {
        running();
        boolean legal = game.interjections(state(seat), seat).stream()
                .anyMatch(option -> option.isLegal() && option.choice().equals(choice));
        if (!legal) {
            throw new Refused(Refused.Kind.ILLEGAL, Message.of("refused.unknown-choice", choice.message()));
        }
        undo.goOn();
        int block = progress.openBlock();
        progress.append(new Entry.Interjected(seat, block, choice));
        if (block != 0) {
            for (Entry.TakenBack back : laneAnswers.illegal(setup.seats())) {
                progress.append(back);
                prompts.renew(back.seat());
            }
        }
        progress.advance();
    }

    /** A seat gives or withdraws a standing answer. */
    public void standing(Seat seat, String order, boolean on) throws Refused {
        if (game.standingOrders().stream().noneMatch(known -> known.id().equals(order))) {
            throw refused(Refused.Kind.UNKNOWN, "refused.unknown-standing-order", order);
        }
        setStanding(new Entry.StandingSet(seat, order, on));
    }

    /** The usual standing answers come into force for a seat. */
    void usualAnswers(Seat seat) {
        for (StandingOrder<S> order : game.standingOrders()) {
            if (order.isUsual()) {
                setStanding(new Entry.StandingSet(seat, order.id(), true));
            }
        }
    }

    private void setStanding(Entry.StandingSet set) {
        journal.add(set);
        seating.set(set);
    }

    /** Somebody else plays the seat from now on. */
    public void take(Seat seat, Entry.Player player) {
        Entry.SeatTaken taken = new Entry.SeatTaken(seat, player);
        journal.add(taken);
        seating.take(taken);
        undo.raiseBarrier();
    }

    /**
     * A seat's client adds to the dice: once, and only before the first draw. A game that draws before it asks anybody
     * takes contributions only {@linkplain #prepare before it begins}.
     */
    public void contribute(Seat seat, String contribution) throws Refused {
        if (journal.hasChance()) {
            throw refused(Refused.Kind.CLOSED_PROMPT, "refused.dice-have-been-thrown");
        }
        if (journal.hasContributionOf(seat)) {
            throw refused(Refused.Kind.CLOSED_PROMPT, "refused.contributed-already");
        }
        journal.add(new Entry.Contributed(seat, contribution));
        progress.contribute(seat, contribution);
    }

    /** Notes that the rules have changed and that all is kept nevertheless. Nothing is undone across this moment. */
    public void upgrade(Entry.Upgraded upgraded) {
        if (upgraded.kept() != head()) {
            throw new IllegalArgumentException("entry " + head() + " is to be kept, too, not only " + upgraded.kept());
        }
        journal.add(upgraded);
        undo.raiseBarrier();
    }

    // ---- undo

    /**
     * The entry of the seat's last own decision on the present course: what it would usually undo. Neither a forced answer
     * nor a standing one is such a decision, for it would be given again at once.
     */
    public Optional<Integer> lastDecision(Seat seat) {
        return undo.lastDecision(seat);
    }

    /**
     * Whose consent it takes to cut off this entry and all after it: nobody's back to the last die, secret shown or other
     * seat's answer; beyond that everybody who answered or was shown something in the part that is cut off. While lanes
     * are open, all their seats count as having answered, so that nobody learns who has.
     */
    public Set<Seat> consentNeeded(Seat seat, int before) throws Refused {
        return undo.consentNeeded(seat, before);
    }

    /**
     * A seat asks to go back to just before an entry. Done at once if nobody else's consent is needed; bots agree.
     *
     * @return the seats whose consent is still missing
     */
    public Set<Seat> askUndo(Seat seat, int before) throws Refused {
        running();
        undo.checkPossible(before);
        Set<Seat> missing = undo.consentNeeded(seat, before);
        missing.removeIf(other -> !seating.isPerson(other));
        journal.add(new Entry.UndoAsked(seat, before));
        undo.ask(seat, before, missing);
        return Collections.unmodifiableSet(new TreeSet<>(missing));
    }

    public Optional<UndoRequest> undoRequest() {
        return undo.request();
    }

    /** A seat agrees to the undo asked for, or refuses it. */
    public void answerUndo(Seat seat, boolean agreed) throws Refused {
        undo.checkAsked(seat);
        journal.add(new Entry.UndoAnswered(seat, agreed));
        undo.answer(seat, agreed);
    }

    /** The seat whose undo can still be put back: nobody has acted since. */
    public Optional<Seat> undoneBy() {
        return undo.undoneBy();
    }

    /**
     * What a seat's undo cut off is put back; only until somebody acts.
     *
     * @throws Refused if nothing can be put back, or somebody else asked for the undo
     */
    public void restore(Seat seat) throws Refused {
        Seat undone = undo.undoneBy().orElseThrow(() -> refused(Refused.Kind.NO_UNDO, "refused.nothing-to-restore"));
        if (undone != seat) {
            throw refused(Refused.Kind.NO_UNDO, "refused.undo-of-another", undone);
        }
        journal.add(new Entry.Restored(seat));
        undo.restore();
    }

    private void running() throws Refused {
        if (outcome().isPresent()) {
            throw refused(Refused.Kind.GAME_OVER, "refused.game-over");
        }
    }

    private static Refused refused(Refused.Kind kind, String key, Object... args) {
        return new Refused(kind, Message.of(key, args));
    }
}
