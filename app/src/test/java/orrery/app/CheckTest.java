package orrery.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import orrery.store.archive.Archive;
import orrery.store.archive.Durability;
import orrery.store.archive.SqliteArchive;

/** The word {@code check} looks at a data folder and leaves it as it is. */
class CheckTest {

    @TempDir
    Path folder;

    @Test
    void aFolderInWhichAllGoesOnIsFineAndStaysAsItIs() throws IOException {
        SqliteArchive.open(folder, Durability.PROCESS).close();
        byte[] before = Files.readAllBytes(folder.resolve("orrery.db"));

        assertThat(Orrery.run("check", "--data", folder.toString())).isEqualTo(ExitStatus.DONE);
        assertThat(Files.readAllBytes(folder.resolve("orrery.db"))).isEqualTo(before);
    }

    @Test
    void aFolderThatAServerHasOpenIsNotLookedAt() {
        try (Archive busy = SqliteArchive.open(folder, Durability.PROCESS)) {
            assertThat(busy.isAlive()).isTrue();
            assertThat(Orrery.run("check", "--data", folder.toString())).isEqualTo(ExitStatus.MACHINE);
        }
    }

    @Test
    void aFolderWithoutTablesIsSaidToBeOne() {
        assertThat(Orrery.run("check", "--data", folder.toString())).isEqualTo(ExitStatus.MACHINE);
        assertThat(folder).isEmptyDirectory();
    }
}
