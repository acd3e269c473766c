package orrery.games.risk.setup;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import orrery.core.Next;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.risk.Masks;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskPurpose;
import orrery.games.risk.RiskState;
import orrery.games.risk.SetupFact;
import orrery.games.risk.board.Achievement;

/**
 * Four silver and four gold achievements lie face up, each with a reward face down: articles random-achievements and
 * reward-hidden.
 */
public record LayAchievements(boolean chosen) implements Segment<RiskState, RiskFact> {

    private static final int OF_EACH = 4;

    @Override
    public Next play(Table<RiskState, RiskFact> table) {
        List<Achievement> drawn = new ArrayList<>();
        draw(table, Achievement.SILVER, drawn);
        draw(table, Achievement.GOLD, drawn);
        Collections.sort(drawn);
        table.record(new SetupFact.AchievementsLaid(drawn));
        return new RollForFactions(chosen);
    }

    private static void draw(Table<RiskState, RiskFact> table, int metal, List<Achievement> drawn) {
        List<Achievement> left = new ArrayList<>(Masks.achievements(metal));
        for (int i = 0; i < OF_EACH; i++) {
            drawn.add(left.remove(table.draw(left.size(), RiskPurpose.ACHIEVEMENT)));
        }
    }
}
