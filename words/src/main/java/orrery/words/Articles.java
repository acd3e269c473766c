package orrery.words;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import orrery.core.Article;

/**
 * The rules of one game in one language, as articles that link to one another. Never changes and may be used by many
 * threads.
 *
 * <p>The file has a line {@code # chapter-id: Title} for each chapter, below it a line {@code ## article-id: Title} for
 * each article, and below that the article's text with links {@code [[id]]} or {@code [[id|words]]}. Chapters and
 * articles have ids of their own; links lead to articles.
 */
public final class Articles {

    /**
     * An article found by search.
     *
     * @param score how well it fits, from 1; only good for comparing hits of one search
     */
    public record Hit(ArticleText article, int score) {}

    private record Source(TextFolder folder, Language language) {}

    private static final Map<Source, Articles> READ = new ConcurrentHashMap<>();

    /** A word of the title counts more than the best a word of the text can. */
    private static final int TITLE_WEIGHT = WordForms.SAME + 1;

    /** What a title earns that has no word beside those asked for. */
    private static final int WHOLE_TITLE = TITLE_WEIGHT * WordForms.SAME;

    private final String file;
    private final List<Chapter> chapters;
    private final Map<String, ArticleText> byId = new LinkedHashMap<>();

    private Articles(String file, List<Chapter> chapters) {
        this.file = file;
        this.chapters = chapters;
        for (Chapter chapter : chapters) {
            chapter.articles().forEach(article -> byId.put(article.id(), article));
        }
    }

    /**
     * The articles in {@code articles.<language>.md} of a folder.
     *
     * @throws IllegalArgumentException if the file is missing or not UTF-8, has an id twice, a link that leads nowhere,
     *     or text outside an article; the message gives file and line of each fault
     */
    public static Articles of(TextFolder folder, Language language) {
        return READ.computeIfAbsent(new Source(folder, language), _ -> {
            String file = "articles." + language.code() + ".md";
            return parse(folder.address(file), folder.read(file));
        });
    }

    /** Articles of a text; {@code file} is what errors call it. */
    static Articles parse(String file, String text) {
        return new Articles(file, new ArticlesParser(file).parse(text));
    }

    /** In the order of the file. */
    public List<Chapter> chapters() {
        return chapters;
    }

    public Optional<ArticleText> find(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    /**
     * The text of an article that the rules cite.
     *
     * @throws NoSuchElementException if the file lacks it
     */
    public ArticleText text(Article article) {
        return find(article.id())
                .orElseThrow(() -> new NoSuchElementException("no article '" + article.id() + "' in " + file));
    }

    /** The article's text for a terminal: links become their words, or the title of the article they lead to. */
    public String plain(ArticleText article) {
        return ArticleText.LINK.matcher(article.text()).replaceAll(link -> {
            String words = link.group(2) != null
                    ? link.group(2)
                    : Objects.requireNonNull(byId.get(link.group(1))).title();
            return Matcher.quoteReplacement(words);
        });
    }

    /** The articles that an article links to, each once, in the order of its text; never itself. */
    public List<ArticleText> seeAlso(ArticleText article) {
        return article.links().stream()
                .filter(id -> !id.equals(article.id()))
                .map(byId::get)
                .toList();
    }

    /**
     * Articles in which each of the words asked for stands, in whatever form, or begins a word. Upper and lower case are
     * the same, and so are ё and е. A word in the title counts more than in the text, most if
     * the title has no other, the word itself more than its
     * beginning, and that more than another form of it.
     *
     * @return the best first, those that fit equally well in the order of the file; empty if no word is asked for
     */
    public List<Hit> search(String words) {
        List<String> asked = WordForms.words(words);
        var hits = new ArrayList<Hit>();
        if (!asked.isEmpty()) {
            for (ArticleText article : byId.values()) {
                int score = score(asked, article);
                if (score > 0) {
                    hits.add(new Hit(article, score));
                }
            }
        }
        hits.sort(Comparator.comparingInt(Hit::score).reversed());
        return List.copyOf(hits);
    }

    /** Sum over all words asked for; 0 if one of them is not found. */
    private int score(List<String> asked, ArticleText article) {
        List<String> title = WordForms.words(article.title());
        List<String> text = WordForms.words(plain(article));
        int sum = 0;
        for (String word : asked) {
            int score = TITLE_WEIGHT * WordForms.likeness(word, title) + WordForms.likeness(word, text);
            if (score == 0) {
                return 0;
            }
            sum += score;
        }
        return isWholeTitle(asked, title) ? sum + WHOLE_TITLE : sum;
    }

    private static boolean isWholeTitle(List<String> asked, List<String> title) {
        return title.stream().allMatch(word -> asked.stream().anyMatch(one -> WordForms.likeness(one, word) > 0));
    }
}
