package orrery.testkit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Which code and which tests cite which article of a game's rules. An article is cited by its id as a string, by a comment
 * that says "article" before it, and by a scenario that names it.
 */
public final class ArticleCoverage {

    private static final Pattern STRING = Pattern.compile("\"([a-z0-9]+(?:-[a-z0-9]+)*)\"");
    private static final Pattern COMMENT =
            Pattern.compile("[Aa]rticles?:? ((?:[a-z0-9]+(?:-[a-z0-9]+)*(?:,? and |, |,? or )?)+)");
    private static final Pattern SCENARIO = Pattern.compile("(?m)^article +(.*)$| -- +([a-z0-9-]+)");

    private final Set<String> articles;
    private final Map<String, String> reasons;
    private final Map<String, Set<String>> code;
    private final Map<String, Set<String>> tests;

    private ArticleCoverage(
            Set<String> articles,
            Map<String, String> reasons,
            Map<String, Set<String>> code,
            Map<String, Set<String>> tests) {
        this.articles = articles;
        this.reasons = reasons;
        this.code = code;
        this.tests = tests;
    }

    /**
     * Reads the sources.
     *
     * @param articles ids of all articles
     * @param reasons  why the program has nothing to enforce, by article
     * @param code     folder of the game's code
     * @param tests    folder of its tests and scenarios
     */
    public static ArticleCoverage of(Collection<String> articles, Map<String, String> reasons, Path code, Path tests)
            throws IOException {
        Set<String> ids = new TreeSet<>(articles);
        return new ArticleCoverage(ids, new TreeMap<>(reasons), citations(ids, code), citations(ids, tests));
    }

    private static Map<String, Set<String>> citations(Set<String> ids, Path folder) throws IOException {
        Map<String, Set<String>> citations = new TreeMap<>();
        List<Path> files;
        try (Stream<Path> all = Files.walk(folder)) {
            files = all.filter(path -> path.toString().matches(".*\\.(java|scenario)"))
                    .sorted()
                    .toList();
        }
        for (Path file : files) {
            String text = Files.readString(file);
            String name = String.valueOf(file.getFileName());
            for (String id : name.endsWith(".java") ? inJava(text) : inScenario(text)) {
                if (ids.contains(id)) {
                    citations.computeIfAbsent(id, cited -> new TreeSet<>()).add(name);
                }
            }
        }
        return citations;
    }

    private static Set<String> inJava(String text) {
        Set<String> found = new TreeSet<>();
        Matcher string = STRING.matcher(text);
        while (string.find()) {
            found.add(string.group(1));
        }
        Matcher comment = COMMENT.matcher(text.replaceAll("\\n\\s*(?:\\*|//) ?", " "));
        while (comment.find()) {
            found.addAll(List.of(comment.group(1).split(",? and |, |,? or ")));
        }
        return found;
    }

    private static Set<String> inScenario(String text) {
        Set<String> found = new TreeSet<>();
        Matcher cited = SCENARIO.matcher(text);
        while (cited.find()) {
            String ids = cited.group(1) == null ? cited.group(2) : cited.group(1);
            found.addAll(List.of(ids.strip().split("\\s+")));
        }
        return found;
    }

    /** Articles that no code cites and that no reason excuses. */
    public List<String> withoutCode() {
        return articles.stream()
                .filter(id -> !code.containsKey(id) && !reasons.containsKey(id))
                .toList();
    }

    /** Articles that no test or scenario cites and that no reason excuses. */
    public List<String> withoutTests() {
        return articles.stream()
                .filter(id -> !tests.containsKey(id) && !reasons.containsKey(id))
                .toList();
    }

    /** Reasons for what is no article, or for an article that code does cite. */
    public List<String> idleReasons() {
        return reasons.keySet().stream()
                .filter(id -> !articles.contains(id) || code.containsKey(id))
                .toList();
    }

    /** The coverage as a page of Markdown. */
    public String page(String title) {
        StringBuilder page = new StringBuilder("# " + title + "\n\n| article | code | tests |\n|---|---|---|\n");
        for (String id : articles) {
            String excuse = reasons.containsKey(id) ? "nothing to enforce: " + reasons.get(id) : "";
            page.append("| ").append(id).append(" | ");
            page.append(code.containsKey(id) ? String.join(", ", code.getOrDefault(id, Set.of())) : excuse);
            page.append(" | ")
                    .append(String.join(", ", tests.getOrDefault(id, Set.of())))
                    .append(" |\n");
        }
        return page.toString();
    }
}
