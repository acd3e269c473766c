package orrery.games.stars;

import java.util.ArrayList;
import java.util.List;
import orrery.core.Message;
import orrery.core.Viewer;
import orrery.games.stars.components.Asset;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.Phase;
import orrery.games.stars.components.Unit;

/**
 * The position in short sentences, as one viewer may see it: the phase, the players, a battle, the systems with their
 * places on the board, and the Warp Storms. It says what the view shows and nothing else: article hidden-information.
 */
final class PositionInWords {

    private final StarsView view;
    private final List<Message> lines = new ArrayList<>();

    private PositionInWords(StarsView view) {
        this.view = view;
    }

    static List<Message> of(StarsState state, Viewer viewer) {
        PositionInWords words = new PositionInWords(StarsView.of(state, viewer));
        words.phase();
        words.view.players().forEach(words::player);
        words.battle();
        words.view.systems().forEach(words::system);
        words.view.storms().forEach(storm -> words.say("state.storm", storm.system(), storm.at()));
        return List.copyOf(words.lines);
    }

    private void say(String key, Object... args) {
        lines.add(Message.of(key, args));
    }

    /** A sentence with a list, unless there is nothing in it. */
    private void list(String key, List<?> things) {
        if (!things.isEmpty()) {
            say(key, things);
        }
    }

    private void phase() {
        if (view.phase() != Phase.SET_UP && view.firstPlayer() != null) {
            say("state.phase", view.round(), view.phase(), view.firstPlayer());
        }
    }

    // ---- the players

    private void player(StarsView.Player player) {
        Faction faction = player.faction();
        if (faction == null) {
            return;
        }
        if (player.out()) {
            say("state.player-out", player.seat(), faction);
            return;
        }
        say(
                "state.player",
                player.seat(),
                faction,
                player.materiel(),
                player.objectives(),
                count(player, Asset.FORGE),
                count(player, Asset.CACHE),
                count(player, Asset.REINFORCEMENT),
                player.level());
        list("state.tiles", player.tiles());
        list("state.orders", orders(player.orders()));
        list("state.event-orders", orders(player.eventOrder()));
        list(
                "state.deck",
                player.cards().stream()
                        .map(card -> counted(card.card(), card.count()))
                        .toList());
        list(
                "state.upgrades",
                player.upgrades().stream().map(StarsView.Upgrade::upgrade).toList());
        list("state.schemes", player.schemes());
        list("state.drawn", player.drawn());
    }

    private static int count(StarsView.Player player, Asset asset) {
        return player.assets().stream()
                .filter(held -> held.asset() == asset)
                .mapToInt(StarsView.AssetCount::count)
                .sum();
    }

    private static List<Message> orders(List<StarsView.OrderCount> orders) {
        return orders.stream()
                .map(order -> counted(order.order(), order.count()))
                .toList();
    }

    private static Message counted(Object what, int count) {
        return Message.of("state.count", what, count);
    }

    // ---- a battle

    private void battle() {
        StarsView.Battle battle = view.battle();
        if (battle != null) {
            say(battle.strike() ? "state.strike" : "state.battle", battle.area(), battle.round());
            battle.sides().forEach(this::side);
        }
    }

    private void side(StarsView.Side side) {
        say("state.side", side.seat(), side.attack(), side.defence(), side.morale(), side.cardsInHand());
        list("state.hand", side.hand());
        if (side.faceDown() != null) {
            say("state.face-down", side.faceDown());
        }
        list("state.face-up", side.faceUp());
    }

    // ---- the board

    private void system(StarsView.Laid laid) {
        say("state.system", laid.system(), laid.column(), laid.row());
        list("state.stack", laid.stack().stream().map(PositionInWords::order).toList());
        for (StarsView.AreaView area : laid.areas()) {
            if (area.objective() != null) {
                say("state.objective", area.area(), area.objective());
            }
            for (StarsView.Player player : view.players()) {
                presence(area, player);
            }
        }
    }

    private static Message order(StarsView.OrderView order) {
        return order.order() == null
                ? Message.of("state.order-hidden", order.seat())
                : Message.of("state.order-seen", order.seat(), order.order());
    }

    private void presence(StarsView.AreaView area, StarsView.Player player) {
        List<Object> pieces = new ArrayList<>();
        area.forces().stream()
                .filter(force -> force.seat() == player.seat())
                .flatMap(force -> force.figures().stream())
                .forEach(figures -> figures(figures, pieces));
        area.structures().stream()
                .filter(building -> building.seat() == player.seat())
                .forEach(building -> pieces.add(building.structure()));
        if (!pieces.isEmpty()) {
            say("state.area", area.area(), player.seat(), pieces);
        }
    }

    private static void figures(StarsView.Figures figures, List<Object> pieces) {
        Unit unit = figures.unit();
        if (figures.standing() > 0) {
            pieces.add(
                    unit == null
                            ? counted(Asset.REINFORCEMENT, figures.standing())
                            : Message.of("state.units", figures.standing(), unit));
        }
        if (figures.routed() > 0) {
            pieces.add(
                    unit == null
                            ? Message.of("state.tokens-routed", Asset.REINFORCEMENT, figures.routed())
                            : Message.of("state.routed", figures.routed(), unit));
        }
    }
}
