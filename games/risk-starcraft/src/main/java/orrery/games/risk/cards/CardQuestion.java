package orrery.games.risk.cards;

import orrery.core.Article;
import orrery.core.Message;
import orrery.core.Offers;
import orrery.core.Seat;
import orrery.games.risk.Articles;
import orrery.games.risk.Preset;
import orrery.games.risk.RiskChoice;
import orrery.games.risk.RiskQuestion;
import orrery.games.risk.RiskState;
import orrery.games.risk.Step;
import orrery.games.risk.invasion.Invasion;

/** Whether a seat plays a card in a window. It is asked whether or not it holds one: article windows-opened. */
public class CardQuestion extends RiskQuestion {

    private final CardWindow window;
    private final CardWindows.Moment moment;

    public CardQuestion(RiskState state, Seat seat, CardWindow window, CardWindows.Moment moment) {
        super(state, seat);
        this.window = window;
        this.moment = moment;
    }

    public final CardWindow window() {
        return window;
    }

    /** What is going on, all of it public. */
    public final CardWindows.Moment moment() {
        return moment;
    }

    @Override
    public final boolean guardsSecret() {
        return true;
    }

    @Override
    protected final Step step() {
        return moment.invasion() == null ? Step.ATTACK : Step.INVASION;
    }

    @Override
    protected Message prompt() {
        Invasion invasion = moment.invasion();
        String key = "prompt.window." + window.id();
        if (invasion == null) {
            return Message.of(key);
        }
        return Message.of(
                key,
                invasion.from(),
                invasion.to(),
                state.attackDice(),
                state.defenceDice(),
                moment.attackerLoses(),
                moment.defenderLoses());
    }

    @Override
    protected final Article article() {
        return Articles.of(window);
    }

    @Override
    protected final void offer(Offers<RiskChoice> offers) {
        offers.legal(Preset.PASS);
        CardWindows.offer(offers, state, seat(), FactionCard.of(window), moment);
    }
}
