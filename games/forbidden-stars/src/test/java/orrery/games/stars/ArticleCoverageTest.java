package orrery.games.stars;

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
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import orrery.testkit.ArticleCoverage;
import orrery.words.Articles;
import orrery.words.Language;
import orrery.words.TextFolder;

/** Every article has its code, or a reason why there is nothing to enforce, and its tests; and the page says so. */
class ArticleCoverageTest {

    private static final Path ROOT = Path.of("..", "..");
    private static final Path PAGE = ROOT.resolve("docs/articles-forbidden-stars.md");
    private static final Path RULES = Path.of("src/main/java/orrery/games/stars");

    private static ArticleCoverage coverage;

    @BeforeAll
    static void readTheSources() throws IOException {
        Map<Language, Articles> texts = new EnumMap<>(Language.class);
        for (Language language : Language.values()) {
            texts.put(language, Articles.of(TextFolder.beside(StarsGame.class), language));
        }
        coverage = ArticleCoverage.of(
                texts,
                reasons(),
                new ArticleCoverage.Sources(
                        List.of(Path.of("src/main")),
                        List.of(Path.of("src/test/java"), ROOT.resolve("scenarios/forbidden-stars")),
                        Map.of(
                                "", RULES.resolve("components/SystemSide.java"),
                                "card-", RULES.resolve("components/CombatCard.java"),
                                "upgrade-", RULES.resolve("components/OrderUpgrade.java"),
                                "event-", RULES.resolve("components/EventCard.java"),
                                "unit-", RULES.resolve("components/Unit.java"),
                                "faction-", RULES.resolve("components/Faction.java"))));
    }

    /** The articles that no code carries out, each with the reason why. */
    private static Map<String, String> reasons() throws IOException {
        Properties read = new Properties();
        try (Reader reader = new InputStreamReader(
                Objects.requireNonNull(ArticleCoverageTest.class.getResourceAsStream("nothing-to-enforce.properties")),
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
        String page = coverage.page(
                "Forbidden Stars, article by article",
                "Which code carries an article out, which tests and scenarios hold it to that, and its titles in the texts.\n"
                        + "A test fails when this page is out of date or an article has neither code nor a reason;\n"
                        + "`mvn -pl games/forbidden-stars -am test -Dtest=ArticleCoverageTest -Dorrery.record=true\n"
                        + "-Dsurefire.failIfNoSpecifiedTests=false` writes it anew.");
        if (Boolean.getBoolean("orrery.record")) {
            Files.writeString(PAGE, page);
        }
        assertThat(PAGE).hasContent(page);
    }
}
