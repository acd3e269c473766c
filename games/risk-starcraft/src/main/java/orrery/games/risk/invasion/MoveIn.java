package orrery.games.risk.invasion;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import orrery.core.Message;
import orrery.core.Next;
import orrery.core.Outcome;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.risk.Articles;
import orrery.games.risk.InvasionFact;
import orrery.games.risk.Masks;
import orrery.games.risk.Neutrals;
import orrery.games.risk.Questions;
import orrery.games.risk.RewardFact;
import orrery.games.risk.RiskChoice;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskState;
import orrery.games.risk.Step;
import orrery.games.risk.TeamFact;
import orrery.games.risk.Victory;
import orrery.games.risk.board.Territory;
import orrery.games.risk.cards.CardWindow;
import orrery.games.risk.turn.Rewards;

/**
 * A territory has no defenders left: the attackers move in, a player without units is out, and the game may end here:
 * articles conquest, moving-in, moving-in-minimum, moving-in-maximum, hero-moving-in, hero-defeat, elimination,
 * victory-at-once, tower-lost.
 *
 * @param survivors units of the last roll that survived: the fewest that move in
 * @param hero      whether the attacker's hero was named before the last roll
 */
public record MoveIn(Territory from, Territory to, int survivors, boolean hero)
        implements Segment<RiskState, RiskFact> {

    @Override
    public Next play(Table<RiskState, RiskFact> table) {
        RiskState state = table.state();
        Seat attacker = Objects.requireNonNull(state.active());
        Seat loser = Objects.requireNonNull(state.owner(to));
        int most = state.units(from) - 1;
        RiskChoice choice = table.ask(Questions.units(
                state,
                attacker,
                Step.INVASION,
                Articles.MOVING_IN,
                () -> Message.of("prompt.move-in", from, to, survivors, most),
                survivors,
                most));
        if (state.heroAt(loser, to)) {
            table.record(new InvasionFact.HeroFell(loser));
        }
        int units = ((RiskChoice.Units) choice).units();
        Rewards.towerLost(table, loser, to);
        table.record(new InvasionFact.Conquered(attacker, loser, from, to, units, hero));
        if (state.held(loser) == 0) {
            eliminate(table, loser, attacker);
        }
        Outcome end = Victory.reached(state);
        if (end != null) {
            return end;
        }
        new InvasionCards(table, from, to, loser).attackerWindow(CardWindow.ATTACK_CONQUERED);
        return new EndInvasion(from, to, loser);
    }

    /**
     * Articles elimination-cards, elimination-achievements and team-elimination: the cards go to the victor for their stars
     * only, the achievements to a living ally of the loser or else to the victor. Rewards are destroyed: reward-lost.
     */
    private static void eliminate(Table<RiskState, RiskFact> table, Seat loser, Seat victor) {
        if (Neutrals.is(loser)) {
            table.record(new TeamFact.NeutralGone(loser));
            return;
        }
        RiskState state = table.state();
        if (state.rewards(loser) != 0) {
            table.record(new RewardFact.RewardsLost(loser, Masks.rewards(state.rewards(loser))));
        }
        long cards = state.hand(loser) | state.captured(loser);
        table.record(new InvasionFact.Eliminated(
                loser,
                victor,
                Long.bitCount(cards),
                Masks.cards(cards),
                Masks.achievements(state.achievements(loser)),
                heir(state, loser)));
    }

    /** The next ally in turn order that is still in the game. */
    private static @Nullable Seat heir(RiskState state, Seat loser) {
        for (Seat next = state.after(loser); next != loser; next = state.after(next)) {
            if (state.allied(loser, next)) {
                return next;
            }
        }
        return null;
    }
}
