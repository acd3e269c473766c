package orrery.games.stars.battle;

import orrery.core.Message;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsState;
import orrery.games.stars.components.Amount;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Effect;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.Unit;

/** What combat cards do to units in the battle. Articles rally, routed, destroy, cannot. */
final class UnitEffects {

    private final CardTable at;
    private final StarsState state;
    private final Possible possible;
    private final DiceEffects dice;

    UnitEffects(CardTable at, Possible possible, DiceEffects dice) {
        this.at = at;
        this.state = at.state();
        this.possible = possible;
        this.dice = dice;
    }

    /** Stands up so many routed units, or all of them. */
    void rally(int amount, int actor) {
        for (int i = 0; i < amount && state.force(actor) >>> 32 != 0; i++) {
            int number = amount == Amount.ALL
                    ? Long.numberOfTrailingZeros(state.force(actor) >>> 32) / 4
                    : at.figure(actor, actor, false, true, CardTable.ALL_UNITS, "prompt.rally")
                            .number();
            Figures.rally(at.table(), actor, number);
        }
    }

    void rout(Effect.Rout e, int actor) {
        int side = e.side().side(actor);
        int chooser = e.by().side(actor);
        String prompt = chooser == side ? "prompt.rout-own" : "prompt.rout";
        int units = e.basicOnly() ? CardTable.BASIC_UNITS : CardTable.ALL_UNITS;
        for (int i = 0; i < e.amount() && possible.hasStanding(side, units) && Figures.canBeRouted(state, side); i++) {
            int number = e.amount() == Amount.ALL
                    ? firstBasic(side)
                    : at.figure(chooser, side, true, false, units, prompt).number();
            Figures.rout(at.table(), side, number);
        }
    }

    void routOwn(int actor) {
        Figures.rout(
                at.table(),
                actor,
                at.figure(actor, actor, true, false, CardTable.ALL_UNITS, "prompt.rout-own")
                        .number());
    }

    private int firstBasic(int side) {
        int number = 0;
        while (StarsState.standing(state.force(side), number) == 0) {
            number = number == 1 ? StarsState.TOKEN : number + 1;
        }
        return number;
    }

    void destroy(Effect.Destroy e, int amount, int actor) {
        int side = e.side().side(actor);
        int units = e.basicOnly() ? CardTable.BASIC_UNITS & e.units() : e.units();
        int chooser = e.by().side(actor);
        String prompt = chooser == side ? "prompt.destroy-own" : "prompt.destroy";
        for (int i = 0; i < amount && possible.hasTarget(side, units, e.routedOnly()); i++) {
            Figures.destroy(at.table(), side, at.figure(chooser, side, !e.routedOnly(), true, units, prompt));
        }
    }

    /** A free unit takes the place of one of level 0: article free-units. */
    void promote(int number, int actor) {
        Unit better = state.unit(state.sideSeat(actor), number);
        Figures.Figure figure = Figures.figure(at.ask(
                actor,
                () -> Message.of("prompt.promote", at.card(), better),
                offers -> Figures.offer(state, actor, true, true, 1 << Faction.BASIC_GROUND, offers)));
        Figures.destroy(at.table(), actor, figure);
        at.record(new StarsFact.UnitPlaced(at.seat(actor), better, Area.at(state.battleArea())));
    }

    /** The opponent pays dice for the unit that the owner names, or it is destroyed: article card-smasher-gargant. */
    void threatenUnit(int actor) {
        int other = 1 - actor;
        int dear = CardTable.ALL_UNITS & ~CardTable.BASIC_UNITS;
        Figures.Figure figure = at.figure(actor, other, true, true, dear, "prompt.threaten-unit");
        int level = Figures.unit(state, other, figure.number()).level();
        if (state.dice(other) >= level) {
            Unit unit = Figures.unit(state, other, figure.number());
            StarsChoice choice = at.ask(other, () -> Message.of("prompt.threatened-unit", unit, level), offers -> {
                offers.legal(new StarsChoice.PayDice(level));
                offers.legal(new StarsChoice.Decline());
            });
            if (choice instanceof StarsChoice.PayDice) {
                dice.spend(other, level);
                return;
            }
        }
        Figures.destroy(at.table(), other, figure);
    }
}
