package orrery.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import orrery.words.Articles;
import orrery.words.Language;
import orrery.words.TextFolder;

class SourceScanTest {

    private static final Map<Language, Articles> TEXTS =
            Map.of(Language.EN, Articles.of(TextFolder.beside(SourceScanTest.class), Language.EN));

    @TempDir
    private Path folder;

    private Path code;
    private Path tests;

    @BeforeEach
    void twoFolders() throws IOException {
        code = Files.createDirectory(folder.resolve("code"));
        tests = Files.createDirectory(folder.resolve("tests"));
        Files.writeString(code.resolve("Articles.java"), """
                public static final Article ATTACK_DICE = new Article("attack-dice");
                public static final Article STOP = new Article("stop");
                """);
        Files.writeString(code.resolve("Attack.java"), """
                /** Throws the dice: articles defence-dice and
                 * commit. */
                ask(Articles.ATTACK_DICE); Message.of("prompt.commit"); read("map.json"); say("stop");
                """);
        Files.writeString(tests.resolve("tie.scenario"), "article commit attack-dice\nplay\n  cannot 1: x -- stop\n");
    }

    private ArticleCoverage coverage(Map<String, String> reasons, Map<String, Path> families) throws IOException {
        return ArticleCoverage.of(TEXTS, reasons, new ArticleCoverage.Sources(List.of(code), List.of(tests), families));
    }

    @Test
    void aConstantThatIsUsedAndACommentCiteAnArticle() throws IOException {
        ArticleCoverage coverage = coverage(Map.of("luck", "a remark", "commit", "idle"), Map.of());

        assertThat(coverage.page("Articles", "All of them."))
                .contains(
                        "| `attack-dice` | en: Attack dice | Attack.java | tie.scenario |",
                        "| `defence-dice` | en: Defence dice | Attack.java |  |",
                        "| `luck` | en: Luck | *Nothing to enforce: a remark* |  |");
        assertThat(coverage.withoutTests()).contains("defence-dice").doesNotContain("luck", "stop");
        assertThat(coverage.idleReasons()).containsExactly("commit");
        assertThat(MessageKeys.inSources(code)).containsExactly("prompt.commit");
    }

    @Test
    void aConstantThatIsOnlyDeclaredAndAStringLikeAnArticleCiteNothing() throws IOException {
        assertThat(coverage(Map.of(), Map.of()).withoutCode()).contains("stop", "luck");
    }

    @Test
    void aComponentIsCitedByItsRecordAndWhereItsConstantIsUsed() throws IOException {
        Path cards = code.resolve("Card.java");
        Files.writeString(cards, "enum Card {\n    AXE(\"axe\");\n}\n");
        assertThat(coverage(Map.of(), Map.of("card-", cards)).withoutCode()).contains("card-axe");

        Files.writeString(code.resolve("cards.json"), "{\"cards\": [{\"id\": \"axe\", \"dice\": 1}]}");
        Files.writeString(tests.resolve("CardTest.java"), "play(Card.AXE);");
        assertThat(coverage(Map.of(), Map.of("card-", cards)).page("Articles", ""))
                .contains("| `card-axe` | en: Axe | cards.json | CardTest.java |");
    }

    @Test
    void aRangeCitesAllThatLiesWithin() throws IOException {
        Files.writeString(code.resolve("Setup.java"), "/** Articles setup-3 to setup-4. */");

        assertThat(coverage(Map.of(), Map.of()).withoutCode()).doesNotContain("setup-3", "setup-4");
    }
}
