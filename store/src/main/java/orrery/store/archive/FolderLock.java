package orrery.store.archive;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteErrorCode;

/**
 * Keeps a data folder to one server. The lock is SQLite's own, on an empty file beside the store: it also holds within
 * one process, and it ends with the process, however that ends.
 */
record FolderLock(Connection holder) implements AutoCloseable {

    /** @throws ArchiveFault if somebody else has it */
    static FolderLock on(Path folder) {
        Path file = folder.resolve("orrery.lock");
        try {
            Connection holder = new SQLiteConfig().createConnection(Database.url(file));
            try (Statement statement = holder.createStatement()) {
                statement.execute("PRAGMA busy_timeout = 0");
                statement.execute("BEGIN EXCLUSIVE");
                return new FolderLock(holder);
            } catch (SQLException taken) {
                holder.close();
                throw taken;
            }
        } catch (SQLException failure) {
            throw failure.getErrorCode() == SQLiteErrorCode.SQLITE_BUSY.code
                    ? new ArchiveFault(
                            "the data folder " + folder
                                    + " is in use by another server: stop it or name another folder",
                            failure)
                    : new Database(file, Durability.PROCESS).fault(failure);
        }
    }

    @Override
    public void close() throws SQLException {
        holder.close();
    }
}
