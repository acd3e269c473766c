package orrery.games.risk.setup;

import java.util.List;
import orrery.core.Message;
import orrery.core.Next;
import orrery.core.Offers;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.risk.Articles;
import orrery.games.risk.Questions;
import orrery.games.risk.RiskChoice;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskState;
import orrery.games.risk.SetupFact;
import orrery.games.risk.Step;
import orrery.games.risk.board.Faction;

/**
 * Clockwise from the highest start roll every player takes a faction and with it the next place in turn order: articles
 * free-faction-choice, clockwise, team. If places are not chosen, each seat gets the place of its number.
 */
public record ChooseFactions(Seat first, int taken, boolean chosen) implements Segment<RiskState, RiskFact> {

    /** The factions of places that are not chosen: every race in turn. */
    private static final List<Faction> LISTED = List.of(
            Faction.TERRAN_RED,
            Faction.PROTOSS_YELLOW,
            Faction.ZERG_PURPLE,
            Faction.TERRAN_BLUE,
            Faction.PROTOSS_ORANGE,
            Faction.ZERG_BROWN);

    @Override
    public Next play(Table<RiskState, RiskFact> table) {
        RiskState state = table.state();
        Seat seat = Seat.of((first.index() + taken) % state.seats());
        Faction faction = LISTED.get(taken);
        if (chosen) {
            RiskChoice choice = table.ask(Questions.of(
                    state,
                    seat,
                    Step.FACTION_CHOICE,
                    Articles.FREE_FACTION_CHOICE,
                    () -> Message.of("prompt.choose-faction"),
                    offers -> offer(state, offers)));
            faction = ((RiskChoice.ChooseFaction) choice).faction();
        }
        table.record(new SetupFact.PlaceTaken(seat, taken + 1, faction));
        if (taken + 1 < state.seats()) {
            return new ChooseFactions(first, taken + 1, chosen);
        }
        boolean neutrals = state.mode().neutrals(state.seats());
        table.record(new SetupFact.UnitsSupplied(
                state.mode().startingUnits(state.seats()),
                neutrals ? state.mode().neutralUnits() : 0));
        return neutrals ? new DealTerritories(chosen) : new Claim(0);
    }

    private static void offer(RiskState state, Offers<RiskChoice> offers) {
        for (Faction faction : Faction.values()) {
            if (Seat.first(state.seats()).stream().noneMatch(other -> state.faction(other) == faction)) {
                offers.legal(new RiskChoice.ChooseFaction(faction), faction);
            } else if (offers.explains()) {
                offers.illegal(
                        new RiskChoice.ChooseFaction(faction),
                        Articles.FREE_FACTION_CHOICE,
                        Message.of("why.faction-is-taken", faction),
                        faction);
            }
        }
    }
}
