package orrery.games.risk.scenario;

import java.util.List;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskState;
import orrery.games.risk.invasion.FightRoll;
import orrery.games.risk.invasion.Invasion;
import orrery.games.risk.setup.PlaceHeroes;
import orrery.games.risk.turn.AchievementStep;
import orrery.games.risk.turn.AttackStep;
import orrery.games.risk.turn.BeginTurn;
import orrery.games.risk.turn.CardStep;
import orrery.games.risk.turn.Deploy;
import orrery.games.risk.turn.EndOfTurn;
import orrery.games.risk.turn.OpeningManoeuvre;
import orrery.games.risk.turn.ReturnHero;
import orrery.games.risk.turn.TakeOver;

/** Where in a turn a position begins. */
final class FirstStep {

    static final List<String> STEPS = List.of(
            "heroes",
            "begin",
            "deploy",
            "return-hero",
            "opening-manoeuvre",
            "take-over",
            "attack",
            "invasion",
            "achievement",
            "card",
            "manoeuvre");

    private FirstStep() {}

    static Segment<RiskState, RiskFact> of(String step, Seat active, List<Invasion> invasions) {
        return switch (step) {
            case "heroes" -> new PlaceHeroes(1);
            case "begin" -> new BeginTurn(active);
            case "deploy" -> new Deploy();
            case "return-hero" -> new ReturnHero();
            case "opening-manoeuvre" -> new OpeningManoeuvre();
            case "take-over" -> new TakeOver();
            case "invasion" -> {
                Invasion last = invasions.getLast();
                yield new FightRoll(last.from(), last.to(), last.rolls() > 0);
            }
            case "achievement" -> new AchievementStep();
            case "card" -> new CardStep();
            case "manoeuvre" -> new EndOfTurn(false, false);
            default -> new AttackStep();
        };
    }
}
