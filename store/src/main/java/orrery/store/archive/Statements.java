package orrery.store.archive;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A connection that prepares each statement once. For one thread at a time. */
final class Statements implements AutoCloseable {

    private final Connection connection;
    private final Map<String, PreparedStatement> prepared = new HashMap<>();

    Statements(Connection connection) {
        this.connection = connection;
    }

    /** How one row is read. */
    interface Row<T> {
        T read(ResultSet row) throws SQLException;
    }

    /** All rows that a query finds, with its question marks replaced by the values. */
    <T> List<T> all(String query, Row<T> row, Object... values) throws SQLException {
        try (ResultSet found = with(query, values).executeQuery()) {
            List<T> rows = new ArrayList<>();
            while (found.next()) {
                rows.add(row.read(found));
            }
            return rows;
        }
    }

    /** The first row that a query finds. */
    <T> Optional<T> first(String query, Row<T> row, Object... values) throws SQLException {
        try (ResultSet found = with(query, values).executeQuery()) {
            return found.next() ? Optional.of(row.read(found)) : Optional.empty();
        }
    }

    /** Changes rows. @return how many */
    int change(String statement, @Nullable Object... values) throws SQLException {
        return with(statement, values).executeUpdate();
    }

    /** Carries out one or more statements without values. */
    void run(String script) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.executeUpdate(script);
        }
    }

    void commit() throws SQLException {
        connection.commit();
    }

    /** Undoes what was not committed; statements are prepared anew, since one that failed may be of no use any more. */
    void rollBack() throws SQLException {
        connection.rollback();
        for (PreparedStatement statement : prepared.values()) {
            statement.close();
        }
        prepared.clear();
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }

    private PreparedStatement with(String sql, @Nullable Object... values) throws SQLException {
        PreparedStatement statement = prepared.get(sql);
        if (statement == null) {
            statement = connection.prepareStatement(sql);
            prepared.put(sql, statement);
        }
        for (int i = 0; i < values.length; i++) {
            statement.setObject(i + 1, values[i]);
        }
        return statement;
    }
}
