package orrery.app;

import java.util.ArrayList;
import java.util.List;
import orrery.words.ArticleText;
import orrery.words.Articles;

/** The rules of a game as they are read in a terminal. */
public record Rulebook(Speech speech) {

    /** So many articles are shown of those that a search finds. */
    private static final int MOST_HITS = 5;

    /** The article with this id, or the best hits of a search; none for no words. */
    public List<ArticleText> found(String words) {
        return speech.articles()
                .find(words)
                .map(List::of)
                .orElseGet(() -> speech.articles().search(words).stream()
                        .limit(MOST_HITS)
                        .map(Articles.Hit::article)
                        .toList());
    }

    /** An article line by line: heading, text, and what to read beside it. */
    public List<String> lines(ArticleText article) {
        List<String> lines = new ArrayList<>();
        lines.add(Speech.heading(article));
        speech.articles().plain(article).lines().map(line -> "  " + line).forEach(lines::add);
        List<ArticleText> more = speech.articles().seeAlso(article);
        if (!more.isEmpty()) {
            lines.add("  "
                    + speech.say(
                            "app.see-also", more.stream().map(Speech::cited).toList()));
        }
        return lines;
    }
}
