package orrery.server.playing;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import orrery.core.Entry;
import orrery.core.Match;
import orrery.core.Seat;
import orrery.server.api.Denied;
import orrery.server.api.Json;
import orrery.server.api.Kind;
import orrery.server.people.Names;
import orrery.server.tables.Arrangement;
import orrery.server.tables.Chair;
import orrery.server.tables.Lobby;
import orrery.store.archive.Person;
import orrery.store.archive.StoredTable;
import orrery.store.archive.StoredTable.Status;

/**
 * Who sits where at a table, what was arranged there, and whether its game has begun: all of a table but the game itself.
 * What is changed here is {@linkplain #isChanged to be written down}.
 */
final class Roster {

    /** How many people may come by invitation without sitting down. */
    private static final int MOST_ADMITTED = 100;

    private final InstantSource clock;
    private final int schema;
    private final List<String> levels;
    private final int[] promptsAsked;
    private StoredTable table;
    private Arrangement arrangement;
    private boolean changed;

    /**
     * @param schema that a table is written in
     * @param levels of the bots there are for the game, weakest first
     */
    Roster(StoredTable table, int schema, List<String> levels, InstantSource clock) {
        this.table = table;
        this.clock = clock;
        this.schema = schema;
        this.levels = levels;
        this.arrangement = Json.read(table.body(), Arrangement.class);
        this.promptsAsked = new int[arrangement.chairs().size()];
    }

    StoredTable table() {
        return table;
    }

    Arrangement arrangement() {
        return arrangement;
    }

    Status status() {
        return table.status();
    }

    // ---- who may do what

    /** @throws Denied if there is no seat of this number */
    Seat seat(int number) {
        if (number < 1 || number > arrangement.chairs().size()) {
            throw Denied.of(Kind.UNKNOWN, "error.unknown-seat", Integer.toString(number));
        }
        return Seat.of(number - 1);
    }

    /** @throws Denied if the seat is not this person's */
    Seat own(String person, int number) {
        Seat seat = seat(number);
        if (!arrangement.chair(seat).isOwnedBy(person)) {
            throw Denied.of(Kind.NOT_YOURS, "error.not-your-seat", seat);
        }
        return seat;
    }

    /** The seat of one who plays it. @throws Denied if it is not this person's, or a bot plays it at present */
    Seat played(Person person, int number) {
        Seat seat = own(person.id(), number);
        if (arrangement.chair(seat).substitute()) {
            throw Denied.of(Kind.SEAT_TAKEN, "error.substitute-plays");
        }
        return seat;
    }

    private void hosting(Person person) {
        if (!isHost(person)) {
            throw Denied.of(Kind.NOT_YOURS, "error.host-only");
        }
    }

    private boolean isHost(Person person) {
        return arrangement.host().equals(person.id());
    }

    private void gathering() {
        if (status() != Status.GATHERING) {
            throw Denied.of(Kind.ALREADY_STARTED, "error.already-started");
        }
    }

    private void running() {
        if (status() == Status.GATHERING) {
            throw Denied.of(Kind.NOT_STARTED, "error.not-started");
        }
        if (status() == Status.CLOSED) {
            throw Denied.of(Kind.GAME_OVER, "refused.game-over");
        }
    }

    /** @throws Denied if the game is not over */
    void closed() {
        if (status() != Status.CLOSED) {
            throw Denied.of(Kind.NOT_YOURS, "error.not-closed");
        }
    }

    // ---- coming and going

    /** A person takes an open seat. @param invited whether he or she came by an invitation that works */
    void take(Person person, int number, boolean invited) {
        gathering();
        if (!table.open() && !invited && !isHost(person)) {
            throw arrangement.isFor(person.id())
                    ? Denied.of(Kind.NOT_YOURS, "error.not-invited")
                    : Denied.of(Kind.UNKNOWN, "error.unknown-table");
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
    }

    /** Before the start a seat is open again when its owner leaves it, or the host clears it of a bot. */
    void clear(Person person, int number) {
        gathering();
        Seat seat = seat(number);
        boolean hostClears = arrangement.chair(seat).player() == Entry.Player.Kind.BOT && isHost(person);
        if (!hostClears) {
            own(person.id(), number);
        }
        arrange(arrangement.with(seat, Chair.open()));
    }

    /** The host puts a bot into a seat that no person has. */
    void seatBot(Person person, int number, String level) {
        Seat seat = seat(number);
        checkLevel(level);
        hosting(person);
        if (arrangement.chair(seat).player() == Entry.Player.Kind.PERSON) {
            throw Denied.of(Kind.SEAT_TAKEN, "error.seat-taken", seat);
        }
        String name = Lobby.botName(level, Set.copyOf(arrangement.namesBut(seat)));
        arrange(arrangement.with(seat, Chair.bot(level, name)));
    }

    private void checkLevel(String level) {
        if (!levels.contains(level)) {
            throw Denied.of(Kind.BAD_REQUEST, "error.unknown-bot", level, String.join(", ", levels));
        }
    }

    /**
     * A bot plays for an owner: the strongest if the owner leaves, any if somebody at the table lets one play for an
     * absent one.
     *
     * @param level of the bot; empty for the strongest
     * @return whether that is new
     */
    boolean substitute(Person person, int number, String level) {
        Seat seat = seat(number);
        String chosen = level.isEmpty() ? strongest() : level;
        checkLevel(chosen);
        running();
        Chair chair = arrangement.chair(seat);
        if (arrangement.seatsOf(person.id()).isEmpty()) {
            throw Denied.of(Kind.NOT_YOURS, "error.not-at-the-table");
        }
        if (!chair.isOwnedBy(person.id()) && !arrangement.isAbsent(seat, clock.millis())) {
            throw Denied.of(Kind.SEAT_TAKEN, "error.not-absent", seat);
        }
        if (chair.isPlayedByBot()) {
            return false;
        }
        arrange(arrangement.with(seat, chair.substituted(chosen)));
        return true;
    }

    private String strongest() {
        if (levels.isEmpty()) {
            throw Denied.of(Kind.BAD_REQUEST, "error.no-bots");
        }
        return levels.getLast();
    }

    /** The owner plays again in place of the substitute. @return whether that is new */
    boolean comeBack(Person person, int number) {
        Seat seat = own(person.id(), number);
        running();
        Chair chair = arrangement.chair(seat);
        if (!chair.substitute()) {
            return false;
        }
        arrange(arrangement.with(seat, chair.returned()));
        return true;
    }

    /** Somebody whom a personal link lets in has the seat from now on. @return whether that is new */
    boolean takeOver(Person person, int number) {
        Seat seat = seat(number);
        Chair chair = arrangement.chair(seat);
        if (chair.player() != Entry.Player.Kind.PERSON) {
            throw Denied.of(Kind.UNKNOWN, "error.link");
        }
        if (chair.isOwnedBy(person.id())) {
            return false;
        }
        arrange(arrangement.with(seat, chair.ownedBy(person.id(), nameFor(person, seat))));
        return true;
    }

    /** The person's own name, or that of the seat if the own one is too much like another at the table. */
    private String nameFor(Person person, Seat seat) {
        try {
            Names.checkDistinct(person.name(), arrangement.namesBut(seat));
            return person.name();
        } catch (Denied alike) {
            return arrangement.chair(seat).name();
        }
    }

    /** A person has another name from now on. */
    void rename(String person, String name) {
        arrangement.seatsOf(person).stream()
                .findFirst()
                .ifPresent(seat ->
                        arrange(arrangement.with(seat, arrangement.chair(seat).named(name))));
    }

    /** Somebody came by an invitation and may look from now on. */
    void admit(String person) {
        if (table.open() || arrangement.isFor(person)) {
            return;
        }
        if (arrangement.admitted().size() >= MOST_ADMITTED) {
            throw Denied.of(Kind.TOO_MANY, "error.too-many-guests");
        }
        arrange(arrangement.admitting(person));
    }

    /** A seat adds a random number to the dice. */
    void contribute(Person person, int number, String words) {
        Seat seat = own(person.id(), number);
        gathering();
        if (!words.matches("[0-9a-f]{16,64}")) {
            throw Denied.of(Kind.BAD_REQUEST, "error.contribution");
        }
        String earlier = arrangement.contributions().get(number);
        if (earlier != null && !earlier.equals(words)) {
            throw Denied.of(Kind.ALREADY_STARTED, "error.contributed");
        }
        arrange(arrangement.contributed(seat, words));
    }

    // ---- the game

    /** @throws Denied if this person may not begin the game, or not yet */
    void checkStart(Person person) {
        hosting(person);
        gathering();
        arrangement.firstOpen().ifPresent(seat -> {
            throw Denied.of(Kind.NOT_STARTED, "error.seat-open", seat);
        });
    }

    /** The game has begun, or is over. */
    void become(Status status) {
        table = stored(status);
        changed = true;
    }

    /** Notes which questions were open when a game was taken up again. */
    void resume(List<Match.Prompt> prompts) {
        prompts.forEach(prompt -> promptsAsked[prompt.seat().index()] = prompt.id());
    }

    /**
     * Brings what lists show of the table up to the game.
     *
     * @param waitsFor numbers of the seats that are asked, as everybody may know it
     */
    void follow(Match<?, ?> match, int round, List<Integer> waitsFor) {
        if (status() == Status.RUNNING && match.outcome().isPresent()) {
            become(Status.CLOSED);
        }
        if (round != arrangement.round() || !waitsFor.equals(arrangement.waitsFor())) {
            arrange(arrangement.at(round, waitsFor));
        }
        List<Chair> chairs = new ArrayList<>(arrangement.chairs());
        for (Seat seat : Seat.first(chairs.size())) {
            int asked = match.prompt(seat).map(Match.Prompt::id).orElse(0);
            if (asked != promptsAsked[seat.index()]) {
                promptsAsked[seat.index()] = asked;
                chairs.set(seat.index(), chairs.get(seat.index()).askedAt(asked == 0 ? 0 : clock.millis()));
            }
        }
        arrangement = arrangement.withChairs(chairs);
    }

    // ---- what is to be written down

    private void arrange(Arrangement now) {
        arrangement = now;
        changed = true;
    }

    boolean isChanged() {
        return changed;
    }

    /** The table as it is to be written down now. */
    Optional<StoredTable> news() {
        if (changed) {
            table = stored(status());
        }
        return changed ? Optional.of(table) : Optional.empty();
    }

    void written() {
        changed = false;
    }

    private StoredTable stored(Status status) {
        return new StoredTable(
                table.id(),
                table.game(),
                schema,
                status,
                table.open(),
                table.seed(),
                arrangement.people(),
                Json.write(arrangement),
                table.made(),
                clock.instant());
    }
}
