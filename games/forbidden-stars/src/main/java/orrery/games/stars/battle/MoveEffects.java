package orrery.games.stars.battle;

import orrery.core.Message;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsState;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.Unit;

/** How combat cards bring units into the battle and out of it. Articles card-retreat, placed-in-battle, free-units. */
final class MoveEffects {

    private final CardTable at;
    private final StarsState state;
    private final Possible possible;

    MoveEffects(CardTable at, Possible possible) {
        this.at = at;
        this.state = at.state();
        this.possible = possible;
    }

    /** Retreats up to so many units, at least one, to one area: article card-retreat. */
    void retreat(int amount, int actor) {
        Area to = Retreat.choose(at.table(), actor);
        for (int i = 0; i < amount && state.force(actor) != 0; i++) {
            boolean mayStop = i > 0;
            StarsChoice choice = at.ask(actor, () -> Message.of("prompt.retreat-unit", to), offers -> {
                Figures.offer(state, actor, true, true, CardTable.ALL_UNITS, offers);
                if (mayStop) {
                    offers.legal(new StarsChoice.Done());
                }
            });
            if (choice instanceof StarsChoice.Done) {
                return;
            }
            Retreat.one(at.table(), actor, Figures.figure(choice), to);
        }
    }

    void moveNear(int actor) {
        int seat = state.sideSeat(actor);
        int battle = state.battleArea();
        var move = (StarsChoice.MoveUnit) at.ask(actor, () -> Message.of("prompt.move-near", at.card()), offers -> {
            for (int to : state.board().borders(battle)) {
                if (possible.isWay(seat, to) && state.isOpen(to, seat)) {
                    for (int number = 0; number < Faction.UNITS; number++) {
                        if (StarsState.standing(state.force(actor), number) > 0) {
                            offers.legal(
                                    new StarsChoice.MoveUnit(state.unit(seat, number), Area.at(battle), Area.at(to)),
                                    state.unit(seat, number),
                                    Area.at(to));
                        }
                    }
                }
            }
        });
        at.record(new StarsFact.UnitMoved(at.seat(actor), move.unit(), move.from(), move.to(), StarsFact.Manner.MOVED));
    }

    void waveSerpent(int actor) {
        int seat = state.sideSeat(actor);
        Area from = Area.at(state.battleArea());
        Area to = ((StarsChoice.PickArea) at.ask(
                        actor, () -> Message.of("prompt.wave-serpent-area", at.card()), offers -> {
                            for (int area : state.board().borders(from.ordinal())) {
                                if (possible.isSerpentTarget(seat, area)) {
                                    offers.legal(new StarsChoice.PickArea(Area.at(area)), Area.at(area));
                                }
                            }
                        }))
                .area();
        boolean enemy = !state.isOpen(to.ordinal(), seat);
        boolean queued = false;
        for (int i = 0; possible.hasLight(actor) && possible.hasRoom(seat, to.ordinal(), enemy); i++) {
            boolean mayStop = i > 0;
            StarsChoice choice = at.ask(actor, () -> Message.of("prompt.wave-serpent", at.card(), to), offers -> {
                for (int number = 0; number < Faction.UNITS; number++) {
                    Unit unit = state.unit(seat, number);
                    if (unit.level() <= 1 && StarsState.standing(state.force(actor), number) > 0) {
                        offers.legal(new StarsChoice.MoveUnit(unit, from, to), unit);
                    }
                }
                if (mayStop) {
                    offers.legal(new StarsChoice.Done());
                }
            });
            if (!(choice instanceof StarsChoice.MoveUnit move)) {
                break;
            }
            at.record(new StarsFact.UnitMoved(at.seat(actor), move.unit(), from, to, StarsFact.Manner.MOVED));
            if (enemy && !queued && !possible.isQueued(to.ordinal())) {
                at.record(new StarsFact.BattleQueued(at.seat(actor), from, to));
            }
            queued = true;
        }
    }

    void fetch(int units, int mostLevel, int actor) {
        int seat = state.sideSeat(actor);
        Area to = Area.at(state.battleArea());
        var move = (StarsChoice.MoveUnit) at.ask(actor, () -> Message.of("prompt.fetch", at.card()), offers -> {
            for (int from : state.board().areas()) {
                for (int number = 0; number < Faction.UNITS; number++) {
                    if (possible.isFetchable(seat, from, number, units, mostLevel)) {
                        offers.legal(
                                new StarsChoice.MoveUnit(state.unit(seat, number), Area.at(from), to),
                                state.unit(seat, number),
                                Area.at(from));
                    }
                }
            }
        });
        at.record(new StarsFact.UnitMoved(at.seat(actor), move.unit(), move.from(), to, StarsFact.Manner.PLACED));
    }

    /** A unit for nothing comes from the supply: article free-units. */
    void placeHere(int units, int actor) {
        int seat = state.sideSeat(actor);
        at.record(new StarsFact.UnitPlaced(
                at.seat(actor), state.unit(seat, possible.fitting(units)), Area.at(state.battleArea())));
    }

    void placeInSystem(int number, int actor) {
        int seat = state.sideSeat(actor);
        Unit unit = state.unit(seat, number);
        var choice = (StarsChoice.PickArea) at.ask(
                actor, () -> Message.of("prompt.place-in-system", at.card(), unit), offers -> {
                    int first = state.battleArea() / 4 * 4;
                    for (int area = first; area < first + 4; area++) {
                        if (possible.isOtherWorld(seat, area)) {
                            offers.legal(new StarsChoice.PickArea(Area.at(area)), Area.at(area));
                        }
                    }
                });
        at.record(new StarsFact.UnitPlaced(at.seat(actor), unit, choice.area()));
    }
}
