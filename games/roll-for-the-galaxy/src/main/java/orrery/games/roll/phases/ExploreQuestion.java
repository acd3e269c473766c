package orrery.games.roll.phases;

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
import orrery.games.roll.components.Stack;
import orrery.games.roll.components.Tile;

/**
 * What the next explorer does: stock, or scout after abandoning any number of tiles. With a power, the construction zone
 * may be rearranged in between. Articles explore, scout, stock.
 */
final class ExploreQuestion extends RollQuestion {

    ExploreQuestion(RollState state, Seat seat) {
        super(state, seat);
    }

    @Override
    protected Step step() {
        return Step.EXPLORE;
    }

    @Override
    protected Article article() {
        return state.abandonedForScout(seat()) > 0 ? Articles.SCOUT : Articles.EXPLORE;
    }

    @Override
    protected Message prompt() {
        int explorers = Workers.count(state, seat(), Phase.EXPLORE);
        int abandoned = state.abandonedForScout(seat());
        return explorers == 0
                ? Message.of("prompt.arrange")
                : abandoned > 0
                        ? Message.of("prompt.scout", abandoned, abandoned + 1)
                        : Message.of("prompt.explore", explorers);
    }

    @Override
    protected void offer(Offers<RollChoice> offers) {
        boolean abandoning = state.abandonedForScout(seat()) > 0;
        int explorers = Workers.count(state, seat(), Phase.EXPLORE);
        if (explorers > 0) {
            offerTasks(offers, abandoning);
            offerAbandoning(offers);
        }
        if (!abandoning && Exploring.mayArrange(state, seat())) {
            offerArranging(offers);
            if (explorers == 0) {
                offers.legal(Preset.DONE);
            } else if (offers.explains()) {
                offers.illegal(Preset.DONE, Articles.EXPLORE, Message.of("why.explorers-left", explorers));
            }
        }
    }

    private void offerTasks(Offers<RollChoice> offers, boolean abandoning) {
        boolean colorMatters = Powers.STOCK_BONUS.has(state, seat()) || Powers.CREDITS_IF_SCOUTED.has(state, seat());
        for (int color = 0; color < DieColor.COUNT; color++) {
            DieColor explorer = DieColor.at(color);
            if (Workers.count(state, seat(), Phase.EXPLORE, explorer) > 0) {
                offers.legal(Preset.scout(explorer), explorer);
                if (!abandoning) {
                    offers.legal(Preset.stock(explorer), explorer);
                } else if (offers.explains()) {
                    offers.illegal(
                            Preset.stock(explorer), Articles.ABANDONED_TILES, Message.of("why.abandoned-for-scout"));
                }
                if (!colorMatters) {
                    return;
                }
            }
        }
    }

    private void offerAbandoning(Offers<RollChoice> offers) {
        for (Stack stack : Stack.ALL) {
            for (int i = 0; i < state.stackSize(seat(), stack); i++) {
                Tile side = state.inStack(seat(), stack, i);
                offers.legal(Preset.abandon(side), side);
            }
        }
    }

    /** Any tile on top of the stack of either side, unless it lies there already. */
    private void offerArranging(Offers<RollChoice> offers) {
        for (Stack stack : Stack.ALL) {
            for (int i = 0; i < state.stackSize(seat(), stack); i++) {
                Tile side = state.inStack(seat(), stack, i);
                if (i > 0) {
                    offers.legal(Preset.arrange(side), side, stack);
                }
                Tile other = side.otherSide();
                offers.legal(Preset.arrange(other), side, other.stack());
            }
        }
    }
}
