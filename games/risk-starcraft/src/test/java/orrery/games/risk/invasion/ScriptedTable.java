package orrery.games.risk.invasion;

import java.util.Arrays;
import java.util.List;
import orrery.core.Choice;
import orrery.core.Choices;
import orrery.core.Lane;
import orrery.core.Purpose;
import orrery.core.Question;
import orrery.core.Seat;
import orrery.core.Table;
import orrery.games.risk.Preset;
import orrery.games.risk.RiskChoice;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskPurpose;
import orrery.games.risk.RiskState;

/** A table at which all dice are known beforehand and both sides fight with all they may. */
final class ScriptedTable implements Table<RiskState, RiskFact> {

    private final RiskState state;
    private final int[] dice;
    private final int[] again;
    private final int set;
    private int fallen;

    /**
     * @param dice  what falls, the attacker's dice first
     * @param again what falls when dice are thrown again
     * @param set   which attack dice are thrown again: bit n−1 for the nth highest
     */
    ScriptedTable(RiskState state, int[] dice, int[] again, int set) {
        this.state = state;
        this.dice = dice;
        this.again = again;
        this.set = set;
    }

    @Override
    public RiskState state() {
        return state;
    }

    @Override
    public void record(RiskFact fact) {
        state.apply(fact);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <C extends Choice> C ask(Question<C> question) {
        Choices<C> legal = new Choices<>();
        question.legal(legal);
        for (int i = 0; i < legal.size(); i++) {
            if (legal.get(i).equals(Preset.reroll(set))) {
                return legal.get(i);
            }
        }
        C last = legal.get(legal.size() - 1);
        return last instanceof RiskChoice.Stop ? legal.get(legal.size() - 2) : last;
    }

    @Override
    public int[] roll(int count, int sides, Purpose why) {
        if (why == RiskPurpose.ATTACK_AGAIN) {
            return again.clone();
        }
        fallen += count;
        return Arrays.copyOfRange(dice, fallen - count, fallen);
    }

    @Override
    public void together(List<Seat> seats, Lane<RiskState, RiskFact> lane) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int draw(int size, Purpose why) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int[] shuffle(int size, Purpose why) {
        throw new UnsupportedOperationException();
    }
}
