package orrery.testkit;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import orrery.words.ArticleText;
import orrery.words.Articles;
import orrery.words.Chapter;
import orrery.words.Language;

/** Which code, which tests and which texts belong to which article of a game's rules. */
public final class ArticleCoverage {

    /**
     * Where to look.
     *
     * @param code     folders of the game's code and component files
     * @param tests    folders of its tests and scenarios
     * @param families the file of an enum whose constants have articles of their own, by the prefix of these articles
     */
    public record Sources(List<Path> code, List<Path> tests, Map<String, Path> families) {

        public Sources {
            code = List.copyOf(code);
            tests = List.copyOf(tests);
            families = Map.copyOf(families);
        }
    }

    private final Map<Language, Articles> texts;
    private final Map<String, String> reasons;
    private final Citations code;
    private final Citations tests;

    private ArticleCoverage(
            Map<Language, Articles> texts, Map<String, String> reasons, Citations code, Citations tests) {
        this.texts = texts;
        this.reasons = reasons;
        this.code = code;
        this.tests = tests;
    }

    /**
     * Reads the sources.
     *
     * @param texts   the articles in every language, with the same ids in each
     * @param reasons why the program has nothing to enforce, by article
     */
    public static ArticleCoverage of(Map<Language, Articles> texts, Map<String, String> reasons, Sources sources)
            throws IOException {
        Set<String> ids = ids(texts);
        return new ArticleCoverage(
                texts,
                new TreeMap<>(reasons),
                new Citations(ids, sources.families(), sources.code()),
                new Citations(ids, sources.families(), sources.tests()));
    }

    private static Set<String> ids(Map<Language, Articles> texts) {
        return articles(texts).stream().map(ArticleText::id).collect(Collectors.toSet());
    }

    private static List<ArticleText> articles(Map<Language, Articles> texts) {
        return texts.values().iterator().next().chapters().stream()
                .flatMap(chapter -> chapter.articles().stream())
                .toList();
    }

    /** Articles that no code cites and that no reason excuses, in the order of the rules. */
    public List<String> withoutCode() {
        return unexcused(code);
    }

    /** Articles that no test or scenario cites and that no reason excuses, in the order of the rules. */
    public List<String> withoutTests() {
        return unexcused(tests);
    }

    private List<String> unexcused(Citations citations) {
        return articles(texts).stream()
                .map(ArticleText::id)
                .filter(id -> citations.of(id).isEmpty() && !reasons.containsKey(id))
                .toList();
    }

    /** Reasons for what is no article, or for an article that code does cite. */
    public List<String> idleReasons() {
        Set<String> ids = ids(texts);
        return reasons.keySet().stream()
                .filter(id -> !ids.contains(id) || !code.of(id).isEmpty())
                .toList();
    }

    /** The coverage as a page of Markdown, chapter by chapter. */
    public String page(String title, String introduction) {
        StringBuilder page = new StringBuilder("# " + title + "\n\n" + introduction + "\n");
        for (Chapter chapter : texts.values().iterator().next().chapters()) {
            page.append("\n## ").append(chapter.title()).append("\n\n");
            page.append("| Article | Texts | Code | Tests and scenarios |\n|---|---|---|---|\n");
            chapter.articles().forEach(article -> page.append(row(article.id())));
        }
        return page.toString();
    }

    private String row(String id) {
        String reason = reasons.containsKey(id) ? "*Nothing to enforce: " + reasons.get(id) + "*" : "";
        String cited = String.join(", ", code.of(id));
        return "| `%s` | %s | %s | %s |\n"
                .formatted(id, titles(id), cited.isEmpty() ? reason : cited, String.join(", ", tests.of(id)));
    }

    private String titles(String id) {
        Map<Language, String> titles = new LinkedHashMap<>();
        texts.forEach((language, articles) -> articles.find(id).ifPresent(text -> titles.put(language, text.title())));
        return titles.entrySet().stream()
                .map(title -> title.getKey().code() + ": " + title.getValue())
                .collect(Collectors.joining("; "));
    }
}
