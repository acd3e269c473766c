package orrery.games.stars.battle;

import java.util.List;
import orrery.core.Message;
import orrery.core.Next;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.stars.Articles;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsQuestion;
import orrery.games.stars.StarsState;
import orrery.games.stars.Step;
import orrery.games.stars.components.CombatCard;

/** Both lay a card face down at the same time. Articles execution-round, choose-card. */
public record ExecutionRound(int number) implements Segment<StarsState, StarsFact> {

    @Override
    public Next play(Table<StarsState, StarsFact> table) {
        StarsState state = table.state();
        table.record(new StarsFact.ExecutionRoundBegan(number));
        table.together(List.of(Seat.of(state.sideSeat(0)), Seat.of(state.sideSeat(1))), ExecutionRound::chooseCard);
        return new ResolveCard(0);
    }

    private static void chooseCard(Table<StarsState, StarsFact> table, Seat seat) {
        StarsState state = table.state();
        int side = state.sideOf(seat.index());
        if (state.hand(side) != 0) {
            var choice = (StarsChoice.PickCard) table.ask(question(state, seat.index(), side));
            table.record(new StarsFact.CardChosen(seat, choice.card()));
        }
    }

    private static StarsQuestion question(StarsState state, int seat, int side) {
        return StarsQuestion.secret(
                state,
                seat,
                Step.CHOOSE_CARD,
                Articles.CHOOSE_CARD,
                () -> Message.of("prompt.choose-card", state.executionRound()),
                offers -> {
                    for (int number = 0; number < CombatCard.KINDS; number++) {
                        if (StarsState.copies(state.hand(side), number) > 0) {
                            CombatCard card = CombatCard.of(state.faction(seat), number);
                            offers.legal(new StarsChoice.PickCard(card), card);
                        }
                    }
                });
    }
}
