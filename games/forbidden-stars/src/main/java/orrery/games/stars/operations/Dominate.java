package orrery.games.stars.operations;

import orrery.core.Article;
import orrery.core.Message;
import orrery.core.Next;
import orrery.core.Offers;
import orrery.core.Seat;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.stars.Articles;
import orrery.games.stars.Holdings;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsQuestion;
import orrery.games.stars.StarsState;
import orrery.games.stars.Step;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Asset;
import orrery.games.stars.components.AssetIcon;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.Unit;

/** The Dominate order. Articles dominate-order, gain-assets, faction-ability. */
public record Dominate() implements Segment<StarsState, StarsFact> {

    @Override
    public Next play(Table<StarsState, StarsFact> table) {
        StarsState state = table.state();
        int seat = state.activeSeat();
        int choices = 0;
        for (int area = 4 * state.activeSystem(); area < 4 * state.activeSystem() + 4; area++) {
            if (StarsState.isWorld(area) && state.isFriendly(area, seat)) {
                choices += gainFixed(table, seat, Area.at(area));
            }
        }
        for (; choices > 0; choices--) {
            prosper(table, seat);
        }
        ability(table, seat);
        return new EndOfTurn();
    }

    /** Gains what the icons of a world name and says how many leave the choice: articles asset-icons, prosperity. */
    public static int gainFixed(Table<StarsState, StarsFact> table, int seat, Area world) {
        int choices = 0;
        for (AssetIcon icon : world.icons()) {
            if (icon == AssetIcon.FLOURISH) {
                choices++;
            } else {
                Holdings.gainAssets(table, seat, Asset.at(icon.ordinal()), 1);
            }
        }
        return choices;
    }

    /** Gains a token of the seat's choice, if there is one to gain: article prosperity. */
    public static void prosper(Table<StarsState, StarsFact> table, int seat) {
        StarsState state = table.state();
        for (Asset asset : Asset.values()) {
            if (Holdings.canGain(state, seat, asset)) {
                var choice = (StarsChoice.TakeAsset) table.ask(assets(state, seat));
                Holdings.gainAssets(table, seat, choice.asset(), 1);
                return;
            }
        }
    }

    private static StarsQuestion assets(StarsState state, int seat) {
        return StarsQuestion.of(
                state, seat, Step.GAIN_ASSETS, Articles.PROSPERITY, () -> Message.of("prompt.asset"), offers -> {
                    for (Asset asset : Asset.values()) {
                        if (Holdings.canGain(state, seat, asset)) {
                            offers.legal(new StarsChoice.TakeAsset(asset), asset);
                        } else if (offers.explains()) {
                            offers.illegal(
                                    new StarsChoice.TakeAsset(asset),
                                    Articles.ASSET_LIMIT,
                                    Message.of("why.asset-limit"),
                                    asset);
                        }
                    }
                });
    }

    private static void ability(Table<StarsState, StarsFact> table, int seat) {
        StarsState state = table.state();
        switch (Faction.at(state.faction(seat))) {
            case SPACE_MARINES -> train(table, seat);
            case CHAOS -> place(table, seat, Articles.ABILITY_CHAOS);
            case ELDAR -> place(table, seat, Articles.ABILITY_ELDAR);
            case ORKS -> {
                Purchase purchase = new Purchase(seat, Step.FACTION_ABILITY, Articles.ABILITY_ORKS, 0, 3, true, false);
                if (purchase.canBuyUnit(state)) {
                    purchase.buyUnit(table);
                }
            }
        }
    }

    // ---- Space Marines

    private static void train(Table<StarsState, StarsFact> table, int seat) {
        StarsState state = table.state();
        if (state.materiel(seat) == 0) {
            return;
        }
        StarsChoice choice = table.ask(StarsQuestion.of(
                state,
                seat,
                Step.FACTION_ABILITY,
                Articles.ABILITY_SPACE_MARINES,
                () -> Message.of("prompt.train"),
                offers -> {
                    offerTrainee(state, seat, Unit.SCOUT, Unit.SPACE_MARINE, offers);
                    offerTrainee(state, seat, Unit.SPACE_MARINE, Unit.LAND_RAIDER, offers);
                    offers.legal(new StarsChoice.Decline());
                }));
        if (choice instanceof StarsChoice.PickUnitIn(Unit unit, Area area, boolean routed)) {
            Unit next = unit == Unit.SCOUT ? Unit.SPACE_MARINE : Unit.LAND_RAIDER;
            Holdings.pay(table, seat, 1);
            table.record(new StarsFact.UnitDestroyed(Seat.of(seat), unit, area, routed));
            table.record(new StarsFact.UnitPlaced(Seat.of(seat), next, area));
        }
    }

    private static void offerTrainee(StarsState state, int seat, Unit unit, Unit next, Offers<StarsChoice> offers) {
        if (state.supply(seat, next.number()) == 0) {
            return;
        }
        for (int area = 4 * state.activeSystem(); area < 4 * state.activeSystem() + 4; area++) {
            if (StarsState.standing(state.units(area, seat), unit.number()) > 0) {
                offers.legal(new StarsChoice.PickUnitIn(unit, Area.at(area), false), unit, Area.at(area));
            }
            if (StarsState.routed(state.units(area, seat), unit.number()) > 0) {
                offers.legal(new StarsChoice.PickUnitIn(unit, Area.at(area), true), unit, Area.at(area));
            }
        }
    }

    // ---- Chaos and Eldar

    private static void place(Table<StarsState, StarsFact> table, int seat, Article article) {
        StarsState state = table.state();
        boolean chaos = article.equals(Articles.ABILITY_CHAOS);
        StarsChoice choice = table.ask(StarsQuestion.of(
                state,
                seat,
                Step.FACTION_ABILITY,
                article,
                () -> Message.of(chaos ? "prompt.spread" : "prompt.webway"),
                offers -> {
                    for (int area = 4 * state.activeSystem(); area < 4 * state.activeSystem() + 4; area++) {
                        for (int number = 0; StarsState.isWorld(area) && number < Faction.UNITS; number++) {
                            if (StarsState.standing(state.units(area, seat), number) > 0
                                    && (!chaos || number == Faction.BASIC_GROUND)) {
                                offerTargets(state, seat, number, area, chaos, offers);
                            }
                        }
                    }
                    offers.legal(new StarsChoice.Decline());
                }));
        if (choice instanceof StarsChoice.MoveUnit(Unit unit, Area from, Area to)) {
            table.record(new StarsFact.UnitMoved(Seat.of(seat), unit, from, to, StarsFact.Manner.PLACED));
        }
    }

    private static void offerTargets(
            StarsState state, int seat, int number, int from, boolean chaos, Offers<StarsChoice> offers) {
        Unit unit = state.unit(seat, number);
        for (int to : state.board().areas()) {
            boolean target = chaos
                    ? state.board().areNear(from / 4, to / 4) && state.isOpen(to, seat)
                    : to != from && state.isFriendly(to, seat);
            if (StarsState.isWorld(to) && target) {
                offers.legal(new StarsChoice.MoveUnit(unit, Area.at(from), Area.at(to)), unit, Area.at(to));
            }
        }
    }
}
