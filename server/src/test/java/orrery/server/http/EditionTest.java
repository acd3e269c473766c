package orrery.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two programs have the same edition if and only if they hold the same. */
class EditionTest {

    @TempDir
    private Path folder;

    private String edition(String name, String text, long made) throws IOException {
        Path jar = Files.createTempFile(folder, "program", ".jar");
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file)) {
            JarEntry entry = new JarEntry(name);
            entry.setLastModifiedTime(FileTime.fromMillis(made));
            out.putNextEntry(entry);
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return Edition.of(jar);
    }

    @Test
    void isMadeOfWhatIsInTheProgram() throws IOException {
        String edition = edition("rules.txt", "cards are hidden", 1_000_000_000_000L);

        assertThat(edition).matches("[0-9a-f]{8}");
        assertThat(edition("rules.txt", "cards are hidden", 1_700_000_000_000L)).isEqualTo(edition);
        assertThat(edition("rules.txt", "cards are shown", 1_000_000_000_000L)).isNotEqualTo(edition);
        assertThat(edition("rule.txt", "cards are hidden", 1_000_000_000_000L)).isNotEqualTo(edition);
    }

    @Test
    void isNothingThatAFolderHas() throws IOException {
        assertThat(Edition.of(folder)).isEqualTo("unpacked");
    }
}
