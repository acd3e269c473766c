package orrery.games.risk;

import org.jspecify.annotations.Nullable;
import orrery.core.Fact;
import orrery.core.Viewer;

/** Everything that can happen. All of it is public but for the cards drawn, captured and looked at. */
public sealed interface RiskFact extends Fact
        permits SetupFact, TurnFact, CardFact, InvasionFact, RewardFact, TeamFact {

    @Override
    default @Nullable Fact seenBy(Viewer viewer) {
        return this;
    }
}
