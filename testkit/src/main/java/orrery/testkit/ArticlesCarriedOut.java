package orrery.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import orrery.words.Articles;
import orrery.words.Language;
import orrery.words.TextFolder;

/**
 * Every article of a game has its code, or a reason why there is nothing to enforce, and its tests; and the page of the
 * documents says so. The reasons stand beside the test that extends this one, in {@code nothing-to-enforce.properties}.
 */
public abstract class ArticlesCarriedOut {

    private static final Path ROOT = Path.of("..", "..");

    private final String game;
    private final String title;
    private final ArticleCoverage coverage;

    /**
     * @param type     the game, whose texts lie beside it
     * @param game     its id
     * @param title    its name, as a heading
     * @param families the file of an enum whose constants have articles of their own, seen from the folder of the game's
     *                 type, by the prefix of these articles
     */
    protected ArticlesCarriedOut(Class<?> type, String game, String title, Map<String, String> families)
            throws IOException {
        this.game = game;
        this.title = title;
        Path sources = Path.of("src/main/java").resolve(type.getPackageName().replace('.', '/'));
        Map<String, Path> files = new TreeMap<>();
        families.forEach((prefix, file) -> files.put(prefix, sources.resolve(file)));
        Map<Language, Articles> texts = new EnumMap<>(Language.class);
        for (Language language : Language.values()) {
            texts.put(language, Articles.of(TextFolder.beside(type), language));
        }
        coverage = ArticleCoverage.of(
                texts,
                reasons(),
                new ArticleCoverage.Sources(
                        List.of(Path.of("src/main")),
                        List.of(
                                Path.of("src/test/java"),
                                ROOT.resolve("scenarios").resolve(game)),
                        files));
    }

    /** The articles that no code carries out, each with the reason why. */
    private Map<String, String> reasons() throws IOException {
        Properties read = new Properties();
        try (Reader reader = new InputStreamReader(
                Objects.requireNonNull(getClass().getResourceAsStream("nothing-to-enforce.properties")),
                StandardCharsets.UTF_8)) {
            read.load(reader);
        }
        Map<String, String> reasons = new TreeMap<>();
        read.forEach((article, reason) -> reasons.put(String.valueOf(article), String.valueOf(reason)));
        return reasons;
    }

    @Test
    void everyArticleHasCodeOrAReason() {
        assertThat(coverage.withoutCode()).isEmpty();
    }

    @Test
    void everyArticleHasATestOrAScenario() {
        assertThat(coverage.withoutTests()).isEmpty();
    }

    @Test
    void noReasonExcusesWhatCodeDoesCarryOut() {
        assertThat(coverage.idleReasons()).isEmpty();
    }

    /** Run with {@code -Dorrery.record=true} the test writes the page anew. */
    @Test
    void thePageIsUpToDate() throws IOException {
        Path file = ROOT.resolve("docs/articles-" + game + ".md");
        String page = coverage.page(
                title + ", article by article",
                "Which code carries an article out, which tests and scenarios hold it to that, and its titles in the texts.\n"
                        + "A test fails when this page is out of date or an article has neither code nor a reason;\n"
                        + "`mvn -pl games/" + game + " -am test -Dtest=ArticleCoverageTest -Dorrery.record=true\n"
                        + "-Dsurefire.failIfNoSpecifiedTests=false` writes it anew.");
        if (Boolean.getBoolean("orrery.record")) {
            Files.writeString(file, page);
        }
        assertThat(file).hasContent(page);
    }
}
