package orrery.games.risk.cards;

import orrery.core.Article;
import orrery.core.Message;
import orrery.core.Offers;
import orrery.core.Seat;
import orrery.games.risk.Articles;
import orrery.games.risk.Preset;
import orrery.games.risk.RiskChoice;
import orrery.games.risk.RiskState;
import orrery.games.risk.board.Territory;

/** What stands in the way of a card that somebody would like to play, for people: the same tests in words. */
final class Obstacles {

    private Obstacles() {}

    /** Says of every card of the seat that may not be played now why that is so. */
    static void explain(
            Offers<RiskChoice> offers,
            RiskState state,
            Seat seat,
            long ofThisMoment,
            long playable,
            CardWindows.Moment moment) {
        for (long rest = state.mode().abilities() ? 0 : state.hand(seat); rest != 0; rest &= rest - 1) {
            FactionCard card = FactionCard.at(Long.numberOfTrailingZeros(rest));
            refuse(offers, card, Articles.STARS_ONLY, Message.of("why.stars-only", card));
        }
        for (long rest = state.mode().abilities() ? state.hand(seat) & ~playable : 0; rest != 0; rest &= rest - 1) {
            FactionCard card = FactionCard.at(Long.numberOfTrailingZeros(rest));
            if ((ofThisMoment & card.bit()) == 0) {
                refuse(offers, card, Articles.of(card.window()), Message.of("why.other-window", card, card.window()));
            } else {
                refuse(offers, state, seat, card, moment);
            }
        }
        for (long rest = state.captured(seat); rest != 0; rest &= rest - 1) {
            FactionCard card = FactionCard.at(Long.numberOfTrailingZeros(rest));
            refuse(offers, card, Articles.CAPTURED_CARDS, Message.of("why.captured-card", card));
        }
    }

    private static void refuse(
            Offers<RiskChoice> offers, RiskState state, Seat seat, FactionCard card, CardWindows.Moment moment) {
        for (Ability ability : card.abilities()) {
            if (ability instanceof Ability.Conditional conditional
                    && !CardWindows.demandMet(state, seat, conditional, moment)) {
                refuse(offers, card, Articles.of(card), demand(state, card, conditional, moment));
                return;
            }
        }
        refuse(offers, card, Articles.POSSIBLE_EFFECTS_ONLY, impossible(card));
    }

    private static void refuse(Offers<RiskChoice> offers, FactionCard card, Article article, Message why) {
        offers.illegal(Preset.play(card), article, why, card);
    }

    /** What the card's text demands and is not there. */
    private static Message demand(
            RiskState state, FactionCard card, Ability.Conditional ability, CardWindows.Moment moment) {
        return switch (ability) {
            case Ability.Bombard(int upTo, int price)
            when price > 0 -> needsUnits(state, card, moment.fought().from(), price + 2);
            case Ability.Bombard b -> needsUnits(state, card, moment.fought().to(), 2);
            case Ability.Storm s -> needsUnits(state, card, moment.fought().to(), 2);
            case Ability.AttackLimit l ->
                Message.of("why.card.no-base-near", card, moment.fought().to());
            case Ability.ExtraLoss e -> Message.of("why.card.highest-lost", card);
            case Ability.Garrison g -> Message.of("why.card.after-manoeuvre", card);
            default -> Message.of("why.card.no-effect", card);
        };
    }

    private static Message needsUnits(RiskState state, FactionCard card, Territory where, int units) {
        return Message.of("why.card.needs-units", card, where, state.units(where), units);
    }

    /** Why no part of the card would change anything. */
    private static Message impossible(FactionCard card) {
        return switch (card.abilities().getLast()) {
            case Ability.ExtraLoss e -> Message.of("why.card.nothing-more-to-lose", card);
            case Ability.Prevent p -> Message.of("why.card.no-losses", card);
            case Ability.Regenerate r -> Message.of("why.card.nothing-lost", card);
            case Ability.Flames f -> Message.of("why.card.no-target", card);
            case Ability.Nuke n -> Message.of("why.card.no-target", card);
            case Ability.Garrison g -> Message.of("why.card.no-base-or-field", card);
            case Ability.FreeManoeuvre m -> Message.of("why.card.nothing-to-move", card);
            case Ability.Drop d -> Message.of("why.card.nowhere-to-invade", card);
            case Ability.Tunnel t -> Message.of("why.card.nowhere-to-invade", card);
            default -> Message.of("why.card.no-effect", card);
        };
    }
}
