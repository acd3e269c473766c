package orrery.games.stars;

import orrery.games.stars.components.Asset;
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.components.CombatIcon;
import orrery.games.stars.components.Effect;
import orrery.games.stars.components.Structure;
import orrery.games.stars.components.Tables;

/** Everything that is true about a game, the battle or orbital strike that is fought included, to be read. */
public abstract sealed class BattleSituation extends OrderSituation permits StarsState {

    BattleMemory battle;

    BattleSituation(int seats, boolean quickStart, boolean freshPaths) {
        super(seats, quickStart, freshPaths);
        battle = new BattleMemory();
    }

    /** The same once more; neither changes with the other. */
    BattleSituation(BattleSituation from) {
        super(from);
        battle = from.battle.copy();
    }

    /** The area of the battle or the target of the strike, or −1. */
    public int battleArea() {
        return battle.area;
    }

    public boolean isStrike() {
        return battle.strike;
    }

    /** Whether the attackers were placed and not moved: article placed-attackers. */
    public boolean isPlacedAttack() {
        return battle.placed;
    }

    /** The area from which placed attackers came, or −1. */
    public int placedFrom() {
        return battle.from;
    }

    /** The seat of a side, 0 the attacker, 1 the defender. */
    public int sideSeat(int side) {
        return battle.seats[side];
    }

    /** The side of a seat in the battle, or −1. */
    public int sideOf(int seat) {
        return battle.area < 0 || battle.strike
                ? NONE
                : battle.seats[0] == seat ? 0 : battle.seats[1] == seat ? 1 : NONE;
    }

    /** The units of a side in the battle, packed. */
    public long force(int side) {
        return units(battle.area, battle.seats[side]);
    }

    /** Bastions of a side in the battle. */
    public int bastions(int side) {
        return structures(battle.area, battle.seats[side], Structure.BASTION);
    }

    public int dice(int side, CombatIcon face) {
        return battle.dice[side * KINDS + face.ordinal()];
    }

    public int dice(int side) {
        return battle.dice[side * KINDS] + battle.dice[side * KINDS + 1] + battle.dice[side * KINDS + 2];
    }

    public int tokens(int side, CombatIcon icon) {
        return battle.tokens[side * KINDS + icon.ordinal()];
    }

    /** The cards in a side's hand, packed. */
    public int hand(int side) {
        return battle.hand[side];
    }

    /** The card a side has laid face down, by number, or −1. */
    public int faceDown(int side) {
        return battle.faceDown[side];
    }

    /** Whether the opponent has looked at the face-down card. */
    public boolean isPeeked(int side) {
        return battle.peeked[side];
    }

    public int faceUpCount(int side) {
        return battle.faceUpCount[side];
    }

    /** The number of a face-up card, 0 to 13; {@link BattleMemory#EXTRA} more if only its icons count. */
    public int faceUp(int side, int place) {
        return battle.faceUp[side * BattleMemory.CARDS + place];
    }

    public boolean is(int side, Effect.Flag flag) {
        return (battle.flags[side] & 1 << flag.ordinal()) != 0;
    }

    public int executionRound() {
        return battle.round;
    }

    /** The card whose icons a side has borrowed for this round, of the opponent's faction, or −1. */
    public int borrowed(int side) {
        return battle.borrowed[side];
    }

    /** Battles still to come, by a card. */
    public int queued() {
        return battle.queueLength;
    }

    public int queuedArea(int place) {
        return battle.queued[place];
    }

    /** Who attacks in a battle that is still to come. */
    public int queuedSeat(int place) {
        return battle.queuedSeat[place];
    }

    public int queuedFrom(int place) {
        return battle.queuedFrom[place];
    }

    /** Icons of dice, tokens and cards of a side: articles attack-value, defence-value, morale. */
    public int icons(int side, CombatIcon icon) {
        int sum = dice(side, icon) + tokens(side, icon);
        int faction = factions[battle.seats[side]];
        for (int i = 0; i < battle.faceUpCount[side]; i++) {
            sum += CombatCard.of(faction, faceUp(side, i) & 15).icons(icon);
        }
        if (battle.borrowed[side] >= 0) {
            sum += CombatCard.of(factions[battle.seats[1 - side]], battle.borrowed[side])
                    .icons(icon);
        }
        return sum;
    }

    // ---- what is in the battle or elsewhere

    /** Asset tokens of a kind that nobody has: article component-limits. */
    public int assetsLeft(Asset asset) {
        int left = Tables.ASSETS;
        for (int seat = 0; seat < seats; seat++) {
            left -= assets(seat, asset);
        }
        if (asset == Asset.REINFORCEMENT && battle.area >= 0 && !battle.strike) {
            for (int side = 0; side < 2; side++) {
                left -= count(units(battle.area, battle.seats[side]), TOKEN);
            }
        }
        return left;
    }

    /** Copies of a card in a seat's combat deck as a whole, wherever they are: 0 or 2. */
    public int owned(int seat, int card) {
        int side = sideOf(seat);
        int count = copies(decks[seat], card);
        if (side >= 0) {
            count += copies(battle.hand[side], card) + (battle.faceDown[side] == card ? 1 : 0);
            for (int i = 0; i < battle.faceUpCount[side]; i++) {
                count += (faceUp(side, i) & 15) == card ? 1 : 0;
            }
        }
        return count;
    }
}
