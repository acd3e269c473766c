package orrery.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import orrery.core.Article;
import orrery.core.Component;
import orrery.core.Game;
import orrery.core.Mode;
import orrery.words.Articles;
import orrery.words.Completeness;
import orrery.words.ComponentNames;
import orrery.words.Language;
import orrery.words.TextFolder;

/**
 * All that a game says, it says in both languages: names, prompts, reasons, what happened, and its articles. The test that
 * extends this one tells what cannot be read off the game's sources.
 */
public abstract class SaidInBothLanguages {

    private static final Path SOURCES = Path.of("src", "main", "java");

    protected final TextFolder folder;
    private final Game<?, ?> game;
    private final Class<?> articles;
    private final Set<String> families;

    /**
     * @param articles the class whose public constants are the articles that the rules cite
     * @param families what the keys in the sources begin with
     */
    protected SaidInBothLanguages(Game<?, ?> game, Class<?> articles, Set<String> families) {
        this.folder = TextFolder.beside(game.getClass());
        this.game = game;
        this.articles = articles;
        this.families = families;
    }

    /** Keys that are put together from ids, and those that only the page in the browser uses. */
    protected abstract Stream<String> furtherKeys();

    /** The components that have names. */
    protected abstract Stream<Component[]> components();

    /** The articles that components have of their own. */
    protected abstract Stream<Article> articlesOfComponents();

    @Test
    void everyKeyThatTheGameUsesHasItsWords() throws IOException {
        assertThat(Completeness.ofMessages(folder, used())).isEmpty();
    }

    @Test
    void theArticlesAreTheSameInBothLanguages() {
        assertThat(Completeness.ofArticles(folder)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyArticleThatTheRulesCiteIsWritten(Language language) throws IllegalAccessException {
        Articles written = Articles.of(folder, language);

        assertThat(cited())
                .allSatisfy(article ->
                        assertThat(written.find(article.id())).as(article.id()).isPresent());
    }

    private Set<String> used() throws IOException {
        Set<String> keys = new TreeSet<>(MessageKeys.inSources(SOURCES, families));
        furtherKeys().forEach(keys::add);
        components().flatMap(Stream::of).map(ComponentNames::key).forEach(keys::add);
        game.standingOrders().forEach(order -> keys.add(order.message().key()));
        for (Mode mode : game.modes()) {
            keys.add(ComponentNames.key(mode));
            mode.options().forEach(option -> keys.add(ComponentNames.key(option)));
            if (game.modes().size() > 1) {
                keys.add("about.mode." + mode.id());
            }
        }
        return keys;
    }

    private List<Article> cited() throws IllegalAccessException {
        List<Article> cited = new ArrayList<>(articlesOfComponents().toList());
        for (Field field : articles.getFields()) {
            if (Modifier.isStatic(field.getModifiers()) && field.get(null) instanceof Article article) {
                cited.add(article);
            }
        }
        return cited;
    }
}
