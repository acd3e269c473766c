package orrery.store;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import orrery.core.Entry;
import orrery.core.Fact;
import orrery.core.Game;
import orrery.core.Match;
import orrery.core.Outcome;
import orrery.core.Seat;
import orrery.core.Setup;
import orrery.core.State;
import orrery.core.Viewer;
import tools.jackson.databind.JsonNode;

/**
 * One game taken out of the program, as a file of JSON. A game that is closed holds all that happened and the secret of
 * its dice, so that anybody can check it; one that is still running holds what one viewer knows of it and no entries.
 *
 * @param format        number of the shape of this file itself
 * @param game          id of the game
 * @param schema        the game's {@linkplain Game#schema schema} when the file was written
 * @param setup         mode, seats and options
 * @param knownTo       {@code "all"} for a closed game, else {@code "visitor"} or the number of the seat that knows this
 * @param seats         who plays each seat, in seat order
 * @param names         what those who play are called, in seat order; an empty name for none, an empty list for none at all
 * @param table         id of the table, which the dice depend on; empty for a game without verifiable dice
 * @param commitment    what was shown of the dice before the game, 64 hexadecimal digits; empty if {@code table} is
 * @param seed          the secret of the dice, 64 hexadecimal digits, once the table is closed
 * @param contributions what each seat added to the dice
 * @param entries       the log; empty while the game is running
 * @param facts         what happened, as {@code knownTo} saw it
 * @param result        how the game ended
 * @param fault         what broke the game off, if the rules failed
 */
public record GameFile(
        int format,
        String game,
        int schema,
        Setup setup,
        String knownTo,
        List<Entry.Player> seats,
        List<String> names,
        String table,
        String commitment,
        @Nullable String seed,
        Map<Seat, String> contributions,
        List<Entry> entries,
        List<Fact> facts,
        @Nullable Outcome result,
        @Nullable String fault) {

    /** The shape that this program writes. */
    public static final int FORMAT = 1;

    /** What {@code knownTo} says of a file that hides nothing. */
    public static final String ALL = "all";

    public GameFile {
        seats = List.copyOf(seats);
        names = List.copyOf(names);
        entries = List.copyOf(entries);
        facts = List.copyOf(facts);
    }

    /** A closed game with everything about it. */
    public static <S extends State<S, F>, F extends Fact> GameFile closed(Match<S, F> match, Dice dice) {
        return new GameFile(
                FORMAT,
                match.game().id(),
                match.game().schema(),
                match.setup(),
                ALL,
                players(match),
                List.of(),
                dice.table(),
                dice.commitment(),
                dice.seed(),
                dice.contributions(),
                match.log(),
                List.copyOf(match.truth()),
                match.outcome().orElse(null),
                null);
    }

    /** A running game as one viewer knows it. The secret of the dice stays secret. */
    public static <S extends State<S, F>, F extends Fact> GameFile running(
            Match<S, F> match, Dice dice, Viewer viewer) {
        return new GameFile(
                FORMAT,
                match.game().id(),
                match.game().schema(),
                match.setup(),
                viewer instanceof Seat seat ? seat.toString() : "visitor",
                players(match),
                List.of(),
                dice.table(),
                dice.commitment(),
                null,
                dice.contributions(),
                List.of(),
                match.facts(viewer),
                match.outcome().orElse(null),
                null);
    }

    /** A game that the rules broke off: the log up to there. */
    public static GameFile failed(Game<?, ?> game, Setup setup, List<Entry> entries, String fault) {
        return new GameFile(
                FORMAT,
                game.id(),
                game.schema(),
                setup,
                ALL,
                Seat.first(setup.seats()).stream()
                        .map(seat -> Entry.Player.bot("random"))
                        .toList(),
                List.of(),
                "",
                "",
                null,
                Map.of(),
                entries,
                List.of(),
                null,
                fault);
    }

    /** The same file with these names, in seat order. */
    public GameFile named(List<String> called) {
        return new GameFile(
                format,
                game,
                schema,
                setup,
                knownTo,
                seats,
                called,
                table,
                commitment,
                seed,
                contributions,
                entries,
                facts,
                result,
                fault);
    }

    private static List<Entry.Player> players(Match<?, ?> match) {
        return Seat.first(match.setup().seats()).stream().map(match::player).toList();
    }

    /** The file as JSON for people. */
    public String text(Game<?, ?> of) {
        return Codec.pretty(new Codec<>(of).write(this)) + "\n";
    }

    /** Writes the file; folders that are missing are made. */
    public void write(Game<?, ?> of, Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            Files.createDirectories(folder);
        }
        Files.writeString(file, text(of));
    }

    /**
     * Reads a file.
     *
     * @param games all games of the program
     * @throws UnreadableJson if it is no such file, was written by a newer program, or is of a game that is not here
     */
    public static GameFile read(Iterable<? extends Game<?, ?>> games, Path file) throws IOException {
        try {
            return parse(games, Files.readString(file));
        } catch (CharacterCodingException unknown) {
            throw new UnreadableJson("", "this is no text in UTF-8");
        }
    }

    /** As {@link #read}, from a text. */
    public static GameFile parse(Iterable<? extends Game<?, ?>> games, String text) {
        JsonNode node = Codec.parse(text);
        if (!node.path("format").isInt() || !node.path("schema").isInt()) {
            throw new UnreadableJson("", "this is no game: the numbers \"format\" and \"schema\" are missing");
        }
        notNewer("format", node.path("format").intValue(), FORMAT, "file format");
        Game<?, ?> game = find(games, node.path("game").asString(""));
        notNewer("schema", node.path("schema").intValue(), game.schema(), "schema of " + game.id());
        return new Codec<>(game).read(node, GameFile.class, "");
    }

    private static void notNewer(String path, int written, int known, String what) {
        if (written > known) {
            throw new UnreadableJson(
                    path,
                    "written by a newer program: this one knows " + what + " up to " + known + ", needed is "
                            + written);
        }
        if (written < known) {
            throw new UnreadableJson(path, what + " " + written + " is older than " + known + " and cannot be read");
        }
    }

    private static Game<?, ?> find(Iterable<? extends Game<?, ?>> games, String id) {
        java.util.ArrayList<String> known = new java.util.ArrayList<>();
        for (Game<?, ?> game : games) {
            if (game.id().equals(id)) {
                return game;
            }
            known.add(game.id());
        }
        throw new UnreadableJson("game", "unknown game '" + id + "'; known: " + String.join(", ", known));
    }
}
