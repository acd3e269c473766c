package orrery.store.archive;

import java.sql.SQLException;
import java.util.List;

/** What can be done to the store, in SQL that SQLite and PostgreSQL understand alike. */
final class Changes {

    private Changes() {}

    static void add(Statements store, Person person, String sessionHash) throws SQLException {
        store.change(
                "INSERT INTO person (id, name, made) VALUES (?, ?, ?)",
                person.id(),
                person.name(),
                Moment.text(person.made()));
        addSession(store, person.id(), sessionHash);
    }

    static void addSession(Statements store, String person, String sessionHash) throws SQLException {
        store.change("INSERT INTO session (hash, person_id) VALUES (?, ?)", sessionHash, person);
    }

    static void rename(Statements store, String person, String name) throws SQLException {
        if (store.change("UPDATE person SET name = ? WHERE id = ?", name, person) == 0) {
            throw new ArchiveFault("there is no person " + person);
        }
    }

    static void add(Statements store, StoredTable table) throws SQLException {
        store.change(
                "INSERT INTO game_table (game, schema, status, open, seed, body, made, changed, id)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                columns(table));
        seat(store, table);
    }

    static void update(Statements store, StoredTable table) throws SQLException {
        int found = store.change(
                "UPDATE game_table SET game = ?, schema = ?, status = ?, open = ?, seed = ?, body = ?, made = ?,"
                        + " changed = ? WHERE id = ?",
                columns(table));
        if (found == 0) {
            throw noTable(table.id());
        }
        List<String> sitting = store.all(
                "SELECT person_id FROM sitting WHERE table_id = ? ORDER BY place", row -> row.getString(1), table.id());
        if (!sitting.equals(table.people())) {
            store.change("DELETE FROM sitting WHERE table_id = ?", table.id());
            seat(store, table);
        }
    }

    static void append(Statements store, String table, Appended appended) throws SQLException {
        Next next = store.first("""
                        SELECT (SELECT coalesce(max(seq) + 1, 0) FROM entry WHERE table_id = t.id),
                            (SELECT coalesce(max(seq) + 1, 0) FROM fact WHERE table_id = t.id)
                        FROM game_table t WHERE t.id = ?
                        """, row -> new Next(row.getInt(1), row.getInt(2)), table)
                .orElseThrow(() -> noTable(table));
        addEntries(store, table, appended.entries(), next.entry());
        addFacts(store, table, appended.facts(), next.fact());
        if (appended.checkpoint() != null) {
            keep(store, table, appended.checkpoint());
        }
        StoredTable changed = appended.table();
        if (changed != null) {
            if (!changed.id().equals(table)) {
                throw new ArchiveFault(
                        "table " + changed.id() + " cannot be changed by what happened at table " + table);
            }
            update(store, changed);
        }
    }

    static void add(Statements store, Link link) throws SQLException {
        store.change(
                "INSERT INTO link (hash, kind, table_id, seat, made) VALUES (?, ?, ?, ?, ?)",
                link.tokenHash(),
                link.kind().id(),
                link.table(),
                link.seat(),
                Moment.text(link.made()));
    }

    static void revokeLinks(Statements store, String table, Link.Kind kind, int seat) throws SQLException {
        store.change("DELETE FROM link WHERE table_id = ? AND kind = ? AND seat = ?", table, kind.id(), seat);
    }

    private static Object[] columns(StoredTable table) {
        return new Object[] {
            table.game(),
            table.schema(),
            table.status().id(),
            table.open(),
            table.seed(),
            table.body(),
            Moment.text(table.made()),
            Moment.text(table.changed()),
            table.id()
        };
    }

    private static void seat(Statements store, StoredTable table) throws SQLException {
        int place = 0;
        for (String person : table.people()) {
            store.change(
                    "INSERT INTO sitting (table_id, place, person_id) VALUES (?, ?, ?)", table.id(), place++, person);
        }
    }

    private static void addEntries(Statements store, String table, List<StoredEntry> entries, int first)
            throws SQLException {
        int due = first;
        for (StoredEntry entry : entries) {
            follow("entry", table, entry.seq(), due++);
            store.change(
                    "INSERT INTO entry (table_id, seq, action, body, head) VALUES (?, ?, ?, ?, ?)",
                    table,
                    entry.seq(),
                    entry.action(),
                    entry.body(),
                    entry.head());
        }
    }

    private static void addFacts(Statements store, String table, List<StoredFact> facts, int first)
            throws SQLException {
        int due = first;
        for (StoredFact fact : facts) {
            follow("fact", table, fact.seq(), due++);
            store.change(
                    "INSERT INTO fact (table_id, seq, entry, body) VALUES (?, ?, ?, ?)",
                    table,
                    fact.seq(),
                    fact.entry(),
                    fact.body());
        }
    }

    private static void keep(Statements store, String table, StoredCheckpoint checkpoint) throws SQLException {
        store.change(
                "INSERT INTO checkpoint (table_id, entry, schema, position, next_segment, hash, draws, happened)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, entry)"
                        + " DO UPDATE SET schema = excluded.schema, position = excluded.position,"
                        + " next_segment = excluded.next_segment, hash = excluded.hash, draws = excluded.draws,"
                        + " happened = excluded.happened",
                table,
                checkpoint.entry(),
                checkpoint.schema(),
                checkpoint.position(),
                checkpoint.next(),
                checkpoint.hash(),
                checkpoint.draws(),
                checkpoint.happened());
    }

    /** Numbers neither repeat nor leave a gap. */
    private static void follow(String what, String table, int seq, int due) {
        if (seq < due) {
            throw new ArchiveFault("%s %d of table %s is taken: the next is %d".formatted(what, seq, table, due));
        }
        if (seq > due) {
            throw new ArchiveFault(
                    "%s %d of table %s would leave a gap: the next is %d".formatted(what, seq, table, due));
        }
    }

    private static ArchiveFault noTable(String id) {
        return new ArchiveFault("there is no table " + id);
    }

    /** The numbers due next. */
    private record Next(int entry, int fact) {}
}
