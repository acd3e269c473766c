package orrery.games.roll.scenario;

import java.util.List;
import java.util.Optional;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.WordReader;
import orrery.games.roll.RollView;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Stack;
import orrery.games.roll.components.Tile;

/** What a viewer is shown of construction zones and of what is behind screens. */
final class ViewWords {

    private static final String KNOWN =
            "stack, size, workers, needed, screen, columns, wilds, selected, drawn, abandoned, cup";

    private ViewWords() {}

    static Optional<String> differs(RollView view, WordReader words) throws BadLine {
        String first = words.word("what is seen");
        if (!List.of(KNOWN.split(", ")).contains(first)) {
            throw words.wrong("unknown word '" + first + "' after sees; known: " + KNOWN);
        }
        RollView.Player player = view.players().get(words.seat().index());
        Optional<String> difference = switch (first) {
            case "stack" -> {
                RollView.Zone zone = zone(player, words);
                yield StateWords.same(words.all(Tile.class), zone.tiles());
            }
            case "size" -> StateWords.number(words, zone(player, words).size());
            case "workers" -> {
                RollView.Zone zone = zone(player, words);
                yield StateWords.sameInAnyOrder(words.all(DieColor.class), zone.workers());
            }
            case "needed" -> StateWords.number(words, zone(player, words).needed());
            case "screen" -> StateWords.sameInAnyOrder(words.all(DieColor.class), player.behindScreen());
            case "columns" -> StateWords.number(words, player.columns().size());
            case "wilds" -> StateWords.sameInAnyOrder(words.all(DieColor.class), player.wilds());
            case "selected" -> StateWords.number(words, player.selected() == null ? 0 : 1);
            case "drawn" -> StateWords.same(words.all(Tile.class), player.drawn());
            case "abandoned" -> StateWords.same(words.all(Tile.class), player.abandoned());
            default -> StateWords.sameInAnyOrder(words.all(DieColor.class), player.cup());
        };
        words.end();
        return difference;
    }

    private static RollView.Zone zone(RollView.Player player, WordReader words) throws BadLine {
        return words.one(Stack.class) == Stack.DEVELOPMENTS ? player.developments() : player.worlds();
    }
}
