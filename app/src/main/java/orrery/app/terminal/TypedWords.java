package orrery.app.terminal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import orrery.app.BadInput;
import orrery.app.Shell;
import orrery.app.Speech;
import orrery.core.Decision;
import orrery.core.Fact;
import orrery.core.Match;
import orrery.core.Message;
import orrery.core.Refused;
import orrery.core.Seat;
import orrery.core.StandingOrder;
import orrery.core.State;

/** Does what the words say that a person types in place of an answer. */
final class TypedWords<S extends State<S, F>, F extends Fact> {

    /** Lines of the log that are shown when no number is named. */
    private static final int LAST_LINES = 20;

    private final Match<S, F> match;
    private final Terminal terminal;
    private final Save save;
    private final Answers answers;
    private final Explanation explanation;
    private final Undoing undoing;

    TypedWords(Match<S, F> match, Terminal terminal, Save save, Answers answers) {
        this.match = match;
        this.terminal = terminal;
        this.save = save;
        this.answers = answers;
        this.explanation = new Explanation(terminal);
        this.undoing = new Undoing(match, terminal);
    }

    /** @param rest what was typed after the word */
    void obey(TableWord word, Seat seat, Decision<?> decision, String rest) throws Refused, IOException {
        switch (word) {
            case HELP ->
                terminal.say("app.help", match.notation().write(decision.legal().getFirst()));
            case WHY -> why(decision, rest);
            case RULES -> explanation.rules(rest, decision.article());
            case STATE -> state(seat, rest);
            case LOG -> log(seat, rest);
            case UNDO -> undoing.undo(seat);
            case RESTORE -> undoing.restore(seat);
            case STANDING -> standing(seat, rest);
            case LANG -> lang(rest);
            case SAVE -> save(rest);
            case OPTIONS, QUIT -> {}
        }
    }

    private void why(Decision<?> decision, String answer) {
        if (answer.isEmpty()) {
            explanation.question(decision);
        } else {
            answers.read(decision, answer).ifPresent(choice -> explanation.answer(decision, choice));
        }
    }

    /** The position as the seat may see it: all of it, or what it says of one seat. */
    private void state(Seat seat, String about) {
        List<Message> lines = match.game().describe(match.state(seat), seat);
        if (about.isEmpty()) {
            tell(lines);
            return;
        }
        Optional<Seat> other = seat(about);
        if (other.isEmpty()) {
            terminal.say("app.no-such-seat", about, Seat.first(match.setup().seats()));
            return;
        }
        @Nullable Seat subject = null;
        for (Message line : lines) {
            String said = terminal.speech().say(line);
            if (beginsWithASeat(line) || said.endsWith(":")) {
                subject = beginsWithASeat(line) ? (Seat) line.args().getFirst() : null;
            }
            if (subject == other.get() || speaksOf(line, other.get())) {
                terminal.item(said);
            }
        }
    }

    /** The sentences about a seat follow one that begins with it, up to the next heading. */
    private static boolean beginsWithASeat(Message line) {
        return !line.args().isEmpty() && line.args().getFirst() instanceof Seat;
    }

    private static boolean speaksOf(Object said, Seat seat) {
        return switch (said) {
            case Message message -> message.args().stream().anyMatch(part -> speaksOf(part, seat));
            case List<?> list -> list.stream().anyMatch(part -> speaksOf(part, seat));
            default -> said == seat;
        };
    }

    /** A seat by its number or by the beginning of its name. */
    private Optional<Seat> seat(String text) {
        Speech speech = terminal.speech();
        String small = text.toLowerCase(Locale.ROOT);
        return Seat.first(match.setup().seats()).stream()
                .filter(seat -> text.equals(seat.toString())
                        || speech.say("app.name", seat).toLowerCase(Locale.ROOT).startsWith(small))
                .findFirst();
    }

    private void log(Seat seat, String count) {
        if (!count.isEmpty() && !count.matches("[1-9][0-9]{0,8}")) {
            terminal.say("app.log-number", count);
            return;
        }
        List<Fact> all = match.facts(seat).stream().filter(Fact::isTold).toList();
        int last = count.isEmpty() ? LAST_LINES : Integer.parseInt(count);
        tell(all.subList(Math.max(0, all.size() - last), all.size()).stream()
                .map(Fact::message)
                .toList());
    }

    private void tell(List<Message> lines) {
        if (lines.isEmpty()) {
            terminal.say("app.nothing-yet");
        }
        lines.forEach(terminal::item);
    }

    private void standing(Seat seat, String rest) throws Refused {
        if (rest.isEmpty()) {
            match.game()
                    .standingOrders()
                    .forEach(order -> terminal.item(terminal.speech()
                            .say(
                                    match.standing(seat).contains(order.id()) ? "app.standing-on" : "app.standing-off",
                                    order.id(),
                                    terminal.speech().say(order.message()))));
            return;
        }
        String[] words = rest.split("\\s+");
        String wish = words.length == 2 ? words[1].toLowerCase(Locale.ROOT) : "";
        boolean on = wish.matches("on|вкл");
        Optional<? extends StandingOrder<?>> known = match.game().standingOrders().stream()
                .filter(order -> order.id().equals(words[0]))
                .findFirst();
        if (known.isEmpty() || !on && !wish.matches("off|выкл")) {
            terminal.say("app.standing-how", rest);
            return;
        }
        match.standing(seat, words[0], on);
        terminal.say(
                on ? "app.standing-on" : "app.standing-off",
                words[0],
                terminal.speech().say(known.get().message()));
    }

    private void lang(String code) {
        if (code.isEmpty()) {
            terminal.say("app.which-lang");
            return;
        }
        try {
            terminal.speak(Speech.language(code));
        } catch (BadInput unknown) {
            terminal.line(terminal.speech().say(unknown.what()));
        }
    }

    /** Writes a copy of the game into a file that is not there yet, or tells where the game is kept anyway. */
    boolean save(String name) {
        if (name.isEmpty()) {
            save.file().ifPresentOrElse(this::tellWhere, () -> terminal.say("app.save-where"));
            return false;
        }
        try {
            Path file = Path.of(name);
            if (Files.exists(file) && !save.file().equals(Optional.of(file))) {
                terminal.say("app.save-exists", name);
                return false;
            }
            Path folder = file.toAbsolutePath().getParent();
            if (folder != null && Files.isDirectory(folder)) {
                save.write(match, file);
                tellWhere(file);
                return true;
            }
        } catch (IOException | InvalidPathException unwritable) {
            // said below
        }
        terminal.say("app.not-saved", name);
        return false;
    }

    void tellWhere(Path file) {
        terminal.say("app.saved", file.toString(), continuing(file));
    }

    private static String continuing(Path file) {
        return Shell.command() + " play --terminal --continue " + Shell.quoted(file.toString());
    }
}
