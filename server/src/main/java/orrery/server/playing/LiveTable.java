package orrery.server.playing;

import java.util.List;
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
import orrery.core.Forecast;
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
import orrery.server.api.Kind;
import orrery.server.api.Odds;
import orrery.server.api.Standing;
import orrery.server.api.Undoing;
import orrery.server.api.Undone;
import orrery.server.api.Wondering;
import orrery.server.people.Secret;
import orrery.server.stream.Listener;
import orrery.store.GameFile;
import orrery.store.archive.Appended;
import orrery.store.archive.Person;
import orrery.store.archive.StoredTable;
import orrery.store.archive.StoredTable.Status;

/**
 * A table in memory. All that happens at it happens in its mailbox, one thing after another: a job changes the table, the
 * change is written to the disk, and only then the one who asked and all who listen are told.
 */
public final class LiveTable<S extends State<S, F>, F extends Fact> implements Mailbox.Owner {

    private static final Logger LOG = LoggerFactory.getLogger(LiveTable.class);

    private final House house;
    private final Game<S, F> game;
    private final Consumer<LiveTable<?, ?>> onGone;
    private final Mailbox mailbox;
    private final Roster roster;
    private final Audience<S, F> audience;

    private @Nullable Play<S, F> play;
    private @Nullable Sight<S, F> sight;
    private @Nullable Autopilot<S, F> autopilot;
    /** Lines of the chronicle that the last commit has left standing. */
    private int kept = Integer.MAX_VALUE;

    private long lastUsed;
    private volatile Shown shown;

    private LiveTable(House house, Game<S, F> game, StoredTable table, Consumer<LiveTable<?, ?>> onGone) {
        this.house = house;
        this.game = game;
        this.onGone = onGone;
        this.mailbox = new Mailbox(this, "table " + table.id());
        this.roster = new Roster(table, game.schema(), house.library().levels(game.id()), house.clock());
        this.audience = new Audience<>(house.epochs());
        this.lastUsed = now();
        this.shown = new Shown(table, roster.arrangement(), Set.of(), Set.of());
    }

    /**
     * Takes a table into memory, with its game if that has begun.
     *
     * @throws orrery.core.Diverged if its log cannot be made one of today's rules
     */
    public static <S extends State<S, F>, F extends Fact> LiveTable<S, F> open(
            House house, Game<S, F> game, StoredTable stored, Consumer<LiveTable<?, ?>> onGone) {
        LiveTable<S, F> table = new LiveTable<>(house, game, stored, onGone);
        if (stored.status() != Status.GATHERING) {
            Play<S, F> play = Play.resume(game, stored, table.roster.arrangement(), house.archive());
            table.playing(play);
            table.roster.resume(play.match().prompts());
            if (play.hasNews()) {
                table.commit();
                table.tell();
            } else {
                play.written();
                table.look();
            }
        }
        return table;
    }

    private void playing(Play<S, F> begun) {
        play = begun;
        Delays delays = new Delays(roster.arrangement().pace(), new SplittableRandom(Secret.seed()), house.nanos());
        Optional<BotFamily<S>> bots = house.library().bots(game.id()).map(this::cast);
        autopilot = new Autopilot<>(id(), begun, bots, house.pool(), mailbox, delays);
    }

    @SuppressWarnings("unchecked")
    private BotFamily<S> cast(BotFamily<?> family) {
        return (BotFamily<S>) family;
    }

    private long now() {
        return house.clock().millis();
    }

    public String id() {
        return roster.table().id();
    }

    /** What lists show of the table; may be asked at any time by anybody. */
    public Shown shown() {
        return shown;
    }

    // ---- who sits where

    private CompletableFuture<Done> arranged(Runnable deed) {
        return mailbox.write(() -> {
            deed.run();
            return new Done();
        });
    }

    /** A person takes an open seat. @param invited whether he or she came by an invitation that works */
    public CompletableFuture<Done> take(Person person, int number, boolean invited) {
        return arranged(() -> roster.take(person, number, invited));
    }

    /** Its owner leaves a seat; before the start the host may also clear a bot's. */
    public CompletableFuture<Done> leave(Person person, int number) {
        return arranged(() -> {
            if (roster.status() == Status.GATHERING) {
                roster.clear(person, number);
            } else {
                roster.own(person.id(), number);
                substitute(person, number, "");
            }
        });
    }

    /** The host puts a bot into an open seat, or somebody at the table lets one play for an absent owner. */
    public CompletableFuture<Done> bot(Person person, int number, String level) {
        return arranged(() -> {
            if (roster.status() == Status.GATHERING) {
                roster.seatBot(person, number, level);
            } else {
                substitute(person, number, level);
            }
        });
    }

    private void substitute(Person person, int number, String level) {
        if (roster.substitute(person, number, level)) {
            Seat seat = roster.seat(number);
            going().take(seat, Entry.Player.bot(roster.arrangement().chair(seat).bot()));
        }
    }

    /** The owner plays again in place of the substitute. */
    public CompletableFuture<Done> comeBack(Person person, int number) {
        return arranged(() -> {
            if (roster.comeBack(person, number)) {
                going().take(roster.seat(number), Entry.Player.person());
            }
        });
    }

    /** Somebody whom a personal link lets in has the seat from now on. */
    public CompletableFuture<Done> takeOver(Person person, int number) {
        return arranged(() -> {
            if (roster.takeOver(person, number)) {
                audience.evict(roster.seat(number), person.id());
            }
        });
    }

    /** A person has another name from now on. */
    public CompletableFuture<Done> rename(String person, String name) {
        return arranged(() -> roster.rename(person, name));
    }

    /** Somebody came by an invitation and may look from now on. */
    public CompletableFuture<Done> admit(String person) {
        return arranged(() -> roster.admit(person));
    }

    /** A seat adds a random number to the dice. */
    public CompletableFuture<Done> contribute(Person person, int number, String words) {
        return arranged(() -> roster.contribute(person, number, words));
    }

    /** The host begins the game. */
    public CompletableFuture<Done> start(Person person) {
        return arranged(() -> {
            roster.checkStart(person);
            try {
                game.checked(roster.arrangement().setup());
            } catch (Refused refused) {
                throw Denied.of(refused);
            }
            Play<S, F> begun = Play.begin(game, id(), roster.table().seed(), roster.arrangement());
            begun.collect("");
            playing(begun);
            roster.become(Status.RUNNING);
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
            Seat seat = roster.played(person, number);
            Play<S, F> going = going();
            return going.once(seat, action, reply, () -> deed.by(going, seat));
        });
    }

    /** Odds that the one who asks works out: nobody at the table waits for that. */
    public CompletableFuture<Supplier<Odds>> forecast(Person person, Wondering about) {
        return mailbox.read(() -> {
            Seat seat = roster.own(person.id(), about.seat());
            if (!roster.arrangement().odds()) {
                return () -> new Odds(null);
            }
            Supplier<Optional<Forecast>> odds = going().forecast(seat, about);
            return () -> new Odds(odds.get().orElse(null));
        });
    }

    // ---- looking on

    /** Frames of what a viewer saw, from one number to another, at most {@link Replays#MOST}. */
    public CompletableFuture<Film> replay(String person, String seat, int from, int to) {
        return mailbox.read(() -> {
            Sight<S, F> seen = seen();
            if (seat.equals(GameFile.ALL)) {
                roster.closed();
                return Replays.ofAll(seen, roster.arrangement().chairs().size(), from, to);
            }
            return Replays.of(seen, past(person, seat), from, to);
        });
    }

    /** Once a game is closed, everybody may look back through every seat. */
    private Viewer past(String person, String number) {
        return roster.status() == Status.CLOSED && !number.isEmpty()
                ? roster.seat(parse(number))
                : viewer(person, number);
    }

    /** The game as a file. */
    public CompletableFuture<String> export(String person, String number) {
        return mailbox.read(() -> {
            Play<S, F> going = going();
            GameFile file = roster.status() == Status.CLOSED
                    ? GameFile.closed(going.match(), going.dice())
                    : GameFile.running(going.match(), going.dice(), viewer(person, number));
            return file.text(game);
        });
    }

    /** Somebody listens from now on. @param lastId id of the last event received, empty for none */
    public CompletableFuture<Done> listen(String person, String number, String lastId, Listener listener) {
        return mailbox.read(() -> {
            Viewer viewer = viewer(person, number);
            audience.add(viewer, listener);
            look();
            audience.greet(viewer, listener, lastId, present());
            tellAll(Integer.MAX_VALUE);
            wake();
            return new Done();
        });
    }

    /** Somebody does not listen any more. */
    public void leaveStream(Listener listener) {
        mailbox.read(() -> {
            audience.leave(listener);
            look();
            tellAll(Integer.MAX_VALUE);
            return true;
        });
    }

    private Viewer viewer(String person, String number) {
        return number.isEmpty() ? Visitor.VISITOR : roster.own(person, parse(number));
    }

    private static int parse(String number) {
        if (!number.matches("[0-9]{1,3}")) {
            throw Denied.of(Kind.UNKNOWN, "error.unknown-seat", number);
        }
        return Integer.parseInt(number);
    }

    private Present<S, F> present() {
        return new Present<>(sight, shown, now());
    }

    // ---- committing

    @Override
    public void commit() {
        Play<S, F> going = play;
        if (autopilot != null) {
            autopilot.answerBeforehand();
        }
        if (going != null) {
            Match<S, F> match = going.match();
            List<Integer> waitsFor = new Sight<>(going)
                    .waiting(Visitor.VISITOR).stream().map(Seat::number).toList();
            roster.follow(match, game.round(match.state(Visitor.VISITOR)), waitsFor);
        }
        if (roster.isChanged() || going != null && going.hasNews()) {
            house.archive().append(id(), appended(going)).join();
        }
        roster.written();
        kept = going == null ? Integer.MAX_VALUE : going.written();
        lastUsed = now();
        look();
    }

    private Appended appended(@Nullable Play<S, F> going) {
        @Nullable StoredTable changed = roster.news().orElse(null);
        return going == null
                ? new Appended(List.of(), List.of(), null, changed)
                : new Appended(List.copyOf(going.newEntries()), going.newFacts(), going.newCheckpoint(), changed);
    }

    /** Looks at what is now: that is shown from here on. */
    private void look() {
        Set<Seat> asked = new TreeSet<>();
        if (play != null) {
            sight = new Sight<>(play);
            play.match().prompts().forEach(prompt -> asked.add(prompt.seat()));
        }
        shown = new Shown(roster.table(), roster.arrangement(), audience.people(), asked);
    }

    @Override
    public void tell() {
        tellAll(kept);
        wake();
    }

    private void tellAll(int standing) {
        audience.tell(standing, present());
    }

    private void wake() {
        boolean idle =
                roster.arrangement().isForBotsAlone() && shown.connected().isEmpty();
        if (autopilot != null && !idle) {
            autopilot.go();
        }
    }

    @Override
    public void broken(Throwable cause) {
        if (cause instanceof ProgramFault && play != null) {
            LOG.error("table {}: {}", id(), cause.getMessage());
            house.stops().failed(id(), play.stored());
        } else {
            LOG.error("table {} is read from the disk again: {}", id(), cause.toString());
        }
        LOG.debug("because", cause);
        shut();
    }

    // ---- coming and going

    /** What is due by the clock alone. Done in the mailbox. */
    public CompletableFuture<Done> tick(long idleMillis) {
        return mailbox.read(() -> {
            boolean idle = now() - lastUsed > idleMillis;
            if (idle) {
                audience.forgetIdle();
            }
            tellAll(Integer.MAX_VALUE);
            boolean busy = autopilot != null && autopilot.isBusy();
            if (idle && audience.isEmpty() && !busy) {
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

    /** From here on the table is opened anew by whoever wants it: nobody finds this one closed, again and again. */
    private void shut() {
        onGone.accept(this);
        mailbox.close();
        audience.close();
    }

    /** The table leaves the memory when all before is done. */
    public CompletableFuture<Done> close() {
        return mailbox.read(() -> {
            shut();
            return new Done();
        });
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
}
