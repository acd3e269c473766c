package orrery.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import orrery.words.Language;

/** The program's own texts say the same in both languages. */
class AppMessagesTest {

    @Test
    void bothLanguagesHaveTheSameMessages() {
        assertThat(Speech.ofProgram(Language.RU).keys())
                .isEqualTo(Speech.ofProgram(Language.EN).keys());
    }

    @Test
    void bothLanguagesHaveTheSameHelp() throws IOException {
        assertThat(help("ru")).isEqualTo(help("en"));
    }

    private static Set<String> help(String language) throws IOException {
        Properties texts = new Properties();
        try (var in =
                Objects.requireNonNull(Orrery.class.getResourceAsStream("cli/help." + language + ".properties"))) {
            texts.load(in);
        }
        return new TreeSet<>(texts.stringPropertyNames());
    }

    @Test
    void everyMessageIsUsedSomewhere() throws IOException {
        StringBuilder code = new StringBuilder();
        for (String folder : new String[] {"src/main/java", "../core/src/main/java", "../server/src/main/java"}) {
            try (var files = Files.walk(Path.of(folder))) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    code.append(Files.readString(file));
                }
            }
        }
        assertThat(Speech.ofProgram(Language.EN).keys())
                .filteredOn(key -> !key.startsWith("app.bot."))
                .allSatisfy(key -> assertThat(code).contains("\"" + key + "\""));
    }
}
