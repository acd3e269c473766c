package orrery.app;

import java.util.List;
import java.util.Locale;
import orrery.core.Article;
import orrery.core.Component;
import orrery.core.Game;
import orrery.core.Message;
import orrery.server.Library;
import orrery.words.ArticleText;
import orrery.words.Articles;
import orrery.words.Language;
import orrery.words.SeatNames;
import orrery.words.TextFolder;
import orrery.words.Words;

/** What the program and one game have to say, in one language and with the names of those who sit at the table. */
public final class Speech {

    private final Words game;
    private final Words app;
    private final Words tables;
    private final Articles articles;
    private final Language language;

    private Speech(Words game, Words app, Words tables, Articles articles, Language language) {
        this.game = game;
        this.app = app;
        this.tables = tables;
        this.articles = articles;
        this.language = language;
    }

    public static Speech of(Game<?, ?> game, Language language, SeatNames seats) {
        TextFolder folder = TextFolder.beside(game.getClass());
        return new Speech(
                Words.of(folder, language).with(seats),
                ofProgram(language).with(seats),
                ofTables(language).with(seats),
                Articles.of(folder, language),
                language);
    }

    /** What the program has to say when there is no game. */
    public static Words ofProgram(Language language) {
        return Words.of(TextFolder.beside(Speech.class), language);
    }

    /** A message of the program, or of tables if the program does not know it, when there is no game. */
    public static String say(Language language, Message message) {
        Words program = ofProgram(language);
        return (program.missing(message.key()) ? ofTables(language) : program).say(message);
    }

    private static Words ofTables(Language language) {
        return Words.of(TextFolder.beside(Library.class), language);
    }

    /** A message of the game, or of the program if the game does not know it, or of tables if neither does. */
    public String say(Message message) {
        if (!game.missing(message.key())) {
            return game.say(message);
        }
        return app.missing(message.key()) ? tables.say(message) : app.say(message);
    }

    /** A message of the program. */
    public String say(String key, Object... args) {
        return say(Message.of(key, args));
    }

    public String name(Component component) {
        return game.name(component);
    }

    public Articles articles() {
        return articles;
    }

    /** An article as it is cited: its title, and the id that finds it. */
    public String cited(Article article) {
        return articles.find(article.id()).map(Speech::cited).orElse("[" + article.id() + "]");
    }

    static String cited(ArticleText article) {
        return article.title() + " [" + article.id() + "]";
    }

    /** Title and id of an article. */
    public static String heading(ArticleText article) {
        return article.title() + "  [" + article.id() + "]";
    }

    public Language language() {
        return language;
    }

    /**
     * The language with this code, or that of the environment if none is named.
     *
     * @throws BadInput if there is no such language
     */
    public static Language language(String asked) {
        if (asked.isEmpty()) {
            return ofEnvironment();
        }
        try {
            return Language.parse(asked);
        } catch (IllegalArgumentException unknown) {
            throw new BadInput("bad.language", asked);
        }
    }

    private static Language ofEnvironment() {
        for (String variable : List.of("LC_ALL", "LC_MESSAGES", "LANG")) {
            String value = System.getenv(variable);
            if (value != null && !value.isEmpty()) {
                return value.startsWith("ru") ? Language.RU : Language.EN;
            }
        }
        return Locale.getDefault().getLanguage().equals("ru") ? Language.RU : Language.EN;
    }
}
