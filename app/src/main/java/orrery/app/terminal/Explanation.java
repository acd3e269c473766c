package orrery.app.terminal;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import orrery.app.Rulebook;
import orrery.app.Speech;
import orrery.core.Article;
import orrery.core.Choice;
import orrery.core.Decision;
import orrery.core.Option;
import orrery.core.Verdict;
import orrery.words.ArticleText;

/** Explains a question by the rules: why it is put, and why an answer may or may not be given. */
final class Explanation {

    private final Terminal terminal;

    Explanation(Terminal terminal) {
        this.terminal = terminal;
    }

    /** The rule that is being carried out, and every answer that it forbids here. */
    void question(Decision<?> decision) {
        article(decision.article());
        for (Option<?> option : decision.options()) {
            if (option.verdict() instanceof Verdict.Illegal illegal) {
                terminal.item(forbidden(option.choice(), illegal));
            }
        }
    }

    /** Whether one answer may be given, and by which rule. */
    void answer(Decision<?> decision, Choice choice) {
        Speech speech = terminal.speech();
        Optional<Verdict> verdict = decision.options().stream()
                .filter(option -> option.choice().equals(choice))
                .map(Option::verdict)
                .findFirst()
                .map(known -> known);
        switch (verdict.orElse(null)) {
            case null -> terminal.say("app.why-unknown", speech.say(choice.message()));
            case Verdict.Legal() -> {
                terminal.say("app.why-allowed", speech.say(choice.message()));
                article(decision.article());
            }
            case Verdict.Illegal illegal -> {
                terminal.line(forbidden(choice, illegal));
                article(illegal.article());
            }
        }
    }

    private String forbidden(Choice choice, Verdict.Illegal illegal) {
        Speech speech = terminal.speech();
        return speech.say(
                "app.why-forbidden",
                speech.say(choice.message()),
                speech.say(illegal.why()),
                speech.cited(illegal.article()));
    }

    private void article(Article article) {
        terminal.speech().articles().find(article.id()).ifPresent(this::article);
    }

    private void article(ArticleText article) {
        new Rulebook(terminal.speech()).lines(article).forEach(terminal::line);
    }

    /** The articles of a search, or that there is none; for no words, an example of what is searched for. */
    void rules(String words, Article example) {
        List<ArticleText> found = new Rulebook(terminal.speech()).found(words);
        if (words.isEmpty()) {
            String title = terminal.speech().articles().text(example).title();
            terminal.say("app.which-rules", title.toLowerCase(Locale.ROOT));
        } else if (found.isEmpty()) {
            terminal.say("app.no-article", words);
        }
        found.forEach(this::article);
    }
}
