package orrery.games.risk.turn;

import java.util.Objects;
import orrery.core.Article;
import orrery.core.Message;
import orrery.core.Next;
import orrery.core.Offers;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.risk.Articles;
import orrery.games.risk.CardFact;
import orrery.games.risk.Preset;
import orrery.games.risk.Questions;
import orrery.games.risk.RewardFact;
import orrery.games.risk.RiskChoice;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskQuestion;
import orrery.games.risk.RiskState;
import orrery.games.risk.Step;
import orrery.games.risk.TurnFact;
import orrery.games.risk.board.Reward;
import orrery.games.risk.board.Territory;
import orrery.games.risk.cards.Ability;
import orrery.games.risk.cards.CardWindow;
import orrery.games.risk.cards.CardWindows;
import orrery.games.risk.cards.FactionCard;

/**
 * The end of a turn: one normal manoeuvre and cards, in any order: articles manoeuvre, several-manoeuvres,
 * window-end-of-turn.
 *
 * @param normal whether no normal manoeuvre is left
 * @param any    whether any manoeuvre has been made
 */
public record EndOfTurn(boolean normal, boolean any) implements Segment<RiskState, RiskFact> {

    @Override
    public Next play(Table<RiskState, RiskFact> table) {
        RiskState state = table.state();
        Seat seat = Objects.requireNonNull(state.active());
        return switch (table.ask(new EndQuestion(state, seat, this))) {
            case RiskChoice.MoveFrom(Territory from) -> {
                Manoeuvres.normal(table, seat, Step.MANOEUVRE, from);
                yield new EndOfTurn(!oneMore(table, seat), true);
            }
            case RiskChoice.PlayCard(FactionCard card) -> {
                boolean moved = play(table, seat, card);
                yield new EndOfTurn(normal, any || moved);
            }
            default -> new BeginTurn(state.after(seat));
        };
    }

    /** Article reward-extra-manoeuvre: after the first normal manoeuvre there may be a second. */
    private static boolean oneMore(Table<RiskState, RiskFact> table, Seat seat) {
        if (table.state().manoeuvred() || !table.state().has(seat, Reward.EXTRA_MANOEUVRE)) {
            return false;
        }
        table.record(new RewardFact.ManoeuvreCounted(seat));
        return true;
    }

    /** Carries a card out and says whether a manoeuvre was made by it. */
    private static boolean play(Table<RiskState, RiskFact> table, Seat seat, FactionCard card) {
        table.record(new CardFact.CardPlayed(seat, card));
        boolean moved = false;
        for (Ability ability : card.abilities()) {
            switch (ability) {
                case Ability.Garrison(int units) -> {
                    for (int left = units; left > 0; left--) {
                        placeOne(table, seat, card, CardWindows.garrisons(table.state(), seat), 1, left);
                    }
                }
                case Ability.Reserve(int units) ->
                    placeOne(table, seat, card, table.state().held(seat), units, units);
                case Ability.FreeManoeuvre() ->
                    moved = Manoeuvres.free(
                            table,
                            seat,
                            Step.MANOEUVRE,
                            Articles.of(card),
                            Manoeuvres.ANY,
                            true,
                            () -> Message.of("prompt.free-manoeuvre"));
                default -> throw new IllegalStateException(card.id() + " is no card of the end of a turn");
            }
        }
        return moved;
    }

    private static void placeOne(
            Table<RiskState, RiskFact> table, Seat seat, FactionCard card, long where, int units, int left) {
        RiskState state = table.state();
        RiskChoice choice = table.ask(Questions.of(
                state,
                seat,
                Step.MANOEUVRE,
                Articles.of(card),
                () -> Message.of("prompt.place-by-card", card, left),
                offers -> {
                    for (long rest = where; rest != 0; rest &= rest - 1) {
                        Territory territory = Territory.at(Long.numberOfTrailingZeros(rest));
                        offers.legal(Preset.place(territory), territory);
                    }
                }));
        table.record(new TurnFact.UnitsAdded(seat, ((RiskChoice.Place) choice).territory(), units));
    }

    /** A manoeuvre, a card, or the end of the turn. */
    public static final class EndQuestion extends RiskQuestion {

        private final EndOfTurn end;

        EndQuestion(RiskState state, Seat seat, EndOfTurn end) {
            super(state, seat);
            this.end = end;
        }

        private CardWindows.Moment moment() {
            return end.any ? CardWindows.Moment.MANOEUVRED : CardWindows.Moment.CALM;
        }

        /** Asked even if nothing can be moved, for else all would see that the hand has no card for it: article hidden-hands. */
        @Override
        public boolean guardsSecret() {
            return CardWindows.mayHold(state, seat(), CardWindow.END_OF_TURN, moment());
        }

        @Override
        protected Step step() {
            return Step.MANOEUVRE;
        }

        @Override
        protected Message prompt() {
            return Message.of(
                    end.normal ? "prompt.end-of-turn-moved" : "prompt.end-of-turn", Long.bitCount(state.hand(seat())));
        }

        @Override
        protected Article article() {
            return Articles.MANOEUVRE;
        }

        @Override
        protected void offer(Offers<RiskChoice> offers) {
            offers.legal(Preset.END_TURN);
            CardWindows.offer(offers, state, seat(), FactionCard.of(CardWindow.END_OF_TURN), moment());
            for (long rest = state.held(seat()); rest != 0; rest &= rest - 1) {
                Territory from = Territory.at(Long.numberOfTrailingZeros(rest));
                if (!end.normal && Manoeuvres.canStart(state, seat(), from)) {
                    offers.legal(Preset.moveFrom(from), from);
                } else if (offers.explains()) {
                    explain(offers, from);
                }
            }
        }

        private void explain(Offers<RiskChoice> offers, Territory from) {
            if (end.normal) {
                offers.illegal(
                        Preset.moveFrom(from), Articles.SEVERAL_MANOEUVRES, Message.of("why.manoeuvre-made"), from);
            } else if (state.units(from) < 2) {
                offers.illegal(
                        Preset.moveFrom(from),
                        Articles.ONE_STAYS_BEHIND,
                        Message.of("why.one-stays-behind", from, 1),
                        from);
            } else {
                offers.illegal(
                        Preset.moveFrom(from), Articles.MANOEUVRE_PATH, Message.of("why.no-own-neighbour", from), from);
            }
        }
    }
}
