package orrery.games.roll.phases;

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
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Place;
import orrery.games.roll.components.Tile;

/** Which shipper takes which good, and whether it trades or consumes it: article ship. */
final class ShipQuestion extends RollQuestion {

    ShipQuestion(RollState state, Seat seat) {
        super(state, seat);
    }

    @Override
    protected Step step() {
        return Step.SHIP;
    }

    @Override
    protected Article article() {
        return Articles.SHIP;
    }

    @Override
    protected Message prompt() {
        return Message.of("prompt.ship", Workers.count(state, seat(), Phase.SHIP), Goods.lying(state, seat()));
    }

    @Override
    protected void offer(Offers<RollChoice> offers) {
        boolean scarce = Workers.count(state, seat(), Phase.SHIP) > Goods.lying(state, seat());
        for (int i = 0; i < state.tableauSize(seat()); i++) {
            Tile world = state.tableau(seat(), i);
            if (world.holdsGoods()) {
                for (int rest = state.goodColors(world); rest != 0; rest &= rest - 1) {
                    DieColor good = DieColor.at(Integer.numberOfTrailingZeros(rest));
                    for (int color = 0; color < DieColor.COUNT; color++) {
                        offer(offers, DieColor.at(color), world, good, scarce);
                    }
                }
            }
        }
    }

    /**
     * A worker that is no dice is the same as one of its colour that is, unless some will be left: then it matters which
     * of them goes to the Citizenry.
     */
    private void offer(Offers<RollChoice> offers, DieColor shipper, Tile world, DieColor good, boolean scarce) {
        boolean extra = state.extraWorkers(seat(), shipper) > 0;
        if (extra) {
            offers.legal(Preset.trade(shipper, true, world, good), shipper, world);
            offers.legal(Preset.consume(shipper, true, world, good), shipper, world);
        }
        if (state.dice(seat(), Place.SHIP, shipper) > 0 && (scarce || !extra)) {
            offers.legal(Preset.trade(shipper, false, world, good), shipper, world);
            offers.legal(Preset.consume(shipper, false, world, good), shipper, world);
        }
    }
}
