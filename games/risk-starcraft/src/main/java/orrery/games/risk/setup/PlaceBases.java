package orrery.games.risk.setup;

import orrery.core.Message;
import orrery.core.Next;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.risk.Articles;
import orrery.games.risk.Masks;
import orrery.games.risk.Preset;
import orrery.games.risk.Questions;
import orrery.games.risk.RiskChoice;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskState;
import orrery.games.risk.SetupFact;
import orrery.games.risk.Step;

/**
 * In a game for two, the higher start roll and then the other puts the base on an own territory: article duel-bases.
 *
 * @param first  who has thrown the highest die
 * @param placed how many bases stand
 */
public record PlaceBases(Seat first, int placed, boolean chosen) implements Segment<RiskState, RiskFact> {

    @Override
    public Next play(Table<RiskState, RiskFact> table) {
        RiskState state = table.state();
        Seat seat = Seat.of((first.index() + placed) % state.seats());
        RiskChoice choice = table.ask(Questions.of(
                state,
                seat,
                Step.BASE_PLACING,
                Articles.DUEL_BASES,
                () -> Message.of("prompt.place-base"),
                offers -> Masks.territories(state.held(seat))
                        .forEach(territory -> offers.legal(Preset.placeBase(territory), territory))));
        table.record(new SetupFact.BasePlaced(seat, ((RiskChoice.PlaceBase) choice).territory()));
        return placed + 1 < state.seats()
                ? new PlaceBases(first, placed + 1, chosen)
                : new FortifyDuel(first, 0, chosen);
    }
}
