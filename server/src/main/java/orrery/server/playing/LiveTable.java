package orrery.server.playing;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import orrery.core.BotFamily;
import orrery.core.Entry;
import orrery.core.Fact;
import orrery.core.Game;
import orrery.core.Match;
import orrery.core.Refused;
import orrery.core.Seat;
import orrery.core.State;
import orrery.core.Viewer;
import orrery.core.Visitor;
import orrery.server.api.Answered;
import orrery.server.api.Answering;
import orrery.server.api.Denied;
import orrery.server.api.Done;
import orrery.server.api.Film;
import orrery.server.api.Interjecting;
import orrery.server.api.Json;
import orrery.server.api.Kind;
import orrery.server.api.Moment;
import orrery.server.api.Odds;
import orrery.server.api.Standing;
import orrery.server.api.Undoing;
import orrery.server.api.Undone;
import orrery.server.api.Wondering;
import orrery.server.people.Names;
import orrery.server.people.Secret;
import orrery.server.stream.Channel;
import orrery.server.stream.Event;
import orrery.server.stream.Listener;
import orrery.server.tables.Arrangement;
import orrery.server.tables.Chair;
import orrery.server.tables.Lobby;
import orrery.store.GameFile;
import orrery.store.archive.Appended;
import orrery.store.archive.Person;
import orrery.store.archive.StoredEntry;
import orrery.store.archive.StoredTable;
import orrery.store.archive.StoredTable.Status;

/**
 * A table in memory. All that happens at it happens in its mailbox, one thing after another: a job changes the table, the
 * change is written to the disk, and only then the one who asked and all who listen are told.
 */
public final class LiveTable<S extends State<S, F>, F extends Fact> implements Mailbox.Owner {

    private static final Logger LOG = LoggerFactory.getLogger(LiveTable.class);

    /** How many people may come by invitation without sitting down. */
    private static final int MOST_ADMITTED = 100;

    private final House house;
    private final Game<S, F> game;
    private final Consumer<LiveTable<?, ?>> onGone;
    private final Mailbox mailbox;
    private final Map<Viewer, Told<S, F>> told = new LinkedHashMap<>();

    private StoredTable table;
    private Arrangement arrangement;
    private @Nullable Play<S, F> play;
    private @Nullable Sight<S, F> sight;
    private @Nullable Autopilot<S, F> autopilot;
    private int[] promptsAsked;
    private boolean tableChanged;
    private long lastUsed;
    private volatile Shown shown;

    private LiveTable(
            House house,
            Game<S, F> game,
            StoredTable table,
            Arrangement arrangement,
            Consumer<LiveTable<?, ?>> onGone) {
        this.house = house;
        this.game = game;
        this.table = table;
        this.arrangement = arrangement;
        this.onGone = onGone;
        this.mailbox = new Mailbox(this, "table " + table.id());
        this.promptsAsked = new int[arrangement.chairs().size()];
        this.lastUsed = now();
        this.shown = new Shown(table, arrangement, Set.of(), Set.of());
    }

    /**
     * Takes a table into memory, with its game if that has begun.
     *
     * @throws orrery.core.Diverged if its log cannot be made one of today's rules
     */
    public static <S extends State<S, F>, F extends Fact> LiveTable<S, F> open(
            House house, Game<S, F> game, StoredTable stored, Consumer<LiveTable<?, ?>> onGone) {
        Arrangement arrangement = Json.read(stored.body(), Arrangement.class);
        LiveTable<S, F> table = new LiveTable<>(house, game, stored, arrangement, onGone);
        if (stored.status() != Status.GATHERING) {
            Play<S, F> play = Play.resume(game, stored, arrangement, house.archive());
            table.playing(play);
            for (Match.Prompt prompt : play.match().prompts()) {
                table.promptsAsked[prompt.seat().index()] = prompt.id();
            }
            if (play.hasNews()) {
                table.commit();
            } else {
                play.written();
                table.show();
            }
        }
        return table;
    }

    private void playing(Play<S, F> begun) {
        play = begun;
        sight = new Sight<>(begun);
        Delays delays = new Delays(arrangement.pace(), new SplittableRandom(Secret.seed()), house.nanos());
        Optional<BotFamily<S>> bots = house.library().bots(game.id()).map(this::cast);
        autopilot = new Autopilot<>(table.id(), begun, bots, house.pool(), mailbox, delays);
    }

    @SuppressWarnings("unchecked")
    private BotFamily<S> cast(BotFamily<?> family) {
        return (BotFamily<S>) family;
    }

    private long now() {
        return house.clock().millis();
    }

    public String id() {
        return table.id();
    }

    /** What lists show of the table; may be asked at any time by anybody. */
    public Shown shown() {
        return shown;
    }

    // ---- who sits where

    /** A person takes an open seat. @param invited whether he or she came by an invitation that works */
    public CompletableFuture<Done> take(Person person, int number, boolean invited) {
        return mailbox.write(() -> {
            gathering();
            if (!table.open() && !invited && !shown.isVisibleTo(person.id())) {
                throw Denied.of(Kind.UNKNOWN, "error.unknown-table");
            }
            if (!table.open() && !invited && !arrangement.host().equals(person.id())) {
                throw Denied.of(Kind.NOT_YOURS, "error.not-invited");
            }
            Seat seat = seat(number);
            if (arrangement.chair(seat).player() != Entry.Player.Kind.OPEN) {
                throw Denied.of(Kind.SEAT_TAKEN, "error.seat-taken", seat);
            }
            if (!arrangement.seatsOf(person.id()).isEmpty()) {
                throw Denied.of(Kind.SEAT_TAKEN, "error.seated-already");
            }
            Names.checkDistinct(person.name(), arrangement.namesBut(seat));
            arrange(arrangement.with(seat, Chair.person(person.id(), person.name())));
            return new Done();
        });
    }

    /** Its owner leaves a seat; before the start the host may also clear a bot's. */
    public CompletableFuture<Done> leave(Person person, int number) {
        return mailbox.write(() -> {
            Seat seat = seat(number);
            Chair chair = arrangement.chair(seat);
            if (table.status() == Status.GATHERING) {
                boolean hostClears = chair.player() == Entry.Player.Kind.BOT
                        && arrangement.host().equals(person.id());
                if (!hostClears) {
                    own(person, number);
                }
                arrange(arrangement.with(seat, Chair.open()));
            } else {
                own(person, number);
                running();
                if (!chair.substitute()) {
                    substitute(seat, strongest());
                }
            }
            return new Done();
        });
    }

    private String botName(String level, Seat seat) {
        return Lobby.botName(level, Set.copyOf(arrangement.namesBut(seat)));
    }

    private String strongest() {
        List<String> levels = house.library().levels(game.id());
        if (levels.isEmpty()) {
            throw Denied.of(Kind.BAD_REQUEST, "error.no-bots");
        }
        return levels.getLast();
    }

    private void substitute(Seat seat, String level) {
        arrange(arrangement.with(seat, arrangement.chair(seat).substituted(level)));
        running().take(seat, Entry.Player.bot(level));
    }

    /** The host puts a bot into an open seat, or somebody at the table lets one play for an absent owner. */
    public CompletableFuture<Done> bot(Person person, int number, String level) {
        return mailbox.write(() -> {
            Seat seat = seat(number);
            if (!house.library().levels(game.id()).contains(level)) {
                throw Denied.of(
                        Kind.BAD_REQUEST,
                        "error.unknown-bot",
                        level,
                        String.join(", ", house.library().levels(game.id())));
            }
            Chair chair = arrangement.chair(seat);
            if (table.status() == Status.GATHERING) {
                hosting(person);
                if (chair.player() == Entry.Player.Kind.PERSON) {
                    throw Denied.of(Kind.SEAT_TAKEN, "error.seat-taken", seat);
                }
                arrange(arrangement.with(seat, Chair.bot(level, botName(level, seat))));
            } else {
                running();
                boolean sits = !arrangement.seatsOf(person.id()).isEmpty();
                if (!sits) {
                    throw Denied.of(Kind.NOT_YOURS, "error.not-at-the-table");
                }
                if (!chair.isOwnedBy(person.id()) && !shown.isAbsent(chair, now())) {
                    throw Denied.of(Kind.SEAT_TAKEN, "error.not-absent", seat);
                }
                if (!chair.isPlayedByBot()) {
                    substitute(seat, level);
                }
            }
            return new Done();
        });
    }

    /** The owner plays again in place of the substitute. */
    public CompletableFuture<Done> comeBack(Person person, int number) {
        return mailbox.write(() -> {
            Seat seat = own(person, number);
            Play<S, F> running = running();
            Chair chair = arrangement.chair(seat);
            if (chair.substitute()) {
                arrange(arrangement.with(seat, chair.returned()));
                running.take(seat, Entry.Player.person());
            }
            return new Done();
        });
    }

    /** Somebody whom a personal link lets in has the seat from now on. */
    public CompletableFuture<Done> takeOver(Person person, int number) {
        return mailbox.write(() -> {
            Seat seat = seat(number);
            Chair chair = arrangement.chair(seat);
            if (chair.player() != Entry.Player.Kind.PERSON) {
                throw Denied.of(Kind.UNKNOWN, "error.link");
            }
            if (!chair.isOwnedBy(person.id())) {
                String name = person.name();
                try {
                    Names.checkDistinct(name, arrangement.namesBut(seat));
                } catch (Denied alike) {
                    name = chair.name();
                }
                arrange(arrangement.with(seat, chair.ownedBy(person.id(), name)));
                evict(seat, person.id());
            }
            return new Done();
        });
    }

    /** Whoever looks through the seat and does not own it any more is shown out. */
    private void evict(Seat seat, String owner) {
        Told<S, F> channel = told.get(seat);
        if (channel != null) {
            for (Listener listener : channel.channel().listeners()) {
                if (!listener.person().equals(owner)) {
                    listener.close();
                }
            }
        }
    }

    /** A person has another name from now on. */
    public CompletableFuture<Done> rename(String person, String name) {
        return mailbox.write(() -> {
            for (Seat seat : arrangement.seatsOf(person).stream().limit(1).toList()) {
                arrange(arrangement.with(seat, arrangement.chair(seat).named(name)));
            }
            return new Done();
        });
    }

    /** Somebody came by an invitation and may look from now on. */
    public CompletableFuture<Done> admit(String person) {
        return mailbox.write(() -> {
            if (!shown.isVisibleTo(person)) {
                if (arrangement.admitted().size() >= MOST_ADMITTED) {
                    throw Denied.of(Kind.TOO_MANY, "error.too-many-guests");
                }
                arrange(arrangement.admitting(person));
            }
            return new Done();
        });
    }

    /** A seat adds a random number to the dice. */
    public CompletableFuture<Done> contribute(Person person, int number, String words) {
        return mailbox.write(() -> {
            Seat seat = own(person, number);
            gathering();
            if (!words.matches("[0-9a-f]{16,64}")) {
                throw Denied.of(Kind.BAD_REQUEST, "error.contribution");
            }
            String earlier = arrangement.contributions().get(number);
            if (earlier != null && !earlier.equals(words)) {
                throw Denied.of(Kind.ALREADY_STARTED, "error.contributed");
            }
            arrange(arrangement.contributed(seat, words));
            return new Done();
        });
    }

    /** The host begins the game. */
    public CompletableFuture<Done> start(Person person) {
        return mailbox.write(() -> {
            hosting(person);
            gathering();
            arrangement.firstOpen().ifPresent(seat -> {
                throw Denied.of(Kind.NOT_STARTED, "error.seat-open", seat);
            });
            try {
                game.checked(arrangement.setup());
            } catch (Refused refused) {
                throw Denied.of(refused);
            }
            Play<S, F> begun = Play.begin(game, table.id(), table.seed(), arrangement);
            begun.collect("");
            playing(begun);
            status(Status.RUNNING);
            return new Done();
        });
    }

    // ---- what seats do

    public CompletableFuture<Answered> answer(Person person, Answering answers) {
        return deed(
                person,
                answers.seat(),
                answers.action(),
                Answered.class,
                (running, seat) -> running.answer(seat, answers.prompt(), answers.choices()));
    }

    public CompletableFuture<Undone> undo(Person person, Undoing undo) {
        return deed(
                person, undo.seat(), undo.action(), Undone.class, (running, seat) -> running.undo(seat, undo.what()));
    }

    public CompletableFuture<Done> standing(Person person, Standing standing) {
        return deed(
                person,
                standing.seat(),
                standing.action(),
                Done.class,
                (running, seat) -> running.standing(seat, standing.order(), standing.on()));
    }

    public CompletableFuture<Done> interject(Person person, Interjecting said) {
        return deed(
                person,
                said.seat(),
                said.action(),
                Done.class,
                (running, seat) -> running.interject(seat, said.choice()));
    }

    private interface Deed<S extends State<S, F>, F extends Fact, T> {
        T by(Play<S, F> play, Seat seat);
    }

    private <T> CompletableFuture<T> deed(
            Person person, int number, String action, Class<T> reply, Deed<S, F, T> deed) {
        return mailbox.write(() -> {
            Seat seat = own(person, number);
            Play<S, F> going = going();
            if (arrangement.chair(seat).substitute()) {
                throw Denied.of(Kind.SEAT_TAKEN, "error.substitute-plays");
            }
            return going.once(seat, action, reply, () -> deed.by(going, seat));
        });
    }

    public CompletableFuture<Odds> forecast(Person person, Wondering about) {
        return mailbox.read(() -> {
            Seat seat = own(person, about.seat());
            return new Odds(arrangement.odds() ? going().forecast(seat, about.choice()) : null);
        });
    }

    // ---- looking on

    /** Frames of what a viewer saw, from one number to another, at most {@link Replays#MOST}. */
    public CompletableFuture<Film> replay(String person, String seat, int from, int to) {
        return mailbox.read(() -> {
            Sight<S, F> seen = seen();
            if (seat.equals(GameFile.ALL)) {
                closed();
                return Replays.ofAll(seen, arrangement.chairs().size(), from, to);
            }
            return Replays.of(seen, past(person, seat), from, to);
        });
    }

    /** Once a game is closed, everybody may look back through every seat. */
    private Viewer past(String person, String number) {
        return table.status() == Status.CLOSED && !number.isEmpty() ? seat(parse(number)) : viewer(person, number);
    }

    /** The game as a file. */
    public CompletableFuture<String> export(String person, String number) {
        return mailbox.read(() -> {
            Play<S, F> going = going();
            GameFile file = table.status() == Status.CLOSED
                    ? GameFile.closed(going.match(), going.dice())
                    : GameFile.running(going.match(), going.dice(), viewer(person, number));
            return file.text(game);
        });
    }

    /** Somebody listens from now on. @param lastId id of the last event received, empty for none */
    public CompletableFuture<Done> listen(String person, String number, String lastId, Listener listener) {
        return mailbox.read(() -> {
            Viewer viewer = viewer(person, number);
            Told<S, F> mine = told.get(viewer);
            boolean first = mine == null;
            if (mine == null) {
                mine = new Told<>(viewer, new Channel(house.epochs().get()));
                told.put(viewer, mine);
            }
            mine.channel().add(listener);
            show();
            if (first) {
                mine.begin(sight, moment(viewer), summary(viewer));
            }
            Optional<List<Event>> missed = mine.channel().after(lastId);
            if (missed.isPresent()) {
                missed.get().forEach(listener::offer);
            } else {
                listener.offer(mine.snapshot(sight, moment(viewer), summary(viewer)));
            }
            publish(Integer.MAX_VALUE);
            wake();
            return new Done();
        });
    }

    /** Somebody does not listen any more. */
    public void leaveStream(Listener listener) {
        mailbox.read(() -> {
            told.values().forEach(channel -> channel.channel().remove(listener));
            publish(Integer.MAX_VALUE);
            return true;
        });
    }

    private Viewer viewer(String person, String number) {
        if (number.isEmpty()) {
            return Visitor.VISITOR;
        }
        Seat seat = seat(parse(number));
        if (!arrangement.chair(seat).isOwnedBy(person)) {
            throw notYours(seat);
        }
        return seat;
    }

    private static int parse(String number) {
        if (!number.matches("[0-9]{1,3}")) {
            throw Denied.of(Kind.UNKNOWN, "error.unknown-seat", number);
        }
        return Integer.parseInt(number);
    }

    private Moment moment(Viewer viewer) {
        return sight == null ? Sight.NOTHING : sight.moment(viewer, ownSeats(viewer));
    }

    private List<Seat> ownSeats(Viewer viewer) {
        return viewer instanceof Seat seat
                ? arrangement.seatsOf(arrangement.chair(seat).owner())
                : List.of();
    }

    private orrery.server.api.TableSummary summary(Viewer viewer) {
        String person = viewer instanceof Seat seat ? arrangement.chair(seat).owner() : "";
        return shown.summary(person, now());
    }

    // ---- committing

    @Override
    public void commit() {
        List<StoredEntry> entries = play == null ? List.of() : List.copyOf(play.newEntries());
        if (play != null) {
            follow(play);
        }
        if (tableChanged || play != null && play.hasNews()) {
            if (tableChanged) {
                table = table(table.status(), house.clock().instant());
            }
            house.archive()
                    .append(
                            table.id(),
                            new Appended(
                                    entries,
                                    play == null ? List.of() : play.newFacts(),
                                    play == null ? null : play.newCheckpoint(),
                                    tableChanged ? table : null))
                    .join();
        }
        tableChanged = false;
        int kept = play == null ? Integer.MAX_VALUE : play.written();
        lastUsed = now();
        show();
        publish(kept);
        wake();
    }

    /** Brings what lists show of the table up to the game. */
    private void follow(Play<S, F> going) {
        if (table.status() == Status.RUNNING && going.match().outcome().isPresent()) {
            status(Status.CLOSED);
        }
        Match<S, F> match = going.match();
        int round = game.round(match.state(Visitor.VISITOR));
        List<Integer> waitsFor = seenBy(Visitor.VISITOR, going);
        if (round != arrangement.round() || !waitsFor.equals(arrangement.waitsFor())) {
            arrange(arrangement.at(round, waitsFor));
        }
        List<Chair> chairs = new ArrayList<>(arrangement.chairs());
        for (Seat seat : Seat.first(chairs.size())) {
            int asked = match.prompt(seat).map(Match.Prompt::id).orElse(0);
            if (asked != promptsAsked[seat.index()]) {
                promptsAsked[seat.index()] = asked;
                chairs.set(seat.index(), chairs.get(seat.index()).askedAt(asked == 0 ? 0 : now()));
            }
        }
        arrangement = arrangement.withChairs(chairs);
    }

    private List<Integer> seenBy(Viewer viewer, Play<S, F> going) {
        return new Sight<>(going).waiting(viewer).stream().map(Seat::number).toList();
    }

    private StoredTable table(Status status, Instant changed) {
        return new StoredTable(
                table.id(),
                table.game(),
                game.schema(),
                status,
                table.open(),
                table.seed(),
                arrangement.people(),
                Json.write(arrangement),
                table.made(),
                changed);
    }

    private void arrange(Arrangement changed) {
        arrangement = changed;
        tableChanged = true;
        show();
    }

    private void status(Status status) {
        table = table(status, table.changed());
        tableChanged = true;
    }

    private void show() {
        Set<String> connected = new LinkedHashSet<>();
        told.values().forEach(channel -> channel.channel().listeners().forEach(l -> connected.add(l.person())));
        Set<Seat> asked = new TreeSet<>();
        if (play != null) {
            play.match().prompts().forEach(prompt -> asked.add(prompt.seat()));
        }
        shown = new Shown(table, arrangement, connected, asked);
    }

    /** Tells everybody who looks on what is new to them. */
    private void publish(int kept) {
        show();
        told.values().forEach(mine -> mine.tell(sight, kept, moment(mine.viewer()), summary(mine.viewer())));
    }

    private void wake() {
        boolean idle = arrangement.isForBotsAlone() && shown.connected().isEmpty();
        if (autopilot != null && !idle) {
            autopilot.go();
        }
    }

    @Override
    public void broken(Throwable cause) {
        if (cause instanceof ProgramFault && play != null) {
            LOG.error("table {}: {}", table.id(), cause.getMessage());
            house.stops().failed(table.id(), play.stored());
        } else {
            LOG.error("table {} is read from the disk again: {}", table.id(), cause.toString());
        }
        LOG.debug("because", cause);
        shut();
    }

    // ---- coming and going

    /** What is due by the clock alone. Done in the mailbox. */
    public CompletableFuture<Done> tick(long idleMillis) {
        return mailbox.read(() -> {
            told.values().removeIf(mine -> mine.channel().isIdle() && now() - lastUsed > idleMillis);
            publish(Integer.MAX_VALUE);
            boolean busy = autopilot != null && autopilot.isBusy();
            if (told.isEmpty() && !busy && now() - lastUsed > idleMillis) {
                shut();
            }
            return new Done();
        });
    }

    /** Sets bots going that were interrupted. */
    public CompletableFuture<Done> rouse() {
        return mailbox.read(() -> {
            wake();
            return new Done();
        });
    }

    private void shut() {
        mailbox.close();
        told.values().forEach(mine -> mine.channel().listeners().forEach(Listener::close));
        onGone.accept(this);
    }

    /** The table leaves the memory when all before is done. */
    public CompletableFuture<Done> close() {
        Supplier<Done> leaving = () -> {
            shut();
            return new Done();
        };
        return mailbox.read(leaving);
    }

    // ---- who may do what

    private Seat seat(int number) {
        if (number < 1 || number > arrangement.chairs().size()) {
            throw Denied.of(Kind.UNKNOWN, "error.unknown-seat", Integer.toString(number));
        }
        return Seat.of(number - 1);
    }

    private Seat own(Person person, int number) {
        Seat seat = seat(number);
        if (!arrangement.chair(seat).isOwnedBy(person.id())) {
            throw notYours(seat);
        }
        return seat;
    }

    private static Denied notYours(Seat seat) {
        return Denied.of(Kind.NOT_YOURS, "error.not-your-seat", seat);
    }

    private void hosting(Person person) {
        if (!arrangement.host().equals(person.id())) {
            throw Denied.of(Kind.NOT_YOURS, "error.host-only");
        }
    }

    private void gathering() {
        if (table.status() != Status.GATHERING) {
            throw Denied.of(Kind.ALREADY_STARTED, "error.already-started");
        }
    }

    private void closed() {
        if (table.status() != Status.CLOSED) {
            throw Denied.of(Kind.NOT_YOURS, "error.not-closed");
        }
    }

    /** The game, whether it is over or not. */
    private Play<S, F> going() {
        if (play == null) {
            throw Denied.of(Kind.NOT_STARTED, "error.not-started");
        }
        return play;
    }

    private Sight<S, F> seen() {
        going();
        return Objects.requireNonNull(sight);
    }

    private Play<S, F> running() {
        Play<S, F> going = going();
        if (table.status() == Status.CLOSED) {
            throw Denied.of(Kind.GAME_OVER, "refused.game-over");
        }
        return going;
    }
}
