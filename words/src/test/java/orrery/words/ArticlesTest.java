package orrery.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Locale;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import orrery.core.Article;

class ArticlesTest {

    private final Locale before = Locale.getDefault();
    private final Articles english = Articles.of(Skirmish.FOLDER, Language.EN);
    private final Articles russian = Articles.of(Skirmish.FOLDER, Language.RU);

    @BeforeEach
    void turkish() {
        Locale.setDefault(Locale.of("tr", "TR"));
    }

    @AfterEach
    void asBefore() {
        Locale.setDefault(before);
    }

    @Test
    void chaptersAndArticlesKeepTheOrderOfTheFile() {
        assertThat(russian.chapters()).extracting(Chapter::id).containsExactly("attack", "army");
        assertThat(russian.chapters().getFirst().title()).isEqualTo("Нападение");
        assertThat(russian.chapters().getFirst().articles())
                .extracting(ArticleText::id)
                .containsExactly("invasion", "dice");
    }

    @Test
    void theRulesFindTheirArticle() {
        ArticleText hero = russian.text(new Article("hero"));

        assertThat(hero.title()).isEqualTo("Герой");
        assertThat(hero.chapter()).isEqualTo("army");
        assertThat(hero.line()).isEqualTo(11);
        assertThat(russian.find("heroine")).isEmpty();
        assertThatExceptionOfType(NoSuchElementException.class)
                .isThrownBy(() -> russian.text(new Article("heroine")))
                .withMessage("no article 'heroine' in orrery/words/skirmish/articles.ru.md");
    }

    @Test
    void onATerminalLinksAreWords() {
        ArticleText hero = english.text(new Article("hero"));

        assertThat(english.plain(hero)).isEqualTo("Leads the army in a throw of an Invasion.\nSee above.");
        assertThat(english.seeAlso(hero)).extracting(ArticleText::id).containsExactly("dice", "invasion");
    }

    @Test
    void searchForgivesEndings() {
        assertThat(found(russian, "вторжения")).startsWith("invasion");
        assertThat(found(russian, "Героями")).startsWith("hero");
        assertThat(found(english, "invasions")).startsWith("invasion");
        assertThat(found(english, "HERO INVADING")).isEmpty();
        assertThat(found(english, "attackers")).containsExactly("invasion", "dice");
    }

    @Test
    void searchPutsTitlesBeforeTexts() {
        assertThat(found(russian, "кубики")).containsExactly("dice", "invasion", "hero");
        assertThat(found(english, "dic")).containsExactly("dice", "invasion");
        List<Articles.Hit> hits = english.search("dice");
        assertThat(hits.getFirst().score()).isGreaterThan(hits.getLast().score());
    }

    @Test
    void aTitleOfThoseWordsAloneComesFirst() {
        Articles articles = Articles.parse("f", """
                # a: A
                ## order: Порядок вторжения
                По одному.
                ## invasion: Вторжение
                Нападение.
                """);

        assertThat(found(articles, "вторжения")).containsExactly("invasion", "order");
    }

    @Test
    void searchWantsAllWords() {
        assertThat(found(russian, "защитник кубики")).containsExactly("dice");
        assertThat(found(russian, "защитник жеребьёвка")).isEmpty();
        assertThat(found(russian, " – ")).isEmpty();
    }

    @Test
    void searchReadsYoAsYe() {
        assertThat(found(russian, "жеребьевка")).containsExactly("hero");
        assertThat(found(russian, "ЖЕРЕБЬЁВКИ")).containsExactly("hero");
    }

    @Test
    void aTurkishDefaultChangesNothing() {
        assertThat(found(english, "INVASION")).startsWith("invasion");
    }

    @Test
    void textStandsInArticles() {
        assertFault("words\n# a: A\n## b: B\ntext", "f:1: text before the first article; ");
        assertFault("# a: A\nwords\n## b: B\ntext", "f:2: text before the first article of chapter 'a'; ");
        assertFault("## b: B\ntext", "f:1: article 'b' before the first chapter; ");
        assertFault("# a: A\n## b: B\n\n## c: C\ntext", "f:2: article 'b' has no text");
    }

    @Test
    void headingsHaveAnIdThatStandsOnce() {
        assertFault("# a: A\n## The Title\ntext", "f:2: heading '## The Title'; expected ");
        assertFault("# a: A\n## b: B\ntext\n## b: C\ntext", "f:4: article 'b' is already on line 2; ");
        assertFault("# a: A\n## b: B\ntext\n# a: A", "f:4: chapter 'a' is already on line 1; ");
    }

    @Test
    void linksLeadSomewhere() {
        assertFault("# a: A\n## b: B\n\nsee [[c|there]]", "f:4: link to 'c', but there is no article with this id");
        assertFault("# a: A\n## b: B\nsee [[b|there", "f:3: broken link; ");
    }

    @Test
    void allFaultsAreToldAtOnce() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Articles.parse("f", "# a: A\n## b: B\n[[x]]\n## b: C\n[[y]]"))
                .withMessageContaining("f:3: link to 'x'")
                .withMessageContaining("f:4: article 'b' is already")
                .withMessageContaining("f:5: link to 'y'");
    }

    private static List<String> found(Articles articles, String words) {
        return articles.search(words).stream().map(hit -> hit.article().id()).toList();
    }

    private static void assertFault(String text, String message) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Articles.parse("f", text))
                .withMessageStartingWith(message);
    }
}
