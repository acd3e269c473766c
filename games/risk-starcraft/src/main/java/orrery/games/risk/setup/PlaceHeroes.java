package orrery.games.risk.setup;

import java.util.Objects;
import orrery.core.Message;
import orrery.core.Next;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.risk.Articles;
import orrery.games.risk.Preset;
import orrery.games.risk.Questions;
import orrery.games.risk.RiskChoice;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskState;
import orrery.games.risk.SetupFact;
import orrery.games.risk.Step;
import orrery.games.risk.board.Territory;
import orrery.games.risk.turn.BeginTurn;

/** In turn order every player puts their hero on a territory of theirs: article hero-placing. */
public record PlaceHeroes(int place) implements Segment<RiskState, RiskFact> {

    @Override
    public Next play(Table<RiskState, RiskFact> table) {
        RiskState state = table.state();
        Seat seat = Objects.requireNonNull(state.at(place));
        RiskChoice choice = table.ask(Questions.of(
                state,
                seat,
                Step.HERO_PLACING,
                Articles.HERO_PLACING,
                () -> Message.of("prompt.place-hero"),
                offers -> {
                    for (long rest = state.held(seat); rest != 0; rest &= rest - 1) {
                        Territory territory = Territory.at(Long.numberOfTrailingZeros(rest));
                        offers.legal(Preset.placeHero(territory), territory);
                    }
                }));
        table.record(new SetupFact.HeroPlaced(seat, ((RiskChoice.PlaceHero) choice).territory()));
        if (place < state.seats()) {
            return new PlaceHeroes(place + 1);
        }
        return state.mode().diagram() ? new BeginTurn(Objects.requireNonNull(state.at(1))) : new DealCards();
    }
}
