package orrery.games.risk.turn;

import java.util.function.Supplier;
import orrery.core.Article;
import orrery.core.Message;
import orrery.core.Seat;
import orrery.core.Table;
import orrery.games.risk.Articles;
import orrery.games.risk.Preset;
import orrery.games.risk.Questions;
import orrery.games.risk.RiskChoice;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskState;
import orrery.games.risk.Step;
import orrery.games.risk.TurnFact;
import orrery.games.risk.board.Board;
import orrery.games.risk.board.Territory;

/** Moving units between own territories: articles manoeuvre, manoeuvre-path, hero-with-units, team-path. */
final class Manoeuvres {

    /** No limit but the one unit that stays. */
    static final int ANY = Integer.MAX_VALUE;

    private Manoeuvres() {}

    /** Whether a normal manoeuvre can start here: two units, and another own territory linked to this one. */
    static boolean canStart(RiskState state, Seat seat, Territory from) {
        if (state.units(from) < 2) {
            return false;
        }
        return (Board.neighbours(from) & state.held(seat)) != 0
                || state.mode().teams() && goals(state, seat, from) != 0;
    }

    /** Own territories to which own ones, and in a team those of allies, lead. */
    private static long goals(RiskState state, Seat seat, Territory from) {
        return Board.connected(from, state.heldByTeam(seat)) & state.held(seat) & ~from.bit();
    }

    /** The rest of a normal manoeuvre from a territory. */
    static void normal(Table<RiskState, RiskFact> table, Seat seat, Step step, Territory from) {
        move(table, seat, step, Articles.MANOEUVRE, from, goals(table.state(), seat, from), ANY, true);
    }

    /** A move between any two own territories; a hero goes along only if it may. {@code false} if it is left out. */
    static boolean free(
            Table<RiskState, RiskFact> table,
            Seat seat,
            Step step,
            Article article,
            int upTo,
            boolean hero,
            Supplier<Message> prompt) {
        RiskState state = table.state();
        RiskChoice choice = table.ask(Questions.of(state, seat, step, article, prompt, offers -> {
            offers.legal(Preset.PASS);
            for (long rest = state.held(seat); rest != 0; rest &= rest - 1) {
                Territory from = Territory.at(Long.numberOfTrailingZeros(rest));
                if (state.units(from) >= 2 && state.held(seat) != from.bit()) {
                    offers.legal(Preset.moveFrom(from), from);
                }
            }
        }));
        if (!(choice instanceof RiskChoice.MoveFrom(Territory from))) {
            return false;
        }
        move(table, seat, step, article, from, state.held(seat) & ~from.bit(), upTo, hero);
        return true;
    }

    private static void move(
            Table<RiskState, RiskFact> table,
            Seat seat,
            Step step,
            Article article,
            Territory from,
            long targets,
            int upTo,
            boolean hero) {
        RiskState state = table.state();
        RiskChoice target =
                table.ask(Questions.of(state, seat, step, article, () -> Message.of("prompt.move-to", from), offers -> {
                    for (long rest = targets; rest != 0; rest &= rest - 1) {
                        Territory to = Territory.at(Long.numberOfTrailingZeros(rest));
                        offers.legal(Preset.moveTo(to), to);
                    }
                    if (offers.explains()) {
                        for (long rest = state.held(seat) & ~targets & ~from.bit(); rest != 0; rest &= rest - 1) {
                            Territory to = Territory.at(Long.numberOfTrailingZeros(rest));
                            offers.illegal(
                                    Preset.moveTo(to),
                                    Articles.MANOEUVRE_PATH,
                                    Message.of("why.not-linked", from, to),
                                    to);
                        }
                    }
                }));
        Territory to = ((RiskChoice.MoveTo) target).territory();
        int most = Math.min(upTo, state.units(from) - 1);
        RiskChoice units = table.ask(Questions.units(
                state, seat, step, article, () -> Message.of("prompt.move-units", from, to, most), 1, most));
        boolean withHero = hero
                && state.heroAt(seat, from)
                && table.ask(Questions.of(
                                state,
                                seat,
                                step,
                                Articles.HERO_WITH_UNITS,
                                () -> Message.of("prompt.hero-goes", from, to),
                                offers -> {
                                    offers.legal(Preset.HERO_GOES);
                                    offers.legal(Preset.HERO_STAYS);
                                }))
                        .equals(Preset.HERO_GOES);
        table.record(new TurnFact.UnitsMoved(seat, from, to, ((RiskChoice.Units) units).units(), withHero));
    }
}
