package orrery.store.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteErrorCode;

class SqliteArchiveTest extends ArchiveTest {

    @TempDir
    Path folder;

    @Override
    Archive open() {
        return SqliteArchive.open(folder.resolve("data"), Durability.PROCESS);
    }

    // ---- opening

    @Test
    void aFolderIsMadeWithItsParentsWhateverItsName() {
        Path odd = folder.resolve("a b/100%/what? #1 ; file:x");
        try (Archive archive = SqliteArchive.open(odd, Durability.POWER)) {
            archive.add(Samples.table("t1"));
        }

        assertThat(odd.resolve("orrery.db")).isRegularFile();
        try (Archive archive = SqliteArchive.open(odd, Durability.PROCESS)) {
            assertThat(archive.table("t1")).isPresent();
        }
    }

    @Test
    void aFolderHasOneServer() {
        Path data = folder.resolve("shared");
        try (Archive first = SqliteArchive.open(data, Durability.PROCESS)) {
            for (int attempt = 0; attempt < 2; attempt++) { // the first refusal does not take the lock away
                assertThatThrownBy(() -> SqliteArchive.open(data, Durability.PROCESS))
                        .isInstanceOf(ArchiveFault.class)
                        .hasMessage("the data folder " + data
                                + " is in use by another server: stop it or name another folder");
            }
            first.add(Samples.table("t1"));
        }
        try (Archive second = SqliteArchive.open(data, Durability.PROCESS)) {
            assertThat(second.table("t1")).isPresent();
        }
    }

    @Test
    void aFileIsNoFolder() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");

        assertThatThrownBy(() -> SqliteArchive.open(file, Durability.PROCESS))
                .isInstanceOf(ArchiveFault.class)
                .hasMessage("the data folder " + file + " is no folder: name another one");
        assertThatThrownBy(() -> SqliteArchive.open(file.resolve("below"), Durability.PROCESS))
                .isInstanceOf(ArchiveFault.class)
                .hasMessageStartingWith("the data folder " + file.resolve("below") + " cannot be made");
    }

    @Test
    void aDamagedFileIsRefusedAndLeftAsItIs() throws IOException {
        Path data = Files.createDirectory(folder.resolve("damaged"));
        Path file = Files.writeString(data.resolve("orrery.db"), "once upon a time ".repeat(1000));

        for (int attempt = 0; attempt < 2; attempt++) { // the lock has been let go
            assertThatThrownBy(() -> SqliteArchive.open(data, Durability.PROCESS))
                    .isInstanceOf(ArchiveFault.class)
                    .hasMessage(file + " is damaged or no store of Orrery: put a backup in its place");
        }
        assertThat(file).hasContent("once upon a time ".repeat(1000));
    }

    @Test
    void aFolderInTheFilesPlaceIsRefused() throws IOException {
        Path data = folder.resolve("strange");
        Path file = Files.createDirectories(data.resolve("orrery.db"));

        assertThatThrownBy(() -> SqliteArchive.open(data, Durability.PROCESS))
                .isInstanceOf(ArchiveFault.class)
                .hasMessageStartingWith(file + " cannot be opened");
    }

    // ---- writing

    @Test
    void aFullDiskFailsTheAppendAndNothingOfItStays() {
        Path data = folder.resolve("full");
        try (SqliteArchive archive = SqliteArchive.open(data, Durability.PROCESS)) {
            archive.add(Samples.table("t1"));
            archive.add(Samples.table("t2"));
            archive.append("t1", Samples.entries(0, 9)).join();
            StoredEntry long11 = new StoredEntry(11, "", "x".repeat(100_000), 11);
            Appended tooMuch = new Appended(
                    List.of(Samples.entry(10), long11), List.of(Samples.fact(0, 10)), Samples.checkpoint(10), null);
            CountDownLatch lined = new CountDownLatch(1);
            CompletableFuture<Void> held = archive.enqueue(store -> await(lined)); // so that the next three are a group
            CompletableFuture<Void> small = archive.append("t2", Samples.entries(0, 0));
            CompletableFuture<Void> full = archive.enqueue(store -> {
                store.run("PRAGMA max_page_count = 1"); // SQLite takes the pages there are
                Changes.append(store, "t1", tooMuch);
            });
            CompletableFuture<Void> next = archive.append("t1", Samples.entries(12, 12));
            lined.countDown();

            held.join();
            small.join();
            assertRefused(full, "the disk is full: nothing was written to " + data.resolve("orrery.db"));
            assertRefused(next, "entry 12 of table t1 would leave a gap: the next is 10");
            assertThat(archive.entries("t1")).hasSize(10);
            assertThat(archive.facts("t1")).isEmpty();
            assertThat(archive.checkpoints("t1")).isEmpty();

            archive.write(store -> store.run("PRAGMA max_page_count = 1000000"));
            archive.append("t1", tooMuch).join();
            assertThat(archive.entries("t1")).hasSize(12);
        }
    }

    @Test
    void aFullDiskIsNoticedUntilThereIsRoomAgain() {
        Path data = folder.resolve("full-for-a-while");
        try (SqliteArchive archive = SqliteArchive.open(data, Durability.PROCESS)) {
            CompletableFuture<Void> full = archive.enqueue(store -> {
                store.run("CREATE TABLE too_much (x)");
                store.run("PRAGMA max_page_count = 1"); // holds for this connection, which is given up when it is met
                throw new SQLException("full", null, SQLiteErrorCode.SQLITE_FULL.code);
            });
            assertRefused(full, "the disk is full: nothing was written to " + data.resolve("orrery.db"));
            assertThat(archive.isAlive()).as("while the disk is full").isFalse();
            assertThat(archive.isAlive()).as("when there is room").isTrue();
            archive.add(Samples.table("t1"));
        }
    }

    @Test
    void whatCannotBeWrittenSaysSoAndIsWrittenWhenItCan() {
        try (SqliteArchive archive = SqliteArchive.open(folder.resolve("fixed"), Durability.PROCESS)) {
            archive.add(Samples.table("t1"));
            assertThatThrownBy(() -> archive.write(store -> {
                        store.run("PRAGMA query_only = ON");
                        try {
                            Changes.append(store, "t1", Samples.entries(0, 0));
                        } finally {
                            store.run("PRAGMA query_only = OFF");
                        }
                    }))
                    .isInstanceOf(ArchiveFault.class)
                    .hasMessage(folder.resolve("fixed/orrery.db")
                            + " can be read but not written: let the server write it and its folder");
            assertThat(archive.entries("t1")).isEmpty();

            archive.append("t1", Samples.entries(0, 0)).join();
            assertThat(archive.entries("t1")).hasSize(1);
        }
    }

    @Test
    void aBrokenConnectionIsReplaced() {
        try (SqliteArchive archive = SqliteArchive.open(folder.resolve("broken"), Durability.PROCESS)) {
            archive.add(Samples.table("t1"));
            assertThatThrownBy(() -> archive.write(store -> {
                        Changes.append(store, "t1", Samples.entries(0, 0));
                        store.close();
                    }))
                    .isInstanceOf(ArchiveFault.class);
            assertThat(archive.entries("t1")).isEmpty();

            archive.append("t1", Samples.entries(0, 1)).join();
            assertThat(archive.entries("t1")).hasSize(2);
        }
    }

    @Test
    void aProgrammingErrorDoesNotStopTheWriter() {
        try (SqliteArchive archive = SqliteArchive.open(folder.resolve("error"), Durability.PROCESS)) {
            assertThatThrownBy(() -> archive.write(store -> {
                        throw new AssertionError("no way");
                    }))
                    .isInstanceOf(ArchiveFault.class)
                    .hasMessageContaining("no way");
            archive.add(Samples.table("t1"));
            assertThat(archive.table("t1")).isPresent();
        }
    }

    @Test
    void theThreadThatWritesDoesNotWaitForItself() {
        try (SqliteArchive archive = SqliteArchive.open(folder.resolve("itself"), Durability.PROCESS)) {
            archive.add(Samples.table("t1"));
            CountDownLatch attached = new CountDownLatch(1);
            CompletableFuture<Void> held = archive.enqueue(store -> await(attached));
            CompletableFuture<Void> waits =
                    archive.append("t1", Samples.entries(0, 0)).thenRun(() -> archive.add(Samples.table("t2")));
            attached.countDown();

            assertThatThrownBy(waits::join).hasCauseInstanceOf(IllegalStateException.class);
            held.join();
            archive.add(Samples.table("t2"));
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    @Test
    void aFileThatIsGoneIsNoticed() throws IOException {
        Path data = folder.resolve("gone");
        try (SqliteArchive archive = SqliteArchive.open(data, Durability.PROCESS)) {
            assertThat(archive.isAlive()).isTrue();
            Files.delete(data.resolve("orrery.db"));
            assertThat(archive.isAlive()).isFalse();
        }
    }

    @Test
    void aClosedArchiveIsOneFile() throws IOException {
        Path data = folder.resolve("closed");
        try (SqliteArchive archive = SqliteArchive.open(data, Durability.PROCESS)) {
            archive.add(Samples.table("t1"));
        }
        try (var files = Files.list(data)) {
            assertThat(files.map(file -> file.getFileName().toString())).containsOnly("orrery.db", "orrery.lock");
        }
    }
}
