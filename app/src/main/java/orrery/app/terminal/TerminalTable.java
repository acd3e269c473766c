package orrery.app.terminal;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import orrery.app.Games;
import orrery.app.Odds;
import orrery.app.Speech;
import orrery.core.Choice;
import orrery.core.Choices;
import orrery.core.Decision;
import orrery.core.Entry;
import orrery.core.Fact;
import orrery.core.Match;
import orrery.core.Message;
import orrery.core.Outcome;
import orrery.core.Policy;
import orrery.core.Question;
import orrery.core.Refused;
import orrery.core.Seat;
import orrery.core.State;
import orrery.core.Visitor;

/** People and bots round one terminal, from the question that is open until the game is over or everybody has left. */
public final class TerminalTable<S extends State<S, F>, F extends Fact> {

    private final Match<S, F> match;
    private final Save save;
    private final Terminal terminal;
    private final Answers answers;
    private final TypedWords<S, F> words;
    private final Readers readers;
    private final Map<Seat, Policy<S>> bots = new HashMap<>();
    private final List<Seat> people = new ArrayList<>();

    private @Nullable Seat atTheKeyboard;
    private Match.@Nullable Prompt shown;
    private boolean left;
    private boolean kept = true;

    /** @param botSeed of the bots' own randomness */
    public TerminalTable(Match<S, F> match, Save save, Terminal terminal, long botSeed) {
        this.match = match;
        this.save = save;
        this.terminal = terminal;
        this.answers = new Answers(match.notation(), terminal);
        this.words = new TypedWords<>(match, terminal, save, answers);
        this.readers = new Readers(match);
        for (Seat seat : Seat.first(match.setup().seats())) {
            Entry.Player player = match.player(seat);
            if (player.kind() == Entry.Player.Kind.BOT) {
                bots.put(seat, Games.bots(match.game()).bot(player.bot(), botSeed + seat.index()));
            } else {
                people.add(seat);
            }
        }
    }

    /** Plays until the game is over or nobody types any more. */
    public void play() throws IOException {
        terminal.say("app.welcome", Seat.first(match.setup().seats()));
        keep();
        save.file().filter(file -> kept).ifPresent(file -> terminal.say("app.kept", file.toString()));
        while (!left && match.outcome().isEmpty()) {
            step(match.prompts().getFirst());
        }
        keep();
        match.outcome().ifPresent(this::end);
    }

    private void step(Match.Prompt prompt) throws IOException {
        Optional<Choice> standing = match.standingAnswer(prompt.seat());
        if (standing.isPresent()) {
            answer(prompt, standing.get(), Entry.Origin.STANDING);
        } else if (bots.get(prompt.seat()) instanceof Policy<S> bot) {
            answer(prompt, decided(bot, prompt), Entry.Origin.BOT);
        } else {
            ask(prompt);
        }
    }

    @SuppressWarnings("unchecked")
    private Choice decided(Policy<S> bot, Match.Prompt prompt) {
        Choices<Choice> legal = new Choices<>();
        ((Question<Choice>) prompt.question()).legal(legal);
        return legal.get(legal.size() == 1 ? 0 : bot.choose(match.state(prompt.seat()), prompt.question(), legal));
    }

    private boolean answer(Match.Prompt prompt, Choice choice, Entry.Origin origin) {
        try {
            match.answer(prompt.seat(), prompt.id(), choice, origin);
            if (origin == Entry.Origin.PERSON) {
                keep();
            }
            return true;
        } catch (Refused refused) {
            refuse(refused);
            return false;
        }
    }

    private void refuse(Refused refused) {
        Speech speech = terminal.speech();
        refused.article()
                .ifPresentOrElse(
                        article -> terminal.say("app.refused-by", speech.say(refused.why()), speech.cited(article)),
                        () -> terminal.say("app.refused", speech.say(refused.why())));
    }

    /** What is shown to anybody has been kept before; where that fails, it is said once. */
    private void keep() {
        try {
            save.keep(match);
            kept = true;
        } catch (IOException unwritable) {
            if (kept) {
                save.file().ifPresent(file -> terminal.say("app.not-kept", file.toString()));
            }
            kept = false;
        }
    }

    // ---- a person's turn to answer

    private void ask(Match.Prompt prompt) throws IOException {
        Seat seat = prompt.seat();
        keep();
        if (!curtain(seat)) {
            leave();
            return;
        }
        tellNews(seat);
        Decision<?> decision = prompt.question().decision();
        show(prompt, decision);
        Optional<String> line = terminal.hear();
        if (line.isEmpty()) {
            leave();
        } else if (line.get().isEmpty()) {
            shown = null;
        } else {
            obey(prompt, decision, line.get());
        }
    }

    /** Between two people nothing of the one's hand stays in sight of the other. False if nobody is there or they leave. */
    private boolean curtain(Seat seat) throws IOException {
        if (people.size() < 2 || atTheKeyboard == seat) {
            return true;
        }
        if (atTheKeyboard != null) {
            terminal.clear();
        }
        atTheKeyboard = seat;
        terminal.say("app.curtain", seat);
        Optional<String> typed = terminal.hear();
        return typed.isPresent() && !TableWord.spelt(typed.get()).equals(Optional.of(TableWord.QUIT));
    }

    private void tellNews(Seat seat) {
        Readers.Unread news = readers.read(seat);
        if (!news.takenBack().isEmpty()) {
            String first = terminal.speech().say(news.takenBack().getFirst().message());
            terminal.say("app.taken-back", news.takenBack().size(), first);
        }
        List<Fact> about = news.about(seat);
        if (!about.isEmpty()) {
            terminal.say("app.about-you");
            about.forEach(fact -> terminal.item(fact.message()));
            terminal.say("app.in-order");
        }
        news.happened().forEach(fact -> terminal.item(fact.message()));
        readers.read(Visitor.VISITOR);
    }

    /** The whole question when it is new, else its one line, so that nobody has to listen to it all again. */
    private void show(Match.Prompt prompt, Decision<?> decision) {
        Speech speech = terminal.speech();
        List<? extends Choice> legal = decision.legal();
        String asked = speech.say(
                "app.prompt", decision.seat(), speech.say(decision.prompt()), speech.cited(decision.article()));
        if (isShown(prompt)) {
            terminal.line(asked + " " + speech.say("app.again", legal.size()));
            return;
        }
        terminal.line("");
        terminal.line(
                String.join(" / ", decision.path().stream().map(speech::say).toList()));
        terminal.line(asked);
        new AnswerList(speech, legal, choice -> odds(prompt, choice) + remark(decision, choice))
                .lines()
                .forEach(terminal::item);
        shown = prompt;
    }

    private boolean isShown(Match.Prompt prompt) {
        return shown != null && shown.seat() == prompt.seat() && shown.id() == prompt.id();
    }

    private String odds(Match.Prompt prompt, Choice choice) {
        return match.game()
                .forecast(match.state(prompt.seat()), prompt.question(), choice)
                .map(odds -> Odds.remark(terminal.speech(), odds))
                .orElse("");
    }

    private String remark(Decision<?> decision, Choice choice) {
        return decision.remark(choice)
                .map(remark -> " (" + terminal.speech().say(remark) + ")")
                .orElse("");
    }

    private void obey(Match.Prompt prompt, Decision<?> decision, String line) throws IOException {
        String first = line.split("\\s+")[0];
        Optional<TableWord> word = TableWord.spelt(first);
        if (word.isEmpty()) {
            several(prompt, line);
            return;
        }
        if (word.get() == TableWord.OPTIONS || word.get() == TableWord.LANG) {
            shown = null;
        }
        if (word.get() == TableWord.QUIT) {
            leave();
            return;
        }
        try {
            words.obey(
                    word.get(),
                    prompt.seat(),
                    decision,
                    line.substring(first.length()).trim());
        } catch (Refused refused) {
            refuse(refused);
        }
    }

    /** Several answers separated by semicolons, until one does not fit or somebody else is asked. */
    private void several(Match.Prompt first, String line) {
        List<String> texts = Arrays.stream(line.split(";"))
                .map(String::trim)
                .filter(text -> !text.isEmpty())
                .toList();
        int counted = 0;
        for (String text : texts) {
            Optional<Match.Prompt> prompt = match.prompt(first.seat());
            Optional<Choice> choice =
                    prompt.flatMap(open -> answers.read(open.question().decision(), text));
            if (choice.isEmpty() || !answer(prompt.get(), choice.get(), Entry.Origin.PERSON)) {
                break;
            }
            counted++;
        }
        if (texts.size() > 1) {
            terminal.say("app.counted", counted, texts.size());
        }
    }

    // ---- the end

    /** Nobody types any more. A game that is not kept anywhere may still be saved. */
    private void leave() throws IOException {
        left = true;
        keep();
        if (save.file().isPresent() && kept) {
            save.file().ifPresent(words::tellWhere);
        } else {
            offerToSave();
        }
        terminal.say("app.goodbye");
    }

    private void offerToSave() throws IOException {
        Optional<String> name;
        do {
            terminal.say("app.save-first");
            name = terminal.hear();
        } while (name.isPresent() && !name.get().isEmpty() && !words.save(name.get()));
    }

    /** The last news: to one person all that it may see, to several what everybody may. */
    private void end(Outcome outcome) {
        if (people.size() == 1) {
            tellNews(people.getFirst());
        } else {
            readers.read(Visitor.VISITOR).happened().forEach(fact -> terminal.item(fact.message()));
        }
        Speech speech = terminal.speech();
        terminal.line("");
        result(speech, outcome).forEach(terminal::line);
        save.file().filter(file -> kept).ifPresent(file -> terminal.say("app.record", file.toString()));
    }

    /** How a game ended, line by line. */
    public static List<String> result(Speech speech, Outcome outcome) {
        List<String> lines = new ArrayList<>();
        lines.add(speech.say("app.over", speech.name(outcome.reason())));
        if (!outcome.winners().isEmpty()) {
            lines.add(speech.say("app.winners", outcome.winners().size(), outcome.winners()));
        }
        int place = 1;
        for (List<Seat> seats : outcome.ranking()) {
            lines.add("  " + speech.say(Message.of("app.place", place, seats)));
            place += seats.size();
        }
        return lines;
    }
}
