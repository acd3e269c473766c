package orrery.games.stars;

import orrery.core.Choice;
import orrery.core.Message;
import orrery.core.Seat;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Asset;
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.components.CombatIcon;
import orrery.games.stars.components.Compass;
import orrery.games.stars.components.EffectWords;
import orrery.games.stars.components.EventCard;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.Order;
import orrery.games.stars.components.OrderUpgrade;
import orrery.games.stars.components.Structure;
import orrery.games.stars.components.SystemSide;
import orrery.games.stars.components.Unit;

/** Everything a seat can answer. Figures of one kind in one place are alike, so a choice names kind and place. */
public sealed interface StarsChoice extends Choice {

    /** Plays a faction: article choose-factions. */
    record TakeFaction(Faction faction) implements StarsChoice {
        @Override
        public Message message() {
            return Message.of("choice.faction", faction);
        }
    }

    /** Lays a tile; cells are counted from the first one, turns are clockwise quarters: article place-tile. */
    record LayTile(SystemSide system, int turns, int column, int row) implements StarsChoice {
        @Override
        public Message message() {
            return Message.of("choice.tile", system, turns, column, row);
        }
    }

    /** Places a unit. */
    record PlaceUnit(Unit unit, Area area) implements StarsChoice {
        @Override
        public Message message() {
            return Message.of("choice.unit", unit, area);
        }
    }

    /** Places or buys a structure: article buy-structure. */
    record Build(Structure structure, Area area, boolean cache, boolean warboss) implements StarsChoice {
        @Override
        public Message message() {
            return Message.of(
                    warboss ? "choice.structure-warboss" : cache ? "choice.structure-cache" : "choice.structure",
                    structure,
                    area);
        }
    }

    /** Lays an objective token of a seat: article place-objectives. */
    record PutObjective(Seat of, Area area) implements StarsChoice {
        @Override
        public Message message() {
            return Message.of("choice.objective", of, area);
        }
    }

    /** Lays a Warp Storm: article place-storms. */
    record PlaceStorm(SystemSide system, Compass at) implements StarsChoice {
        @Override
        public Message message() {
            return Message.of("choice.storm", system, at);
        }
    }

    /** Places an order: article planning-phase. */
    record PlaceOrder(Order order, SystemSide system) implements StarsChoice {
        @Override
        public Message message() {
            return Message.of("choice.order", order, system);
        }
    }

    /** Turns up the own order on top there: article reveal-order. */
    record Reveal(SystemSide system) implements StarsChoice {
        @Override
        public Message message() {
            return Message.of("choice.reveal", system);
        }
    }

    /** Uses a scheme: article scheme. */
    record UseScheme(EventCard scheme) implements StarsChoice {
        @Override
        public Message message() {
            return Message.of("choice.scheme", scheme);
        }
    }

    /** Uses an order upgrade: article upgrade-once. */
    record UseUpgrade(OrderUpgrade upgrade) implements StarsChoice {
        @Override
        public Message message() {
            return Message.of("choice.upgrade", upgrade);
        }
    }

    /** Carries the revealed order out. */
    record CarryOut() implements StarsChoice {
        @Override
        public Message message() {
            return Message.of("choice.carry-out");
        }
    }

    /** Carries the revealed order out as another: article upgrade-the-green-tide. */
    record CarryOutAs(Order order) implements StarsChoice {
        @Override
        public Message message() {
            return Message.of("choice.carry-out-as", order);
        }
    }

    /** Puts the revealed order onto the event deck: article order-to-event-deck. */
    record ToEventDeck() implements StarsChoice {
        @Override
        public Message message() {
            return Message.of("choice.to-event-deck");
        }
    }

    /** Buys a unit, with a cache token, a forge token for the level, the scheme Warboss: article buy-units. */
    record Buy(Unit unit, boolean cache, boolean forge, boolean warboss) implements StarsChoice {
        @Override
        public Message message() {
            return Message.of(
                    "choice.buy" + (cache ? "-cache" : "") + (forge ? "-forge" : "") + (warboss ? "-warboss" : ""),
                    unit);
        }
    }

    /** Buys a pair of combat cards: article combat-upgrade. */
    record BuyCards(CombatCard card, boolean warboss) implements StarsChoice {
        @Override
        public Message message() {
            return Message.of(warboss ? "choice.buy-cards-warboss" : "choice.buy-cards", card);
        }
    }

    /** Takes both copies of a card out: article replace-cards. */
    record TakeOut(CombatCard card) implements StarsChoice {
        @Override
        public Message message() {
            return Message.of("choice.take-out", card);
        }
    }

    /** Buys an order upgrade: article order-upgrade. */
    record BuyUpgrade(OrderUpgrade upgrade, boolean warboss) implements StarsChoice {
        @Override
        public Message message() {
            return Message.of(warboss ? "choice.buy-upgrade-warboss" : "choice.buy-upgrade", upgrade);
        }
    }

    /** Replaces a structure: article upgrade-direct-the-faithful. */
    record Rebuild(Structure from, Structure to, Area area) implements StarsChoice {
        @Override
        public Message message() {
            return Message.of("choice.rebuild", from, to, area);
        }
    }

    /** Sends an order to the event deck: article upgrade-favour-of-the-dark-gods. */
    record SendOrder(Order order) implements StarsChoice {
        @Override
        public Message message() {
            return Message.of("choice.send", order);
        }
    }

    /** Takes an asset token. */
    record TakeAsset(Asset asset) implements StarsChoice {
        @Override
        public Message message() {
            return Message.of("choice.asset", asset);
        }
    }

    /** Moves a unit. */
    record MoveUnit(Unit unit, Area from, Area to) implements StarsChoice {
        @Override
        public Message message() {
            return Message.of("choice.move", unit, from, to);
        }
    }

    /** Names an area. */
    record PickArea(Area area) implements StarsChoice {
        @Override
        public Message message() {
            return Message.of("choice.area", area);
        }
    }

    /** Names a unit in the battle or area. */
    record PickUnit(Unit unit, boolean routed) implements StarsChoice {
        @Override
        public Message message() {
            return Message.of(routed ? "choice.figure-routed" : "choice.figure", unit);
        }
    }

    /** Names a reinforcement token in the battle. */
    record PickToken(boolean routed) implements StarsChoice {
        @Override
        public Message message() {
            return Message.of(routed ? "choice.token-routed" : "choice.token");
        }
    }

    /** Names the bastion. */
    record PickBastion() implements StarsChoice {
        @Override
        public Message message() {
            return Message.of("choice.bastion");
        }
    }

    /** Names a unit in an area. */
    record PickUnitIn(Unit unit, Area area, boolean routed) implements StarsChoice {
        @Override
        public Message message() {
            return Message.of(routed ? "choice.figure-in-routed" : "choice.figure-in", unit, area);
        }
    }

    /** Names a structure. */
    record PickStructure(Seat of, Structure structure, Area area) implements StarsChoice {
        @Override
        public Message message() {
            return Message.of("choice.building", of, structure, area);
        }
    }

    /** Names a combat card. */
    record PickCard(CombatCard card) implements StarsChoice {
        @Override
        public Message message() {
            return Message.of("choice.card", card);
        }
    }

    /** Names a die by its face. */
    record PickFace(CombatIcon face) implements StarsChoice {
        @Override
        public Message message() {
            return Message.of("choice.face", face);
        }
    }

    /** Turns a die: article turn-die. */
    record TurnDie(CombatIcon from, CombatIcon to) implements StarsChoice {
        @Override
        public Message message() {
            return Message.of("choice.turn", from, to);
        }
    }

    /** A number. */
    record Number(int number) implements StarsChoice {
        @Override
        public Message message() {
            return Message.of("choice.number", number);
        }
    }

    /** Names an event card. */
    record PickEvent(EventCard card) implements StarsChoice {
        @Override
        public Message message() {
            return Message.of("choice.event", card);
        }
    }

    /** Names a system. */
    record PickSystem(SystemSide system) implements StarsChoice {
        @Override
        public Message message() {
            return Message.of("choice.system", system);
        }
    }

    /** Moves an own order within its stack, counted from the bottom: article event-outmanoeuvre. */
    record Shift(SystemSide system, int height, boolean bottom) implements StarsChoice {
        @Override
        public Message message() {
            return Message.of(bottom ? "choice.shift-bottom" : "choice.shift-top", system, height);
        }
    }

    /** Moves a Warp Storm: article storm-movement. */
    record MoveStorm(SystemSide system, Compass at, SystemSide toSystem, Compass toAt) implements StarsChoice {
        @Override
        public Message message() {
            return Message.of("choice.move-storm", system, at, toSystem, toAt);
        }
    }

    /** Names a seat. */
    record PickSeat(Seat of) implements StarsChoice {
        @Override
        public Message message() {
            return Message.of("choice.seat", of);
        }
    }

    /** Fires from a void at a world: article orbital-strike. */
    record Strike(Area from, Area target) implements StarsChoice {
        @Override
        public Message message() {
            return Message.of("choice.strike", from, target);
        }
    }

    /** Uses what is asked about. */
    record Use() implements StarsChoice {
        @Override
        public Message message() {
            return Message.of("choice.use");
        }
    }

    /** One of the alternatives of an ability of a combat card, both counted from 1: article opponents-choice. */
    record Alternative(CombatCard card, int ability, int option) implements StarsChoice {
        @Override
        public Message message() {
            return Message.of(
                    "choice.alternative",
                    EffectWords.of(card.ability(ability).options().get(option - 1), card.faction()));
        }
    }

    /** Spends dice to avert what a card threatens: article spend. */
    record PayDice(int number) implements StarsChoice {
        @Override
        public Message message() {
            return Message.of("choice.pay-dice", number);
        }
    }

    /** Takes what a world yields, its assets or its materiel: article event-work-of-the-righteous. */
    record Harvest(Area world, boolean materiel) implements StarsChoice {
        @Override
        public Message message() {
            return materiel
                    ? Message.of("choice.harvest-materiel", world, world.production())
                    : Message.of("choice.harvest-assets", world, world.icons());
        }
    }

    /** Declines. */
    record Decline() implements StarsChoice {
        @Override
        public Message message() {
            return Message.of("choice.decline");
        }
    }

    /** Ends what is being done. */
    record Done() implements StarsChoice {
        @Override
        public Message message() {
            return Message.of("choice.done");
        }
    }
}
