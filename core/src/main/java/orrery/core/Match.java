package orrery.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * One game being played at a table: the log of its entries and all that follows from them. The entries of answers and
 * chance form a tree, because an undo moves the head back without forgetting what was cut off; every other entry says
 * something about the table and not about the game.
 *
 * <p>Not thread safe: one writer a table.
 */
public final class Match<S extends State<S, F>, F extends Fact> {

    /** A position between two segments, with what the dice depend on. */
    record Checkpoint<S>(S state, Next next, byte[] hash, long draws) {}

    /**
     * A question that waits for a seat.
     *
     * @param id grows by one with every prompt put to this seat; other seats' answers do not change it
     */
    public record Prompt(Seat seat, int id, Question<?> question) {}

    /**
     * A fact with the entry that caused it.
     *
     * @param entry number of the entry, −1 for the start
     */
    public record Happening<F>(int entry, F fact) {}

    /** An undo that waits for consent: who asks, back to just before which entry, and who has not agreed yet. */
    public record UndoRequest(Seat seat, int before, Set<Seat> missing) {}

    /** An answer or a chance on the tree. */
    private static final class Node<S> {
        final int parent;
        final Entry.Step step;

        @Nullable
        Checkpoint<S> checkpoint;

        Node(int parent, Entry.Step step) {
            this.parent = parent;
            this.step = step;
        }
    }

    private record Place(int base, int block, int given) {}

    private static final int START = -1;

    private final Game<S, F> game;
    private final Setup setup;
    private final ChanceSource chance;
    private final Notation notation;

    private final List<Entry> log = new ArrayList<>();
    private final Map<Integer, Node<S>> nodes = new HashMap<>();
    private final List<Happening<F>> happenings = new ArrayList<>();
    private final Map<Seat, Set<String>> standing = new HashMap<>();
    private final Map<Seat, Prompt> prompts = new HashMap<>();
    private final Map<Seat, Place> places = new HashMap<>();
    private final int[] promptCounters = new int[Seat.MOST];
    private final Entry.Player[] players;
    private final Choices<Choice> buffer = new Choices<>();

    private Checkpoint<S> start;
    private int head = START;
    private int base = START;
    private int barrier = START;
    private int cutTip = START;
    private Tape tape = new Tape();
    private Run<S, F> run;
    private int published;
    private List<Entry> ahead = List.of();
    private boolean chanceAnew;
    private @Nullable UndoRequest undo;
    private @Nullable Outcome outcome;

    private Match(Game<S, F> game, Setup setup, ChanceSource chance) {
        this.game = game;
        this.setup = setup;
        this.chance = chance;
        this.notation = new Notation(game.vocabulary());
        this.players = new Entry.Player[setup.seats()];
        Arrays.fill(players, Entry.Player.person());
        Start<S, F> begin = game.start(setup);
        this.start = new Checkpoint<>(begin.state(), begin.first(), new byte[32], 0);
        this.run = newRun(start);
    }

    /** Begins a game; {@code setup} is one that the game has {@linkplain Game#checked checked}. */
    public static <S extends State<S, F>, F extends Fact> Match<S, F> start(
            Game<S, F> game, Setup setup, ChanceSource chance) {
        Match<S, F> match = new Match<>(game, setup, chance);
        match.advance();
        return match;
    }

    /** Begins a game in the middle: at any position of it, before any segment. */
    public static <S extends State<S, F>, F extends Fact> Match<S, F> startAt(
            Game<S, F> game, Setup setup, ChanceSource chance, S state, Segment<S, F> segment) {
        Match<S, F> match = new Match<>(game, setup, chance);
        match.start = new Checkpoint<>(state, segment, new byte[32], 0);
        match.advance();
        return match;
    }

    /**
     * Plays a log again. Every answer is checked against the rules; chance is taken from the log.
     *
     * @throws Diverged if the rules want something else than the log holds
     */
    public static <S extends State<S, F>, F extends Fact> Match<S, F> replay(
            Game<S, F> game, Setup setup, ChanceSource chance, List<Entry> entries) {
        return replay(game, setup, chance, entries, false);
    }

    /**
     * Plays a log again as {@link #replay} does, but throws every die anew.
     *
     * @throws Diverged at the first entry that the rules or {@code chance} would have made otherwise
     */
    public static <S extends State<S, F>, F extends Fact> Match<S, F> verify(
            Game<S, F> game, Setup setup, ChanceSource chance, List<Entry> entries) {
        return replay(game, setup, chance, entries, true);
    }

    private static <S extends State<S, F>, F extends Fact> Match<S, F> replay(
            Game<S, F> game, Setup setup, ChanceSource chance, List<Entry> entries, boolean chanceAnew) {
        Match<S, F> match = new Match<>(game, setup, chance);
        match.ahead = List.copyOf(entries);
        match.chanceAnew = chanceAnew;
        match.advance();
        while (match.log.size() < entries.size()) {
            int number = match.log.size();
            try {
                match.apply(entries.get(number));
                match.sameAsLogged(number);
            } catch (Refused refused) {
                throw new Diverged(number, refused.getMessage() + " in " + entries.get(number));
            }
        }
        match.ahead = List.of();
        return match;
    }

    /** While a log is played again, what was done must have been written down as the log has it. */
    private void sameAsLogged(int number) {
        if (!log.get(number).equals(ahead.get(number))) {
            throw new Diverged(
                    number, "the rules make it " + log.get(number) + " but the log says " + ahead.get(number));
        }
    }

    private void apply(Entry entry) throws Refused {
        switch (entry) {
            case Entry.Answer a -> {
                if (a.origin() == Entry.Origin.FORCED) {
                    throw new Diverged(log.size(), "the rules force no answer here but the log says " + a);
                }
                Prompt prompt = prompts.get(a.seat());
                if (prompt == null || place(a.seat()).block() != a.block()) {
                    throw refused(Refused.Kind.CLOSED_PROMPT, "refused.closed-prompt");
                }
                answer(a.seat(), prompt.id(), a.choice(), a.origin());
            }
            case Entry.Chance c ->
                throw new Diverged(log.size(), "nothing rolls for " + c.why().id() + " here");
            case Entry.TakenBack t -> takeBack(t.seat());
            case Entry.Interjected i -> interject(i.seat(), i.choice());
            case Entry.StandingSet s -> standing(s.seat(), s.order(), s.on());
            case Entry.UndoAsked u -> askUndo(u.seat(), u.before());
            case Entry.UndoAnswered u -> answerUndo(u.seat(), u.agreed());
            case Entry.Restored r -> restore(r.seat());
            case Entry.SeatTaken t -> take(t.seat(), t.player());
            case Entry.Contributed c -> contribute(c.seat(), c.contribution());
        }
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
        return List.copyOf(log);
    }

    /** The prompts that are open, by seat. */
    public List<Prompt> prompts() {
        return prompts.values().stream()
                .sorted((a, b) -> a.seat().compareTo(b.seat()))
                .toList();
    }

    public Optional<Prompt> prompt(Seat seat) {
        return Optional.ofNullable(prompts.get(seat));
    }

    public Optional<Outcome> outcome() {
        return Optional.ofNullable(outcome);
    }

    /** The true state as a seat or visitor may be shown it through {@link Game#view}: with the facts of an own open lane. */
    public S state(Viewer viewer) {
        for (Run<S, F> lane : run.openLanes()) {
            if (lane.lane() == viewer) {
                return lane.state();
            }
        }
        return run.state();
    }

    public Record view(Viewer viewer) {
        return game.view(state(viewer), viewer);
    }

    /**
     * Everything that happened on the present course of the game, as the viewer saw it, oldest first. What happened in an
     * open lane comes last, for its own seat only: to all others it happens when the lanes are merged.
     */
    public List<Fact> facts(Viewer viewer) {
        return facts(viewer, 0);
    }

    /** As {@link #facts(Viewer)}, but for the first {@code from} things that {@link #happened}. */
    public List<Fact> facts(Viewer viewer, int from) {
        List<Happening<F>> recent = happenings.subList(from, happenings.size());
        BitSet course = course(recent.stream().mapToInt(Happening::entry).min().orElse(log.size()));
        List<Fact> seen = new ArrayList<>();
        for (Happening<F> happening : recent) {
            if (happening.entry() == START || course.get(happening.entry())) {
                addSeen(seen, happening.fact(), viewer);
            }
        }
        for (Run<S, F> lane : run.openLanes()) {
            if (lane.lane() == viewer) {
                lane.facts().forEach(recorded -> addSeen(seen, recorded.fact(), viewer));
            }
        }
        return seen;
    }

    private static void addSeen(List<Fact> seen, Fact fact, Viewer viewer) {
        Fact view = fact.seenBy(viewer);
        if (view != null) {
            seen.add(view);
        }
    }

    /** Every fact of the present course in truth, oldest first, without those of lanes that are still open. */
    public List<F> truth() {
        BitSet course = course(0);
        return happenings.stream()
                .filter(happening -> happening.entry() == START || course.get(happening.entry()))
                .map(Happening::fact)
                .toList();
    }

    /** How many facts have happened so far, cut ones included: a mark for {@link #facts(Viewer, int)}. */
    public int happened() {
        return happenings.size();
    }

    /** Everything that happened from this mark on, in truth and in order, with what was cut off later. */
    public List<Happening<F>> happenings(int from) {
        return List.copyOf(happenings.subList(from, happenings.size()));
    }

    /**
     * Which things that happened are not on the present course, by their numbers from 0. They stay for those who may put
     * them back.
     */
    public BitSet cutOff() {
        BitSet course = course(0);
        BitSet cut = new BitSet();
        for (int i = 0; i < happenings.size(); i++) {
            int entry = happenings.get(i).entry();
            cut.set(i, entry != START && !course.get(entry));
        }
        return cut;
    }

    /** Seats that answer together at this moment, whether they are done or not; empty if one seat alone is asked. */
    public List<Seat> together() {
        return run.openLanes().stream()
                .map(lane -> Objects.requireNonNull(lane.lane()))
                .toList();
    }

    /** The entries of the present course from this one on; a parent always has the smaller number. */
    private BitSet course(int from) {
        BitSet course = new BitSet();
        for (int at = head; at != START && at >= from; at = node(at).parent) {
            course.set(at);
        }
        return course;
    }

    private Node<S> node(int entry) {
        Node<S> node = nodes.get(entry);
        if (node == null) {
            throw new RulesFault("entry " + entry + " is no step of the game");
        }
        return node;
    }

    public Entry.Player player(Seat seat) {
        return players[seat.index()];
    }

    public Set<String> standing(Seat seat) {
        return Set.copyOf(standing.getOrDefault(seat, Set.of()));
    }

    /** What the seat's standing answers say to its open prompt. */
    public Optional<Choice> standingAnswer(Seat seat) {
        Prompt prompt = prompts.get(seat);
        if (prompt == null) {
            return Optional.empty();
        }
        Set<String> given = standing.getOrDefault(seat, Set.of());
        for (StandingOrder<S> order : game.standingOrders()) {
            Choice choice = given.contains(order.id()) ? order.answer(state(seat), prompt.question()) : null;
            if (choice != null && isLegal(prompt.question(), choice)) {
                return Optional.of(choice);
            }
        }
        return Optional.empty();
    }

    /**
     * A play-out from here for a seat that wonders: the true course so far, all that the seat cannot see dealt anew, and
     * policies for what follows. {@link Playout#play} with {@link #runningSegment} carries it out.
     */
    public Playout<S, F> fork(Seat viewer, List<Policy<S>> policies, RandomGenerator random) {
        int block = prompts.isEmpty() ? 0 : place(prompts().getFirst().seat()).block();
        return new Playout<>(
                checkpoint(base).state().copy(), policies, random, new Replayed<>(game, tape, viewer, block, random));
    }

    /** The segment that is waiting for answers, or the outcome. */
    public Next runningSegment() {
        return checkpoint(base).next();
    }

    // ---- what seats do

    /**
     * A seat answers its prompt.
     *
     * @throws Refused if the prompt is closed or the choice is not legal
     */
    public void answer(Seat seat, int promptId, Choice choice, Entry.Origin origin) throws Refused {
        running();
        Prompt prompt = prompts.get(seat);
        if (prompt == null || prompt.id() != promptId) {
            throw refused(Refused.Kind.CLOSED_PROMPT, "refused.closed-prompt");
        }
        if (!isLegal(prompt.question(), choice)) {
            throw illegal(prompt.question().decision(), choice);
        }
        undo = null;
        cutTip = START;
        append(new Entry.Answer(seat, place(seat).block(), choice, origin));
        advance();
    }

    private boolean isLegal(Question<?> question, Choice choice) {
        fill(question);
        return buffer.contains(choice);
    }

    @SuppressWarnings("unchecked")
    private void fill(Question<?> question) {
        buffer.clear();
        ((Question<Choice>) question).legal(buffer);
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
        if (outcome != null || run.openLanes().isEmpty()) {
            return false;
        }
        List<Tape.Item> track = tape.lane(openBlock(), seat);
        int last = lastOwn(track);
        return last >= 0 && !wasShownASecret(seat, track.get(last).entry());
    }

    /** A seat takes back its last own answer in an open lane; not past a die, a draw or a secret shown to it. */
    public void takeBack(Seat seat) throws Refused {
        running();
        if (!mayTakeBack(seat)) {
            throw refused(Refused.Kind.NO_UNDO, "refused.nothing-to-take-back");
        }
        int block = openBlock();
        List<Tape.Item> track = tape.lane(block, seat);
        int last = lastOwn(track);
        int keep = (int) track.subList(0, last).stream()
                .filter(item -> item.step() instanceof Entry.Answer)
                .count();
        undo = null;
        cutTip = START;
        append(new Entry.TakenBack(seat, block, keep));
        places.remove(seat);
        advance();
    }

    /** Index of the last answer that the program did not make by itself, −1 if there is none since the last draw. */
    private static int lastOwn(List<Tape.Item> track) {
        for (int i = track.size() - 1; i >= 0 && track.get(i).step() instanceof Entry.Answer answer; i--) {
            if (answer.origin() != Entry.Origin.FORCED) {
                return i;
            }
        }
        return -1;
    }

    private boolean wasShownASecret(Seat seat, int since) {
        return run.openLanes().stream()
                .filter(lane -> lane.lane() == seat)
                .flatMap(lane -> lane.facts().stream())
                .anyMatch(
                        recorded -> recorded.cause() >= since && recorded.fact().revealsTo(seat));
    }

    private int openBlock() {
        return run.waiting().getFirst().block();
    }

    /** A seat does something outside the procedure. */
    public void interject(Seat seat, Choice choice) throws Refused {
        running();
        boolean legal = game.interjections(state(seat), seat).stream()
                .anyMatch(option -> option.isLegal() && option.choice().equals(choice));
        if (!legal) {
            throw new Refused(Refused.Kind.ILLEGAL, Message.of("refused.unknown-choice", choice.message()));
        }
        undo = null;
        cutTip = START;
        int block = run.openLanes().isEmpty() ? 0 : openBlock();
        append(new Entry.Interjected(seat, block, choice));
        if (block != 0) {
            returnIllegalAnswers(block);
        }
        advance();
    }

    /** Sealed answers that an interjection made illegal go back to their seats. */
    private void returnIllegalAnswers(int block) {
        for (Seat seat : Seat.first(setup.seats())) {
            int legal = new SealedAnswers<>(game, this).legalPrefix(block, seat);
            long answers = tape.lane(block, seat).stream()
                    .filter(item -> item.step() instanceof Entry.Answer)
                    .count();
            if (legal < answers) {
                Entry.TakenBack back = new Entry.TakenBack(seat, block, legal);
                expect(back);
                append(back);
                places.remove(seat);
            }
        }
    }

    Tape tape() {
        return tape;
    }

    Checkpoint<S> runningCheckpoint() {
        return checkpoint(base);
    }

    /** A seat gives or withdraws a standing answer. */
    public void standing(Seat seat, String order, boolean on) throws Refused {
        if (game.standingOrders().stream().noneMatch(known -> known.id().equals(order))) {
            throw refused(Refused.Kind.UNKNOWN, "refused.unknown-standing-order", order);
        }
        log.add(new Entry.StandingSet(seat, order, on));
        Set<String> given = standing.computeIfAbsent(seat, s -> new LinkedHashSet<>());
        if (on) {
            given.add(order);
        } else {
            given.remove(order);
        }
    }

    /** Somebody else plays the seat from now on. */
    public void take(Seat seat, Entry.Player player) {
        log.add(new Entry.SeatTaken(seat, player));
        players[seat.index()] = player;
        barrier = head;
        undo = null;
        cutTip = START;
    }

    /** A seat's client adds to the dice; only before the first draw. */
    public void contribute(Seat seat, String contribution) throws Refused {
        boolean drawn = log.stream().anyMatch(Entry.Chance.class::isInstance);
        if (drawn) {
            throw refused(Refused.Kind.CLOSED_PROMPT, "refused.dice-have-been-thrown");
        }
        log.add(new Entry.Contributed(seat, contribution));
        if (chance instanceof KeyedChance keyed) {
            keyed.contribute(seat, contribution);
        }
    }

    // ---- undo

    /** The entry of the seat's last own decision on the present course: what it would usually undo. */
    public Optional<Integer> lastDecision(Seat seat) {
        for (int at = head; at != START && at != barrier; at = node(at).parent) {
            if (node(at).step instanceof Entry.Answer answer
                    && answer.seat() == seat
                    && answer.origin() != Entry.Origin.FORCED) {
                return Optional.of(at);
            }
        }
        return Optional.empty();
    }

    /**
     * A seat asks to go back to just before an entry. Done at once if nobody else's consent is needed.
     *
     * @return the seats whose consent is still missing
     */
    public Set<Seat> askUndo(Seat seat, int before) throws Refused {
        running();
        if (before < 0 || !course(before).get(before) || !isOwnDoing(node(before).step)) {
            throw refused(Refused.Kind.NO_UNDO, "refused.not-on-this-course");
        }
        Set<Seat> missing = consentNeeded(seat, before);
        log.add(new Entry.UndoAsked(seat, before));
        missing.removeIf(other -> player(other).kind() != Entry.Player.Kind.PERSON);
        undo = new UndoRequest(seat, before, missing);
        undoIfAgreed();
        return Set.copyOf(missing);
    }

    /** Whether a seat did it, not chance nor the program: only before such an entry does a procedure wait. */
    private static boolean isOwnDoing(Entry.Step step) {
        return step instanceof Entry.Interjected
                || step instanceof Entry.Answer answer && answer.origin() != Entry.Origin.FORCED;
    }

    /**
     * Whose consent it takes to cut off this entry and all after it: nobody's back to the last die, secret shown or other
     * seat's answer; beyond that everybody who answered or was shown something in the part that is cut off. While lanes
     * are open, all their seats count as having answered, so that nobody learns who has.
     */
    public Set<Seat> consentNeeded(Seat seat, int before) throws Refused {
        Set<Seat> needed = new LinkedHashSet<>();
        BitSet cut = new BitSet();
        for (int at = head; ; at = node(at).parent) {
            if (at == barrier) {
                throw refused(Refused.Kind.NO_UNDO, "refused.undo-crosses-a-change-of-seats");
            }
            cut.set(at);
            Entry.Step step = node(at).step;
            if (step.block() != 0 && !run.openLanes().isEmpty() && step.block() == openBlock() && at > base) {
                run.openLanes().forEach(lane -> needed.add(Objects.requireNonNull(lane.lane())));
            }
            if (step instanceof Entry.Chance) {
                needed.addAll(Seat.first(setup.seats()));
            } else if (step instanceof Entry.Answer answer && answer.origin() != Entry.Origin.FORCED) {
                needed.add(answer.seat());
            } else if (step instanceof Entry.Interjected said) {
                needed.add(said.seat());
            }
            if (at == before) {
                break;
            }
        }
        for (Happening<F> happening : happenings) {
            if (happening.entry() != START && cut.get(happening.entry())) {
                for (Seat other : Seat.first(setup.seats())) {
                    if (happening.fact().revealsTo(other)) {
                        needed.addAll(other == seat ? Seat.first(setup.seats()) : List.of(other));
                    }
                }
            }
        }
        needed.remove(seat);
        return needed;
    }

    public Optional<UndoRequest> undoRequest() {
        return Optional.ofNullable(undo);
    }

    /** A seat agrees to the undo asked for, or refuses it. */
    public void answerUndo(Seat seat, boolean agreed) throws Refused {
        if (undo == null || !undo.missing().contains(seat)) {
            throw refused(Refused.Kind.NO_UNDO, "refused.no-undo-asked");
        }
        log.add(new Entry.UndoAnswered(seat, agreed));
        if (!agreed) {
            undo = null;
            return;
        }
        undo.missing().remove(seat);
        undoIfAgreed();
    }

    private void undoIfAgreed() {
        if (undo != null && undo.missing().isEmpty()) {
            cutTip = head;
            rewind(node(undo.before()).parent);
            undo = null;
        }
    }

    /** Whether {@link #restore} would put something back. */
    public boolean mayRestore() {
        return cutTip != START;
    }

    /** What the last undo cut off is put back; only until somebody acts. */
    public void restore(Seat seat) throws Refused {
        if (cutTip == START) {
            throw refused(Refused.Kind.NO_UNDO, "refused.nothing-to-restore");
        }
        log.add(new Entry.Restored(seat));
        int tip = cutTip;
        cutTip = START;
        rewind(tip);
    }

    private void rewind(int to) {
        head = to;
        base = to;
        while (base != START && node(base).checkpoint == null) {
            base = node(base).parent;
        }
        tape = new Tape();
        List<Integer> course = new ArrayList<>();
        for (int at = head; at != base; at = node(at).parent) {
            course.addFirst(at);
        }
        course.forEach(at -> tape.add(at, node(at).step));
        places.clear();
        run = newRun(checkpoint(base));
        if (run.go((Segment<?, ?>) checkpoint(base).next()) != null) {
            throw new RulesFault("the segment ended where it had waited");
        }
        published = run.facts().size();
        openPrompts();
    }

    // ---- carrying on

    private Checkpoint<S> checkpoint(int entry) {
        Checkpoint<S> at = entry == START ? start : node(entry).checkpoint;
        if (at == null) {
            throw new RulesFault("no checkpoint at entry " + entry);
        }
        return at;
    }

    private void append(Entry.Step step) {
        int number = log.size();
        log.add(step);
        nodes.put(number, new Node<>(head, step));
        head = number;
        tape.add(number, step);
    }

    private Run<S, F> newRun(Checkpoint<S> from) {
        return new Run<>(game, new LogOfRun(), tape, from.state().copy(), from, base);
    }

    private void advance() {
        do {
            Checkpoint<S> from = checkpoint(base);
            run = newRun(from);
            Next next = run.go((Segment<?, ?>) from.next());
            publish();
            while (next != null) {
                Checkpoint<S> reached = new Checkpoint<>(run.state(), next, run.hash(), run.drawsAfter());
                reach(reached);
                if (next instanceof Outcome end) {
                    outcome = end;
                    prompts.clear();
                    return;
                }
                run = newRun(reached);
                next = run.go((Segment<?, ?>) next);
                publish();
            }
            openPrompts();
        } while (answerForced());
    }

    private void reach(Checkpoint<S> reached) {
        if (head == START) {
            start = reached;
        } else {
            node(head).checkpoint = reached;
        }
        base = head;
        tape = new Tape();
        published = 0;
        places.clear();
    }

    private void publish() {
        List<Run.Recorded<F>> facts = run.facts();
        for (; published < facts.size(); published++) {
            happenings.add(new Happening<>(
                    facts.get(published).cause(), facts.get(published).fact()));
        }
    }

    private void openPrompts() {
        Map<Seat, Prompt> open = new HashMap<>();
        for (Run.Waiting waiting : run.waiting()) {
            Seat seat = waiting.seat();
            Place place = new Place(base, waiting.block(), waiting.given());
            int id = place.equals(places.get(seat)) && prompts.containsKey(seat)
                    ? promptCounters[seat.index()]
                    : ++promptCounters[seat.index()];
            places.put(seat, place);
            open.put(seat, new Prompt(seat, id, waiting.question()));
        }
        prompts.clear();
        prompts.putAll(open);
    }

    private Place place(Seat seat) {
        Place place = places.get(seat);
        if (place == null) {
            throw new RulesFault("seat " + seat + " has no prompt");
        }
        return place;
    }

    private boolean answerForced() {
        for (Prompt prompt : prompts()) {
            fill(prompt.question());
            if (buffer.size() == 0) {
                throw new RulesFault("dead end: no legal answer to "
                        + prompt.question().getClass().getSimpleName());
            }
            if (buffer.size() == 1 && !prompt.question().guardsSecret()) {
                Entry.Answer forced = new Entry.Answer(
                        prompt.seat(), place(prompt.seat()).block(), buffer.get(0), Entry.Origin.FORCED);
                expect(forced);
                append(forced);
                return true;
            }
        }
        return false;
    }

    /** While a log is played again, what the program adds by itself must be what the log holds next. */
    private void expect(Entry own) {
        int number = log.size();
        if (number < ahead.size() && !ahead.get(number).equals(own)) {
            throw new Diverged(number, "the rules force " + own + " but the log says " + ahead.get(number));
        }
    }

    private void running() throws Refused {
        if (outcome != null) {
            throw refused(Refused.Kind.GAME_OVER, "refused.game-over");
        }
    }

    private static Refused refused(Refused.Kind kind, String key, Object... args) {
        return new Refused(kind, Message.of(key, args));
    }

    /** How a run reaches the log of this match. */
    private final class LogOfRun implements Run.Log {

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
            int number = log.size();
            return !chanceAnew && number < ahead.size() && ahead.get(number) instanceof Entry.Chance next
                    ? Optional.of(next)
                    : Optional.empty();
        }

        @Override
        public int add(Entry.Chance decided) {
            int number = log.size();
            if (number < ahead.size() && !ahead.get(number).equals(decided)) {
                throw new Diverged(number, "chance gives " + decided + " but the log says " + ahead.get(number));
            }
            append(decided);
            return number;
        }
    }
}
