package orrery.games.stars.battle;

import java.util.function.Consumer;
import java.util.function.Supplier;
import orrery.core.Message;
import orrery.core.Offers;
import orrery.core.Seat;
import orrery.core.Table;
import orrery.games.stars.Articles;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsQuestion;
import orrery.games.stars.StarsState;
import orrery.games.stars.Step;
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.components.CombatIcon;

/** A table at which a combat card is carried out: what its abilities ask cites the card. */
record CardTable(Table<StarsState, StarsFact> table, CombatCard card) {

    static final int ALL_UNITS = 0b111111;
    static final int BASIC_UNITS = 0b11;

    StarsState state() {
        return table.state();
    }

    void record(StarsFact fact) {
        table.record(fact);
    }

    Seat seat(int side) {
        return Seat.of(state().sideSeat(side));
    }

    CombatCard kind(int side, int number) {
        return CombatCard.of(state().faction(state().sideSeat(side)), number);
    }

    StarsChoice ask(int side, Supplier<Message> prompt, Consumer<Offers<StarsChoice>> choices) {
        return table.ask(StarsQuestion.of(
                state(), state().sideSeat(side), Step.RESOLVE_CARD, Articles.of(card), prompt, choices));
    }

    /** Asks for a number of what the prompt says, unless there is but one. */
    int number(int side, int least, int most, String prompt) {
        if (least == most) {
            return least;
        }
        var choice = (StarsChoice.Number) ask(side, () -> Message.of(prompt, card, most), offers -> {
            for (int number = least; number <= most; number++) {
                offers.legal(new StarsChoice.Number(number));
            }
        });
        return choice.number();
    }

    /** Asks for a die of a side among those that show one of these faces and have not been named yet. */
    CombatIcon die(int chooser, int side, int faces, int[] named, String prompt) {
        return ((StarsChoice.PickFace) ask(chooser, () -> Message.of(prompt, card), offers -> {
                    for (CombatIcon face : CombatIcon.values()) {
                        if ((faces & face.bit()) != 0 && state().dice(side, face) > named[face.ordinal()]) {
                            offers.legal(new StarsChoice.PickFace(face), face);
                        }
                    }
                }))
                .face();
    }

    /** Asks for a unit of a side. */
    Figures.Figure figure(int chooser, int side, boolean standing, boolean routed, int units, String prompt) {
        return Figures.figure(ask(
                chooser,
                () -> Message.of(prompt, card),
                offers -> Figures.offer(state(), side, standing, routed, units, offers)));
    }
}
