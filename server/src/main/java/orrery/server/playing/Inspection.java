package orrery.server.playing;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import orrery.core.Diverged;
import orrery.core.Fact;
import orrery.core.Game;
import orrery.core.KeyedChance;
import orrery.core.Message;
import orrery.core.RulesFault;
import orrery.core.State;
import orrery.server.Library;
import orrery.server.api.Json;
import orrery.server.tables.Arrangement;
import orrery.store.Codec;
import orrery.store.UnreadableJson;
import orrery.store.archive.Archive;
import orrery.store.archive.StoredTable;
import tools.jackson.core.JacksonException;

/** Looks through an archive for games that this program would not go on with as they are. Nothing is written. */
public final class Inspection {

    /** A table, and what becomes of it. */
    public record Finding(String table, Message what) {}

    private final Library library;
    private final Archive archive;

    public Inspection(Library library, Archive archive) {
        this.library = library;
        this.archive = archive;
    }

    /** All findings, by table; none if every game goes on, or is shown, as it is. */
    public List<Finding> findings() {
        List<Finding> findings = new ArrayList<>();
        Stream.concat(archive.running().stream(), archive.closed().stream())
                .sorted()
                .forEach(id ->
                        archive.table(id).flatMap(this::look).ifPresent(what -> findings.add(new Finding(id, what))));
        return findings;
    }

    private Optional<Message> look(StoredTable table) {
        Optional<Game<?, ?>> game = library.game(table.game());
        if (game.isEmpty()) {
            return Optional.of(Message.of("check.unknown-game", table.game()));
        }
        if (table.schema() > game.get().schema()) {
            return Optional.of(
                    Message.of("check.newer", table.schema(), game.get().schema()));
        }
        try {
            return reopened(game.get(), table);
        } catch (RulesFault | UnreadableJson | JacksonException fault) {
            return Optional.of(Message.of("check.unreadable", String.valueOf(fault.getMessage())));
        }
    }

    private <S extends State<S, F>, F extends Fact> Optional<Message> reopened(Game<S, F> game, StoredTable table) {
        Arrangement arrangement = Json.read(table.body(), Arrangement.class);
        KeyedChance chance = new KeyedChance(HexFormat.of().parseHex(table.seed()), table.id());
        Records<S, F> records = Records.of(archive, table.id(), new Codec<>(game), game.schema());
        Optional<Diverged> cut = new Reopening<>(game, arrangement.setup(), chance, records)
                .open()
                .takenBack();
        return cut.map(diverged -> Message.of("check.taken-back", String.valueOf(diverged.getMessage())));
    }
}
