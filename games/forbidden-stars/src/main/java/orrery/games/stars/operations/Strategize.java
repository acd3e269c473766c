package orrery.games.stars.operations;

import orrery.core.Article;
import orrery.core.Component;
import orrery.core.Message;
import orrery.core.Next;
import orrery.core.Offers;
import orrery.core.Seat;
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
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.components.EventCard;
import orrery.games.stars.components.Order;
import orrery.games.stars.components.OrderUpgrade;
import orrery.games.stars.components.Structure;

/** The Strategize order. Articles strategize-order, upgrades, combat-upgrade, replace-cards, order-upgrade. */
public record Strategize() implements Segment<StarsState, StarsFact> {

    @Override
    public Next play(Table<StarsState, StarsFact> table) {
        StarsState state = table.state();
        int seat = state.activeSeat();
        if (!state.isInSystem(state.activeSystem(), seat)) {
            Upgrading.offer(table, seat, OrderUpgrade.FARSEERS, OrderFlag.FARSEERS);
        }
        boolean goesOn = true;
        while (goesOn) {
            goesOn = carryOut(table, seat, table.ask(question(state, seat)));
        }
        return new EndOfTurn();
    }

    private static boolean carryOut(Table<StarsState, StarsFact> table, int seat, StarsChoice choice) {
        switch (choice) {
            case StarsChoice.BuyCards buy -> buyCards(table, seat, buy, 0);
            case StarsChoice.BuyUpgrade buy -> buyUpgrade(table, seat, buy, 0);
            case StarsChoice.Rebuild rebuild -> {
                Holdings.use(table, seat, OrderUpgrade.DIRECT_THE_FAITHFUL);
                table.record(new StarsFact.StructureDestroyed(Seat.of(seat), rebuild.from(), rebuild.area()));
                table.record(new StarsFact.StructurePlaced(Seat.of(seat), rebuild.to(), rebuild.area()));
            }
            case StarsChoice.SendOrder send -> favour(table, seat, send);
            default -> {
                return false;
            }
        }
        return true;
    }

    private static StarsQuestion question(StarsState state, int seat) {
        return StarsQuestion.of(
                state,
                seat,
                Step.BUY_UPGRADES,
                Articles.STRATEGIZE_ORDER,
                () -> Message.of("prompt.strategize", state.materiel(seat)),
                offers -> {
                    boolean present = state.is(OrderFlag.FARSEERS) || state.isInSystem(state.activeSystem(), seat);
                    if (!state.is(OrderFlag.CARDS_BOUGHT)) {
                        offerCards(state, seat, 0, present, offers);
                    }
                    if (!state.is(OrderFlag.UPGRADE_BOUGHT)) {
                        offerUpgrades(state, seat, 0, present, offers);
                    }
                    offerRebuilding(state, seat, offers);
                    if (state.isReady(seat, OrderUpgrade.FAVOUR_OF_THE_DARK_GODS)) {
                        offerOrders(state, seat, offers);
                    }
                    offers.legal(new StarsChoice.Done());
                });
    }

    // ---- combat upgrades

    /** Lays out the pairs of combat cards that can be bought. */
    public static void offerCards(
            StarsState state, int seat, int discount, boolean present, Offers<StarsChoice> offers) {
        Purchase purchase = new Purchase(seat, Step.BUY_UPGRADES, Articles.COMBAT_UPGRADE, discount, 3, false, false);
        for (int number = 0; number < CombatCard.KINDS; number++) {
            CombatCard card = CombatCard.of(state.faction(seat), number);
            if (state.owned(seat, number) > 0) {
                continue;
            }
            boolean level = card.level() <= state.level(seat);
            boolean offered = false;
            for (int variant = 0; present && level && variant < 2; variant++) {
                boolean scheme = variant == 1;
                if ((!scheme || purchase.warbossHelps(state) && purchase.price(state, card.cost(), false, false) > 0)
                        && purchase.price(state, card.cost(), false, scheme) <= state.materiel(seat)) {
                    offers.legal(new StarsChoice.BuyCards(card, scheme), card);
                    offered = true;
                }
            }
            if (!offered && offers.explains()) {
                explain(new StarsChoice.BuyCards(card, false), card, present, level, card.level(), card.cost(), offers);
            }
        }
    }

    private static void explain(
            StarsChoice choice,
            Component card,
            boolean present,
            boolean level,
            int wanted,
            int cost,
            Offers<StarsChoice> offers) {
        Article article = !present ? Articles.PRESENCE_FOR_UPGRADES : !level ? Articles.COMMAND_LEVEL : Articles.COST;
        Message why = !present
                ? Message.of("why.no-presence")
                : !level ? Message.of("why.level", wanted) : Message.of("why.materiel", cost);
        offers.illegal(choice, article, why, card);
    }

    /** Buys a pair of combat cards and takes another out. */
    public static void buyCards(Table<StarsState, StarsFact> table, int seat, StarsChoice.BuyCards buy, int discount) {
        StarsState state = table.state();
        var out = (StarsChoice.TakeOut) table.ask(outs(state, seat, buy.card()));
        Purchase purchase = new Purchase(seat, Step.BUY_UPGRADES, Articles.COMBAT_UPGRADE, discount, 3, false, false);
        int price = purchase.price(state, buy.card().cost(), false, buy.warboss());
        if (buy.warboss()) {
            Holdings.use(table, seat, EventCard.WARBOSS);
        }
        Holdings.pay(table, seat, price);
        table.record(new StarsFact.CombatUpgraded(Seat.of(seat), buy.card(), out.card()));
    }

    private static StarsQuestion outs(StarsState state, int seat, CombatCard in) {
        return StarsQuestion.of(
                state,
                seat,
                Step.BUY_UPGRADES,
                Articles.REPLACE_CARDS,
                () -> Message.of("prompt.take-out", in),
                offers -> {
                    for (int number = 0; number < CombatCard.KINDS; number++) {
                        if (state.owned(seat, number) > 0) {
                            CombatCard card = CombatCard.of(state.faction(seat), number);
                            offers.legal(new StarsChoice.TakeOut(card), card);
                        }
                    }
                });
    }

    // ---- order upgrades

    /** Lays out the order upgrades that can be bought. */
    public static void offerUpgrades(
            StarsState state, int seat, int discount, boolean present, Offers<StarsChoice> offers) {
        Purchase purchase = new Purchase(seat, Step.BUY_UPGRADES, Articles.ORDER_UPGRADE, discount, 3, false, false);
        for (OrderUpgrade upgrade : OrderUpgrade.values()) {
            if (upgrade.faction().ordinal() != state.faction(seat) || state.has(seat, upgrade)) {
                continue;
            }
            boolean level = upgrade.level() <= state.level(seat);
            boolean offered = false;
            for (int variant = 0; present && level && variant < 2; variant++) {
                boolean scheme = variant == 1;
                if ((!scheme || purchase.warbossHelps(state) && purchase.price(state, upgrade.cost(), false, false) > 0)
                        && purchase.price(state, upgrade.cost(), false, scheme) <= state.materiel(seat)) {
                    offers.legal(new StarsChoice.BuyUpgrade(upgrade, scheme), upgrade);
                    offered = true;
                }
            }
            if (!offered && offers.explains()) {
                explain(
                        new StarsChoice.BuyUpgrade(upgrade, false),
                        upgrade,
                        present,
                        level,
                        upgrade.level(),
                        upgrade.cost(),
                        offers);
            }
        }
    }

    /** Buys an order upgrade. */
    public static void buyUpgrade(
            Table<StarsState, StarsFact> table, int seat, StarsChoice.BuyUpgrade buy, int discount) {
        Purchase purchase = new Purchase(seat, Step.BUY_UPGRADES, Articles.ORDER_UPGRADE, discount, 3, false, false);
        int price = purchase.price(table.state(), buy.upgrade().cost(), false, buy.warboss());
        if (buy.warboss()) {
            Holdings.use(table, seat, EventCard.WARBOSS);
        }
        Holdings.pay(table, seat, price);
        table.record(new StarsFact.UpgradeTaken(Seat.of(seat), buy.upgrade()));
    }

    // ---- Direct the Faithful, Favour of the Dark Gods

    private static void offerRebuilding(StarsState state, int seat, Offers<StarsChoice> offers) {
        if (!state.isReady(seat, OrderUpgrade.DIRECT_THE_FAITHFUL)) {
            return;
        }
        for (int area = 4 * state.activeSystem(); area < 4 * state.activeSystem() + 4; area++) {
            for (Structure from : Structure.values()) {
                for (Structure to : Structure.values()) {
                    if (from != to
                            && state.structures(area, seat, from) > 0
                            && state.structures(area, seat, to) == 0
                            && state.structuresLeft(to) > 0) {
                        offers.legal(new StarsChoice.Rebuild(from, to, Area.at(area)), from, to);
                    }
                }
            }
        }
    }

    private static void offerOrders(StarsState state, int seat, Offers<StarsChoice> offers) {
        for (Order kind : Order.values()) {
            if (state.held(seat, kind) > 0) {
                offers.legal(new StarsChoice.SendOrder(kind), kind);
            }
        }
    }

    private static void favour(Table<StarsState, StarsFact> table, int seat, StarsChoice.SendOrder first) {
        StarsState state = table.state();
        Holdings.use(table, seat, OrderUpgrade.FAVOUR_OF_THE_DARK_GODS);
        table.record(new StarsFact.OrderSentToEvents(Seat.of(seat), first.order()));
        for (Order kind : Order.values()) {
            if (state.held(seat, kind) > 0) {
                var second = (StarsChoice.SendOrder) table.ask(StarsQuestion.of(
                        state,
                        seat,
                        Step.BUY_UPGRADES,
                        Articles.of(OrderUpgrade.FAVOUR_OF_THE_DARK_GODS),
                        () -> Message.of("prompt.send-order", OrderUpgrade.FAVOUR_OF_THE_DARK_GODS),
                        offers -> offerOrders(state, seat, offers)));
                table.record(new StarsFact.OrderSentToEvents(Seat.of(seat), second.order()));
                return;
            }
        }
    }
}
