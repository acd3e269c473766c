package orrery.games.risk.turn;

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

/** At the end of the deploy step a fallen hero may be put on any own territory: article hero-return. */
public record ReturnHero() implements Segment<RiskState, RiskFact> {

    @Override
    public Next play(Table<RiskState, RiskFact> table) {
        RiskState state = table.state();
        Seat seat = Objects.requireNonNull(state.active());
        if (state.hero(seat) == null && state.mode().heroes()) {
            RiskChoice choice = table.ask(Questions.of(
                    state, seat, Step.DEPLOY, Articles.HERO_RETURN, () -> Message.of("prompt.return-hero"), offers -> {
                        for (long rest = state.held(seat); rest != 0; rest &= rest - 1) {
                            Territory territory = Territory.at(Long.numberOfTrailingZeros(rest));
                            offers.legal(Preset.placeHero(territory), territory);
                        }
                        offers.legal(Preset.PASS);
                    }));
            if (choice instanceof RiskChoice.PlaceHero(Territory territory)) {
                table.record(new SetupFact.HeroPlaced(seat, territory));
            }
        }
        return OpeningManoeuvre.next(state, seat);
    }
}
