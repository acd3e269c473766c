package orrery.server.playing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import orrery.core.Checkpoint;
import orrery.core.Choice;
import orrery.core.Entry;
import orrery.core.Fact;
import orrery.core.Forecast;
import orrery.core.Game;
import orrery.core.Happening;
import orrery.core.KeyedChance;
import orrery.core.Match;
import orrery.core.Preparation;
import orrery.core.Refused;
import orrery.core.Seat;
import orrery.core.State;
import orrery.server.api.Answered;
import orrery.server.api.Denied;
import orrery.server.api.Done;
import orrery.server.api.Kind;
import orrery.server.api.Refusal;
import orrery.server.api.Undoing;
import orrery.server.api.Undone;
import orrery.server.api.Wondering;
import orrery.server.api.Written;
import orrery.server.tables.Arrangement;
import orrery.server.tables.Chair;
import orrery.store.Codec;
import orrery.store.Dice;
import orrery.store.UnreadableJson;
import orrery.store.archive.Archive;
import orrery.store.archive.StoredCheckpoint;
import orrery.store.archive.StoredEntry;
import orrery.store.archive.StoredFact;
import orrery.store.archive.StoredTable;
import tools.jackson.databind.JsonNode;

/** A game going on: the match, what happened in it, and what of both is not written down yet. */
final class Play<S extends State<S, F>, F extends Fact> {

    /** So many entries after the last one a position is kept again. */
    private static final int CHECKPOINT_EVERY = 20;

    private final Game<S, F> game;
    private final Match<S, F> match;
    private final Codec<S, F> codec;
    /** How what viewers are told is written. */
    private final Written.Form form;

    private final Chronicle<S, F> chronicle;
    private final KeyedChance chance;
    private final String table;

    private final Map<String, Object> replies = new HashMap<>();
    private final List<StoredEntry> newEntries = new ArrayList<>();
    private final List<StoredFact> newFacts = new ArrayList<>();
    private @Nullable StoredCheckpoint newCheckpoint;
    private int entries;
    /** The last step on the course after the entries noted so far. */
    private int head = -1;

    private int facts;
    /** How many facts more are on the disk than the match knows: those without effect since the rules changed. */
    private int factsCut;
    /** Entry of the last position that is on the disk. */
    private int kept = -1;

    private boolean rewound;
    private int upgradedAt = -1;
    private boolean tookBack;

    private Play(Match<S, F> match, String table, KeyedChance chance) {
        this.game = match.game();
        this.match = match;
        this.codec = new Codec<>(game);
        this.form = codec::write;
        this.chronicle = new Chronicle<>(game, match.setup());
        this.chance = chance;
        this.table = table;
    }

    /** Begins the game of a table. */
    static <S extends State<S, F>, F extends Fact> Play<S, F> begin(
            Game<S, F> game, String table, String seed, Arrangement arrangement) {
        KeyedChance chance = new KeyedChance(HexFormat.of().parseHex(seed), table);
        Preparation<S, F> preparation = Match.prepare(game, arrangement.setup(), chance);
        for (Seat seat : Seat.first(arrangement.chairs().size())) {
            Chair chair = arrangement.chair(seat);
            if (chair.isPlayedByBot()) {
                preparation.take(seat, Entry.Player.bot(chair.bot()));
            }
            String contribution = arrangement.contributions().get(seat.number());
            if (contribution != null) {
                contribute(preparation, seat, contribution);
            }
        }
        return new Play<>(preparation.usualAnswers().start(), table, chance);
    }

    private static void contribute(Preparation<?, ?> preparation, Seat seat, String contribution) {
        try {
            preparation.contribute(seat, contribution);
        } catch (Refused refused) {
            throw Denied.of(refused);
        }
    }

    /**
     * Takes the game of a table up again where its log ends; if the rules have changed since, what is to be written down
     * of that is {@linkplain #hasNews news}.
     *
     * @throws orrery.core.Diverged if its log cannot be made one of today's rules
     */
    static <S extends State<S, F>, F extends Fact> Play<S, F> resume(
            Game<S, F> game, StoredTable table, Arrangement arrangement, Archive archive) {
        KeyedChance chance = new KeyedChance(HexFormat.of().parseHex(table.seed()), table.id());
        Records<S, F> records = Records.of(archive, table.id(), new Codec<>(game), game.schema());
        Reopening.Opened<S, F> opened = new Reopening<>(game, arrangement.setup(), chance, records).open();
        Play<S, F> play = new Play<>(opened.match(), table.id(), chance);
        play.remember(records.log(), records.entries());
        play.entries = opened.entries();
        play.head = records.head(opened.entries() - 1);
        play.facts = opened.facts();
        play.factsCut = records.happenings().size() - opened.facts();
        play.kept = records.checkpoint(Integer.MAX_VALUE)
                .map(StoredCheckpoint::entry)
                .orElse(-1);
        play.rewound = true;
        if (opened.upgraded() != null) {
            play.newCheckpoint = play.stored(opened.upgraded());
        }
        play.collect("");
        play.upgradedAt = play.lastUpgrade();
        play.tookBack = play.upgradedAt >= 0
                && play.match.log(play.upgradedAt).getFirst() instanceof Entry.Upgraded upgraded
                && records.tookBack(play.upgradedAt, upgraded);
        return play;
    }

    private int lastUpgrade() {
        List<Entry> log = match.log();
        int last = log.size() - 1;
        while (last >= 0 && !(log.get(last) instanceof Entry.Upgraded)) {
            last--;
        }
        return last;
    }

    /** What the actions of the log were answered, as far as the log itself tells. */
    private void remember(List<StoredEntry> log, List<Entry> read) {
        for (int i = 0; i < log.size(); i++) {
            String action = log.get(i).action();
            if (action.isEmpty()) {
                continue;
            }
            switch (read.get(i)) {
                case Entry.Answer answer
                when answer.origin() == Entry.Origin.PERSON ->
                    replies.merge(
                            key(answer.seat(), action),
                            new Answered(1, null),
                            (one, more) -> new Answered(((Answered) one).counted() + 1, null));
                case Entry.StandingSet set -> replies.put(key(set.seat(), action), new Done());
                case Entry.Interjected said -> replies.put(key(said.seat(), action), new Done());
                case Entry.UndoAsked asked -> replies.put(key(asked.seat(), action), new Undone(List.of()));
                case Entry.UndoAnswered said -> replies.put(key(said.seat(), action), new Undone(List.of()));
                case Entry.Restored restored -> replies.put(key(restored.seat(), action), new Undone(List.of()));
                case Entry.TakenBack taken -> replies.put(key(taken.seat(), action), new Undone(List.of()));
                default -> {}
            }
        }
    }

    private static String key(Seat seat, String action) {
        return seat.number() + ":" + action;
    }

    Game<S, F> game() {
        return game;
    }

    Match<S, F> match() {
        return match;
    }

    Written.Form form() {
        return form;
    }

    Chronicle<S, F> chronicle() {
        return chronicle;
    }

    /** Number of the entry at which the rules changed for the last time, −1 if they never did. */
    int upgradedAt() {
        return upgradedAt;
    }

    /** Whether anything was taken back when the rules changed. */
    boolean tookBack() {
        return tookBack;
    }

    Dice dice() {
        return Dice.of(table, chance, match);
    }

    String secret() {
        return chance.secret();
    }

    // ---- what seats do

    /** Does something once: an action that was done gets its first reply again. */
    <T> T once(Seat seat, String action, Class<T> reply, Supplier<T> deed) {
        if (!action.matches("[A-Za-z0-9-]{8,40}")) {
            throw Denied.of(Kind.BAD_REQUEST, "error.action");
        }
        Object first = replies.get(key(seat, action));
        if (first != null) {
            if (!reply.isInstance(first)) {
                throw Denied.of(Kind.BAD_REQUEST, "error.action-used");
            }
            return reply.cast(first);
        }
        T now = deed.get();
        replies.put(key(seat, action), now);
        collect(action);
        return now;
    }

    /** Answers one after another, up to the first refusal, die, secret or other seat's question. */
    Answered answer(Seat seat, int prompt, List<JsonNode> choices) {
        int counted = 0;
        Optional<Integer> asked = Optional.of(prompt);
        for (JsonNode node : choices) {
            if (asked.isEmpty()) {
                break;
            }
            int happened = match.happened();
            int logged = match.log().size();
            try {
                match.answer(seat, asked.get(), choice(node), Entry.Origin.PERSON);
            } catch (Refused refused) {
                return refused(counted, Denied.of(refused));
            } catch (Denied denied) {
                return refused(counted, denied);
            }
            counted++;
            asked = goesOn(seat, happened, logged) ? match.prompt(seat).map(Match.Prompt::id) : Optional.empty();
        }
        return new Answered(counted, null);
    }

    /** Nothing counted: a refusal. Something did: the reply says how much. */
    private static Answered refused(int counted, Denied denied) {
        if (counted == 0) {
            throw denied;
        }
        Refusal why = denied.refusal();
        return new Answered(counted, why);
    }

    /** Whether nothing came to light that a person would want to think about first. */
    private boolean goesOn(Seat seat, int happened, int logged) {
        return match.outcome().isEmpty()
                && match.log(logged).stream().noneMatch(Entry.Chance.class::isInstance)
                && match.happenings(happened).stream()
                        .noneMatch(happening -> happening.fact().revealsTo(seat));
    }

    /** @throws Denied if it is no choice of this game */
    Choice choice(JsonNode node) {
        try {
            return codec.choice(node);
        } catch (UnreadableJson wrong) {
            throw Denied.of(Kind.BAD_REQUEST, "error.unreadable", String.valueOf(wrong.getMessage()));
        }
    }

    /**
     * An answer that the program gives for a seat.
     *
     * @return false if nothing happened, because somebody else was faster or took something back
     */
    boolean answerForSeat(Seat seat, int prompt, Choice choice, Entry.Origin origin) {
        try {
            match.answer(seat, prompt, choice, origin);
        } catch (Refused tooLate) {
            return false;
        }
        collect("");
        return true;
    }

    Undone undo(Seat seat, Undoing.Deed deed) {
        try {
            switch (deed) {
                case ASK -> ask(seat);
                case AGREE -> match.answerUndo(seat, true);
                case REFUSE -> match.answerUndo(seat, false);
                case RESTORE -> match.restore(seat);
                case TAKE_BACK -> match.takeBack(seat);
            }
        } catch (Refused refused) {
            throw Denied.of(refused);
        }
        Set<Seat> missing = match.undoRequest().map(Match.UndoRequest::missing).orElse(Set.of());
        return new Undone(numbers(missing));
    }

    private void ask(Seat seat) throws Refused {
        Optional<Integer> last = match.lastDecision(seat);
        if (last.isEmpty()) {
            throw Denied.of(Kind.NO_UNDO, "refused.nothing-to-take-back");
        }
        match.askUndo(seat, last.get());
    }

    private static List<Integer> numbers(Set<Seat> seats) {
        return seats.stream().sorted().map(Seat::number).toList();
    }

    Done standing(Seat seat, String order, boolean on) {
        try {
            match.standing(seat, order, on);
        } catch (Refused refused) {
            throw Denied.of(refused);
        }
        return new Done();
    }

    Done interject(Seat seat, JsonNode choice) {
        try {
            match.interject(seat, choice(choice));
        } catch (Refused refused) {
            throw Denied.of(refused);
        }
        return new Done();
    }

    /**
     * The odds of one of the legal choices that the seat has, to be worked out by any thread: the state and the question do
     * not change any more, whatever happens at the table. Empty if they are asked of a question that has been answered.
     *
     * @throws Denied if it is no choice of the seat's
     */
    Supplier<Optional<Forecast>> forecast(Seat seat, Wondering about) {
        Choice choice = choice(about.choice());
        Optional<Match.Prompt> open = match.prompt(seat);
        Integer asked = about.prompt();
        if (asked != null && open.filter(one -> asked.equals(one.id())).isEmpty()) {
            return Optional::empty;
        }
        Match.Prompt prompt = open.orElseThrow(() -> Denied.of(Kind.CLOSED_PROMPT, "refused.closed-prompt"));
        if (!prompt.question().decision().legal().contains(choice)) {
            throw Denied.of(Kind.UNKNOWN_CHOICE, "refused.unknown-choice", choice.message());
        }
        int reserve = about.reserve() == null ? 0 : Math.max(0, about.reserve());
        S state = match.state(seat);
        return () -> game.forecast(state, prompt.question(), choice, reserve);
    }

    /** Somebody else plays a seat from now on. */
    void take(Seat seat, Entry.Player player) {
        match.take(seat, player);
        collect("");
    }

    // ---- what is to be written down

    /** Notes what was added to the log since, as done by an action. */
    void collect(String action) {
        for (Entry entry : match.log(entries)) {
            rewound |= entry instanceof Entry.UndoAsked
                    || entry instanceof Entry.UndoAnswered
                    || entry instanceof Entry.Restored;
            head = switch (entry) {
                case Entry.Step step -> entries;
                case Entry.Upgraded upgraded -> upgraded.kept();
                case Entry.UndoAsked undo -> match.head();
                case Entry.UndoAnswered undo -> match.head();
                case Entry.Restored undo -> match.head();
                default -> head;
            };
            newEntries.add(new StoredEntry(entries++, action, codec.text(entry), head));
        }
        for (Happening<F> happening : match.happenings(facts)) {
            newFacts.add(new StoredFact(factsCut + facts++, happening.entry(), codec.text(happening.fact())));
        }
        Checkpoint<S> reached = match.checkpoint();
        boolean over = match.outcome().isPresent() && reached.entry() > kept;
        if (over || reached.entry() >= kept + CHECKPOINT_EVERY) {
            newCheckpoint = stored(reached);
        }
    }

    private StoredCheckpoint stored(Checkpoint<S> position) {
        kept = position.entry();
        return new StoredCheckpoint(
                position.entry(),
                game.schema(),
                codec.text(game.position(position.state())),
                codec.text(position.next()),
                HexFormat.of().formatHex(position.hash()),
                position.draws(),
                position.happened());
    }

    /** Whether there is anything to write down. */
    boolean hasNews() {
        return !newEntries.isEmpty() || !newFacts.isEmpty() || newCheckpoint != null;
    }

    /** A position that is to be kept. */
    @Nullable
    StoredCheckpoint newCheckpoint() {
        return newCheckpoint;
    }

    List<StoredEntry> newEntries() {
        return newEntries;
    }

    List<StoredFact> newFacts() {
        return newFacts;
    }

    /** How many entries of the log are on the disk. */
    int stored() {
        return entries - newEntries.size();
    }

    /** All is on disk; returns how many lines of the chronicle still stand. */
    int written() {
        newEntries.clear();
        newFacts.clear();
        newCheckpoint = null;
        int kept = chronicle.follow(match, rewound);
        rewound = false;
        return kept;
    }
}
