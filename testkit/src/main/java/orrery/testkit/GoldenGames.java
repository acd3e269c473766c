package orrery.testkit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import orrery.core.Fact;
import orrery.core.Game;
import orrery.core.State;
import orrery.core.Visitor;
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

    /**
     * Whether the facts of a game, told one after another from its start, lead to the position that its answers lead to.
     *
     * @return how the positions differ; empty if they do not
     */
    @SuppressWarnings("unchecked")
    public static <S extends State<S, F>, F extends Fact> Optional<String> factsFault(
            Game<S, F> game, GameFile golden) {
        S told = game.start(golden.setup()).state();
        golden.facts().forEach(fact -> told.apply((F) fact));
        Record byFacts = game.position(told);
        Record byAnswers = game.position(Verification.open(game, golden).state(Visitor.VISITOR));
        return byFacts.equals(byAnswers)
                ? Optional.empty()
                : Optional.of("by the facts the position is " + byFacts + ", by the answers " + byAnswers);
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(path -> path.toString().endsWith(".json"))
                    .sorted()
                    .toList();
        }
    }
}
