package orrery.e2e;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import orrery.server.Library;
import orrery.server.Limits;
import orrery.server.Server;
import orrery.server.Settings;
import orrery.store.archive.Durability;
import orrery.store.archive.SqliteArchive;

/** A server in a folder of its own, and the people who have come to it. */
final class House implements AutoCloseable {

    private final Path folder;
    private final Server server;
    private final List<Guest> guests = new ArrayList<>();

    private House(Path folder, Library library) {
        this.folder = folder;
        this.server = Server.start(
                new Settings("127.0.0.1", 0, "", false, Limits.GENEROUS),
                SqliteArchive.open(folder, Durability.PROCESS),
                library);
    }

    static House open() {
        return open(Library.found());
    }

    /** With these games alone. */
    static House open(Library library) {
        try {
            return new House(Files.createTempDirectory("orrery-e2e"), library);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    String address() {
        return "http://127.0.0.1:" + server.port() + "/";
    }

    /** Somebody comes with a browser in which nobody has been here. */
    Guest guest(Look look) {
        Guest guest = new Guest(address(), look);
        guests.add(guest);
        return guest;
    }

    Guest guest() {
        return guest(Look.WIDE);
    }

    /** What went wrong in anybody's browser. */
    List<String> complaints() {
        return guests.stream().flatMap(guest -> guest.complaints().stream()).toList();
    }

    @Override
    public void close() {
        guests.forEach(Guest::close);
        server.close();
        sweep(folder);
    }

    static void sweep(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException kept) {
            throw new UncheckedIOException(kept);
        }
    }
}
