package orrery.games.roll;

import java.util.ArrayList;
import java.util.List;
import orrery.core.Component;
import orrery.core.Message;
import orrery.core.Viewer;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Stack;

/** The position in words, line by line, out of what a viewer may see and nothing else. */
final class PositionInWords {

    private final List<Message> lines = new ArrayList<>();

    private PositionInWords() {}

    static List<Message> of(RollState state, Viewer viewer) {
        PositionInWords words = new PositionInWords();
        RollView view = RollView.of(state, viewer);
        words.table(view);
        view.players().forEach(player -> words.player(player, viewer));
        return List.copyOf(words.lines);
    }

    private void table(RollView view) {
        lines.add(view.round() == 0 ? Message.of("state.setting-up") : Message.of("state.round", view.round()));
        if (!view.active().isEmpty()) {
            lines.add(Message.of("state.active", view.active()));
        }
        if (view.phase() != null) {
            lines.add(Message.of("state.phase", (Component) view.phase()));
        }
        lines.add(Message.of("state.pool", view.pool(), view.bag()));
    }

    private void player(RollView.Player player, Viewer viewer) {
        lines.add(Message.of(
                "state.seat",
                player.seat(),
                player.credits(),
                player.chips(),
                player.score().total()));
        lines.add(Message.of("state.tableau", player.tiles(), player.tableau()));
        for (RollPosition.Goods on : player.goods()) {
            lines.add(Message.of("state.goods", on.world(), DiceInWords.counted(on.goods())));
        }
        dice("state.cup", player.cup());
        dice("state.citizenry", player.citizenry());
        dice("state.behind-screen", player.behindScreen());
        for (ScreenFact.Column column : player.columns()) {
            lines.add(Message.of("state.column", column.phase(), DiceInWords.counted(column.workers())));
        }
        dice("state.wilds", player.wilds());
        if (player.selected() != null) {
            lines.add(Message.of("state.selected", (Component) player.selected()));
        }
        dice("state.dictated", player.dictated());
        dice("state.extra-workers", player.extraWorkers());
        stack(Stack.DEVELOPMENTS, player.developments(), viewer == player.seat());
        stack(Stack.WORLDS, player.worlds(), viewer == player.seat());
        if (player.abandonedCount() > 0) {
            lines.add(Message.of("state.abandoned", player.abandonedCount()));
        }
    }

    private void dice(String key, List<DieColor> dice) {
        if (!dice.isEmpty()) {
            lines.add(Message.of(key, DiceInWords.counted(dice)));
        }
    }

    private void stack(Stack stack, RollView.Zone zone, boolean own) {
        if (zone.size() == 0) {
            lines.add(Message.of("state.stack-empty", stack));
        } else if (own) {
            lines.add(Message.of("state.stack-own", stack, zone.tiles(), zone.needed()));
        } else {
            lines.add(Message.of("state.stack", stack, zone.size()));
        }
        if (!zone.workers().isEmpty()) {
            lines.add(Message.of("state.builders", stack, DiceInWords.counted(zone.workers())));
        }
    }
}
