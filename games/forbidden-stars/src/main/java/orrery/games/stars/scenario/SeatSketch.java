package orrery.games.stars.scenario;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.core.Seat;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.WordReader;
import orrery.games.stars.StarsPosition;
import orrery.games.stars.components.Asset;
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.components.EventCard;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.Order;
import orrery.games.stars.components.OrderUpgrade;
import orrery.games.stars.components.Tables;
import orrery.games.stars.components.Tile;
import orrery.games.stars.components.Unit;

/** What a seat has apart from the board and the battle, as the lines of a scenario describe it. */
final class SeatSketch {

    static final String KNOWN = "faction, unchosen, out, materiel, objectives, assets, upgrade, used, scheme, drawn, "
            + "chosen-event, card, event-order, shown, waiting, factory-waiting, gives, holds";

    private final Seat seat;
    private Faction faction;
    private boolean chosen = true;
    private boolean out;
    private int materiel = 6;
    private int collected;
    private boolean factoryWaits;
    private final int[] assets = new int[Asset.COUNT];
    private final int[] waiting = new int[Faction.UNITS];
    private final int[] onEvents = new int[Order.COUNT];
    private final int[] shown = new int[Order.COUNT];
    private final int[] given = new int[Tables.MOST_SEATS];
    private final List<Tile> tiles = new ArrayList<>();
    private final List<CombatCard> cards = new ArrayList<>();
    private final List<OrderUpgrade> upgrades = new ArrayList<>();
    private final List<OrderUpgrade> used = new ArrayList<>();
    private final List<EventCard> schemes = new ArrayList<>();
    private final List<EventCard> drawn = new ArrayList<>();
    private @Nullable EventCard chosenEvent;

    SeatSketch(Seat seat) {
        this.seat = seat;
        this.faction = Faction.at(seat.index());
    }

    Faction faction() {
        return faction;
    }

    List<OrderUpgrade> used() {
        return used;
    }

    /** Reads a line that belongs to a seat; {@code false} if it begins with another word. */
    boolean read(String first, WordReader words) throws BadLine {
        switch (first) {
            case "faction" -> faction = words.one(Faction.class);
            case "unchosen" -> chosen = false;
            case "out" -> out = true;
            case "materiel" -> materiel = words.number(0, Tables.MOST_MATERIEL);
            case "objectives" -> collected = words.number(0, 6);
            case "assets" -> assets[words.one(Asset.class).ordinal()] = words.number(0, Tables.MOST_ASSETS);
            case "upgrade" -> upgrades.add(ours(words, words.one(OrderUpgrade.class)));
            case "used" -> used.add(words.one(OrderUpgrade.class));
            case "scheme" -> schemes.add(ours(words, words.one(EventCard.class)));
            case "drawn" -> drawn.add(ours(words, words.one(EventCard.class)));
            case "chosen-event" -> chosenEvent = ours(words, words.one(EventCard.class));
            case "card" -> cards.add(ours(words, words.one(CombatCard.class)));
            case "event-order" -> onEvents[words.one(Order.class).ordinal()] += words.more() ? words.number(1, 2) : 1;
            case "shown" -> shown[words.one(Order.class).ordinal()] = words.number(0, 2);
            case "waiting" -> waiting[unit(words)] = words.number(1, 9);
            case "factory-waiting" -> factoryWaits = true;
            case "gives" -> given[words.seat().index()] = words.number(1, 6);
            case "holds" -> tiles.addAll(words.all(Tile.class));
            default -> {
                return false;
            }
        }
        return true;
    }

    /** The number of a unit of this seat's faction. */
    int unit(WordReader words) throws BadLine {
        Unit unit = words.one(Unit.class);
        if (unit.faction() != faction) {
            throw words.wrong(unit.id() + " is no unit of " + faction.id());
        }
        return unit.number();
    }

    private OrderUpgrade ours(WordReader words, OrderUpgrade upgrade) throws BadLine {
        return known(words, upgrade, upgrade.faction() == faction, upgrade.id());
    }

    private EventCard ours(WordReader words, EventCard card) throws BadLine {
        return known(words, card, card.faction() == faction, card.id());
    }

    CombatCard ours(WordReader words, CombatCard card) throws BadLine {
        return known(words, card, card.faction() == faction, card.id());
    }

    private <C> C known(WordReader words, C card, boolean own, String id) throws BadLine {
        if (!own) {
            throw words.wrong(id + " is no card of " + faction.id() + ", the faction of seat " + (seat.index() + 1));
        }
        return card;
    }

    // ---- the position

    /**
     * What the seat has.
     *
     * @param board    figures on the board, by number
     * @param placed   orders in stacks, by kind
     * @param inBattle cards that are in hand or on the table
     */
    StarsPosition.Player player(int[] board, int[] placed, List<CombatCard> inBattle, WordReader last) throws BadLine {
        int[] supply = new int[Faction.UNITS];
        int[] held = new int[Order.COUNT];
        for (int number = 0; chosen && number < Faction.UNITS; number++) {
            supply[number] = faction.unit(number).figures() - board[number] - waiting[number];
            if (supply[number] < 0) {
                throw last.wrong("seat " + (seat.index() + 1) + " has only "
                        + faction.unit(number).figures() + " of "
                        + faction.unit(number).id());
            }
        }
        for (int kind = 0; chosen && kind < Order.COUNT; kind++) {
            held[kind] = Tables.ORDERS_OF_KIND - onEvents[kind] - placed[kind];
            if (held[kind] < 0) {
                throw last.wrong("seat " + (seat.index() + 1) + " has only " + Tables.ORDERS_OF_KIND + " orders of "
                        + Order.at(kind).id());
            }
        }
        return new StarsPosition.Player(
                chosen ? faction : null,
                out,
                materiel,
                collected,
                factoryWaits,
                numbers(assets),
                numbers(supply),
                numbers(waiting),
                numbers(held),
                numbers(shown),
                numbers(onEvents),
                numbers(given),
                tiles,
                chosen ? deck(inBattle, last) : List.of(),
                upgrades,
                schemes,
                drawn,
                chosenEvent);
    }

    static List<Integer> numbers(int[] numbers) {
        return Arrays.stream(numbers).boxed().toList();
    }

    /** Pairs of the cards named, filled up with the starting cards, without those in hand and on the table. */
    private List<CombatCard> deck(List<CombatCard> inBattle, WordReader last) throws BadLine {
        List<CombatCard> kinds = new ArrayList<>(cards);
        for (CombatCard card : inBattle) {
            if (!kinds.contains(card)) {
                kinds.add(card);
            }
        }
        for (int number = 0; kinds.size() < Tables.PAIRS; number++) {
            CombatCard card = CombatCard.of(faction.ordinal(), number);
            if (card.isStarting() && !kinds.contains(card)) {
                kinds.add(card);
            }
        }
        List<CombatCard> deck = new ArrayList<>(kinds);
        deck.addAll(kinds);
        Collections.sort(deck);
        for (CombatCard card : inBattle) {
            if (!deck.remove(card)) {
                throw last.wrong("seat " + (seat.index() + 1) + " has two of " + card.id() + ", no more");
            }
        }
        if (kinds.size() > Tables.PAIRS) {
            throw last.wrong("seat " + (seat.index() + 1) + " has more than " + Tables.PAIRS + " pairs of cards");
        }
        return deck;
    }
}
