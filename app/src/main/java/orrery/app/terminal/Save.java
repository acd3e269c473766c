package orrery.app.terminal;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import orrery.app.BadInput;
import orrery.app.Games;
import orrery.core.Diverged;
import orrery.core.Fact;
import orrery.core.Game;
import orrery.core.KeyedChance;
import orrery.core.Match;
import orrery.core.State;
import orrery.store.Dice;
import orrery.store.GameFile;

/** Where a game at the terminal is kept: a file that holds all of it, its dice's secret included. */
public final class Save implements AutoCloseable {

    /** The name of the table, for the dice. */
    public static final String TABLE = "terminal";

    /**
     * A saved game, ready to go on.
     *
     * @param names what the players are called, in seat order
     */
    public record Opened<S extends State<S, F>, F extends Fact>(
            Match<S, F> match, KeyedChance chance, String table, List<String> names) {}

    private final KeyedChance chance;
    private final String table;
    private final List<String> names;
    private final Optional<Path> file;
    private final @Nullable SaveLock lock;
    private int kept = -1;

    /**
     * @param table what the dice know the table as
     * @param file  where the game is kept; empty for nowhere
     * @throws BadInput    if another terminal keeps its game there
     * @throws IOException if nothing can be written there
     */
    public Save(KeyedChance chance, String table, List<String> names, Optional<Path> file) throws IOException {
        this.lock = file.isPresent() ? SaveLock.on(file.get()) : null;
        this.chance = chance;
        this.table = table;
        this.names = List.copyOf(names);
        this.file = file;
    }

    /**
     * Opens a saved game.
     *
     * @throws BadInput if the file does not hold a whole game, or one that these rules would not have played so
     */
    public static Opened<?, ?> open(Path from) throws IOException {
        GameFile saved = GameFile.read(Games.all(), from);
        return open(Games.named(saved.game()), saved, from);
    }

    private static <S extends State<S, F>, F extends Fact> Opened<S, F> open(
            Game<S, F> game, GameFile saved, Path from) {
        String seed = saved.seed();
        if (seed == null) {
            throw new BadInput("bad.not-whole", from.toString());
        }
        try {
            KeyedChance chance = new KeyedChance(HexFormat.of().parseHex(seed), saved.table());
            return new Opened<>(
                    Match.replay(game, saved.setup(), chance, saved.entries()), chance, saved.table(), saved.names());
        } catch (Diverged | IllegalArgumentException otherwise) {
            throw new BadInput("bad.save-differs", from.toString(), String.valueOf(otherwise.getMessage()));
        }
    }

    /** Where the game is kept; empty for nowhere. */
    public Optional<Path> file() {
        return file;
    }

    /** Nothing more is written; another terminal may go on with the game. */
    @Override
    public void close() throws IOException {
        if (lock != null) {
            lock.close();
        }
    }

    /** Writes what is new, if the game is kept anywhere. */
    void keep(Match<?, ?> match) throws IOException {
        int entries = match.log().size();
        if (file.isPresent() && entries != kept) {
            write(match, file.get());
            kept = entries;
        }
    }

    /** Writes beside the file first, so that the file is always whole, whatever happens to the program or the machine. */
    <S extends State<S, F>, F extends Fact> void write(Match<S, F> match, Path to) throws IOException {
        Path beside = to.resolveSibling(to.getFileName() + ".part");
        GameFile.closed(match, Dice.of(table, chance, match)).named(names).write(match.game(), beside);
        try (FileChannel written = FileChannel.open(beside, StandardOpenOption.WRITE)) {
            written.force(true);
        }
        Files.move(beside, to, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }
}
