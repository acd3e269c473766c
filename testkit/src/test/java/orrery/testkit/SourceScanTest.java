package orrery.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceScanTest {

    @Test
    void anArticleIsCoveredByStringsCommentsAndScenarios(@TempDir Path folder) throws IOException {
        Path code = Files.createDirectory(folder.resolve("code"));
        Path tests = Files.createDirectory(folder.resolve("tests"));
        Files.writeString(code.resolve("Attack.java"), """
                /** Throws the dice: articles attack-dice and
                 * commit. */
                new Article("defence-dice"); Message.of("prompt.commit"); read("map.json");
                """);
        Files.writeString(tests.resolve("tie.scenario"), "article commit attack-dice\nplay\n  cannot 1: x -- stop\n");

        ArticleCoverage coverage = ArticleCoverage.of(
                List.of("attack-dice", "commit", "defence-dice", "stop", "luck"),
                Map.of("luck", "a remark", "commit", "idle"),
                code,
                tests);

        assertThat(coverage.withoutCode()).containsExactly("stop");
        assertThat(coverage.withoutTests()).containsExactly("defence-dice");
        assertThat(coverage.idleReasons()).containsExactly("commit");
        assertThat(coverage.page("Articles"))
                .contains("| attack-dice | Attack.java | tie.scenario |", "| luck | nothing to enforce: a remark |  |");
        assertThat(MessageKeys.inSources(code)).containsExactly("prompt.commit");
    }
}
