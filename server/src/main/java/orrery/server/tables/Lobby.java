package orrery.server.tables;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import orrery.core.Game;
import orrery.core.Refused;
import orrery.core.Setup;
import orrery.server.Library;
import orrery.server.api.Denied;
import orrery.server.api.Kind;
import orrery.server.api.NewTable;
import orrery.server.api.Pace;
import orrery.server.people.Names;
import orrery.store.archive.Person;

/** Turns what somebody wants to play into the arrangement of a table. */
public final class Lobby {

    /** Longest title, in UTF-16 units. */
    static final int TITLE = 60;

    private static final int MOST_SEATS = 16;
    private static final int MOST_OPTIONS = 32;

    /** A year: longer than anybody waits. */
    private static final int MOST_MINUTES = 525_600;

    private final Library library;

    public Lobby(Library library) {
        this.library = library;
    }

    /** The game of a table to be made. @throws Denied if there is none of this name */
    public Game<?, ?> game(NewTable wanted) {
        return library.game(wanted.game())
                .orElseThrow(() -> Denied.of(Kind.BAD_REQUEST, "error.unknown-game", wanted.game()));
    }

    /** @throws Denied naming what is wrong with it */
    public Arrangement arrangement(NewTable wanted, Person host) {
        Game<?, ?> game = game(wanted);
        Map<String, String> options = Objects.requireNonNullElse(wanted.options(), Map.of());
        if (wanted.seats().size() > MOST_SEATS || options.size() > MOST_OPTIONS) {
            throw Denied.of(Kind.BAD_REQUEST, "error.too-many-seats");
        }
        if (options.values().stream().anyMatch(Objects::isNull)) {
            throw Denied.of(Kind.BAD_REQUEST, "error.missing", "options");
        }
        check(game, new Setup(wanted.mode(), wanted.seats().size(), options));
        if (wanted.absence() < 0 || wanted.absence() > MOST_MINUTES) {
            throw Denied.of(Kind.BAD_REQUEST, "error.absence", MOST_MINUTES);
        }
        return new Arrangement(
                title(Objects.requireNonNullElse(wanted.title(), "")),
                wanted.mode(),
                options,
                chairs(wanted, host),
                Objects.requireNonNullElse(wanted.pace(), Pace.NORMAL),
                wanted.absence(),
                Objects.requireNonNullElse(wanted.odds(), true),
                host.id(),
                List.of(),
                Map.of(),
                0,
                List.of());
    }

    private static void check(Game<?, ?> game, Setup setup) {
        try {
            game.checked(setup);
        } catch (Refused refused) {
            throw Denied.of(refused);
        }
    }

    private static String title(String wanted) {
        String title = wanted.strip();
        if (title.length() > TITLE) {
            throw Denied.of(Kind.BAD_REQUEST, "error.title-long", TITLE);
        }
        return title.isEmpty() ? "" : Names.checkedText(title);
    }

    private List<Chair> chairs(NewTable wanted, Person host) {
        List<Chair> chairs = new ArrayList<>();
        Set<String> names = new HashSet<>();
        boolean seated = false;
        for (NewTable.NewSeat seat : wanted.seats()) {
            if (seat.player() == NewTable.Sitter.ME && seated) {
                throw Denied.of(Kind.BAD_REQUEST, "error.me-twice");
            }
            seated |= seat.player() == NewTable.Sitter.ME;
            Chair chair = chair(wanted.game(), seat, host, names);
            if (!chair.name().isEmpty()) {
                Names.checkDistinct(chair.name(), names);
                names.add(chair.name());
            }
            chairs.add(chair);
        }
        return chairs;
    }

    private Chair chair(String game, NewTable.NewSeat seat, Person host, Set<String> taken) {
        return switch (seat.player()) {
            case ME -> Chair.person(host.id(), host.name());
            case GUEST -> Chair.person(host.id(), Names.checked(Objects.requireNonNullElse(seat.name(), "")));
            case BOT -> bot(game, Objects.requireNonNullElse(seat.bot(), ""), taken);
            case OPEN -> Chair.open();
        };
    }

    private Chair bot(String game, String level, Set<String> taken) {
        List<String> levels = library.levels(game);
        if (!levels.contains(level)) {
            throw Denied.of(Kind.BAD_REQUEST, "error.unknown-bot", level, String.join(", ", levels));
        }
        return Chair.bot(level, botName(level, taken));
    }

    /** A name for a bot that nobody has yet: its level, with a number if there are several. */
    public static String botName(String level, Set<String> taken) {
        String name = level;
        for (int i = 2; taken.contains(name); i++) {
            name = level + " " + i;
        }
        return name;
    }
}
