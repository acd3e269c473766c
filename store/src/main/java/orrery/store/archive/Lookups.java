package orrery.store.archive;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import orrery.core.Component;

/** What can be asked of the store, in SQL that SQLite and PostgreSQL understand alike. */
final class Lookups {

    /** Tables, each with the ids of those who sit at it, one a line. */
    private static final String TABLES = """
            SELECT t.id, t.game, t.schema, t.status, t.open, t.seed, t.body, t.made, t.changed,
                (SELECT string_agg(s.person_id, '
            ' ORDER BY s.place) FROM sitting s WHERE s.table_id = t.id)
            FROM game_table t
            """;

    private static final String LATELY_CHANGED = " ORDER BY t.changed DESC, t.id LIMIT ?";

    private Lookups() {}

    static Optional<Person> person(Statements store, String sessionHash) throws SQLException {
        return store.first(
                "SELECT p.id, p.name, p.made FROM session s JOIN person p ON p.id = s.person_id WHERE s.hash = ?",
                row -> new Person(row.getString(1), row.getString(2), Moment.of(row.getString(3))),
                sessionHash);
    }

    static Optional<StoredTable> table(Statements store, String id) throws SQLException {
        return store.first(TABLES + "WHERE t.id = ?", Lookups::tableRow, id);
    }

    static List<StoredTable> tablesOf(Statements store, String person, int atMost) throws SQLException {
        return store.all(
                TABLES + "WHERE t.id IN (SELECT table_id FROM sitting WHERE person_id = ?)" + LATELY_CHANGED,
                Lookups::tableRow,
                person,
                atMost);
    }

    static List<StoredTable> gathering(Statements store, int atMost) throws SQLException {
        return store.all(
                TABLES + "WHERE t.status = ? AND t.open = ?" + LATELY_CHANGED,
                Lookups::tableRow,
                StoredTable.Status.GATHERING.id(),
                true,
                atMost);
    }

    static List<String> inStatus(Statements store, StoredTable.Status status) throws SQLException {
        return store.all(
                "SELECT id FROM game_table WHERE status = ? ORDER BY id", row -> row.getString(1), status.id());
    }

    static List<StoredEntry> entries(Statements store, String table) throws SQLException {
        return store.all(
                "SELECT seq, action, body, head FROM entry WHERE table_id = ? ORDER BY seq",
                row -> new StoredEntry(
                        row.getInt(1),
                        row.getString(2),
                        row.getString(3),
                        row.getObject(4) == null ? null : row.getInt(4)),
                table);
    }

    static List<StoredFact> facts(Statements store, String table) throws SQLException {
        return store.all(
                "SELECT seq, entry, body FROM fact WHERE table_id = ? ORDER BY seq",
                row -> new StoredFact(row.getInt(1), row.getInt(2), row.getString(3)),
                table);
    }

    static List<StoredCheckpoint> checkpoints(Statements store, String table) throws SQLException {
        return store.all(
                "SELECT entry, schema, position, next_segment, hash, draws, happened FROM checkpoint"
                        + " WHERE table_id = ? ORDER BY entry",
                row -> new StoredCheckpoint(
                        row.getInt(1),
                        row.getInt(2),
                        row.getString(3),
                        row.getString(4),
                        row.getString(5),
                        row.getLong(6),
                        row.getInt(7)),
                table);
    }

    static Optional<Link> link(Statements store, String tokenHash) throws SQLException {
        return store.first(
                "SELECT hash, kind, table_id, seat, made FROM link WHERE hash = ?",
                row -> new Link(
                        row.getString(1),
                        named(Link.Kind.values(), row.getString(2)),
                        row.getString(3),
                        row.getInt(4),
                        Moment.of(row.getString(5))),
                tokenHash);
    }

    private static StoredTable tableRow(ResultSet row) throws SQLException {
        String people = row.getString(10);
        return new StoredTable(
                row.getString(1),
                row.getString(2),
                row.getInt(3),
                named(StoredTable.Status.values(), row.getString(4)),
                row.getBoolean(5),
                row.getString(6),
                people == null ? List.of() : people.lines().toList(),
                row.getString(7),
                Moment.of(row.getString(8)),
                Moment.of(row.getString(9)));
    }

    private static <C extends Component> C named(C[] all, String id) throws SQLException {
        return Stream.of(all)
                .filter(one -> one.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new SQLException("nothing is called " + id));
    }
}
