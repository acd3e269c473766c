package orrery.store.archive;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** A server that does nothing but append to all its tables, and says which entries were acknowledged, until it is killed. */
final class Pouring {

    static final int TABLES = 8;

    private Pouring() {}

    /** Arguments: the data folder and the durability. */
    public static void main(String[] args) {
        Archive archive = SqliteArchive.open(Path.of(args[0]), Durability.valueOf(args[1]));
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        for (int n = 0; n < TABLES; n++) {
            String table = "t" + n;
            archive.add(Samples.table(table));
            Thread.ofPlatform().start(() -> pour(archive, table, out));
        }
    }

    private static void pour(Archive archive, String table, PrintStream out) {
        for (int seq = 0; ; seq += 2) {
            StoredTable changed = Samples.table(table, StoredTable.Status.RUNNING, true, Samples.NOON.plusSeconds(seq));
            Appended appended = new Appended(
                    List.of(Samples.entry(seq), Samples.entry(seq + 1)),
                    List.of(Samples.fact(seq / 2, seq + 1)),
                    Samples.checkpoint(seq + 1),
                    changed);
            archive.append(table, appended).join();
            out.println(table + " " + (seq + 1));
        }
    }
}
