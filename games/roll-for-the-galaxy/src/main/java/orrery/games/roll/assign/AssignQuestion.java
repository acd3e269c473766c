package orrery.games.roll.assign;

import orrery.core.Article;
import orrery.core.Message;
import orrery.core.Offers;
import orrery.core.Seat;
import orrery.games.roll.Articles;
import orrery.games.roll.Powers;
import orrery.games.roll.Preset;
import orrery.games.roll.RollChoice;
import orrery.games.roll.RollQuestion;
import orrery.games.roll.RollState;
import orrery.games.roll.Step;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Place;
import orrery.games.roll.components.Power;
import orrery.games.roll.components.Tile;

/**
 * What to do next behind the screen: put a wild die under a phase, select a phase, use a Reassign power or Dictate, or be
 * done. Articles assign, wild, select-phase, reassign, dictate.
 */
public final class AssignQuestion extends RollQuestion {

    AssignQuestion(RollState state, Seat seat) {
        super(state, seat);
    }

    /** Nobody shall learn from the time an answer takes that there was nothing to reassign: article secrets. */
    @Override
    public boolean guardsSecret() {
        return true;
    }

    @Override
    protected Step step() {
        return Step.ASSIGN;
    }

    @Override
    protected Article article() {
        return hasToMove() ? Articles.DICTATE : hasSelected() ? Articles.ASSIGN : Articles.SELECT_PHASE;
    }

    @Override
    protected Message prompt() {
        if (hasToMove()) {
            return Message.of("prompt.dictate-move");
        }
        if (!hasSelected()) {
            return Message.of("prompt.select-phase");
        }
        return Reassigning.goingOn(state, seat())
                .orElseGet(() -> Message.of(hasWilds() ? "prompt.place-wilds" : "prompt.reassign"));
    }

    private boolean hasSelected() {
        return state.selected(seat()) != null;
    }

    private boolean hasWilds() {
        return state.dice(seat(), Place.WILD) > 0;
    }

    /** A worker went into the Dictate area, so another one has to be moved. */
    private boolean hasToMove() {
        return state.isDictating(seat()) && state.movedSoFar(seat()) == 0;
    }

    @Override
    protected void offer(Offers<RollChoice> offers) {
        if (hasToMove()) {
            offerDictateMoves(offers);
            return;
        }
        offerWilds(offers);
        if (!hasSelected()) {
            offerSelections(offers);
        } else {
            Reassigning.offer(offers, state, seat());
            offerDictate(offers);
        }
        offerDone(offers);
    }

    private void offerWilds(Offers<RollChoice> offers) {
        if (hasWilds()) {
            for (int color = 0; color < DieColor.COUNT; color++) {
                DieColor die = DieColor.at(color);
                if (state.dice(seat(), Place.WILD, die) > 0) {
                    for (int phase = 0; phase < Phase.COUNT; phase++) {
                        offers.legal(Preset.placeWild(die, Phase.at(phase)), Place.WILD, Phase.at(phase));
                    }
                }
            }
        }
    }

    private void offerSelections(Offers<RollChoice> offers) {
        for (int at = Place.EXPLORE.ordinal(); at <= Place.WILD.ordinal(); at++) {
            Place from = Place.at(at);
            if (state.dice(seat(), from) > 0) {
                for (int color = 0; color < DieColor.COUNT; color++) {
                    DieColor die = DieColor.at(color);
                    if (state.dice(seat(), from, die) > 0) {
                        for (int phase = 0; phase < Phase.COUNT; phase++) {
                            offers.legal(Preset.select(die, from, Phase.at(phase)), from, Phase.at(phase));
                        }
                    }
                }
            }
        }
    }

    /** Once, or as often as wanted with a power; it takes one worker below the strip and another one to be moved. */
    private void offerDictate(Offers<RollChoice> offers) {
        if (state.isDictating(seat()) && state.movedSoFar(seat()) < mostMoves()) {
            offerDictateMoves(offers);
        }
        boolean again = state.dictates(seat()) == 0 || Powers.DICTATE_UNLIMITED.has(state, seat());
        boolean enough = Reassigning.below(state, seat()) >= 2;
        if (again && enough) {
            for (int phase = 0; phase < Phase.COUNT; phase++) {
                Place from = Place.column(Phase.at(phase));
                for (int color = 0; color < DieColor.COUNT && state.dice(seat(), from) > 0; color++) {
                    if (state.dice(seat(), from, DieColor.at(color)) > 0) {
                        offers.legal(Preset.dictate(DieColor.at(color), Phase.at(phase)), from, Place.DICTATED);
                    }
                }
            }
        } else if (offers.explains()) {
            refuseDictate(offers, again);
        }
    }

    private void refuseDictate(Offers<RollChoice> offers, boolean again) {
        for (Phase phase : Phase.values()) {
            for (DieColor die : DieColor.values()) {
                if (state.dice(seat(), Place.column(phase), die) > 0) {
                    offers.illegal(
                            Preset.dictate(die, phase),
                            Articles.DICTATE,
                            Message.of(again ? "why.dictate-needs-two" : "why.dictated-already"),
                            Place.column(phase),
                            Place.DICTATED);
                }
            }
        }
    }

    private void offerDictateMoves(Offers<RollChoice> offers) {
        for (int phase = 0; phase < Phase.COUNT; phase++) {
            Place from = Place.column(Phase.at(phase));
            for (int color = 0; color < DieColor.COUNT && state.dice(seat(), from) > 0; color++) {
                if (state.dice(seat(), from, DieColor.at(color)) > 0) {
                    for (int to = 0; to < Phase.COUNT; to++) {
                        if (to != phase) {
                            offers.legal(
                                    Preset.dictateMove(DieColor.at(color), Phase.at(phase), Phase.at(to)),
                                    from,
                                    Phase.at(to));
                        }
                    }
                }
            }
        }
    }

    /** Workers that one Dictate may move. */
    private int mostMoves() {
        int most = 1;
        for (long rest = Powers.DICTATE_MORE.of(state, seat()); rest != 0; rest &= rest - 1) {
            Tile tile = Tile.at(Long.numberOfTrailingZeros(rest));
            most = Math.max(
                    most, Powers.DICTATE_MORE.on(tile, Power.DictateMore.class).most());
        }
        return most;
    }

    private void offerDone(Offers<RollChoice> offers) {
        if (hasSelected() && !hasWilds()) {
            offers.legal(Preset.DONE);
        } else if (offers.explains()) {
            offers.illegal(
                    Preset.DONE,
                    hasSelected() ? Articles.WILD : Articles.SELECT_PHASE,
                    Message.of(hasSelected() ? "why.wild-without-phase" : "why.no-phase-selected"));
        }
    }
}
