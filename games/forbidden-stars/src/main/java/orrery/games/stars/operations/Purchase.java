package orrery.games.stars.operations;

import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import orrery.core.Article;
import orrery.core.Message;
import orrery.core.Offers;
import orrery.core.Seat;
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
import orrery.games.stars.components.EventCard;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.Structure;
import orrery.games.stars.components.Tables;
import orrery.games.stars.components.Unit;

/**
 * Buying units and structures. Articles purchase, cost, cache-token, forge-for-level, window-purchase.
 *
 * @param seat     who buys
 * @param step     where in the rules
 * @param article  the rule that allows it
 * @param discount materiel that every price is lowered by
 * @param most     the highest level of a unit that may be bought
 * @param ground   whether only ground units may be bought
 * @param friendly whether units go to friendly areas alone, and not to uncontrolled ones
 */
public record Purchase(int seat, Step step, Article article, int discount, int most, boolean ground, boolean friendly) {

    /** Usual purchases in a step. */
    public static Purchase of(int seat, Step step, Article article) {
        return new Purchase(seat, step, article, 0, 3, false, false);
    }

    /** The price of something after all discounts: articles cost, cache-token. */
    public int price(StarsState state, int cost, boolean cache, boolean warboss) {
        int price = cost - discount - (cache ? Tables.CACHE_DISCOUNT : 0);
        if (warboss) {
            price -= state.assets(seat, Asset.REINFORCEMENT);
        }
        return Math.max(0, price);
    }

    /** Whether the scheme Warboss would lower a price. */
    public boolean warbossHelps(StarsState state) {
        return state.has(seat, EventCard.WARBOSS) && state.assets(seat, Asset.REINFORCEMENT) > 0;
    }

    private boolean canPay(StarsState state, int cost, boolean cache, boolean warboss) {
        return price(state, cost, cache, warboss) <= state.materiel(seat);
    }

    // ---- units

    /** Whether any unit can be bought. */
    public boolean canBuyUnit(StarsState state) {
        for (int number = 0; number < Faction.UNITS; number++) {
            if (why(state, number) == null
                    && (canPay(state, state.unit(seat, number).cost(), cacheHelps(state, number), false)
                            || warbossHelps(state)
                                    && canPay(
                                            state, state.unit(seat, number).cost(), cacheHelps(state, number), true))) {
                return true;
            }
        }
        return false;
    }

    private boolean cacheHelps(StarsState state, int number) {
        return state.assets(seat, Asset.CACHE) > 0 && state.unit(seat, number).cost() > discount;
    }

    /** Buys a unit and places it; {@code false} if the seat wanted none. */
    public boolean buyUnit(Table<StarsState, StarsFact> table) {
        StarsState state = table.state();
        if (!(table.ask(units(state)) instanceof StarsChoice.Buy buy)) {
            return false;
        }
        Unit unit = buy.unit();
        int price = price(state, unit.cost(), buy.cache(), buy.warboss());
        Holdings.spendAssets(table, seat, Asset.CACHE, buy.cache() ? 1 : 0);
        Holdings.spendAssets(table, seat, Asset.FORGE, unit.forgeCost() + (buy.forge() ? 1 : 0));
        if (buy.warboss()) {
            Holdings.use(table, seat, EventCard.WARBOSS);
        }
        Holdings.pay(table, seat, price);
        place(table, unit);
        return true;
    }

    private StarsQuestion units(StarsState state) {
        return StarsQuestion.of(
                state, seat, step, article, () -> Message.of("prompt.buy-unit", state.materiel(seat)), offers -> {
                    for (int number = 0; number < Faction.UNITS; number++) {
                        offerUnit(state, number, offers);
                    }
                    offers.legal(new StarsChoice.Done());
                });
    }

    private void offerUnit(StarsState state, int number, Offers<StarsChoice> offers) {
        Unit unit = state.unit(seat, number);
        Why why = why(state, number);
        boolean forge = unit.level() > state.level(seat);
        boolean any = false;
        if (why == null) {
            boolean warboss = warbossHelps(state);
            for (int variant = 0; variant < 4; variant++) {
                boolean cache = (variant & 1) != 0;
                boolean scheme = (variant & 2) != 0;
                if ((!cache || cacheHelps(state, number))
                        && (!scheme || warboss && price(state, unit.cost(), cache, false) > 0)
                        && canPay(state, unit.cost(), cache, scheme)) {
                    any = true;
                    offers.legal(new StarsChoice.Buy(unit, cache, forge, scheme), unit);
                }
            }
        }
        if (!any && offers.explains()) {
            Why reason = why == null
                    ? new Why(Articles.COST, Message.of("why.materiel", price(state, unit.cost(), false, false)))
                    : why;
            offers.illegal(new StarsChoice.Buy(unit, false, false, false), reason.article(), reason.message(), unit);
        }
    }

    private record Why(Article article, Message message) {}

    /** Why a unit cannot be bought, its materiel apart; {@code null} if it can. */
    private @Nullable Why why(StarsState state, int number) {
        Unit unit = state.unit(seat, number);
        if (ground && unit.isShip()) {
            return GROUND_ONLY;
        }
        if (state.supply(seat, number) == 0) {
            return NO_FIGURE;
        }
        int forge = unit.level() > state.level(seat) ? 1 : 0;
        if (unit.level() > most || unit.level() > state.level(seat) + forge) {
            return LEVEL[unit.level()];
        }
        if (state.assets(seat, Asset.FORGE) < unit.forgeCost() + forge) {
            return forge > 0 && state.assets(seat, Asset.FORGE) == 0 ? LEVEL[unit.level()] : NO_FORGE;
        }
        return canPlace(state, unit) ? null : NO_AREA;
    }

    private static final Why GROUND_ONLY = new Why(Articles.GROUND_UNIT, Message.of("why.ground-only"));
    private static final Why NO_FIGURE = new Why(Articles.COMPONENT_LIMITS, Message.of("why.no-figure"));
    private static final Why NO_FORGE = new Why(Articles.FORGE_TOKEN, Message.of("why.no-forge"));
    private static final Why NO_AREA = new Why(Articles.PLACE_BOUGHT_UNITS, Message.of("why.no-area"));
    private static final Why[] LEVEL = {
        new Why(Articles.COMMAND_LEVEL, Message.of("why.level", 0)),
        new Why(Articles.COMMAND_LEVEL, Message.of("why.level", 1)),
        new Why(Articles.COMMAND_LEVEL, Message.of("why.level", 2)),
        new Why(Articles.COMMAND_LEVEL, Message.of("why.level", 3))
    };

    private boolean canPlace(StarsState state, Unit unit) {
        int system = state.activeSystem();
        for (int area = 4 * system; area < 4 * system + 4; area++) {
            if (isPlace(state, unit, area)) {
                return true;
            }
        }
        return false;
    }

    private boolean isPlace(StarsState state, Unit unit, int area) {
        return unit.isShip() != StarsState.isWorld(area)
                && (friendly ? state.isFriendly(area, seat) : state.isOpen(area, seat));
    }

    private void place(Table<StarsState, StarsFact> table, Unit unit) {
        StarsState state = table.state();
        int system = state.activeSystem();
        var choice = (StarsChoice.PlaceUnit) table.ask(StarsQuestion.of(
                state, seat, step, Articles.PLACE_BOUGHT_UNITS, () -> Message.of("prompt.place-unit", unit), offers -> {
                    for (int area = 4 * system; area < 4 * system + 4; area++) {
                        if (isPlace(state, unit, area)) {
                            offers.legal(new StarsChoice.PlaceUnit(unit, Area.at(area)), unit, Area.at(area));
                        } else if (offers.explains()) {
                            offers.illegal(
                                    new StarsChoice.PlaceUnit(unit, Area.at(area)),
                                    Articles.PLACE_BOUGHT_UNITS,
                                    Message.of("why.not-there"),
                                    unit,
                                    Area.at(area));
                        }
                    }
                }));
        table.record(new StarsFact.UnitPlaced(Seat.of(seat), unit, choice.area()));
    }

    // ---- structures

    /** Lays out the structures that can be bought for a world. */
    public void offerStructures(StarsState state, IntPredicate world, Offers<StarsChoice> offers) {
        int system = state.activeSystem();
        for (Structure structure : Structure.values()) {
            boolean left = state.structuresLeft(structure) > 0 && state.controlTokens(seat) > 0;
            for (int area = 4 * system; area < 4 * system + 4; area++) {
                if (!StarsState.isWorld(area)) {
                    continue;
                }
                boolean fits = state.isFriendly(area, seat)
                        && (state.structures(area) == 0 || world.test(area) && state.structure(area, 0) != structure);
                if (fits && left && offerStructure(state, structure, Area.at(area), offers)) {
                    continue;
                }
                if (offers.explains()) {
                    offers.illegal(
                            new StarsChoice.Build(structure, Area.at(area), false, false),
                            !fits ? Articles.BUY_STRUCTURE : !left ? Articles.COMPONENT_LIMITS : Articles.COST,
                            !fits
                                    ? Message.of(
                                            state.structures(area) > 0 ? "why.structure-there" : "why.not-friendly")
                                    : !left
                                            ? Message.of("why.no-structure-left")
                                            : Message.of("why.materiel", structure.cost()),
                            structure,
                            Area.at(area));
                }
            }
        }
    }

    private boolean offerStructure(StarsState state, Structure structure, Area area, Offers<StarsChoice> offers) {
        boolean any = false;
        boolean warboss = warbossHelps(state);
        for (int variant = 0; variant < 4; variant++) {
            boolean cache = (variant & 1) != 0;
            boolean scheme = (variant & 2) != 0;
            if ((!cache || state.assets(seat, Asset.CACHE) > 0)
                    && (!scheme || warboss && price(state, structure.cost(), cache, false) > 0)
                    && canPay(state, structure.cost(), cache, scheme)) {
                any = true;
                offers.legal(new StarsChoice.Build(structure, area, cache, scheme), structure, area);
            }
        }
        return any;
    }

    /** Carries out what was chosen of {@link #offerStructures}. */
    public void build(Table<StarsState, StarsFact> table, StarsChoice.Build build) {
        int price = price(table.state(), build.structure().cost(), build.cache(), build.warboss());
        Holdings.spendAssets(table, seat, Asset.CACHE, build.cache() ? 1 : 0);
        if (build.warboss()) {
            Holdings.use(table, seat, EventCard.WARBOSS);
        }
        Holdings.pay(table, seat, price);
        table.record(new StarsFact.StructurePlaced(Seat.of(seat), build.structure(), build.area()));
    }
}
