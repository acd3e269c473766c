package orrery.store.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Stores of the past: {@code archive-<version>.sql} is what a store of that version held, and is never changed. */
class MigrationsTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aStoreOfThePastIsReadAndWritten(int version) throws SQLException, IOException {
        execute(sample(version));

        try (Archive archive = open()) {
            StoredTable table = archive.table("k3vq9d").orElseThrow();
            assertThat(archive.person("9f1c"))
                    .contains(new Person("p-ann", "Анна", Instant.parse("2026-01-01T12:00:00Z")));
            assertThat(table)
                    .isEqualTo(new StoredTable(
                            "k3vq9d",
                            "risk-starcraft",
                            1,
                            StoredTable.Status.RUNNING,
                            true,
                            "5eed".repeat(16),
                            List.of("p-bob", "p-ann"),
                            "{\"title\":\"Evening\"}",
                            Instant.parse("2026-01-01T12:00:00.000000001Z"),
                            Instant.parse("2026-01-02T12:00:00Z")));
            assertThat(archive.running()).containsExactly("k3vq9d");
            assertThat(archive.entries("k3vq9d"))
                    .containsExactly(
                            new StoredEntry(0, "a-1", "{\"type\":\"answer\",\"seat\":1}", version == 1 ? null : 0),
                            new StoredEntry(1, "", "{\"type\":\"draw\",\"value\":6}", version == 1 ? null : 1));
            assertThat(archive.facts("k3vq9d")).containsExactly(new StoredFact(0, 1, "{\"type\":\"rolled\"}"));
            assertThat(archive.checkpoints("k3vq9d"))
                    .as("version 1 said too little of them")
                    .isEqualTo(
                            version == 1
                                    ? List.of()
                                    : List.of(new StoredCheckpoint(
                                            1, 1, "{\"round\":1}", "{\"type\":\"turn\"}", "c0ffee", 1, 1)));
            assertThat(archive.link("77aa"))
                    .contains(new Link("77aa", Link.Kind.PERSONAL, "k3vq9d", 2, Instant.parse("2026-01-01T12:30:00Z")));

            archive.append("k3vq9d", Samples.entries(2, 2)).join();
            archive.update(table);
        }
    }

    @Test
    void aNewStoreHasTheLatestVersionAndKeepsIt() throws SQLException {
        open().close();
        open().close();

        assertThat(number("SELECT max(version) FROM schema_version")).isEqualTo(2);
        assertThat(number("SELECT count(*) FROM schema_version")).isEqualTo(2);
    }

    @Test
    void aStoreThatWasBegunAndNotFinishedIsFinished() throws SQLException {
        execute("CREATE TABLE schema_version (version INTEGER NOT NULL PRIMARY KEY, since TEXT NOT NULL)");

        try (Archive archive = open()) {
            archive.add(Samples.table("t1"));
        }
    }

    @Test
    void aNewerStoreIsRefused() throws SQLException {
        open().close();
        execute("INSERT INTO schema_version (version, since) VALUES (7, '')");

        assertThatThrownBy(this::open)
                .isInstanceOf(ArchiveFault.class)
                .hasMessage(folder.resolve("orrery.db")
                        + " was written by a newer Orrery (its version is 7, this program knows up to 2):"
                        + " start that one or put an older backup in its place");
    }

    @Test
    void anotherProgramsDatabaseIsRefused() throws SQLException {
        execute("CREATE TABLE bookmark (address TEXT)");

        assertThatThrownBy(this::open)
                .isInstanceOf(ArchiveFault.class)
                .hasMessage(folder.resolve("orrery.db") + " belongs to another program: name another data folder");
        assertThat(number("SELECT count(*) FROM sqlite_schema")).isEqualTo(1);
    }

    @Test
    void aMigrationIsDoneWholeOrNotAtAll() throws SQLException {
        execute("CREATE TABLE schema_version (version INTEGER NOT NULL PRIMARY KEY, since TEXT NOT NULL);"
                + "CREATE TABLE link (hash TEXT)"); // stands in the way of the last table but one statement

        assertThatThrownBy(this::open).isInstanceOf(ArchiveFault.class);
        assertThat(number("SELECT count(*) FROM sqlite_schema WHERE type = 'table'"))
                .isEqualTo(2);
        assertThat(number("SELECT count(*) FROM schema_version")).isZero();
    }

    private Archive open() {
        return SqliteArchive.open(folder, Durability.PROCESS);
    }

    private String sample(int version) throws IOException {
        try (InputStream in = getClass().getResourceAsStream("archive-" + version + ".sql")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private void execute(String sql) throws SQLException {
        try (Connection connection = connect();
                Statement statement = connection.createStatement()) {
            statement.executeUpdate(sql);
        }
    }

    private int number(String sql) throws SQLException {
        try (Connection connection = connect();
                Statement statement = connection.createStatement();
                var row = statement.executeQuery(sql)) {
            return row.getInt(1);
        }
    }

    private Connection connect() throws SQLException {
        return DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("orrery.db"));
    }
}
