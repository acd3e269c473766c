package orrery.store.archive;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteConfig.TransactionMode;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteJDBCLoader;

/** A file of SQLite: how it is opened, and what it means when it fails. */
record Database(Path file, Durability durability) {

    /** Milliseconds to wait for a program that holds the file, such as a backup. */
    private static final int PATIENCE = 5000;

    /** @throws ArchiveFault if SQLite, which is native code, cannot be unpacked and loaded here */
    static void loadLibrary() {
        try {
            SQLiteJDBCLoader.initialize();
        } catch (Exception failure) {
            throw new ArchiveFault(
                    "SQLite cannot be loaded from " + System.getProperty("java.io.tmpdir")
                            + ": name a folder where programs may be run, with -Dorg.sqlite.tmpdir=FOLDER",
                    failure);
        }
    }

    /** A connection whose changes last from commit to commit. */
    Statements openToWrite() throws SQLException {
        SQLiteConfig config = config();
        config.setJournalMode(JournalMode.WAL);
        config.setSynchronous(SynchronousMode.valueOf(durability.synchronous()));
        config.setTransactionMode(TransactionMode.IMMEDIATE);
        Connection connection = config.createConnection(url(file));
        connection.setAutoCommit(false);
        return new Statements(connection);
    }

    /** A connection that sees at each query what has been committed before it. */
    Statements openToRead() throws SQLException {
        SQLiteConfig config = config();
        config.setReadOnly(true);
        return new Statements(config.createConnection(url(file)));
    }

    boolean isThere() {
        return Files.isRegularFile(file);
    }

    /** An address of SQLite's; percent signs keep every character of a path what it is. */
    static String url(Path file) {
        return "jdbc:sqlite:" + file.toAbsolutePath().toUri();
    }

    ArchiveFault closed() {
        return new ArchiveFault("the store " + file + " is closed");
    }

    /** What went wrong, in one sentence. */
    ArchiveFault fault(Throwable cause) {
        return switch (cause) {
            case ArchiveFault said -> said;
            case SQLException failure -> new ArchiveFault(sentence(failure), failure);
            default -> new ArchiveFault("the store " + file + " failed: " + cause, cause);
        };
    }

    /** Whether it is the store that refused, and not what is stored that contradicts the change. */
    boolean isUnwritable(SQLException failure) {
        return SQLiteErrorCode.getErrorCode(failure.getErrorCode()) != SQLiteErrorCode.SQLITE_CONSTRAINT;
    }

    private String sentence(SQLException failure) {
        return switch (SQLiteErrorCode.getErrorCode(failure.getErrorCode())) {
            case SQLITE_FULL -> "the disk is full: nothing was written to " + file;
            case SQLITE_READONLY -> file + " can be read but not written: let the server write it and its folder";
            case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH ->
                file + " cannot be opened: let the server read and write it and its folder";
            case SQLITE_NOTADB, SQLITE_CORRUPT -> file + " is damaged or no store of Orrery: put a backup in its place";
            case SQLITE_BUSY, SQLITE_LOCKED -> file + " is locked by another program: let it finish or stop it";
            case SQLITE_CONSTRAINT ->
                "nothing was written, since it contradicts what is stored: " + failure.getMessage();
            default -> "the store " + file + " failed: " + failure.getMessage();
        };
    }

    private static SQLiteConfig config() {
        SQLiteConfig config = new SQLiteConfig();
        config.setBusyTimeout(PATIENCE);
        config.enforceForeignKeys(true);
        return config;
    }
}
