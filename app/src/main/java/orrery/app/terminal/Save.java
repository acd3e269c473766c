package orrery.app.terminal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HexFormat;
import orrery.app.BadInput;
import orrery.app.Games;
import orrery.core.Fact;
import orrery.core.Game;
import orrery.core.KeyedChance;
import orrery.core.Match;
import orrery.core.State;
import orrery.store.Dice;
import orrery.store.GameFile;

/** Where a game at the terminal is kept: a file that holds all of it, its dice's secret included. */
public final class Save {

    /** The name of the table, for the dice. */
    public static final String TABLE = "terminal";

    /** A saved game, ready to go on. */
    public record Opened<S extends State<S, F>, F extends Fact>(Match<S, F> match, Save save) {}

    private final KeyedChance chance;
    private final String file;

    /** @param file where to write after every answer; empty for nowhere */
    public Save(KeyedChance chance, String file) {
        this.chance = chance;
        this.file = file;
    }

    /** Opens a saved game and goes on saving it to {@code to}. */
    public static Opened<?, ?> open(Path from, String to) throws IOException {
        GameFile saved = GameFile.read(Games.all(), from);
        return open(Games.named(saved.game()), saved, to);
    }

    private static <S extends State<S, F>, F extends Fact> Opened<S, F> open(
            Game<S, F> game, GameFile saved, String to) {
        String seed = saved.seed();
        if (seed == null) {
            throw new BadInput("this file holds no whole game that could be continued");
        }
        KeyedChance chance = new KeyedChance(HexFormat.of().parseHex(seed), saved.table());
        return new Opened<>(Match.replay(game, saved.setup(), chance, saved.entries()), new Save(chance, to));
    }

    /** Saves where the game is always saved, if anywhere. */
    void keep(Match<?, ?> match) throws IOException {
        if (!file.isEmpty()) {
            write(match, Path.of(file));
        }
    }

    /** Writes beside the file first, so that the file is always whole. */
    <S extends State<S, F>, F extends Fact> void write(Match<S, F> match, Path to) throws IOException {
        Path beside = to.resolveSibling(to.getFileName() + ".part");
        GameFile.closed(match, Dice.of(TABLE, chance, match)).write(match.game(), beside);
        Files.move(beside, to, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }
}
