package orrery.testkit.fuzz;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import orrery.core.Choice;
import orrery.core.Component;
import orrery.core.Fact;
import orrery.core.Message;
import orrery.core.Option;
import orrery.core.Question;
import orrery.core.Verdict;
import orrery.core.Visitor;
import orrery.words.Language;
import orrery.words.TextFolder;
import orrery.words.Words;

/** Every message that a game speaks, with the arguments it has there, is put into words in every language. */
public final class MessagesRender<S, F extends Fact> implements Check<S, F> {

    /** What is left where a key or an argument is missing, or a pattern was not understood. */
    private static final Pattern LEFT_OVER = Pattern.compile("[⟨⟩{}]|\\bnull\\b|@[0-9a-f]{4,}|\\w+\\[");

    private final List<Words> languages = new ArrayList<>();
    private final Set<Message> said = new HashSet<>();
    private final Set<Component> named = new HashSet<>();

    /** @param folder where the game's words are */
    public MessagesRender(TextFolder folder) {
        for (Language language : Language.values()) {
            languages.add(Words.of(folder, language));
        }
    }

    @Override
    public void fact(S state, F fact) {
        say(fact.message());
        Fact seen = fact.seenBy(Visitor.VISITOR);
        if (seen != null) {
            say(seen.message());
        }
    }

    @Override
    public void question(S state, Question<?> question, Choice given) {
        say(question.decision().prompt());
        question.decision().path().forEach(this::say);
        for (Option<?> option : question.decision().options()) {
            say(option.choice().message());
            option.anchors().forEach(this::name);
            if (option.verdict() instanceof Verdict.Illegal illegal) {
                say(illegal.why());
            }
        }
    }

    private void say(Message message) {
        if (said.add(message)) {
            for (Words words : languages) {
                complete(words.say(message), message, words.language());
            }
        }
    }

    private void name(Component component) {
        if (named.add(component)) {
            for (Words words : languages) {
                complete(words.name(component), component, words.language());
            }
        }
    }

    private static void complete(String text, Object of, Language language) {
        if (text.isBlank() || LEFT_OVER.matcher(text).find()) {
            throw new CheckFailed(of + " in language " + language.code() + " is '" + text + "'");
        }
    }
}
