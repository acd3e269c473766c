package orrery.games.stars;

import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.core.Component;
import orrery.core.Fact;
import orrery.core.Message;
import orrery.core.Seat;
import orrery.core.Viewer;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Asset;
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.components.CombatIcon;
import orrery.games.stars.components.Compass;
import orrery.games.stars.components.Effect;
import orrery.games.stars.components.EventCard;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.Order;
import orrery.games.stars.components.OrderUpgrade;
import orrery.games.stars.components.Structure;
import orrery.games.stars.components.SystemSide;
import orrery.games.stars.components.Tile;
import orrery.games.stars.components.Unit;

/** Everything that can happen. */
public sealed interface StarsFact extends Fact {

    @Override
    default @Nullable Fact seenBy(Viewer viewer) {
        return this;
    }

    /** How a unit comes from one area to another. */
    enum Manner implements Component {
        /** By the movement of an Advance order. */
        ADVANCED("advanced"),
        /** By an effect that moves units. */
        MOVED("moved"),
        /** Taken from one area and placed in another: article move-and-place. */
        PLACED("placed-elsewhere"),
        /** By a retreat; it arrives routed. */
        RETREATED("retreated"),
        /** As it is, by Farsight. */
        WITHDRAWN("withdrawn"),
        /** As it is, routed, by Farsight. */
        WITHDRAWN_ROUTED("withdrawn-routed"),
        /** By a retreat of a unit that is routed already. */
        RETREATED_ROUTED("retreated-routed");

        private final String id;

        Manner(String id) {
            this.id = id;
        }

        @Override
        public String id() {
            return id;
        }
    }

    /** Where a combat card is discarded from. */
    enum Pile implements Component {
        HAND("hand"),
        FACE_UP("face-up"),
        DECK("deck");

        private final String id;

        Pile(String id) {
            this.id = id;
        }

        @Override
        public String id() {
            return id;
        }
    }

    /** A seat plays a faction: articles choose-factions, starting-forces. */
    record FactionTaken(Seat seat, Faction faction) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.faction-taken", seat, faction);
        }
    }

    /** Who holds the first player token: article first-player. */
    record FirstPlayer(Seat seat) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.first-player", seat);
        }
    }

    /** The tiles a seat has in hand: article deal-tiles. */
    record TilesDealt(Seat seat, List<Tile> tiles) implements StarsFact {
        public TilesDealt {
            tiles = List.copyOf(tiles);
        }

        @Override
        public Fact seenBy(Viewer viewer) {
            return viewer == seat ? this : new TilesDealt(seat, List.of());
        }

        @Override
        public boolean revealsTo(Seat other) {
            return other == seat;
        }

        @Override
        public Message message() {
            return tiles.isEmpty()
                    ? Message.of("fact.tiles-dealt", seat)
                    : Message.of("fact.tiles-dealt-seen", seat, tiles);
        }
    }

    /** Objective tokens to be laid by another: article give-objectives. */
    record ObjectivesGiven(Seat from, Seat to, int count) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.objectives-given", from, to, count);
        }
    }

    /** A tile was laid with quarter turns, columns and rows counted from the first: article place-tile. */
    record TilePlaced(Seat seat, SystemSide system, int turns, int column, int row) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.tile-placed", seat, system);
        }
    }

    /** A unit came from the supply, or at the start from the starting forces. */
    record UnitPlaced(Seat seat, Unit unit, Area area) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.unit-placed", seat, unit, area);
        }
    }

    /** Starting units for which there is no room: article place-forces. */
    record ForcesLost(Seat seat, Unit unit, int count) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.forces-lost", seat, unit, count);
        }
    }

    /** A structure came from the supply. */
    record StructurePlaced(Seat seat, Structure structure, Area area) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.structure-placed", seat, structure, area);
        }
    }

    /** An objective token of a seat was laid: article place-objectives. */
    record ObjectivePlaced(Seat seat, Seat of, Area area) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.objective-placed", seat, of, area);
        }
    }

    /** A Warp Storm was laid: article place-storms. */
    record StormPlaced(Seat seat, SystemSide system, Compass at) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.storm-placed", seat, system, at);
        }
    }

    /** A round begins with its Planning Phase. */
    record RoundBegan(int round) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.round-began", round);
        }
    }

    /** An order was placed face down: article planning-phase. */
    record OrderPlaced(
            Seat seat, SystemSide system, @Nullable Order order) implements StarsFact {
        @Override
        public Fact seenBy(Viewer viewer) {
            return viewer == seat ? this : new OrderPlaced(seat, system, null);
        }

        @Override
        public Message message() {
            return order == null
                    ? Message.of("fact.order-placed", seat, system)
                    : Message.of("fact.order-placed-seen", seat, system, (Component) order);
        }
    }

    /** All orders are placed: the Operations Phase begins. */
    record PlanningEnded() implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.planning-ended");
        }
    }

    /** An order went to the top or bottom of its stack: article event-outmanoeuvre. */
    record OrderShifted(Seat seat, SystemSide system, int height, boolean bottom) implements StarsFact {
        @Override
        public Message message() {
            return Message.of(bottom ? "fact.order-to-bottom" : "fact.order-to-top", seat, system);
        }
    }

    /** A seat has its turn in the Operations Phase. */
    record TurnBegan(Seat seat) implements StarsFact {
        @Override
        public boolean isTold() {
            return false;
        }

        @Override
        public Message message() {
            return Message.of("fact.turn-began", seat);
        }
    }

    /** An order was turned up: article reveal-order. */
    record OrderRevealed(Seat seat, SystemSide system, Order order) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.order-revealed", seat, order, system);
        }
    }

    /** An order is carried out as another, or without a token. */
    record OrderBegan(Seat seat, SystemSide system, Order order, boolean granted) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.order-began", seat, order, system);
        }
    }

    /** An order left its stack. */
    record OrderReturned(Seat seat, SystemSide system, Order order, boolean eventDeck) implements StarsFact {
        @Override
        public Message message() {
            return Message.of(eventDeck ? "fact.order-to-event-deck" : "fact.order-returned", seat, order, system);
        }
    }

    /** Something changes this order until it is carried out. */
    record OrderMarked(Seat seat, OrderFlag flag) implements StarsFact {
        @Override
        public boolean isTold() {
            return false;
        }

        @Override
        public Message message() {
            return Message.of("fact.order-marked", seat);
        }
    }

    /** A unit passes a void: article upgrade-ork-roks. */
    record RokUsed(Seat seat) implements StarsFact {
        @Override
        public boolean isTold() {
            return false;
        }

        @Override
        public Message message() {
            return Message.of("fact.rok-used", seat);
        }
    }

    /** An order went from the play area onto the event deck: article upgrade-favour-of-the-dark-gods. */
    record OrderSentToEvents(Seat seat, Order order) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.order-sent-to-events", seat, order);
        }
    }

    /** Materiel gained or spent: article materiel. */
    record MaterielChanged(Seat seat, int by) implements StarsFact {
        @Override
        public Message message() {
            return Message.of(by < 0 ? "fact.materiel-spent" : "fact.materiel-gained", seat, Math.abs(by));
        }
    }

    /** Asset tokens gained or spent: article asset-token. */
    record AssetsChanged(Seat seat, Asset asset, int by) implements StarsFact {
        @Override
        public Message message() {
            return Message.of(by < 0 ? "fact.assets-spent" : "fact.assets-gained", seat, asset, Math.abs(by));
        }
    }

    /** A pair of combat cards took the place of another: article replace-cards. */
    record CombatUpgraded(Seat seat, CombatCard in, CombatCard out) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.combat-upgraded", seat, in, out);
        }
    }

    /** An order upgrade was bought or taken. */
    record UpgradeTaken(Seat seat, OrderUpgrade upgrade) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.upgrade-taken", seat, upgrade);
        }
    }

    /** An order upgrade was turned down: article upgrade-once. */
    record UpgradeUsed(Seat seat, OrderUpgrade upgrade) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.upgrade-used", seat, upgrade);
        }
    }

    /** A scheme was used and shuffled back: article scheme. */
    record SchemeUsed(Seat seat, EventCard scheme) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.scheme-used", seat, scheme);
        }
    }

    /** What is friendly now decides which paths there are: article paths-before-movement. */
    record MovementBegan(Seat seat) implements StarsFact {
        @Override
        public boolean isTold() {
            return false;
        }

        @Override
        public Message message() {
            return Message.of("fact.movement-began", seat);
        }
    }

    /** A unit moved, retreated or was placed elsewhere. */
    record UnitMoved(Seat seat, Unit unit, Area from, Area to, Manner manner) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.unit-" + manner.id(), seat, unit, from, to);
        }
    }

    /** A unit, or a reinforcement token, was routed. */
    record UnitRouted(Seat seat, @Nullable Unit unit, Area area) implements StarsFact {
        @Override
        public Message message() {
            return unit == null
                    ? Message.of("fact.token-routed", seat, area)
                    : Message.of("fact.unit-routed", seat, (Component) unit, area);
        }
    }

    /** A unit, or a reinforcement token, was rallied. */
    record UnitRallied(Seat seat, @Nullable Unit unit, Area area) implements StarsFact {
        @Override
        public Message message() {
            return unit == null
                    ? Message.of("fact.token-rallied", seat, area)
                    : Message.of("fact.unit-rallied", seat, (Component) unit, area);
        }
    }

    /** A unit, or a reinforcement token, was destroyed. */
    record UnitDestroyed(Seat seat, @Nullable Unit unit, Area area, boolean routed) implements StarsFact {
        @Override
        public Message message() {
            return unit == null
                    ? Message.of("fact.token-destroyed", seat, area)
                    : Message.of("fact.unit-destroyed", seat, (Component) unit, area);
        }
    }

    /** A reinforcement token came into a battle, unrouted: article reinforcement-in-battle. */
    record TokenCame(Seat seat, Area area) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.token-came", seat, area);
        }
    }

    /** Every routed unit stands up: article rally-step. */
    record AllRallied() implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.all-rallied");
        }
    }

    /** A structure went to the supply. */
    record StructureDestroyed(Seat seat, Structure structure, Area area) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.structure-destroyed", seat, structure, area);
        }
    }

    /** A structure changed hands: article capture-structures. */
    record StructureCaptured(Seat seat, Seat from, Structure structure, Area area) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.structure-captured", seat, from, structure, area);
        }
    }

    /** A battle begins: article battle. */
    record BattleBegan(Seat attacker, Seat defender, Area area, boolean placed) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.battle-began", attacker, defender, area);
        }
    }

    /** Nobody defends: article undefended. */
    record AreaUndefended(Seat attacker, Area area) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.area-undefended", attacker, area);
        }
    }

    /** The dice of a side of a battle, or of a strike: articles roll-dice, strike-roll. */
    record DiceRolled(Seat seat, List<CombatIcon> dice) implements StarsFact {
        public DiceRolled {
            dice = List.copyOf(dice);
        }

        @Override
        public Message message() {
            return Message.of("fact.dice-rolled", seat, dice);
        }
    }

    /** A die more: article gain-and-lose. */
    record DieGained(Seat seat, CombatIcon face) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.die-gained", seat, face);
        }
    }

    /** Dice spent or lost. */
    record DiceLost(Seat seat, CombatIcon face, int count) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.dice-lost", seat, face, count);
        }
    }

    /** Dice turned to another face: article turn-die. */
    record DiceTurned(Seat seat, CombatIcon from, CombatIcon to, int count) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.dice-turned", seat, from, to, count);
        }
    }

    /** A die thrown again: article reroll. */
    record DieRerolled(Seat seat, CombatIcon from, CombatIcon to) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.die-rerolled", seat, from, to);
        }
    }

    /** A combat card was drawn: article draw-combat-cards. */
    record CardDrawn(Seat seat, @Nullable CombatCard card) implements StarsFact {
        @Override
        public Fact seenBy(Viewer viewer) {
            return viewer == seat ? this : new CardDrawn(seat, null);
        }

        @Override
        public boolean revealsTo(Seat other) {
            return other == seat;
        }

        @Override
        public Message message() {
            return card == null
                    ? Message.of("fact.card-drawn", seat)
                    : Message.of("fact.card-drawn-seen", seat, (Component) card);
        }
    }

    /** A combat card was laid face down: article choose-card. */
    record CardChosen(Seat seat, @Nullable CombatCard card) implements StarsFact {
        @Override
        public Fact seenBy(Viewer viewer) {
            return viewer == seat ? this : new CardChosen(seat, null);
        }

        @Override
        public Message message() {
            return card == null
                    ? Message.of("fact.card-chosen", seat)
                    : Message.of("fact.card-chosen-seen", seat, (Component) card);
        }
    }

    /** A face-down card was looked at: article card-reconnaissance. */
    record CardPeeked(Seat seat, Seat of, @Nullable CombatCard card) implements StarsFact {
        @Override
        public Fact seenBy(Viewer viewer) {
            return viewer == seat || viewer == of ? this : new CardPeeked(seat, of, null);
        }

        @Override
        public boolean revealsTo(Seat other) {
            return other == seat;
        }

        @Override
        public Message message() {
            return card == null
                    ? Message.of("fact.card-peeked", seat, of)
                    : Message.of("fact.card-peeked-seen", seat, of, (Component) card);
        }
    }

    /** The face-down card was turned up: article resolve-card. */
    record CardRevealed(Seat seat, CombatCard card) implements StarsFact {
        @Override
        public boolean revealsTo(Seat other) {
            return other != seat;
        }

        @Override
        public Message message() {
            return Message.of("fact.card-revealed", seat, card);
        }
    }

    /** A card was laid for its icons alone: article extra-card. */
    record ExtraCardPlayed(Seat seat, CombatCard card) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.extra-card-played", seat, card);
        }
    }

    /** A combat card was discarded: article discarding-cards. */
    record CardDiscarded(Seat seat, CombatCard card, Pile from) implements StarsFact {
        @Override
        public boolean revealsTo(Seat other) {
            return from != Pile.FACE_UP;
        }

        @Override
        public Message message() {
            return Message.of("fact.card-discarded", seat, card);
        }
    }

    /** The icons of an opponent's card count for this round: article card-mek-boyz. */
    record IconsBorrowed(Seat seat, CombatCard card) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.icons-borrowed", seat, card);
        }
    }

    /** Combat tokens gained: article combat-token. */
    record TokensGained(Seat seat, CombatIcon icon, int count) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.tokens-gained", seat, icon, count);
        }
    }

    /** Combat tokens lost. */
    record TokensLost(Seat seat, CombatIcon icon, int count) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.tokens-lost", seat, icon, count);
        }
    }

    /** A lasting effect of a card begins. */
    record FlagRaised(Seat seat, Effect.Flag flag) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.flag-" + flag.id(), seat);
        }
    }

    /** What a side takes: article assess-damage. */
    record DamageCounted(Seat seat, int attack, int defence, int damage) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.damage-counted", seat, attack, defence, damage);
        }
    }

    /** An execution round begins: article execution-round. */
    record ExecutionRoundBegan(int round) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.execution-round-began", round);
        }
    }

    /** A battle follows: article card-wave-serpent. */
    record BattleQueued(Seat seat, Area from, Area area) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.battle-queued", seat, area, from);
        }
    }

    /** A battle that was to follow has nobody left to fight. */
    record BattleDropped(Area area) implements StarsFact {
        @Override
        public boolean isTold() {
            return false;
        }

        @Override
        public Message message() {
            return Message.of("fact.battle-dropped", area);
        }
    }

    /** Morale decides: article determine-winner. */
    record MoraleCompared(Seat attacker, int morale, Seat defender, int other) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.morale-compared", attacker, morale, defender, other);
        }
    }

    /** A side won a battle. */
    record BattleWon(Seat seat, Area area) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.battle-won", seat, area);
        }
    }

    /** Nobody is left: article mutual-destruction. */
    record BattleDrawn(Area area) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.battle-drawn", area);
        }
    }

    /** The clean-up: article clean-up. */
    record BattleEnded(Area area) implements StarsFact {
        @Override
        public boolean isTold() {
            return false;
        }

        @Override
        public Message message() {
            return Message.of("fact.battle-ended", area);
        }
    }

    /** Ships fire: article orbital-strike. */
    record StrikeBegan(Seat seat, Area from, Area target) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.strike-began", seat, from, target);
        }
    }

    /** What an orbital strike did: article strike-damage. */
    record StrikeEnded(Seat seat, int damage) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.strike-ended", seat, damage);
        }
    }

    /** An objective token was collected: article collect-objectives. */
    record ObjectiveCollected(Seat seat, Area area) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.objective-collected", seat, area);
        }
    }

    /** The Refresh Phase begins. */
    record RefreshBegan() implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.refresh-began");
        }
    }

    /** An event card was drawn: article draw-events. */
    record EventDrawn(Seat seat, @Nullable EventCard card) implements StarsFact {
        @Override
        public Fact seenBy(Viewer viewer) {
            return viewer == seat ? this : new EventDrawn(seat, null);
        }

        @Override
        public boolean revealsTo(Seat other) {
            return other == seat;
        }

        @Override
        public Message message() {
            return card == null
                    ? Message.of("fact.event-drawn", seat)
                    : Message.of("fact.event-drawn-seen", seat, (Component) card);
        }
    }

    /** The orders of the event deck go back: article draw-events. */
    record OrdersBackFromEvents(Seat seat, int count) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.orders-back-from-events", seat, count);
        }
    }

    /** The event card of the round, for all to see: article resolve-event. */
    record EventChosen(Seat seat, EventCard card) implements StarsFact {
        @Override
        public boolean revealsTo(Seat other) {
            return true;
        }

        @Override
        public Message message() {
            return Message.of("fact.event-chosen", seat, card);
        }
    }

    /** A Warp Storm moved: article storm-movement. */
    record StormMoved(Seat seat, SystemSide system, Compass at, SystemSide toSystem, Compass toAt)
            implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.storm-moved", seat, system, at, toSystem, toAt);
        }
    }

    /** A scheme came into play: article scheme. */
    record SchemeTaken(Seat seat, EventCard scheme) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.scheme-taken", seat, scheme);
        }
    }

    /** An event card went back into its deck. */
    record EventShuffledBack(Seat seat, EventCard card) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.event-shuffled-back", seat, card);
        }
    }

    /** A tactic takes effect: article tactic. */
    record EventUsed(Seat seat, EventCard card) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.event-used", seat, card);
        }
    }

    /** A seat is out of the game: article elimination. */
    record Eliminated(Seat seat) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.eliminated", seat);
        }
    }

    /** A round is over: article end-of-round. */
    record RoundEnded(int round, Seat first) implements StarsFact {
        @Override
        public Message message() {
            return Message.of("fact.round-ended", round, first);
        }
    }
}
