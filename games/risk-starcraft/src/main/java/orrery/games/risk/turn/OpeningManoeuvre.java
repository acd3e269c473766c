package orrery.games.risk.turn;

import java.util.Objects;
import orrery.core.Message;
import orrery.core.Next;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.risk.Articles;
import orrery.games.risk.Preset;
import orrery.games.risk.Questions;
import orrery.games.risk.RiskChoice;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskState;
import orrery.games.risk.Step;
import orrery.games.risk.board.Reward;
import orrery.games.risk.board.Territory;

/** With the reward for it, a manoeuvre between the deploy step and the attack: article reward-opening-manoeuvre. */
public record OpeningManoeuvre() implements Segment<RiskState, RiskFact> {

    /** What follows the deploy step. */
    static Segment<RiskState, RiskFact> next(RiskState state, Seat seat) {
        return state.has(seat, Reward.OPENING_MANOEUVRE) ? new OpeningManoeuvre() : TakeOver.next(state);
    }

    @Override
    public Next play(Table<RiskState, RiskFact> table) {
        RiskState state = table.state();
        Seat seat = Objects.requireNonNull(state.active());
        RiskChoice choice = table.ask(Questions.of(
                state,
                seat,
                Step.OPENING_MANOEUVRE,
                Articles.REWARD_OPENING_MANOEUVRE,
                () -> Message.of("prompt.opening-manoeuvre"),
                offers -> {
                    offers.legal(Preset.PASS);
                    for (long rest = state.held(seat); rest != 0; rest &= rest - 1) {
                        Territory from = Territory.at(Long.numberOfTrailingZeros(rest));
                        if (Manoeuvres.canStart(state, seat, from)) {
                            offers.legal(Preset.moveFrom(from), from);
                        }
                    }
                }));
        if (choice instanceof RiskChoice.MoveFrom(Territory from)) {
            Manoeuvres.normal(table, seat, Step.OPENING_MANOEUVRE, from);
        }
        return TakeOver.next(state);
    }
}
