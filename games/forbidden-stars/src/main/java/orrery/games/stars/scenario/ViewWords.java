package orrery.games.stars.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import orrery.core.Component;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.WordReader;
import orrery.games.stars.StarsView;
import orrery.games.stars.components.SystemSide;

/** What a viewer is shown, in the words of {@code expect sees}. */
final class ViewWords {

    private static final String KNOWN = "top, covered, hand, face-down, drawn, held, tiles";
    private static final String HIDDEN = "hidden";

    private ViewWords() {}

    static Optional<String> differs(StarsView view, WordReader words) throws BadLine {
        String first = words.word("what is shown");
        return switch (first) {
            case "top", "covered" -> order(view, words, first.equals("top"));
            case "hand" -> compare(words, side(view, words).hand());
            case "face-down" -> faceDown(side(view, words), words);
            case "drawn" -> compare(words, player(view, words).drawn());
            case "held" -> {
                List<Component> held = new ArrayList<>();
                for (StarsView.OrderCount order : player(view, words).orders()) {
                    for (int i = order.count(); i > 0; i--) {
                        held.add(order.order());
                    }
                }
                yield compare(words, held);
            }
            case "tiles" -> compare(words, player(view, words).tiles());
            default -> throw words.wrong("unknown word '" + first + "'; known: " + KNOWN);
        };
    }

    /** The order on top of a stack, or the one below it. */
    private static Optional<String> order(StarsView view, WordReader words, boolean top) throws BadLine {
        SystemSide system = words.one(SystemSide.class);
        for (StarsView.Laid laid : view.systems()) {
            int place = laid.stack().size() - (top ? 1 : 2);
            if (laid.system() == system && place >= 0) {
                var order = laid.stack().get(place).order();
                return one(words, order == null ? HIDDEN : order.id());
            }
        }
        throw words.wrong("no such order in " + system.id());
    }

    private static Optional<String> faceDown(StarsView.Side side, WordReader words) throws BadLine {
        var card = side.faceDown();
        return one(words, card != null ? card.id() : side.hasFaceDown() ? HIDDEN : "none");
    }

    private static StarsView.Side side(StarsView view, WordReader words) throws BadLine {
        var seat = words.seat();
        if (view.battle() != null) {
            for (StarsView.Side side : view.battle().sides()) {
                if (side.seat() == seat) {
                    return side;
                }
            }
        }
        throw words.wrong("seat " + (seat.index() + 1) + " fights no battle now");
    }

    private static StarsView.Player player(StarsView view, WordReader words) throws BadLine {
        return view.players().get(words.seat().index());
    }

    private static Optional<String> one(WordReader words, String there) throws BadLine {
        return words.word("what is shown").equals(there) ? Optional.empty() : Optional.of(there);
    }

    /** All that is left of the line, in any order. */
    private static Optional<String> compare(WordReader words, List<? extends Component> there) throws BadLine {
        List<String> wanted = new ArrayList<>();
        while (words.more()) {
            wanted.add(words.word("what is shown"));
        }
        List<String> shown = there.stream().map(Component::id).sorted().toList();
        return wanted.stream().sorted().toList().equals(shown) ? Optional.empty() : Optional.of(shown.toString());
    }
}
