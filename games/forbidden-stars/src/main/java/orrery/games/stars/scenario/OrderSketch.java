package orrery.games.stars.scenario;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.core.Seat;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.WordReader;
import orrery.games.stars.OrderFlag;
import orrery.games.stars.StarsPosition;
import orrery.games.stars.StarsState;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Order;
import orrery.games.stars.components.SystemSide;

/** The order that is carried out, as the lines of a scenario describe it. */
final class OrderSketch {

    static final String KNOWN = "active, marked, neighbour, fought, roks, was-friendly, was-empty, arrived, came-to";

    private @Nullable Seat seat;
    private @Nullable SystemSide system;
    private @Nullable Order order;
    private boolean token;
    private @Nullable SystemSide neighbour;
    private int fought;
    private int roks;
    private final List<OrderFlag> flags = new ArrayList<>();
    private final List<Area> friendly = new ArrayList<>();
    private final List<Area> empty = new ArrayList<>();
    private final int[][] arrived = new int[4][StarsState.TOKEN + 1];
    private final List<List<Area>> origins =
            List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());

    /** The order as the first line of the course names it. */
    void begin(Seat by, SystemSide where, Order kind) {
        seat = by;
        system = where;
        order = kind;
    }

    boolean isKnown() {
        return seat != null;
    }

    /** Where attackers of an area came from. */
    void came(Area to, List<Area> from) {
        origins.get(to.ordinal() % 4).addAll(from);
        for (Area area : from) {
            if (area.side() != to.side()) {
                neighbour = area.side();
            }
        }
    }

    /** Reads a line about the order; {@code false} if it begins with another word. */
    boolean read(String first, WordReader words, List<SeatSketch> seats) throws BadLine {
        switch (first) {
            case "active" -> {
                seat = words.seat();
                if (words.more()) {
                    system = words.one(SystemSide.class);
                    order = words.one(Order.class);
                    token = words.also("token");
                }
            }
            case "marked" -> flags.addAll(words.all(OrderFlag.class));
            case "neighbour" -> neighbour = words.one(SystemSide.class);
            case "fought" -> fought = words.number(0, 9);
            case "roks" -> roks = words.number(0, 2);
            case "was-friendly" -> friendly.addAll(words.all(Area.class));
            case "was-empty" -> empty.addAll(words.all(Area.class));
            case "arrived" -> {
                int owner = words.seat().index();
                int quarter = words.one(Area.class).ordinal() % 4;
                int number = seats.get(owner).unit(words);
                arrived[quarter][number] = words.number(1, 9);
            }
            case "came-to" -> {
                Area to = words.one(Area.class);
                origins.get(to.ordinal() % 4).addAll(words.all(Area.class));
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    StarsPosition.CarriedOut position() {
        List<StarsPosition.Arrival> arrivals = new ArrayList<>();
        for (int quarter = 0; quarter < 4; quarter++) {
            arrivals.add(new StarsPosition.Arrival(SeatSketch.numbers(arrived[quarter]), origins.get(quarter)));
        }
        return new StarsPosition.CarriedOut(
                seat, system, order, token, flags, neighbour, fought, roks, friendly, empty, arrivals);
    }
}
