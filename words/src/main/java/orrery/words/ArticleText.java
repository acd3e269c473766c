package orrery.words;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One article of the rules in one language.
 *
 * @param id      the same in all languages
 * @param chapter id of the chapter it stands in
 * @param title   heading in the language of the file
 * @param text    paragraphs with links to other articles, {@code [[id]]} or {@code [[id|words]]}
 * @param line    line of the file that its heading is on, from 1
 */
public record ArticleText(String id, String chapter, String title, String text, int line) {

    /** Group 1 is the id of the article linked to, group 2 the words shown, if any. */
    static final Pattern LINK = Pattern.compile("\\[\\[([^\\[\\]|]+)(?:\\|([^\\[\\]|]+))?]]");

    /** Ids of the articles that this one links to, each once, in the order of the text. */
    public List<String> links() {
        var ids = new ArrayList<String>();
        Matcher link = LINK.matcher(text);
        while (link.find()) {
            if (!ids.contains(link.group(1))) {
                ids.add(link.group(1));
            }
        }
        return List.copyOf(ids);
    }
}
