package orrery.games.roll.manage;

import orrery.core.Article;
import orrery.core.Message;
import orrery.core.Offers;
import orrery.core.Seat;
import orrery.games.roll.Articles;
import orrery.games.roll.Preset;
import orrery.games.roll.RollChoice;
import orrery.games.roll.RollQuestion;
import orrery.games.roll.RollState;
import orrery.games.roll.Step;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Place;
import orrery.games.roll.components.Stack;
import orrery.games.roll.components.Tile;

/** Which worker or good to take back; none, unless the cup would be empty. Articles recall, empty-cup. */
public final class RecallQuestion extends RollQuestion {

    RecallQuestion(RollState state, Seat seat) {
        super(state, seat);
    }

    private boolean mustRecall() {
        return state.dice(seat(), Place.CUP) == 0;
    }

    @Override
    protected Step step() {
        return Step.MANAGE;
    }

    @Override
    protected Article article() {
        return mustRecall() ? Articles.EMPTY_CUP : Articles.RECALL;
    }

    @Override
    protected Message prompt() {
        return Message.of(mustRecall() ? "prompt.recall-one" : "prompt.recall");
    }

    @Override
    protected void offer(Offers<RollChoice> offers) {
        for (Stack stack : Stack.ALL) {
            for (int rest = state.colors(seat(), stack.workers()); rest != 0; rest &= rest - 1) {
                DieColor die = DieColor.at(Integer.numberOfTrailingZeros(rest));
                offers.legal(Preset.recall(die, stack.workers()), stack, die);
            }
        }
        for (int i = 0; i < state.tableauSize(seat()); i++) {
            Tile world = state.tableau(seat(), i);
            if (world.holdsGoods()) {
                for (int rest = state.goodColors(world); rest != 0; rest &= rest - 1) {
                    DieColor die = DieColor.at(Integer.numberOfTrailingZeros(rest));
                    offers.legal(Preset.recallGood(die, world), world, die);
                }
            }
        }
        if (!mustRecall()) {
            offers.legal(Preset.DONE);
        } else if (offers.explains()) {
            offers.illegal(Preset.DONE, Articles.EMPTY_CUP, Message.of("why.cup-is-empty"));
        }
    }
}
