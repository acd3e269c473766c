package orrery.games.risk.setup;

import orrery.core.Message;
import orrery.core.Next;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.risk.Articles;
import orrery.games.risk.Masks;
import orrery.games.risk.Neutrals;
import orrery.games.risk.Preset;
import orrery.games.risk.Questions;
import orrery.games.risk.RiskChoice;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskState;
import orrery.games.risk.SetupFact;
import orrery.games.risk.Step;
import orrery.games.risk.board.Territory;

/**
 * In a game for two, turn by turn a player places three own units and one of each neutral colour: article duel-fortifying.
 * The rest can be left to the program: article place-the-rest.
 *
 * @param first who has thrown the highest die
 * @param turn  counted from 0
 */
public record FortifyDuel(Seat first, int turn, boolean chosen) implements Segment<RiskState, RiskFact> {

    private static final int OWN = 3;

    @Override
    public Next play(Table<RiskState, RiskFact> table) {
        RiskState state = table.state();
        if (state.isMustered()) {
            return new LayFields(chosen);
        }
        Seat seat = Seat.of((first.index() + turn) % state.seats());
        for (int left = Math.min(OWN, state.mustering(seat)); left > 0; ) {
            left -= placeOwn(table, seat, left);
        }
        for (Seat holder : state.holders()) {
            if (Neutrals.is(holder) && state.mustering(holder) > 0) {
                placeNeutral(table, seat, holder);
            }
        }
        return new FortifyDuel(first, turn + 1, chosen);
    }

    /** Places some of the own units and says how many. */
    private static int placeOwn(Table<RiskState, RiskFact> table, Seat seat, int left) {
        RiskState state = table.state();
        if (!state.leavesTheRest(seat)) {
            if (table.ask(new Fortify.FortifyQuestion(state, seat, left)) instanceof RiskChoice.Place(Territory at)) {
                int units = ((RiskChoice.Units) table.ask(Questions.units(
                                state,
                                seat,
                                Step.FORTIFYING,
                                Articles.DUEL_FORTIFYING,
                                () -> Message.of("prompt.place-units", at, left),
                                1,
                                left)))
                        .units();
                table.record(new SetupFact.Fortified(seat, at, units));
                return units;
            }
            table.record(new SetupFact.RestLeft(seat));
        }
        table.record(new SetupFact.Fortified(seat, Fortify.weakest(state, seat), 1));
        return 1;
    }

    private static void placeNeutral(Table<RiskState, RiskFact> table, Seat seat, Seat neutral) {
        RiskState state = table.state();
        Territory where = Fortify.weakest(state, neutral);
        if (!state.leavesTheRest(seat)) {
            RiskChoice choice = table.ask(Questions.of(
                    state,
                    seat,
                    Step.FORTIFYING,
                    Articles.DUEL_FORTIFYING,
                    () -> Message.of("prompt.place-neutral", Neutrals.faction(neutral)),
                    offers -> Masks.territories(state.held(neutral))
                            .forEach(territory -> offers.legal(Preset.place(territory), territory))));
            where = ((RiskChoice.Place) choice).territory();
        }
        table.record(new SetupFact.Fortified(neutral, where, 1));
    }
}
