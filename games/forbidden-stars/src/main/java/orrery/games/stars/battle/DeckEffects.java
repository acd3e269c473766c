package orrery.games.stars.battle;

import java.util.ArrayList;
import java.util.List;
import orrery.core.Message;
import orrery.games.stars.Articles;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsPurpose;
import orrery.games.stars.StarsQuestion;
import orrery.games.stars.StarsState;
import orrery.games.stars.Step;
import orrery.games.stars.components.CombatCard;

/** What combat cards do with combat cards. Articles discarded-face-up-card, extra-card. */
final class DeckEffects {

    private final CardTable at;
    private final StarsState state;

    DeckEffects(CardTable at) {
        this.at = at;
        this.state = at.state();
    }

    private CombatCard pickFaceUp(int chooser, int side, String prompt) {
        return ((StarsChoice.PickCard) at.ask(chooser, () -> Message.of(prompt, at.seat(side)), offers -> {
                    List<Integer> seen = new ArrayList<>();
                    for (int i = 0; i < state.faceUpCount(side); i++) {
                        int number = state.faceUp(side, i) & 15;
                        if (!seen.contains(number)) {
                            seen.add(number);
                            offers.legal(new StarsChoice.PickCard(at.kind(side, number)), at.kind(side, number));
                        }
                    }
                }))
                .card();
    }

    void discardFaceUp(int chooser, int side) {
        discardFaceUp(side, pickFaceUp(chooser, side, "prompt.pick-face-up"));
    }

    private void discardFaceUp(int side, CombatCard discarded) {
        at.record(new StarsFact.CardDiscarded(at.seat(side), discarded, StarsFact.Pile.FACE_UP));
    }

    void discardRandom(int side) {
        int hand = state.hand(side);
        int number = StarsState.cardAt(hand, at.table().draw(StarsState.cards(hand), StarsPurpose.DISCARD));
        at.record(new StarsFact.CardDiscarded(at.seat(side), at.kind(side, number), StarsFact.Pile.HAND));
    }

    void borrowIcons(int actor) {
        int deck = state.deck(state.sideSeat(1 - actor));
        int number = StarsState.cardAt(deck, at.table().draw(StarsState.cards(deck), StarsPurpose.COMBAT_DECK));
        at.record(new StarsFact.CardDiscarded(at.seat(1 - actor), at.kind(1 - actor, number), StarsFact.Pile.DECK));
        at.record(new StarsFact.IconsBorrowed(at.seat(actor), at.kind(1 - actor, number)));
    }

    /** The owner looks at the card that the other side has laid face down. */
    void peek(int actor) {
        int other = 1 - actor;
        at.record(new StarsFact.CardPeeked(at.seat(actor), at.seat(other), at.kind(other, state.faceDown(other))));
    }

    void extraCard(int actor) {
        var choice = (StarsChoice.PickCard) at.table()
                .ask(StarsQuestion.secret(
                        state,
                        state.sideSeat(actor),
                        Step.RESOLVE_CARD,
                        Articles.EXTRA_CARD,
                        () -> Message.of("prompt.extra-card"),
                        offers -> {
                            for (int number = 0; number < CombatCard.KINDS; number++) {
                                if (StarsState.copies(state.hand(actor), number) > 0) {
                                    offers.legal(
                                            new StarsChoice.PickCard(at.kind(actor, number)), at.kind(actor, number));
                                }
                            }
                        }));
        at.record(new StarsFact.ExtraCardPlayed(at.seat(actor), choice.card()));
    }

    /** Names a face-up card of the other side; whether that is discarded: article card-psychic-lance. */
    boolean threatenCard(int actor) {
        int other = 1 - actor;
        if (state.faceUpCount(other) > 0) {
            CombatCard named = pickFaceUp(actor, other, "prompt.name-face-up");
            StarsChoice choice = at.ask(other, () -> Message.of("prompt.threatened-card", named, at.card()), offers -> {
                offers.legal(new StarsChoice.PickCard(named), named);
                offers.legal(new StarsChoice.Decline());
            });
            if (choice instanceof StarsChoice.PickCard) {
                discardFaceUp(other, named);
                return true;
            }
        }
        return false;
    }
}
