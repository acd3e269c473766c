package orrery.games.roll.manage;

import java.util.List;
import orrery.core.Message;
import orrery.core.Next;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.roll.Articles;
import orrery.games.roll.CourseFact;
import orrery.games.roll.Preset;
import orrery.games.roll.Questions;
import orrery.games.roll.RollChoice;
import orrery.games.roll.RollFact;
import orrery.games.roll.RollState;
import orrery.games.roll.Step;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Place;
import orrery.games.roll.components.Tables;
import orrery.games.roll.components.Tile;
import orrery.games.roll.end.EndOfGame;

/** All recruit from their Citizenry and may recall workers and goods: articles manage, recruit, recall. */
public record ManageEmpire() implements Segment<RollState, RollFact> {

    @Override
    public Next play(Table<RollState, RollFact> table) {
        table.record(new CourseFact.ManageBegan());
        table.together(Seat.first(table.state().seats()), ManageEmpire::manage);
        return new EndOfGame();
    }

    private static void manage(Table<RollState, RollFact> table, Seat seat) {
        recruit(table, seat);
        if (table.state().credits(seat) == 0) {
            table.record(new CourseFact.CreditFloor(seat, Tables.LEAST_AFTER_RECRUITING));
        }
        recall(table, seat);
    }

    /** Compulsory as long as there are credits and dice; the owner chooses which if credits do not suffice for all. */
    private static void recruit(Table<RollState, RollFact> table, Seat seat) {
        RollState state = table.state();
        while (state.credits(seat) > 0 && state.dice(seat, Place.CITIZENRY) > 0) {
            List<DieColor> dice = state.workers(seat, Place.CITIZENRY);
            if (dice.size() <= state.credits(seat) || dice.getFirst() == dice.getLast()) {
                table.record(
                        new CourseFact.Recruited(seat, dice.subList(0, Math.min(dice.size(), state.credits(seat)))));
                return;
            }
            RollChoice answer = table.ask(Questions.of(
                    state,
                    seat,
                    Step.MANAGE,
                    Articles.RECRUIT,
                    () -> Message.of("prompt.recruit", state.credits(seat)),
                    offers -> {
                        for (int rest = state.colors(seat, Place.CITIZENRY); rest != 0; rest &= rest - 1) {
                            DieColor die = DieColor.at(Integer.numberOfTrailingZeros(rest));
                            offers.legal(Preset.recruit(die), Place.CITIZENRY, die);
                        }
                    }));
            table.record(new CourseFact.Recruited(seat, List.of(((RollChoice.Recruit) answer).worker())));
        }
    }

    /** Free and voluntary, but for a seat whose cup would be empty: articles recall, empty-cup, cup-and-citizenry. */
    private static void recall(Table<RollState, RollFact> table, Seat seat) {
        RollState state = table.state();
        while (hasSomethingToRecall(state, seat)) {
            RollChoice answer = table.ask(new RecallQuestion(state, seat));
            switch (answer) {
                case RollChoice.Recall(DieColor die, Place from) ->
                    table.record(new CourseFact.Recalled(seat, die, from));
                case RollChoice.RecallGood(DieColor die, Tile world) ->
                    table.record(new CourseFact.GoodRecalled(seat, die, world));
                default -> {
                    return;
                }
            }
        }
    }

    private static boolean hasSomethingToRecall(RollState state, Seat seat) {
        boolean goods = false;
        for (int i = 0; i < state.tableauSize(seat) && !goods; i++) {
            Tile tile = state.tableau(seat, i);
            goods = tile.holdsGoods() && state.goods(tile) > 0;
        }
        return goods || state.dice(seat, Place.DEVELOPMENT_STACK) > 0 || state.dice(seat, Place.WORLD_STACK) > 0;
    }
}
