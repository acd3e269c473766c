package orrery.server.words;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import orrery.core.Game;
import orrery.server.Library;
import orrery.server.api.Json;
import orrery.server.api.Patterns;
import orrery.server.api.Rulebook;
import orrery.server.people.Secret;
import orrery.words.Articles;
import orrery.words.Language;
import orrery.words.TextFolder;
import orrery.words.Words;

/** Words and rules of games, and of the program itself, each as one body that a browser may keep. */
public final class Bundles {

    /**
     * A body and its hash.
     *
     * @param tag for the header ETag, with its quotation marks
     */
    public record Bundle(byte[] body, String tag) {

        static Bundle of(Object content) {
            String text = Json.write(content);
            return new Bundle(Json.bytes(content), '"' + Secret.hash(text).substring(0, 20) + '"');
        }
    }

    private final Map<String, Bundle> made = new ConcurrentHashMap<>();

    /** What the program itself says: errors and refusals that belong to no game. */
    public Bundle own(Language language) {
        return made.computeIfAbsent("own/" + language, key -> words(TextFolder.beside(Library.class), language));
    }

    public Bundle words(Game<?, ?> game, Language language) {
        return made.computeIfAbsent(
                "words/" + game.id() + "/" + language, key -> words(TextFolder.beside(game.getClass()), language));
    }

    public Bundle articles(Game<?, ?> game, Language language) {
        return made.computeIfAbsent("articles/" + game.id() + "/" + language, key -> rules(game, language));
    }

    private static Bundle words(TextFolder folder, Language language) {
        return Bundle.of(new Patterns(Words.of(folder, language).texts()));
    }

    private static Bundle rules(Game<?, ?> game, Language language) {
        Articles articles = Articles.of(TextFolder.beside(game.getClass()), language);
        return Bundle.of(new Rulebook(articles.chapters().stream()
                .map(chapter -> new Rulebook.Chapter(
                        chapter.id(),
                        chapter.title(),
                        chapter.articles().stream()
                                .map(a -> new Rulebook.Section(a.id(), a.title(), a.text()))
                                .toList()))
                .toList()));
    }
}
