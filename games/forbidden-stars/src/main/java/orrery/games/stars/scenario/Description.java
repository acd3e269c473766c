package orrery.games.stars.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import orrery.core.Component;
import orrery.core.Seat;
import orrery.games.stars.StarsPosition;
import orrery.games.stars.StarsState;
import orrery.games.stars.board.Board;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Asset;
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.components.CombatIcon;
import orrery.games.stars.components.EventCard;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.Order;
import orrery.games.stars.components.OrderUpgrade;
import orrery.games.stars.components.SystemSide;
import orrery.games.stars.components.Unit;

/** A whole position as the lines of a scenario. */
final class Description {

    private final StarsPosition position;
    private final List<String> lines = new ArrayList<>();

    private Description(StarsPosition position) {
        this.position = position;
    }

    static List<String> of(StarsPosition position) {
        Description description = new Description(position);
        description.course();
        for (int seat = 0; seat < position.seats(); seat++) {
            description.player(seat, position.players().get(seat));
        }
        description.board();
        description.order(position.order());
        description.battle(position.battle());
        return description.lines;
    }

    private void line(String word, Object... words) {
        StringBuilder line = new StringBuilder(word);
        for (Object one : words) {
            line.append(' ')
                    .append(
                            switch (one) {
                                case Seat seat -> Integer.toString(seat.index() + 1);
                                case Component component -> component.id();
                                default -> one.toString();
                            });
        }
        lines.add(line.toString());
    }

    private void list(String word, Object first, List<? extends Component> rest) {
        if (!rest.isEmpty()) {
            line(word, first, ids(rest));
        }
    }

    private static String ids(List<? extends Component> components) {
        return components.stream().map(Component::id).collect(Collectors.joining(" "));
    }

    private void course() {
        line("round", position.round());
        line("phase", position.phase());
        if (position.firstPlayer() == null) {
            lines.add("no-first");
        } else {
            line("first", position.firstPlayer());
        }
    }

    // ---- seats

    private void player(int index, StarsPosition.Player player) {
        Seat seat = Seat.of(index);
        if (player.faction() == null) {
            line("unchosen", seat);
        } else {
            line("faction", seat, player.faction());
            units("waiting", seat, player.faction(), player.toPlace());
            pairs(seat, index, player);
        }
        line("materiel", seat, player.materiel());
        if (player.out()) {
            line("out", seat);
        }
        if (player.collected() > 0) {
            line("objectives", seat, player.collected());
        }
        if (player.factoryToPlace()) {
            line("factory-waiting", seat);
        }
        for (Asset asset : Asset.values()) {
            if (player.assets().get(asset.ordinal()) > 0) {
                line("assets", seat, asset, player.assets().get(asset.ordinal()));
            }
        }
        for (Order kind : Order.values()) {
            if (player.ordersOnEvents().get(kind.ordinal()) > 0) {
                line("event-order", seat, kind, player.ordersOnEvents().get(kind.ordinal()));
            }
            if (player.ordersShown().get(kind.ordinal()) > 0) {
                line("shown", seat, kind, player.ordersShown().get(kind.ordinal()));
            }
        }
        for (int of = 0; of < position.seats(); of++) {
            if (player.given().get(of) > 0) {
                line("gives", seat, Seat.of(of), player.given().get(of));
            }
        }
        list("holds", seat, player.tiles());
        cards(seat, player);
    }

    private void cards(Seat seat, StarsPosition.Player player) {
        for (OrderUpgrade upgrade : player.upgrades()) {
            line("upgrade", seat, upgrade);
        }
        for (OrderUpgrade upgrade : position.upgradesUsed()) {
            if (upgrade.faction() == player.faction()) {
                line("used", seat, upgrade);
            }
        }
        for (EventCard card : player.schemes()) {
            line("scheme", seat, card);
        }
        for (EventCard card : player.drawn()) {
            line("drawn", seat, card);
        }
        if (player.chosen() != null) {
            line("chosen-event", seat, player.chosen());
        }
    }

    /** The pairs of a deck, wherever its cards are. */
    private void pairs(Seat seat, int index, StarsPosition.Player player) {
        List<CombatCard> all = new ArrayList<>(player.deck());
        for (StarsPosition.Side side : position.battle().sides()) {
            if (side.seat() != null && side.seat().index() == index) {
                all.addAll(side.hand());
                all.addAll(side.faceUp());
                if (side.faceDown() != null) {
                    all.add(side.faceDown());
                }
            }
        }
        all.stream().distinct().sorted().forEach(card -> line("card", seat, card));
    }

    private void units(String word, Seat seat, Faction faction, List<Integer> counts) {
        for (int number = 0; number < Faction.UNITS; number++) {
            if (counts.get(number) > 0) {
                line(word, seat, faction.unit(number), counts.get(number));
            }
        }
    }

    // ---- the board

    private void board() {
        Board board = Board.EMPTY;
        if (position.systems().isEmpty()) {
            lines.add("no-tiles");
        }
        for (StarsPosition.Laid laid : position.systems()) {
            int x = Board.CENTRE + laid.column();
            int y = Board.CENTRE + laid.row();
            board = board.with(laid.system().ordinal(), laid.turns(), x, y);
            line("tile", laid.system(), x, y, laid.turns());
        }
        for (int storm = 0; storm < position.storms().size(); storm++) {
            int edge = position.storms().get(storm);
            if (edge >= 0) {
                String moved = (position.stormsMoved() & 1 << storm) != 0 ? " moved" : "";
                lines.add("storm " + board.system(edge).id() + " "
                        + board.compass(edge).id() + moved);
            }
        }
        for (StarsPosition.Laid laid : position.systems()) {
            for (int quarter = 0; quarter < 4; quarter++) {
                area(
                        Area.at(4 * laid.system().ordinal() + quarter),
                        laid.areas().get(quarter));
            }
            for (StarsPosition.Placed placed : laid.stack()) {
                line("order", placed.seat(), laid.system(), placed.order());
            }
        }
    }

    private void area(Area area, StarsPosition.AreaContent content) {
        for (StarsPosition.Force force : content.forces()) {
            Faction faction = position.players().get(force.seat().index()).faction();
            for (int number = 0; faction != null && number < Faction.UNITS; number++) {
                Unit unit = faction.unit(number);
                if (force.standing().get(number) > 0) {
                    line("units", force.seat(), area, unit, force.standing().get(number));
                }
                if (force.routed().get(number) > 0) {
                    line("routed", force.seat(), area, unit, force.routed().get(number));
                }
            }
        }
        for (StarsPosition.Building building : content.structures()) {
            line("structure", building.seat(), area, building.structure());
        }
        if (content.objective() != null) {
            line("objective", content.objective(), area);
        }
    }

    // ---- the order and the battle

    private void order(StarsPosition.CarriedOut order) {
        if (order.seat() != null) {
            String token = order.token() ? " token" : "";
            if (order.system() == null || order.order() == null) {
                line("active", order.seat());
            } else {
                line("active", order.seat(), order.system(), order.order().id() + token);
            }
        }
        order.flags().forEach(flag -> line("marked", flag));
        if (order.neighbour() != null) {
            line("neighbour", order.neighbour());
        }
        if (order.battles() > 0) {
            line("fought", order.battles());
        }
        if (order.roks() > 0) {
            line("roks", order.roks());
        }
        order.friendly().forEach(area -> line("was-friendly", area));
        order.empty().forEach(area -> line("was-empty", area));
        SystemSide system = order.system();
        for (int quarter = 0; system != null && quarter < 4; quarter++) {
            arrival(
                    Area.at(4 * system.ordinal() + quarter),
                    order,
                    order.arrived().get(quarter));
        }
    }

    private void arrival(Area area, StarsPosition.CarriedOut order, StarsPosition.Arrival arrival) {
        for (int number = 0; order.seat() != null && number < Faction.UNITS; number++) {
            Faction faction = position.players().get(order.seat().index()).faction();
            if (faction != null && arrival.units().get(number) > 0) {
                line(
                        "arrived",
                        order.seat(),
                        area,
                        faction.unit(number),
                        arrival.units().get(number));
            }
        }
        list("came-to", area, arrival.origins());
    }

    private void battle(StarsPosition.Fight battle) {
        for (StarsPosition.Next next : battle.queue()) {
            line("next-battle", next.seat(), next.from(), next.area());
        }
        Area area = battle.area();
        Seat attacker = battle.sides().get(0).seat();
        Seat defender = battle.sides().get(1).seat();
        if (area == null || attacker == null || defender == null) {
            return;
        }
        if (battle.strike()) {
            line("firing", attacker, defender, area);
        } else {
            line("fight", attacker, defender, area, battle.round());
        }
        if (battle.placed()) {
            lines.add(
                    battle.from() == null ? "placed" : "placed " + battle.from().id());
        }
        for (StarsPosition.Side side : battle.sides()) {
            side(area, side.seat() == attacker ? attacker : defender, side);
        }
    }

    private void side(Area area, Seat seat, StarsPosition.Side side) {
        list("dice", seat, icons(side.dice()));
        list("combat-tokens", seat, icons(side.tokens()));
        list("hand", seat, side.hand());
        for (int i = 0; i < side.faceUp().size(); i++) {
            line(
                    side.extra().get(i) ? "extra-card" : "face-up",
                    seat,
                    side.faceUp().get(i));
        }
        if (side.faceDown() != null) {
            line(side.peeked() ? "seen-face-down" : "face-down", seat, side.faceDown());
        }
        if (side.borrowed() != null) {
            line("borrowed", seat, side.borrowed());
        }
        list("effect", seat, side.flags());
        for (StarsPosition.Laid laid : position.systems()) {
            if (laid.system() == area.side()) {
                tokens(laid.areas().get(area.ordinal() % 4), seat);
            }
        }
    }

    private void tokens(StarsPosition.AreaContent content, Seat seat) {
        for (StarsPosition.Force force : content.forces()) {
            if (force.seat() == seat && force.standing().get(StarsState.TOKEN) > 0) {
                line("reinforcements", seat, force.standing().get(StarsState.TOKEN));
            }
            if (force.seat() == seat && force.routed().get(StarsState.TOKEN) > 0) {
                line("routed-reinforcements", seat, force.routed().get(StarsState.TOKEN));
            }
        }
    }

    private static List<CombatIcon> icons(List<Integer> counts) {
        List<CombatIcon> icons = new ArrayList<>();
        for (CombatIcon icon : CombatIcon.values()) {
            for (int i = counts.get(icon.ordinal()); i > 0; i--) {
                icons.add(icon);
            }
        }
        return icons;
    }
}
