package orrery.words;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads an articles file, from top to bottom, and collects all that is wrong with it. */
final class ArticlesParser {

    private static final Pattern HEADING = Pattern.compile("(##?) +([a-z0-9]+(?:-[a-z0-9]+)*): *(\\S.*)");

    private record Heading(String id, String title, int line) {}

    private record Link(String to, int line) {}

    private final String file;
    private final List<String> faults = new ArrayList<>();
    private final Map<String, Heading> chapters = new LinkedHashMap<>();
    private final Map<String, ArticleText> articles = new LinkedHashMap<>();
    private final List<Link> links = new ArrayList<>();
    private final List<String> paragraphs = new ArrayList<>();

    private @Nullable Heading chapter;
    private @Nullable Heading article;
    private int line = 0;

    ArticlesParser(String file) {
        this.file = file;
    }

    /**
     * The chapters of the file with their articles.
     *
     * @throws IllegalArgumentException if anything is wrong; the message has one line a fault, with file and line
     */
    List<Chapter> parse(String text) {
        text.lines().forEach(this::read);
        endArticle();
        for (Link link : links) {
            if (!articles.containsKey(link.to)) {
                fault(link.line, "link to '" + link.to + "', but there is no article with this id");
            }
        }
        if (!faults.isEmpty()) {
            throw new IllegalArgumentException(String.join("\n", faults));
        }
        return chapters.values().stream().map(this::chapter).toList();
    }

    private Chapter chapter(Heading heading) {
        var inside = articles.values().stream()
                .filter(article -> article.chapter().equals(heading.id))
                .toList();
        return new Chapter(heading.id, heading.title, inside);
    }

    private void read(String content) {
        line++;
        if (content.startsWith("# ") || content.startsWith("## ")) {
            heading(content);
        } else if (article != null) {
            paragraphs.add(content.stripTrailing());
            collectLinks(content);
        } else if (!content.isBlank()) {
            fault(
                    line,
                    "text before the first article" + (chapter == null ? "" : " of chapter '" + chapter.id + "'")
                            + "; begin one with '## article-id: Title'");
        }
    }

    private void heading(String content) {
        endArticle();
        Matcher heading = HEADING.matcher(content.stripTrailing());
        if (!heading.matches()) {
            fault(
                    line,
                    "heading '" + content.strip() + "'; expected '# chapter-id: Title' or '## article-id: Title',"
                            + " the id in lower-case words joined by hyphens");
            return;
        }
        var found = new Heading(heading.group(2), heading.group(3), line);
        if (heading.group(1).equals("#")) {
            beginChapter(found);
        } else {
            beginArticle(found);
        }
    }

    private void beginChapter(Heading heading) {
        Heading first = chapters.putIfAbsent(heading.id, heading);
        if (first != null) {
            faultTwice("chapter", heading, first.line);
        }
        chapter = heading;
    }

    private void beginArticle(Heading heading) {
        if (chapter == null) {
            fault(line, "article '" + heading.id + "' before the first chapter; begin one with '# chapter-id: Title'");
        }
        ArticleText first = articles.get(heading.id);
        if (first != null) {
            faultTwice("article", heading, first.line());
        }
        article = heading;
    }

    private void endArticle() {
        if (article != null) {
            String text = String.join("\n", paragraphs).strip();
            if (text.isEmpty()) {
                fault(article.line, "article '" + article.id + "' has no text");
            }
            String within = chapter == null ? "" : chapter.id;
            articles.putIfAbsent(article.id, new ArticleText(article.id, within, article.title, text, article.line));
        }
        article = null;
        paragraphs.clear();
    }

    private void collectLinks(String content) {
        Matcher link = ArticleText.LINK.matcher(content);
        while (link.find()) {
            links.add(new Link(link.group(1), line));
        }
        String rest = link.replaceAll("");
        if (rest.contains("[[") || rest.contains("]]")) {
            fault(line, "broken link; expected [[id]] or [[id|words]] on one line");
        }
    }

    private void faultTwice(String what, Heading heading, int first) {
        fault(heading.line, what + " '" + heading.id + "' is already on line " + first + "; an id stands once");
    }

    private void fault(int where, String what) {
        faults.add(file + ":" + where + ": " + what);
    }
}
