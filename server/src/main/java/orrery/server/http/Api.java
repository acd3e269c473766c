package orrery.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import orrery.core.Game;
import orrery.server.Library;
import orrery.server.Limits;
import orrery.server.Settings;
import orrery.server.api.Answering;
import orrery.server.api.Contributing;
import orrery.server.api.Denied;
import orrery.server.api.Done;
import orrery.server.api.Entered;
import orrery.server.api.GameInfo;
import orrery.server.api.Interjecting;
import orrery.server.api.Invitation;
import orrery.server.api.Inviting;
import orrery.server.api.Kind;
import orrery.server.api.Linking;
import orrery.server.api.Made;
import orrery.server.api.Me;
import orrery.server.api.Naming;
import orrery.server.api.NewTable;
import orrery.server.api.Odds;
import orrery.server.api.PersonalLink;
import orrery.server.api.Shelf;
import orrery.server.api.Standing;
import orrery.server.api.Substituting;
import orrery.server.api.TableDetails;
import orrery.server.api.TableList;
import orrery.server.api.TableSettings;
import orrery.server.api.TableSummary;
import orrery.server.api.Token;
import orrery.server.api.Undoing;
import orrery.server.api.Who;
import orrery.server.api.Wondering;
import orrery.server.people.Names;
import orrery.server.people.People;
import orrery.server.people.Secret;
import orrery.server.playing.House;
import orrery.server.playing.Shown;
import orrery.server.playing.Tables;
import orrery.server.tables.Arrangement;
import orrery.server.tables.Lobby;
import orrery.server.words.Bundles;
import orrery.store.archive.Link;
import orrery.store.archive.Person;
import orrery.store.archive.StoredTable.Status;
import orrery.words.Language;

/** The paths of docs/protocol.md but for streams. */
final class Api {

    private static final int LISTED = 100;

    private final Settings settings;
    private final Limits limits;
    private final House house;
    private final Library library;
    private final People people;
    private final Tables tables;
    private final Lobby lobby;
    private final Links links;
    private final Bundles bundles = new Bundles();
    private final Buckets deeds;
    private final Buckets arrivals;
    private final Buckets newTables;
    private final Buckets tries;
    /** How many forecasts may be worked out at once: never on all cores. */
    private final Semaphore forecasts =
            new Semaphore(Math.max(1, Runtime.getRuntime().availableProcessors() - 1));

    Api(Settings settings, House house, People people, Tables tables, LongSupplier nanos) {
        this.settings = settings;
        this.limits = settings.limits();
        this.house = house;
        this.library = house.library();
        this.people = people;
        this.tables = tables;
        this.lobby = new Lobby(library);
        this.links = new Links(house.archive(), house.clock());
        this.deeds = new Buckets(limits.deeds(), nanos);
        this.arrivals = new Buckets(limits.arrivals(), nanos);
        this.newTables = new Buckets(limits.newTables(), nanos);
        this.tries = new Buckets(limits.links(), nanos);
    }

    void register(RoutesConfig routes) {
        routes.get("/api/me", visited(this::me));
        routes.post("/api/me", this::name);
        routes.post("/api/links", this::enter);
        routes.post("/api/links/check", this::checkLink);
        routes.get("/api/games", visited(visit -> visit.reply(shelf())));
        routes.get("/api/games/{game}/words/{lang}", this::gameWords);
        routes.get("/api/games/{game}/articles/{lang}", this::articles);
        routes.get("/api/words/{lang}", this::words);
        routes.get("/api/tables", visited(this::list));
        routes.post("/api/tables", visited(this::make));
        routes.get("/api/tables/{id}", visited(this::details));
        routes.post("/api/tables/{id}/invitation", visited(this::invite));
        routes.post("/api/tables/{id}/seats/{n}/take", this::take);
        routes.post("/api/tables/{id}/seats/{n}/leave", visited(this::leave));
        routes.post("/api/tables/{id}/seats/{n}/bot", visited(this::bot));
        routes.post("/api/tables/{id}/seats/{n}/return", visited(this::comeBack));
        routes.post("/api/tables/{id}/seats/{n}/link", visited(this::link));
        routes.post("/api/tables/{id}/contribution", visited(this::contribute));
        routes.post("/api/tables/{id}/start", visited(this::start));
        routes.post("/api/tables/{id}/answers", visited(this::answer));
        routes.post("/api/tables/{id}/undo", visited(this::undo));
        routes.post("/api/tables/{id}/standing", visited(this::standing));
        routes.post("/api/tables/{id}/interjections", visited(this::interject));
        routes.post("/api/tables/{id}/forecasts", visited(this::forecast));
        routes.get("/api/tables/{id}/replay", visited(this::replay));
        routes.get("/api/tables/{id}/export", this::export);
    }

    private interface Deed {
        void at(Visit visit) throws Exception;
    }

    private Handler visited(Deed deed) {
        return context -> deed.at(visit(context));
    }

    private Visit visit(Context context) {
        return new Visit(context, settings, people);
    }

    private String address(Context context) {
        return Visit.address(context, settings);
    }

    // ---- people

    private void me(Visit visit) {
        visit.reply(new Me(visit.guest().map(Api::who).orElse(null)));
    }

    private static Who who(Person person) {
        return new Who(person.id(), person.name());
    }

    private void name(Context context) throws Exception {
        Visit visit = visit(context);
        Naming naming = visit.body(Naming.class);
        Person known = visit.guest().orElse(null);
        if (known == null) {
            visit.reply(new Me(who(arrive(context, naming.name()))));
            return;
        }
        deeds.take(known.id());
        String name = Names.checked(naming.name());
        if (!name.equals(known.name())) {
            rename(known, name);
        }
        visit.reply(new Me(who(new Person(known.id(), name, known.made()))));
    }

    private Person arrive(Context context, String name) {
        arrivals.take(address(context));
        People.Arrived arrived = people.arrive(name);
        visit(context).welcome(arrived.token());
        return arrived.person();
    }

    private void rename(Person person, String name) {
        List<Shown> own = tablesOf(person);
        for (Shown table : own) {
            table.arrangement().seatsOf(person.id()).stream()
                    .findFirst()
                    .ifPresent(seat ->
                            Names.checkDistinct(name, table.arrangement().namesBut(seat)));
        }
        people.rename(person, name);
        own.forEach(table -> tables.at(table.table().id(), live -> live.rename(person.id(), name)));
    }

    /** The tables of a person that are not over. */
    private List<Shown> tablesOf(Person person) {
        return house.archive().tablesOf(person.id(), LISTED).stream()
                .map(tables::shown)
                .filter(shown -> shown.table().status() != Status.CLOSED)
                .toList();
    }

    /** Whether a link still works, before anybody says who they are. */
    private void checkLink(Context context) throws Exception {
        tries.take(address(context));
        Visit visit = visit(context);
        links.find(token(visit));
        visit.reply(new Done());
    }

    private static String token(Visit visit) throws IOException {
        return java.util.Objects.requireNonNullElse(visit.body(Token.class).token(), "");
    }

    private void enter(Context context) throws Exception {
        tries.take(address(context));
        Visit visit = visit(context);
        Link link = links.find(token(visit));
        if (link.kind() == Link.Kind.INVITATION) {
            Person person = visit.person();
            tables.at(link.table(), table -> table.admit(person.id()));
            visit.reply(new Entered(link.table(), null));
            return;
        }
        Shown shown = house.archive()
                .table(link.table())
                .map(tables::shown)
                .orElseThrow(() -> Denied.of(Kind.UNKNOWN, "error.unknown-table"));
        String name = shown.arrangement().chairs().get(link.seat() - 1).name();
        Person person = visit.guest().orElseGet(() -> arrive(context, name));
        tables.at(link.table(), table -> table.takeOver(person, link.seat()));
        visit.reply(new Entered(link.table(), link.seat()));
    }

    // ---- games

    private Shelf shelf() {
        return new Shelf(library.games().stream()
                .map(game -> new GameInfo(game.id(), game.modes(), library.levels(game.id()), true))
                .toList());
    }

    private Game<?, ?> game(Context context) {
        String id = context.pathParam("game");
        return library.game(id).orElseThrow(() -> Denied.of(Kind.UNKNOWN, "error.unknown-game", id));
    }

    private static Language language(Context context) {
        try {
            return Language.parse(context.pathParam("lang"));
        } catch (IllegalArgumentException unknown) {
            throw Denied.of(Kind.UNKNOWN, "error.unknown-language", context.pathParam("lang"));
        }
    }

    private void gameWords(Context context) {
        send(context, bundles.words(game(context), language(context)));
    }

    private void articles(Context context) {
        send(context, bundles.articles(game(context), language(context)));
    }

    private void words(Context context) {
        send(context, bundles.own(language(context)));
    }

    private static void send(Context context, Bundles.Bundle bundle) {
        context.header("ETag", bundle.tag()).header("Cache-Control", "no-cache");
        String known = context.header("If-None-Match");
        if (known != null
                && known.contains(bundle.tag().substring(1, bundle.tag().length() - 1))) {
            context.status(304);
            return;
        }
        context.contentType("application/json").result(bundle.body());
    }

    // ---- tables

    private void list(Visit visit) {
        String who = visit.who();
        long now = house.clock().millis();
        List<TableSummary> mine = who.isEmpty()
                ? List.of()
                : house.archive().tablesOf(who, LISTED).stream()
                        .map(table -> tables.shown(table).summary(who, now))
                        .sorted(Comparator.comparing(TableSummary::yourTurn)
                                .thenComparing(TableSummary::updated)
                                .reversed())
                        .toList();
        List<TableSummary> open = house.archive().gathering(LISTED).stream()
                .map(table -> tables.shown(table).summary(who, now))
                .filter(table -> table.open() && table.status() == Status.GATHERING)
                .toList();
        visit.reply(new TableList(mine, open));
    }

    private void make(Visit visit) throws Exception {
        Person host = visit.person();
        NewTable wanted = visit.body(NewTable.class);
        newTables.take(host.id());
        Arrangement arrangement = lobby.arrangement(wanted, host);
        List<Shown> own = tablesOf(host);
        if (own.size() >= limits.tables()) {
            throw Denied.of(Kind.TOO_MANY, "error.too-many-tables", limits.tables());
        }
        long forBots = own.stream()
                .filter(shown -> shown.arrangement().isForBotsAlone())
                .count();
        if (arrangement.isForBotsAlone() && forBots >= limits.botTables()) {
            throw Denied.of(Kind.TOO_MANY, "error.too-many-bot-tables", limits.botTables());
        }
        Shown made = tables.add(Secret.id(), lobby.game(wanted), wanted.open(), arrangement);
        visit.reply(
                201, new Made(made.table().id(), links.invitation(made.table().id())));
    }

    private void details(Visit visit) {
        Shown shown = look(visit);
        Arrangement arrangement = shown.arrangement();
        visit.reply(new TableDetails(
                shown.summary(visit.who(), house.clock().millis()),
                new TableSettings(arrangement.options(), arrangement.pace(), arrangement.absence(), arrangement.odds()),
                Links.commitment(shown.table())));
    }

    /** The table of the path. @throws Denied if who asks may not see it */
    private Shown look(Visit visit) {
        return tables.look(visit.path("id"), visit.who());
    }

    private void invite(Visit visit) throws Exception {
        Person person = visit.person();
        Inviting inviting = visit.body(Inviting.class);
        Shown shown = look(visit);
        if (!shown.arrangement().host().equals(person.id())) {
            throw Denied.of(Kind.NOT_YOURS, "error.host-only");
        }
        newTables.take(person.id());
        String id = shown.table().id();
        if (inviting.renew()) {
            links.revokeInvitations(id);
        }
        visit.reply(new Invitation(links.invitation(id)));
    }

    private void take(Context context) throws Exception {
        Visit visit = visit(context);
        Person person = actor(visit);
        String token =
                java.util.Objects.requireNonNullElse(visit.body(Token.class).token(), "");
        boolean invited = false;
        if (!token.isEmpty()) {
            tries.take(address(context));
            invited = links.invites(token, visit.path("id"));
        }
        boolean byToken = invited;
        visit.reply(tables.at(visit.path("id"), table -> table.take(person, visit.number("n"), byToken)));
    }

    /** Who does something. @throws Denied if nobody knows, or this was once too often */
    private Person actor(Visit visit) {
        Person person = visit.person();
        deeds.take(person.id());
        return person;
    }

    private void leave(Visit visit) {
        Person person = actor(visit);
        look(visit);
        visit.reply(tables.at(visit.path("id"), table -> table.leave(person, visit.number("n"))));
    }

    private void bot(Visit visit) throws Exception {
        Person person = actor(visit);
        Substituting bot = visit.body(Substituting.class);
        look(visit);
        visit.reply(tables.at(visit.path("id"), table -> table.bot(person, visit.number("n"), bot.bot())));
    }

    private void comeBack(Visit visit) {
        Person person = actor(visit);
        look(visit);
        visit.reply(tables.at(visit.path("id"), table -> table.comeBack(person, visit.number("n"))));
    }

    private void link(Visit visit) throws Exception {
        Person person = visit.person();
        Linking linking = visit.body(Linking.class);
        Shown shown = look(visit);
        int number = visit.number("n");
        if (number < 1
                || number > shown.arrangement().chairs().size()
                || !shown.arrangement().chairs().get(number - 1).isOwnedBy(person.id())) {
            throw Denied.of(Kind.NOT_YOURS, "error.not-your-seat", orrery.core.Seat.of(Math.clamp(number, 1, 16) - 1));
        }
        newTables.take(person.id());
        String id = shown.table().id();
        if (linking.revoke()) {
            links.revokePersonal(id, number);
            visit.reply(new PersonalLink(null));
        } else {
            visit.reply(new PersonalLink(links.personal(id, number)));
        }
    }

    private void contribute(Visit visit) throws Exception {
        Person person = actor(visit);
        Contributing words = visit.body(Contributing.class);
        look(visit);
        visit.reply(tables.at(visit.path("id"), table -> table.contribute(person, words.seat(), words.contribution())));
    }

    private void start(Visit visit) {
        Person person = actor(visit);
        look(visit);
        Done done = tables.at(visit.path("id"), table -> table.start(person));
        visit.reply(done);
    }

    // ---- playing

    private void answer(Visit visit) throws Exception {
        Person person = actor(visit);
        Answering answers = visit.body(Answering.class);
        if (answers.choices().isEmpty() || answers.choices().size() > limits.answersAtOnce()) {
            throw Denied.of(Kind.BAD_REQUEST, "error.answers", limits.answersAtOnce());
        }
        look(visit);
        visit.reply(tables.at(visit.path("id"), table -> table.answer(person, answers)));
    }

    private void undo(Visit visit) throws Exception {
        Person person = actor(visit);
        Undoing undo = visit.body(Undoing.class);
        look(visit);
        visit.reply(tables.at(visit.path("id"), table -> table.undo(person, undo)));
    }

    private void standing(Visit visit) throws Exception {
        Person person = actor(visit);
        Standing standing = visit.body(Standing.class);
        look(visit);
        visit.reply(tables.at(visit.path("id"), table -> table.standing(person, standing)));
    }

    private void interject(Visit visit) throws Exception {
        Person person = actor(visit);
        Interjecting said = visit.body(Interjecting.class);
        look(visit);
        visit.reply(tables.at(visit.path("id"), table -> table.interject(person, said)));
    }

    private void forecast(Visit visit) throws Exception {
        Person person = actor(visit);
        Wondering about = visit.body(Wondering.class);
        look(visit);
        Supplier<Odds> odds = tables.at(visit.path("id"), table -> table.forecast(person, about));
        forecasts.acquire();
        try {
            visit.reply(odds.get());
        } finally {
            forecasts.release();
        }
    }

    private void replay(Visit visit) {
        look(visit);
        int from = bound(visit.query("from"), 0);
        int to = bound(visit.query("to"), Integer.MAX_VALUE);
        String who = visit.who();
        visit.reply(tables.at(visit.path("id"), table -> table.replay(who, visit.query("seat"), from, to)));
    }

    private static int bound(String text, int otherwise) {
        if (text.isEmpty()) {
            return otherwise;
        }
        if (!text.matches("[0-9]{1,8}")) {
            throw Denied.of(Kind.BAD_REQUEST, "error.number", text);
        }
        return Integer.parseInt(text);
    }

    private void export(Context context) {
        Visit visit = visit(context);
        look(visit);
        String who = visit.who();
        String file = tables.at(visit.path("id"), table -> table.export(who, visit.query("seat")));
        context.contentType("application/json")
                .header("Cache-Control", "no-store")
                .header("Content-Disposition", "attachment; filename=\"orrery-" + visit.path("id") + ".json\"")
                .result(file);
    }
}
