package orrery.app.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import orrery.app.BadInput;
import orrery.app.Games;
import orrery.app.Speech;
import orrery.app.cli.RulesWord;
import orrery.core.Article;
import orrery.core.Choice;
import orrery.core.Choices;
import orrery.core.Decision;
import orrery.core.Entry;
import orrery.core.Fact;
import orrery.core.Match;
import orrery.core.Option;
import orrery.core.Outcome;
import orrery.core.Policy;
import orrery.core.Question;
import orrery.core.Refused;
import orrery.core.Seat;
import orrery.core.State;
import orrery.core.Verdict;
import orrery.words.ArticleText;
import orrery.words.Language;

/** People and bots round one terminal. Every line printed is a sentence or a list; nothing depends on where it stands. */
public final class TerminalTable<S extends State<S, F>, F extends Fact> {

    private final Match<S, F> match;
    private final List<String> names;
    private final Save save;
    private final BufferedReader in;
    private final PrintWriter out;
    private final Map<Seat, Policy<S>> bots = new HashMap<>();
    private final Map<Seat, Integer> read = new HashMap<>();
    private final Map<Language, Speech> speeches = new EnumMap<>(Language.class);
    private Speech speech;
    private @Nullable Seat before;
    private boolean over;

    public TerminalTable(
            Match<S, F> match, List<String> names, Language language, Save save, BufferedReader in, PrintWriter out) {
        this.match = match;
        this.names = List.copyOf(names);
        this.save = save;
        this.in = in;
        this.out = out;
        this.speech = speech(language);
        for (Seat seat : Seat.first(match.setup().seats())) {
            if (match.player(seat).kind() == Entry.Player.Kind.BOT) {
                bots.put(seat, Games.bots(match.game()).bot(match.player(seat).bot(), seat.index() + 1));
            } else {
                standUp(seat);
            }
        }
    }

    private Speech speech(Language language) {
        return speeches.computeIfAbsent(language, spoken -> Speech.of(match.game(), spoken, names));
    }

    /** People are not asked in windows in which they could only pass; the word standing changes that. */
    private void standUp(Seat seat) {
        boolean known = match.game().standingOrders().stream()
                .anyMatch(order -> order.id().equals("pass-without-card"));
        if (known && match.standing(seat).isEmpty()) {
            try {
                match.standing(seat, "pass-without-card", true);
            } catch (Refused refused) {
                throw new IllegalStateException(refused);
            }
        }
    }

    /** Plays until the game is over or nobody types any more; 0 in either case. */
    public int play() throws IOException {
        out.println(speech.say("app.welcome", names));
        while (!over && match.outcome().isEmpty()) {
            Match.Prompt prompt = match.prompts().getFirst();
            Optional<Choice> standing = match.standingAnswer(prompt.seat());
            if (standing.isPresent()) {
                answer(prompt, standing.get(), Entry.Origin.STANDING);
            } else if (bots.get(prompt.seat()) instanceof Policy<S> bot) {
                answer(prompt, decided(bot, prompt), Entry.Origin.BOT);
            } else {
                ask(prompt);
            }
        }
        match.outcome().ifPresent(this::end);
        return 0;
    }

    @SuppressWarnings("unchecked")
    private Choice decided(Policy<S> bot, Match.Prompt prompt) {
        Choices<Choice> legal = new Choices<>();
        ((Question<Choice>) prompt.question()).legal(legal);
        return legal.get(legal.size() == 1 ? 0 : bot.choose(match.state(prompt.seat()), prompt.question(), legal));
    }

    private boolean answer(Match.Prompt prompt, Choice choice, Entry.Origin origin) throws IOException {
        try {
            match.answer(prompt.seat(), prompt.id(), choice, origin);
            save.keep(match);
            return true;
        } catch (Refused refused) {
            refuse(refused);
            return false;
        }
    }

    private void refuse(Refused refused) {
        String article = refused.article().map(this::cited).orElse("");
        out.println(speech.say("app.refused", speech.say(refused.why()), article));
    }

    private String cited(Article article) {
        return speech.articles().find(article.id()).map(ArticleText::title).orElse(article.id()) + " [" + article.id()
                + "]";
    }

    // ---- a person's turn to answer

    private void ask(Match.Prompt prompt) throws IOException {
        Seat seat = prompt.seat();
        curtain(seat);
        tellNews(seat);
        Decision<?> decision = prompt.question().decision();
        show(decision);
        String line = in.readLine();
        if (line == null) {
            leave();
            return;
        }
        if (!line.isBlank()) {
            obey(prompt, decision, line.trim());
        }
    }

    /** Between two people nothing of the one's hand stays in sight of the other. */
    private void curtain(Seat seat) throws IOException {
        if (before != null && before != seat) {
            out.print("\n".repeat(60));
            out.println(speech.say("app.curtain", seat));
            in.readLine();
        }
        before = seat;
    }

    private void tellNews(Seat seat) {
        List<Fact> news = match.facts(seat, read.getOrDefault(seat, 0));
        news.stream().filter(Fact::isTold).forEach(fact -> out.println("  " + speech.say(fact.message())));
        read.put(seat, match.happened());
    }

    private void show(Decision<?> decision) {
        out.println();
        out.println(String.join(" / ", decision.path().stream().map(speech::say).toList()));
        out.println(names.get(decision.seat().index()) + ": " + speech.say(decision.prompt()) + "  ("
                + cited(decision.article()) + ")");
        List<? extends Choice> legal = decision.legal();
        for (int i = 0; i < legal.size(); i++) {
            out.println("  " + (i + 1) + ". " + speech.say(legal.get(i).message()));
        }
        out.print("> ");
        out.flush();
    }

    private void obey(Match.Prompt prompt, Decision<?> decision, String line) throws IOException {
        String word = line.split("\\s+")[0];
        String rest = line.substring(word.length()).trim();
        switch (word) {
            case "help", "?", "помощь" -> out.println(speech.say("app.help"));
            case "why", "почему" -> why(decision);
            case "rules", "правила" -> rules(rest);
            case "state", "позиция" -> state(prompt.seat());
            case "log", "журнал" -> log(prompt.seat(), rest);
            case "undo", "отмена" -> undo(prompt.seat());
            case "restore", "вернуть" -> restore(prompt.seat());
            case "standing", "заранее" -> standing(prompt.seat(), rest);
            case "lang", "язык" -> lang(rest);
            case "save", "сохранить" -> saveTo(rest);
            case "quit", "выход" -> leave();
            default -> several(prompt, line);
        }
    }

    /** Several answers separated by semicolons, until one does not fit or somebody else is asked. */
    private void several(Match.Prompt first, String line) throws IOException {
        List<String> answers = Arrays.stream(line.split(";"))
                .map(String::trim)
                .filter(a -> !a.isEmpty())
                .toList();
        int counted = 0;
        for (String text : answers) {
            Optional<Match.Prompt> prompt = match.prompt(first.seat());
            if (prompt.isEmpty()) {
                break;
            }
            Choice choice = read(prompt.get().question().decision(), text);
            if (choice == null || !answer(prompt.get(), choice, Entry.Origin.PERSON)) {
                break;
            }
            counted++;
        }
        if (answers.size() > 1) {
            out.println(speech.say("app.counted", counted, answers.size()));
        }
    }

    /** A choice by its number or in writing. */
    private @Nullable Choice read(Decision<?> decision, String text) {
        List<? extends Choice> legal = decision.legal();
        if (text.matches("[0-9]{1,4}")) {
            int number = Integer.parseInt(text);
            if (number >= 1 && number <= legal.size()) {
                return legal.get(number - 1);
            }
            out.println(speech.say("app.no-such-number", number, legal.size()));
            return null;
        }
        try {
            return match.notation().read(text);
        } catch (IllegalArgumentException unknown) {
            out.println(speech.say("app.not-understood", String.valueOf(unknown.getMessage())));
            return null;
        }
    }

    private void why(Decision<?> decision) {
        out.println(cited(decision.article()));
        speech.articles()
                .find(decision.article().id())
                .ifPresent(article -> out.println("  " + speech.articles().plain(article)));
        for (Option<?> option : decision.options()) {
            if (option.verdict() instanceof Verdict.Illegal(Article article, var reason)) {
                out.println("  " + speech.say(option.choice().message()) + ": " + speech.say(reason) + "  ("
                        + cited(article) + ")");
            }
        }
    }

    private void rules(String words) {
        List<ArticleText> found = words.isEmpty() ? List.of() : RulesWord.found(speech.articles(), words);
        found.forEach(article -> {
            out.println(article.title() + "  [" + article.id() + "]");
            out.println("  " + speech.articles().plain(article));
        });
        if (found.isEmpty()) {
            out.println(speech.say("app.no-article"));
        }
    }

    private void state(Seat seat) {
        match.game().describe(match.state(seat), seat).forEach(line -> out.println("  " + speech.say(line)));
    }

    private void log(Seat seat, String count) {
        List<Fact> all = match.facts(seat).stream().filter(Fact::isTold).toList();
        int last = count.matches("[0-9]{1,6}") ? Integer.parseInt(count) : 20;
        all.subList(Math.max(0, all.size() - last), all.size())
                .forEach(fact -> out.println("  " + speech.say(fact.message())));
    }

    private void undo(Seat seat) throws IOException {
        try {
            Optional<Integer> last = match.lastDecision(seat);
            if (last.isEmpty()) {
                out.println(speech.say("refused.nothing-to-take-back"));
                return;
            }
            Set<Seat> missing = match.askUndo(seat, last.get());
            for (Seat other : missing) {
                out.println(speech.say("app.undo-consent", other, seat));
                String said = in.readLine();
                boolean agreed = said != null && said.trim().matches("(?iu)y|yes|д|да");
                match.answerUndo(other, agreed);
                if (!agreed) {
                    out.println(speech.say("app.undo-refused"));
                    return;
                }
            }
            out.println(speech.say("app.undone"));
            read.replaceAll((reader, mark) -> Math.min(mark, match.happened()));
            save.keep(match);
        } catch (Refused refused) {
            refuse(refused);
        }
    }

    private void restore(Seat seat) throws IOException {
        try {
            match.restore(seat);
            save.keep(match);
        } catch (Refused refused) {
            refuse(refused);
        }
    }

    private void standing(Seat seat, String rest) throws IOException {
        String[] words = rest.split("\\s+");
        if (rest.isEmpty()) {
            match.game()
                    .standingOrders()
                    .forEach(order -> out.println("  " + order.id() + " "
                            + (match.standing(seat).contains(order.id()) ? "on" : "off") + ": "
                            + speech.say(order.message())));
            return;
        }
        try {
            match.standing(seat, words[0], words.length < 2 || !words[1].equals("off"));
            save.keep(match);
        } catch (Refused refused) {
            refuse(refused);
        }
    }

    private void lang(String code) {
        try {
            speech = speech(Speech.language(code));
        } catch (BadInput unknown) {
            out.println(unknown.getMessage());
        }
    }

    private void saveTo(String file) throws IOException {
        if (file.isEmpty()) {
            out.println(speech.say("app.save-where"));
            return;
        }
        try {
            save.write(match, Path.of(file));
            out.println(speech.say("app.saved", file));
        } catch (IOException e) {
            out.println(speech.say("app.not-saved", file, String.valueOf(e.getMessage())));
        }
    }

    private void leave() {
        over = true;
        out.println();
        out.println(speech.say("app.goodbye"));
    }

    private void end(Outcome outcome) {
        for (Seat seat : Seat.first(match.setup().seats())) {
            if (!bots.containsKey(seat)) {
                tellNews(seat);
                break;
            }
        }
        out.println();
        out.println(speech.say("app.over", outcome.reason(), speech.name(outcome.reason())));
        if (!outcome.winners().isEmpty()) {
            out.println(speech.say("app.winners", outcome.winners()));
        }
        int place = 1;
        for (List<Seat> seats : outcome.ranking()) {
            out.println("  " + place + ". "
                    + String.join(
                            ", ", seats.stream().map(s -> names.get(s.index())).toList()));
            place += seats.size();
        }
    }
}
