package orrery.games.stars.operations;

import orrery.core.Message;
import orrery.core.Next;
import orrery.core.Segment;
import orrery.core.Table;
import orrery.games.stars.Articles;
import orrery.games.stars.Holdings;
import orrery.games.stars.OrderFlag;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsQuestion;
import orrery.games.stars.StarsState;
import orrery.games.stars.Step;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.OrderUpgrade;
import orrery.games.stars.components.Structure;
import orrery.games.stars.components.SystemSide;

/** The Deploy order. Articles deploy-order, buy-units, deploy-limit, buy-structure. */
public record Deploy() implements Segment<StarsState, StarsFact> {

    @Override
    public Next play(Table<StarsState, StarsFact> table) {
        StarsState state = table.state();
        int seat = state.activeSeat();
        if (bastions(state, seat) > 0) {
            Upgrading.offer(table, seat, OrderUpgrade.RECRUITMENT_WORLDS, OrderFlag.RECRUITMENT);
        }
        Upgrading.offer(table, seat, OrderUpgrade.WERK_FASTA, OrderFlag.STRUCTURE_FIRST);
        if (state.is(OrderFlag.STRUCTURE_FIRST)) {
            structure(table, seat);
            units(table, seat);
        } else {
            units(table, seat);
            structure(table, seat);
        }
        dreadRitual(table, seat);
        return new EndOfTurn();
    }

    private static int bastions(StarsState state, int seat) {
        int count = 0;
        for (int area = 4 * state.activeSystem(); area < 4 * state.activeSystem() + 4; area++) {
            count += state.structures(area, seat, Structure.BASTION);
        }
        return count;
    }

    /** How many units may be bought: article deploy-limit. */
    static int limit(StarsState state, int seat) {
        int limit = 0;
        for (int area = 4 * state.activeSystem(); area < 4 * state.activeSystem() + 4; area++) {
            if (StarsState.isWorld(area) && state.isFriendly(area, seat)) {
                int capacity = Area.at(area).capacity();
                limit += capacity * state.structures(area, seat, Structure.FACTORY);
                if (state.is(OrderFlag.RECRUITMENT)) {
                    limit += (capacity - 1) * state.structures(area, seat, Structure.BASTION);
                }
            }
        }
        return limit;
    }

    private static void units(Table<StarsState, StarsFact> table, int seat) {
        StarsState state = table.state();
        int limit = limit(state, seat);
        Purchase purchase = Purchase.of(seat, Step.BUY_UNITS, Articles.BUY_UNITS);
        for (int bought = 0; bought < limit && purchase.canBuyUnit(state); bought++) {
            if (!purchase.buyUnit(table)) {
                return;
            }
        }
    }

    private static void structure(Table<StarsState, StarsFact> table, int seat) {
        StarsState state = table.state();
        Purchase purchase = Purchase.of(seat, Step.BUY_STRUCTURE, Articles.BUY_STRUCTURE);
        StarsChoice choice = table.ask(StarsQuestion.of(
                state,
                seat,
                Step.BUY_STRUCTURE,
                Articles.BUY_STRUCTURE,
                () -> Message.of("prompt.buy-structure", SystemSide.at(state.activeSystem()), state.materiel(seat)),
                offers -> {
                    purchase.offerStructures(
                            state,
                            area -> state.structures(area) == 1 && state.isReady(seat, OrderUpgrade.WRAITHBONE_SINGERS),
                            offers);
                    offers.legal(new StarsChoice.Done());
                }));
        if (choice instanceof StarsChoice.Build build) {
            if (state.structures(build.area().ordinal()) > 0) {
                Holdings.use(table, seat, OrderUpgrade.WRAITHBONE_SINGERS);
            }
            purchase.build(table, build);
        }
    }

    /** Dread Ritual: one unit more, cheaper for every Cultist in the system. */
    private static void dreadRitual(Table<StarsState, StarsFact> table, int seat) {
        StarsState state = table.state();
        if (!state.isReady(seat, OrderUpgrade.DREAD_RITUAL)) {
            return;
        }
        int cultists = 0;
        for (int area = 4 * state.activeSystem(); area < 4 * state.activeSystem() + 4; area++) {
            cultists += StarsState.count(state.units(area, seat), Faction.BASIC_GROUND);
        }
        Purchase purchase =
                new Purchase(seat, Step.BUY_UNITS, Articles.of(OrderUpgrade.DREAD_RITUAL), cultists, 2, false, true);
        if (purchase.canBuyUnit(state) && Upgrading.wants(table, seat, OrderUpgrade.DREAD_RITUAL)) {
            Holdings.use(table, seat, OrderUpgrade.DREAD_RITUAL);
            purchase.buyUnit(table);
        }
    }
}
