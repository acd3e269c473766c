package orrery.games.risk.scenario;

import orrery.core.Seat;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.WordReader;
import orrery.games.risk.Neutrals;
import orrery.games.risk.board.Faction;

/** Who may hold a territory, as a scenario names it. */
final class Holders {

    private Holders() {}

    /** A seat, or a neutral by its faction. */
    static Seat next(WordReader words) throws BadLine {
        return words.ahead().isEmpty() || words.ahead().matches("[0-9]+")
                ? words.seat()
                : Neutrals.of(words.one(Faction.class));
    }
}
