package orrery.words;

import java.util.List;

/**
 * A chapter of the rules in one language.
 *
 * @param id       the same in all languages
 * @param title    heading in the language of the file
 * @param articles in the order of the file
 */
public record Chapter(String id, String title, List<ArticleText> articles) {

    public Chapter {
        articles = List.copyOf(articles);
    }
}
