package orrery.games.risk.turn;

import java.util.Objects;
import orrery.core.Message;
import orrery.core.Next;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.risk.Articles;
import orrery.games.risk.CardFact;
import orrery.games.risk.Preset;
import orrery.games.risk.Questions;
import orrery.games.risk.RiskChoice;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskPurpose;
import orrery.games.risk.RiskState;
import orrery.games.risk.Step;
import orrery.games.risk.board.Race;
import orrery.games.risk.board.Reward;
import orrery.games.risk.cards.FactionCard;

/**
 * A player who has conquered a territory this turn and taken no achievement may draw a card of their race, or of the common
 * deck; with the reward for it anybody may: articles card-step, achievement-or-card, reshuffle, common-deck,
 * reward-guaranteed-card.
 */
public record CardStep() implements Segment<RiskState, RiskFact> {

    @Override
    public Next play(Table<RiskState, RiskFact> table) {
        RiskState state = table.state();
        Seat seat = Objects.requireNonNull(state.active());
        boolean earned = state.conquered() && !state.achievementTaken() || state.has(seat, Reward.GUARANTEED_CARD);
        if (earned
                && (state.drawable(seat) | state.reshuffled(seat)) != 0
                && table.ask(Questions.of(
                                state,
                                seat,
                                Step.CARD,
                                Articles.CARD_STEP,
                                () -> Message.of("prompt.draw-card"),
                                offers -> {
                                    offers.legal(Preset.DRAW_CARD);
                                    offers.legal(Preset.PASS);
                                }))
                        instanceof RiskChoice.DrawCard) {
            draw(table, seat);
        }
        return new EndOfTurn(false, false);
    }

    /** Draws a card for the seat, from the discard pile shuffled anew if the deck is empty; nothing if both are. */
    public static void draw(Table<RiskState, RiskFact> table, Seat seat) {
        RiskState state = table.state();
        Race race = state.mode().commonDeck() ? null : state.race(seat);
        if (state.drawable(seat) == 0 && state.reshuffled(seat) != 0) {
            table.record(new CardFact.DeckReshuffled(race));
        }
        int size = Long.bitCount(state.drawable(seat));
        if (size > 0) {
            int index = table.draw(size, RiskPurpose.DRAW);
            table.record(new CardFact.CardDrawn(seat, race, cardAt(state.drawable(seat), index)));
        }
    }

    private static FactionCard cardAt(long deck, int index) {
        long rest = deck;
        for (int i = 0; i < index; i++) {
            rest &= rest - 1;
        }
        return FactionCard.at(Long.numberOfTrailingZeros(rest));
    }
}
