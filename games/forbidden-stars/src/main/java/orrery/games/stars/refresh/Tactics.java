package orrery.games.stars.refresh;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
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
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.components.Compass;
import orrery.games.stars.components.EventCard;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.OrderUpgrade;
import orrery.games.stars.components.Structure;
import orrery.games.stars.components.Unit;
import orrery.games.stars.operations.Dominate;
import orrery.games.stars.operations.Strategize;

/** What the tactics among the event cards do. Article tactic and the articles of the cards. */
final class Tactics {

    private final Table<StarsState, StarsFact> table;
    private final StarsState state;
    private final int seat;
    private final EventCard card;

    Tactics(Table<StarsState, StarsFact> table, int seat, EventCard card) {
        this.table = table;
        this.state = table.state();
        this.seat = seat;
        this.card = card;
    }

    void carryOut() {
        switch (card) {
            case HEROIC_INTERVENTION -> intervene();
            case RITES_OF_BATTLE -> rites();
            case THE_EMPEROR_PROTECTS -> protect();
            case WORK_OF_THE_RIGHTEOUS -> work();
            case INCANTATION_OF_TZEENTCH -> incantation();
            case PROPHETS_AND_SIGNS ->
                multiply(Unit.CULTIST, area -> StarsState.count(state.units(area, seat), Unit.CULTIST.number()) == 0);
            case LETZ_GET_FIGHTIN ->
                multiply(Unit.ORK_BOYZ, area -> StarsState.count(state.units(area, seat), Unit.NOBZ.number()) > 0);
            case SPOILS_OF_WAR -> {
                Holdings.gainAssets(table, seat, Asset.FORGE, 1);
                Holdings.gainAssets(table, seat, Asset.REINFORCEMENT, 1);
            }
            case TOUCHED_BY_THE_WARP -> touched();
            case EXODITE_COLONY -> colony();
            case LEGACY_OF_VAUL -> Holdings.gainAssets(table, seat, Asset.FORGE, 2);
            case OUTCASTS_RETURNED -> outcasts();
            case PATH_OF_THE_WARRIOR -> path();
            case HOW_WE_GETZ_HERE -> getHere();
            case LOOTIN_N_STEALIN -> loot();
            case MOAR_BOYZ -> Holdings.gainAssets(table, seat, Asset.REINFORCEMENT, 2);
            default -> {}
        }
    }

    /** Asks for one of these; {@code null} if there is none. */
    private @Nullable StarsChoice pick(List<StarsChoice> choices, Message prompt) {
        return pick(choices, prompt, List::of);
    }

    /** Something people would try that the card does not allow, and why. */
    private record Refusal(StarsChoice choice, Article article, Message why) {}

    private @Nullable StarsChoice pick(List<StarsChoice> choices, Message prompt, Supplier<List<Refusal>> refusals) {
        if (choices.isEmpty()) {
            return null;
        }
        return table.ask(StarsQuestion.of(state, seat, Step.RESOLVE_EVENT, Articles.of(card), () -> prompt, offers -> {
            choices.forEach(offers::legal);
            if (offers.explains()) {
                refusals.get().stream()
                        .filter(refusal -> !choices.contains(refusal.choice()))
                        .forEach(no -> offers.illegal(no.choice(), no.article(), no.why()));
            }
        }));
    }

    /** Worlds that are not the seat's, each with the choice that would name it. */
    private List<Refusal> notFriendly(Function<Area, StarsChoice> choice) {
        List<Refusal> refusals = new ArrayList<>();
        for (int area : areas(area -> StarsState.isWorld(area) && !state.isFriendly(area, seat))) {
            refusals.add(
                    new Refusal(choice.apply(Area.at(area)), Articles.FRIENDLY_AREA, Message.of("why.not-friendly")));
        }
        return refusals;
    }

    /** Areas of a kind that somebody holds, each with the choice that would name it. */
    private List<Refusal> notUncontrolled(boolean worlds, Function<Area, StarsChoice> choice) {
        List<Refusal> refusals = new ArrayList<>();
        for (int area : areas(area -> StarsState.isWorld(area) == worlds && state.holder(area) != -1)) {
            refusals.add(new Refusal(
                    choice.apply(Area.at(area)), Articles.UNCONTROLLED_AREA, Message.of("why.not-uncontrolled")));
        }
        return refusals;
    }

    private List<Integer> areas(IntPredicate wanted) {
        List<Integer> areas = new ArrayList<>();
        for (int area : state.board().areas()) {
            if (wanted.test(area)) {
                areas.add(area);
            }
        }
        return areas;
    }

    private boolean isFriendlyWorld(int area) {
        return StarsState.isWorld(area) && state.isFriendly(area, seat);
    }

    private boolean hasFigure(Unit unit) {
        return state.supply(seat, unit.number()) > 0;
    }

    private void place(Unit unit, Area area) {
        table.record(new StarsFact.UnitPlaced(Seat.of(seat), unit, area));
    }

    private void intervene() {
        List<StarsChoice> choices = new ArrayList<>();
        for (int area : areas(this::isFriendlyWorld)) {
            if (hasFigure(Unit.SPACE_MARINE) && state.hasStructure(area, seat)) {
                choices.add(new StarsChoice.PlaceUnit(Unit.SPACE_MARINE, Area.at(area)));
            }
            if (hasFigure(Unit.SCOUT)) {
                choices.add(new StarsChoice.PlaceUnit(Unit.SCOUT, Area.at(area)));
            }
        }
        StarsChoice choice = pick(choices, Message.of("prompt.event-unit", card), () -> {
            List<Refusal> refusals = notFriendly(area -> new StarsChoice.PlaceUnit(Unit.SCOUT, area));
            for (int area : areas(this::isFriendlyWorld)) {
                refusals.add(new Refusal(
                        new StarsChoice.PlaceUnit(Unit.SPACE_MARINE, Area.at(area)),
                        Articles.of(card),
                        Message.of(hasFigure(Unit.SPACE_MARINE) ? "why.no-structure-there" : "why.no-figure")));
            }
            return refusals;
        });
        if (choice instanceof StarsChoice.PlaceUnit(Unit unit, Area area)) {
            place(unit, area);
        }
    }

    private void rites() {
        int discount = state.structureCount(seat, Structure.BASTION);
        StarsChoice choice = upgrade(
                "prompt.event-upgrade", offers -> Strategize.offerUpgrades(state, seat, discount, true, offers));
        if (choice instanceof StarsChoice.BuyUpgrade buy) {
            Strategize.buyUpgrade(table, seat, buy, discount);
        }
    }

    private void path() {
        int discount = areas(area -> isFriendlyWorld(area) && state.structures(area, seat, Structure.CITY) > 0)
                .size();
        StarsChoice choice =
                upgrade("prompt.event-cards", offers -> Strategize.offerCards(state, seat, discount, true, offers));
        if (choice instanceof StarsChoice.BuyCards buy) {
            Strategize.buyCards(table, seat, buy, discount);
        }
    }

    /** Asks which of these upgrades is bought, if any. */
    private StarsChoice upgrade(String prompt, Consumer<Offers<StarsChoice>> upgrades) {
        return table.ask(StarsQuestion.of(
                state, seat, Step.RESOLVE_EVENT, Articles.of(card), () -> Message.of(prompt, card), offers -> {
                    upgrades.accept(offers);
                    offers.legal(new StarsChoice.Done());
                }));
    }

    private boolean canBuild(Structure structure) {
        return state.structuresLeft(structure) > 0 && state.controlTokens(seat) > 0;
    }

    private void protect() {
        int price = Structure.BASTION.cost();
        List<StarsChoice> choices = new ArrayList<>();
        for (int area : areas(this::isFriendlyWorld)) {
            int there = state.structures(area);
            if (canBuild(Structure.BASTION) && (there == 0 || there == 1 && state.materiel(seat) >= price)) {
                choices.add(new StarsChoice.Build(Structure.BASTION, Area.at(area), false, false));
            }
        }
        StarsChoice choice = pick(choices, Message.of("prompt.event-build", card, Structure.BASTION), () -> {
            List<Refusal> refusals = notFriendly(area -> new StarsChoice.Build(Structure.BASTION, area, false, false));
            for (int area : areas(this::isFriendlyWorld)) {
                boolean full = state.structures(area) > 1;
                refusals.add(new Refusal(
                        new StarsChoice.Build(Structure.BASTION, Area.at(area), false, false),
                        full ? Articles.ONE_STRUCTURE : Articles.COST,
                        full ? Message.of("why.structure-there") : Message.of("why.materiel", price)));
            }
            return refusals;
        });
        if (choice instanceof StarsChoice.Build build) {
            Holdings.pay(table, seat, state.structures(build.area().ordinal()) == 0 ? 0 : price);
            table.record(new StarsFact.StructurePlaced(Seat.of(seat), Structure.BASTION, build.area()));
        }
    }

    private void colony() {
        List<StarsChoice> choices = new ArrayList<>();
        for (int area : areas(area -> StarsState.isWorld(area)
                && state.isOpen(area, seat)
                && state.structures(area) == 0
                && state.objective(area) != seat)) {
            if (canBuild(Structure.CITY) && state.materiel(seat) > 0) {
                choices.add(new StarsChoice.Build(Structure.CITY, Area.at(area), false, false));
            }
        }
        StarsChoice choice = pick(choices, Message.of("prompt.event-build", card, Structure.CITY), () -> {
            List<Refusal> refusals = new ArrayList<>();
            for (int area : areas(StarsState::isWorld)) {
                boolean built = state.structures(area) > 0;
                boolean own = state.objective(area) == seat;
                refusals.add(new Refusal(
                        new StarsChoice.Build(Structure.CITY, Area.at(area), false, false),
                        built ? Articles.ONE_STRUCTURE : Articles.of(card),
                        Message.of(built ? "why.structure-there" : own ? "why.own-objective" : "why.not-friendly")));
            }
            return refusals;
        });
        if (choice instanceof StarsChoice.Build build) {
            Holdings.pay(table, seat, 1);
            table.record(new StarsFact.StructurePlaced(Seat.of(seat), Structure.CITY, build.area()));
        }
    }

    private void work() {
        List<StarsChoice> yields = new ArrayList<>();
        for (int area : areas(this::isFriendlyWorld)) {
            if (!Area.at(area).icons().isEmpty()) {
                yields.add(new StarsChoice.Harvest(Area.at(area), false));
            }
            yields.add(new StarsChoice.Harvest(Area.at(area), true));
        }
        if (!(pick(
                        yields,
                        Message.of("prompt.event-work", card),
                        () -> notFriendly(area -> new StarsChoice.Harvest(area, true)))
                instanceof StarsChoice.Harvest(Area world, boolean materiel))) {
            return;
        }
        if (!materiel) {
            for (int choices = Dominate.gainFixed(table, seat, world); choices > 0; choices--) {
                Dominate.prosper(table, seat);
            }
        } else {
            Holdings.gainMateriel(table, seat, world.production());
        }
    }

    private void incantation() {
        EventStep.draw(table, seat, 3);
        EventStep.resolve(table, seat, EventStep.choose(table, seat));
    }

    /** One free unit on any friendly world, or two on a world that is fit for two. */
    private void multiply(Unit unit, IntPredicate fitForTwo) {
        List<StarsChoice> choices = new ArrayList<>();
        for (int area : areas(this::isFriendlyWorld)) {
            if (hasFigure(unit)) {
                choices.add(new StarsChoice.PlaceUnit(unit, Area.at(area)));
            }
        }
        StarsChoice choice = pick(
                choices,
                Message.of("prompt.event-unit", card),
                () -> notFriendly(area -> new StarsChoice.PlaceUnit(unit, area)));
        if (!(choice instanceof StarsChoice.PlaceUnit place)) {
            return;
        }
        int count = 1;
        if (fitForTwo.test(place.area().ordinal()) && state.supply(seat, unit.number()) > 1) {
            StarsChoice number = pick(
                    List.of(new StarsChoice.Number(1), new StarsChoice.Number(2)),
                    Message.of("prompt.event-number", card, unit));
            count = number instanceof StarsChoice.Number(int chosen) ? chosen : 1;
        }
        for (int i = 0; i < count; i++) {
            place(unit, place.area());
        }
    }

    private void touched() {
        List<StarsChoice> cultists = new ArrayList<>();
        for (int area : areas(StarsState::isWorld)) {
            long units = state.units(area, seat);
            if (StarsState.standing(units, Faction.BASIC_GROUND) > 0) {
                cultists.add(new StarsChoice.PickUnitIn(Unit.CULTIST, Area.at(area), false));
            }
            if (StarsState.routed(units, Faction.BASIC_GROUND) > 0) {
                cultists.add(new StarsChoice.PickUnitIn(Unit.CULTIST, Area.at(area), true));
            }
        }
        if (!(pick(cultists, Message.of("prompt.event-cultist", card)) instanceof StarsChoice.PickUnitIn victim)) {
            return;
        }
        table.record(new StarsFact.UnitDestroyed(Seat.of(seat), Unit.CULTIST, victim.area(), victim.routed()));
        int level = 0;
        for (Compass at : Compass.values()) {
            level += state.hasStorm(state.board().edge(victim.area().side().ordinal(), at)) ? 1 : 0;
        }
        List<StarsChoice> gifts = new ArrayList<>();
        for (OrderUpgrade upgrade : OrderUpgrade.values()) {
            if (upgrade.faction() == Faction.CHAOS && !state.has(seat, upgrade) && upgrade.level() <= level) {
                gifts.add(new StarsChoice.BuyUpgrade(upgrade, false));
            }
        }
        for (int number = 0; number < CombatCard.KINDS; number++) {
            CombatCard kind = CombatCard.of(state.faction(seat), number);
            if (state.owned(seat, number) == 0 && kind.level() <= level) {
                gifts.add(new StarsChoice.BuyCards(kind, false));
            }
        }
        int storms = level;
        switch (pick(gifts, Message.of("prompt.event-gift", card), () -> tooHigh(storms))) {
            case StarsChoice.BuyUpgrade buy -> table.record(new StarsFact.UpgradeTaken(Seat.of(seat), buy.upgrade()));
            case StarsChoice.BuyCards buy -> Strategize.buyCards(table, seat, buy, FREE);
            case null, default -> {}
        }
    }

    /** Upgrades and cards of a level above the number of storms. */
    private List<Refusal> tooHigh(int storms) {
        List<Refusal> refusals = new ArrayList<>();
        for (OrderUpgrade upgrade : OrderUpgrade.values()) {
            if (upgrade.faction() == Faction.CHAOS && !state.has(seat, upgrade)) {
                refusals.add(new Refusal(
                        new StarsChoice.BuyUpgrade(upgrade, false),
                        Articles.of(card),
                        Message.of("why.storms", upgrade.level(), storms)));
            }
        }
        for (int number = 0; number < CombatCard.KINDS; number++) {
            CombatCard kind = CombatCard.of(state.faction(seat), number);
            if (state.owned(seat, number) == 0) {
                refusals.add(new Refusal(
                        new StarsChoice.BuyCards(kind, false),
                        Articles.of(card),
                        Message.of("why.storms", kind.level(), storms)));
            }
        }
        return refusals;
    }

    /** A discount that covers any price. */
    private static final int FREE = 99;

    private void outcasts() {
        Unit frigate = Unit.HELLEBORE_FRIGATE;
        List<Integer> voids = areas(area -> !StarsState.isWorld(area) && state.holder(area) == -1);
        List<StarsChoice> choices = new ArrayList<>();
        for (int to : voids) {
            if (hasFigure(frigate)) {
                choices.add(new StarsChoice.PlaceUnit(frigate, Area.at(to)));
            }
            for (int from : areas(area -> StarsState.standing(state.units(area, seat), frigate.number()) > 0)) {
                choices.add(new StarsChoice.MoveUnit(frigate, Area.at(from), Area.at(to)));
            }
        }
        StarsChoice choice = pick(
                choices,
                Message.of("prompt.event-ship", card),
                () -> notUncontrolled(false, area -> new StarsChoice.PlaceUnit(frigate, area)));
        if (choice instanceof StarsChoice.PlaceUnit(Unit unit, Area area)) {
            place(unit, area);
        } else if (choice instanceof StarsChoice.MoveUnit(Unit unit, Area from, Area to)) {
            table.record(new StarsFact.UnitMoved(Seat.of(seat), unit, from, to, StarsFact.Manner.PLACED));
        }
    }

    private void getHere() {
        List<Integer> free = areas(area -> StarsState.isWorld(area) && state.holder(area) == -1);
        if (free.isEmpty()) {
            return;
        }
        List<StarsChoice> units = new ArrayList<>();
        for (int area : areas(StarsState::isWorld)) {
            for (int number = 0; number < Faction.UNITS; number++) {
                if (StarsState.standing(state.units(area, seat), number) > 0) {
                    units.add(new StarsChoice.PickUnitIn(state.unit(seat, number), Area.at(area), false));
                }
            }
        }
        if (!(pick(units, Message.of("prompt.event-take", card), this::routedOnes)
                instanceof StarsChoice.PickUnitIn unit)) {
            return;
        }
        List<StarsChoice> targets = new ArrayList<>();
        free.forEach(area -> targets.add(new StarsChoice.PickArea(Area.at(area))));
        if (pick(
                        targets,
                        Message.of("prompt.event-world", card, unit.unit()),
                        () -> notUncontrolled(true, StarsChoice.PickArea::new))
                instanceof StarsChoice.PickArea(Area to)) {
            table.record(new StarsFact.UnitMoved(Seat.of(seat), unit.unit(), unit.area(), to, StarsFact.Manner.PLACED));
        }
    }

    private List<Refusal> routedOnes() {
        List<Refusal> refusals = new ArrayList<>();
        for (int area : areas(StarsState::isWorld)) {
            for (int number = 0; number < Faction.UNITS; number++) {
                if (StarsState.routed(state.units(area, seat), number) > 0) {
                    refusals.add(new Refusal(
                            new StarsChoice.PickUnitIn(state.unit(seat, number), Area.at(area), true),
                            Articles.ROUTED,
                            Message.of("why.routed")));
                }
            }
        }
        return refusals;
    }

    private void loot() {
        Holdings.gainMateriel(table, seat, 2);
        List<StarsChoice> victims = new ArrayList<>();
        for (int other = 0; other < state.seats(); other++) {
            boolean any = false;
            for (Asset asset : Asset.values()) {
                any |= state.assets(other, asset) > 0;
            }
            if (other != seat && any) {
                victims.add(new StarsChoice.PickSeat(Seat.of(other)));
            }
        }
        if (!(pick(victims, Message.of("prompt.event-victim", card)) instanceof StarsChoice.PickSeat(Seat victim))) {
            return;
        }
        List<StarsChoice> kinds = new ArrayList<>();
        for (Asset asset : Asset.values()) {
            if (state.assets(victim.index(), asset) > 0) {
                kinds.add(new StarsChoice.TakeAsset(asset));
            }
        }
        if (pick(kinds, Message.of("prompt.event-asset", card, victim)) instanceof StarsChoice.TakeAsset(Asset asset)) {
            Holdings.spendAssets(table, victim.index(), asset, 1);
        }
    }
}
