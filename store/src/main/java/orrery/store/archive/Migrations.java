package orrery.store.archive;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Objects;

/**
 * Brings an older store up to date: the scripts after its version are carried out, each in one transaction with its
 * number. A script that has been released is never changed; what is to be different comes in the next one.
 */
final class Migrations {

    /** The first makes version 1 out of nothing, the second version 2 out of version 1, and so on. */
    private static final List<String> SCRIPTS = List.of("V1__people_and_tables.sql", "V2__checkpoints.sql");

    private Migrations() {}

    /** @throws ArchiveFault if the store is newer than this program or belongs to another one */
    static void bringUpToDate(Statements store, Path file) throws SQLException {
        int version = version(store, file);
        if (version > SCRIPTS.size()) {
            throw new ArchiveFault("%s was written by a newer Orrery (its version is %d, this program knows up to %d):"
                            .formatted(file, version, SCRIPTS.size())
                    + " start that one or put an older backup in its place");
        }
        for (int next = version + 1; next <= SCRIPTS.size(); next++) {
            store.change("INSERT INTO schema_version (version, since) VALUES (?, ?)", next, Moment.text(Instant.now()));
            store.run(script(SCRIPTS.get(next - 1)));
            store.commit();
        }
    }

    /** The store's version; 0 if it is new. */
    private static int version(Statements store, Path file) throws SQLException {
        List<String> tables = store.all("SELECT name FROM sqlite_schema WHERE type = 'table'", row -> row.getString(1));
        if (tables.isEmpty()) {
            store.run("CREATE TABLE schema_version (version INTEGER NOT NULL PRIMARY KEY, since TEXT NOT NULL)");
            store.commit();
        } else if (!tables.contains("schema_version")) {
            throw new ArchiveFault(file + " belongs to another program: name another data folder");
        }
        return store.first("SELECT coalesce(max(version), 0) FROM schema_version", row -> row.getInt(1))
                .orElseThrow();
    }

    private static String script(String name) {
        try (InputStream in =
                Objects.requireNonNull(Migrations.class.getResourceAsStream("/db/migration/sqlite/" + name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
