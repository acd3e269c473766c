package orrery.testkit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import orrery.core.Game;
import orrery.store.GameFile;
import orrery.store.UnreadableJson;
import orrery.store.Verification;

/** Recorded games in a folder, which must come out as they did then. */
public final class GoldenGames {

    private GoldenGames() {}

    /** What is wrong with the {@code *.json} files of a folder, each with its file's name; empty if all hold. */
    public static List<String> faults(Game<?, ?> game, Path folder) throws IOException {
        List<String> faults = new ArrayList<>();
        for (Path file : files(folder)) {
            try {
                GameFile golden = GameFile.read(List.of(game), file);
                Verification.verify(game, golden)
                        .fault()
                        .ifPresent(fault -> faults.add(file.getFileName() + ": " + fault));
            } catch (UnreadableJson unreadable) {
                faults.add(file.getFileName() + ": " + unreadable.getMessage());
            }
        }
        return faults;
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(path -> path.toString().endsWith(".json"))
                    .sorted()
                    .toList();
        }
    }
}
