package orrery.server.playing;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import orrery.core.Entry.Player.Kind;
import orrery.core.Seat;
import orrery.server.api.SeatInfo;
import orrery.server.api.TableSummary;
import orrery.server.tables.Arrangement;
import orrery.server.tables.Chair;
import orrery.store.archive.StoredTable;

/**
 * What lists show of a table.
 *
 * @param connected ids of people who have the table open
 * @param asked     seats that have an open question, known to themselves only while seats answer together
 */
public record Shown(StoredTable table, Arrangement arrangement, Set<String> connected, Set<Seat> asked) {

    /** The table as one person may know it. @param person id, empty for a stranger */
    public TableSummary summary(String person, long nowMillis) {
        List<SeatInfo> seats = IntStream.range(0, arrangement.chairs().size())
                .mapToObj(i -> seat(i, person, nowMillis))
                .toList();
        return new TableSummary(
                table.id(),
                table.game(),
                arrangement.mode(),
                arrangement.title(),
                table.status(),
                table.open(),
                seats,
                arrangement.round(),
                arrangement.waitsFor(),
                arrangement.seatsOf(person).stream().anyMatch(asked::contains),
                arrangement.host().equals(person),
                table.changed());
    }

    private SeatInfo seat(int index, String person, long now) {
        Chair chair = arrangement.chairs().get(index);
        boolean here = chair.player() == Kind.PERSON && connected.contains(chair.owner());
        return new SeatInfo(
                index + 1,
                chair.player(),
                chair.name(),
                chair.bot(),
                chair.isOwnedBy(person),
                here,
                arrangement.isAbsent(Seat.of(index), now),
                chair.substitute());
    }

    /** Whether somebody may see the table at all. */
    public boolean isVisibleTo(String person) {
        return table.open() || arrangement.isFor(person);
    }
}
