package orrery.app.terminal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The folder in which games at a terminal are kept unless somebody names another file. */
public final class SavedGames {

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmm", Locale.ROOT);

    private SavedGames() {}

    private static Path folder() {
        return Path.of(System.getProperty("user.home", "."), ".orrery", "games");
    }

    /** A file that is not there yet, for a new game; empty if the folder cannot be written. */
    public static Optional<Path> fresh(String game) {
        Path folder = folder();
        try {
            Files.createDirectories(folder);
        } catch (IOException unwritable) {
            return Optional.empty();
        }
        String name = game + "-" + LocalDateTime.now().format(TIME);
        Path file = folder.resolve(name + ".json");
        for (int number = 2; Files.exists(file) || SaveLock.isLeft(file); number++) {
            file = folder.resolve(name + "-" + number + ".json");
        }
        return Files.isWritable(folder) ? Optional.of(file) : Optional.empty();
    }

    /** The file that was written last. */
    public static Optional<Path> latest() throws IOException {
        if (!Files.isDirectory(folder())) {
            return Optional.empty();
        }
        try (Stream<Path> files = Files.list(folder())) {
            return files.filter(file -> file.toString().endsWith(".json"))
                    .max(Comparator.comparing((Path file) -> file.toFile().lastModified())
                            .thenComparing(Path::toString));
        }
    }
}
