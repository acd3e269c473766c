package orrery.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import orrery.app.Games;
import orrery.app.Speech;
import orrery.words.ArticleText;
import orrery.words.Articles;
import orrery.words.TextFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Reads and searches the rules. */
@Command(
        name = "rules",
        mixinStandardHelpOptions = true,
        description = "Shows the chapters of a game's rules, or the articles that speak of some words.")
public final class RulesWord implements Callable<Integer> {

    private static final int MOST_HITS = 5;

    @Parameters(index = "0", paramLabel = "GAME", description = "Id of the game.")
    private String game = "";

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "WORDS",
            description = "Words to search for, or an article's id.")
    private List<String> words = new ArrayList<>();

    @Option(names = "--lang", paramLabel = "ru|en", description = "Language; that of the environment if not given.")
    private String lang = "";

    @Override
    public Integer call() {
        TextFolder folder = TextFolder.beside(Games.named(game).getClass());
        Articles articles = Articles.of(folder, Speech.language(lang));
        if (words.isEmpty()) {
            articles.chapters().forEach(chapter -> {
                System.out.println(chapter.title());
                chapter.articles()
                        .forEach(article -> System.out.println("  " + article.title() + "  [" + article.id() + "]"));
            });
            return 0;
        }
        List<ArticleText> found = found(articles, String.join(" ", words));
        for (ArticleText article : found) {
            System.out.println(article.title() + "  [" + article.id() + "]");
            System.out.println("  " + articles.plain(article));
        }
        return found.isEmpty() ? 1 : 0;
    }

    /** The article with this id, or the best hits of a search. */
    public static List<ArticleText> found(Articles articles, String words) {
        return articles.find(words)
                .map(List::of)
                .orElseGet(() -> articles.search(words).stream()
                        .limit(MOST_HITS)
                        .map(Articles.Hit::article)
                        .toList());
    }
}
