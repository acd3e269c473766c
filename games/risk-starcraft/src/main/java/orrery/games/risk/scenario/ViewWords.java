package orrery.games.risk.scenario;

import java.util.List;
import java.util.Optional;
import orrery.core.Component;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.WordReader;
import orrery.games.risk.RiskView;
import orrery.games.risk.board.Race;
import orrery.games.risk.cards.FactionCard;

/** What a viewer is shown of hands and decks. */
final class ViewWords {

    private ViewWords() {}

    static Optional<String> differs(RiskView view, WordReader words) throws BadLine {
        String first = words.word("what is seen");
        Optional<String> difference = switch (first) {
            case "hand" -> {
                RiskView.Player player = view.players().get(words.seat().index());
                yield StateWords.set(words, FactionCard.class, player.seen());
            }
            case "captured" -> {
                RiskView.Player player = view.players().get(words.seat().index());
                yield StateWords.set(words, FactionCard.class, player.seenCaptured());
            }
            case "cards" -> {
                RiskView.Player player = view.players().get(words.seat().index());
                yield StateWords.number(words, player.cards());
            }
            case "deck" -> {
                boolean common = view.piles().size() == 1;
                int pile = common ? 0 : words.one(Race.class).ordinal();
                yield StateWords.number(words, view.piles().get(pile).deck());
            }
            case "discard" -> {
                List<FactionCard> all = view.piles().stream()
                        .flatMap(pile -> pile.discard().stream())
                        .toList();
                yield StateWords.set(words, FactionCard.class, all);
            }
            default ->
                throw words.wrong(
                        "unknown word '" + first + "' after sees; known: hand, captured, cards, deck, discard");
        };
        words.end();
        return difference;
    }

    static String ids(List<? extends Component> things) {
        return things.isEmpty()
                ? "none"
                : String.join(" ", things.stream().map(Component::id).toList());
    }
}
