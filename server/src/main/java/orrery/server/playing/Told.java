package orrery.server.playing;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.core.Fact;
import orrery.core.State;
import orrery.core.Viewer;
import orrery.server.api.FactLine;
import orrery.server.api.Json;
import orrery.server.api.Moment;
import orrery.server.api.SeatInfo;
import orrery.server.api.Snapshot;
import orrery.server.api.TableChange;
import orrery.server.api.TableSummary;
import orrery.server.api.Update;
import orrery.server.stream.Channel;
import orrery.server.stream.Event;
import orrery.store.archive.StoredTable.Status;

/**
 * What one viewer was told of a table, so that the next event says what is new and nothing else. A viewer for whom nothing
 * has changed gets no event at all.
 */
final class Told<S extends State<S, F>, F extends Fact> {

    /** What of a table does not change with every move. */
    private record Lasting(String title, Status status, boolean open, List<SeatInfo> seats) {

        static Lasting of(TableSummary now) {
            return new Lasting(now.title(), now.status(), now.open(), now.seats());
        }
    }

    private final Viewer viewer;
    private final Channel channel;
    /** Lines of the chronicle, and the facts of the own open lane after them, that the viewer was told. */
    private int lines;

    private int count;
    private List<Fact> lane = List.of();
    private Moment moment = Sight.NOTHING;
    private @Nullable Lasting table;
    private boolean began;

    Told(Viewer viewer, Channel channel) {
        this.viewer = viewer;
        this.channel = channel;
    }

    Viewer viewer() {
        return viewer;
    }

    Channel channel() {
        return channel;
    }

    /** Whether nobody has been told anything yet. */
    boolean isNew() {
        return table == null;
    }

    /** Takes the present as told: whoever listens from now on gets it as a summary. */
    void begin(Present<S, F> present) {
        Sight<S, F> sight = present.sight();
        lines = sight == null ? 0 : sight.chronicle().size();
        count = sight == null ? 0 : sight.chronicle().count(lines, viewer);
        lane = sight == null ? List.of() : sight.lane(viewer);
        began = sight != null;
        moment = present.moment(viewer);
        table = Lasting.of(present.summary(viewer));
    }

    /** Everything at once, for one who comes in. */
    Event snapshot(Present<S, F> present) {
        return channel.summary("snapshot", snapshotJson(present));
    }

    private byte[] snapshotJson(Present<S, F> present) {
        TableSummary summary = present.summary(viewer);
        Moment now = present.moment(viewer);
        Sight<S, F> sight = present.sight();
        if (sight == null) {
            return Json.bytes(new Snapshot(summary, now, List.of(), 0));
        }
        Chronicle<S, F> chronicle = sight.chronicle();
        List<Fact> open = sight.lane(viewer);
        int first = chronicle.size();
        for (int wanted = Sight.RECENT - open.size(); first > 0 && wanted > 0; first--) {
            wanted -= chronicle.seen(first - 1, viewer) == null ? 0 : 1;
        }
        List<FactLine> recent = new ArrayList<>(sight.lines(viewer, first));
        recent.addAll(sight.laneLines(open, viewer));
        return Json.bytes(new Snapshot(summary, now, recent, chronicle.count(chronicle.size(), viewer) + open.size()));
    }

    /** Tells what is new. @param kept lines of the chronicle that still stand */
    void tell(int kept, Present<S, F> present) {
        Sight<S, F> sight = present.sight();
        if (sight != null && !began) {
            begin(present);
            channel.tell("snapshot", snapshotJson(present));
            return;
        }
        if (sight != null) {
            tellNews(sight, kept, present.moment(viewer));
        }
        TableSummary summary = present.summary(viewer);
        Lasting lasting = Lasting.of(summary);
        if (!lasting.equals(table)) {
            table = lasting;
            channel.tell("table", Json.bytes(new TableChange(summary)));
        }
    }

    private void tellNews(Sight<S, F> sight, int kept, Moment now) {
        Chronicle<S, F> chronicle = sight.chronicle();
        boolean cut = false;
        if (kept < lines) {
            int standing = chronicle.count(kept, viewer);
            cut = standing < count;
            count = standing;
            lines = kept;
        }
        List<FactLine> news = new ArrayList<>();
        List<FactLine> merged = sight.lines(viewer, lines);
        List<Fact> open = sight.lane(viewer);
        if (merged.isEmpty() && !cut && begins(open, lane)) {
            news.addAll(sight.laneLines(open.subList(lane.size(), open.size()), viewer));
        } else {
            cut |= !lane.isEmpty();
            news.addAll(merged);
            news.addAll(sight.laneLines(open, viewer));
        }
        lines = chronicle.size();
        count += merged.size();
        lane = open;
        if (cut || !news.isEmpty() || !now.equals(moment)) {
            moment = now;
            channel.tell("update", Json.bytes(new Update(news, now, cut, count + open.size())));
        }
    }

    private static boolean begins(List<Fact> longer, List<Fact> shorter) {
        return longer.size() >= shorter.size()
                && longer.subList(0, shorter.size()).equals(shorter);
    }
}
