package orrery.games.roll;

import java.util.List;
import orrery.games.roll.RollChoice.Abandon;
import orrery.games.roll.RollChoice.Arrange;
import orrery.games.roll.RollChoice.Consume;
import orrery.games.roll.RollChoice.Dictate;
import orrery.games.roll.RollChoice.DictateMove;
import orrery.games.roll.RollChoice.GiveUp;
import orrery.games.roll.RollChoice.PlaceTile;
import orrery.games.roll.RollChoice.PlaceWild;
import orrery.games.roll.RollChoice.Produce;
import orrery.games.roll.RollChoice.Reassign;
import orrery.games.roll.RollChoice.ReassignPair;
import orrery.games.roll.RollChoice.Recall;
import orrery.games.roll.RollChoice.RecallGood;
import orrery.games.roll.RollChoice.Recruit;
import orrery.games.roll.RollChoice.RemoveDie;
import orrery.games.roll.RollChoice.RemoveGood;
import orrery.games.roll.RollChoice.Scout;
import orrery.games.roll.RollChoice.Select;
import orrery.games.roll.RollChoice.Stock;
import orrery.games.roll.RollChoice.ToCup;
import orrery.games.roll.RollChoice.Trade;
import orrery.games.roll.RollChoice.UseWorker;
import orrery.games.roll.ScreenFact.RolledDie;
import orrery.games.roll.components.DieColor;
import orrery.games.roll.components.Face;
import orrery.games.roll.components.Phase;
import orrery.games.roll.components.Place;
import orrery.games.roll.components.Tile;

/** Choices and parts of facts made once and used again and again, so that play-outs make little garbage. */
public final class Preset {

    public static final RollChoice DONE = new RollChoice.Done();
    public static final RollChoice BUY_CHIPS = new RollChoice.BuyChips();

    private static final int COLORS = DieColor.COUNT;
    private static final int PHASES = Phase.COUNT;

    private static final RolledDie[] ROLLED = new RolledDie[COLORS * Face.values().length];
    private static final PlaceWild[] WILDS = new PlaceWild[COLORS * PHASES];
    private static final Select[] SELECTS = new Select[COLORS * Place.COUNT * PHASES];
    private static final Reassign[][] REASSIGNS = new Reassign[Tile.DEVELOPMENTS][];
    private static final ReassignPair[][] PAIRS = new ReassignPair[Tile.DEVELOPMENTS][];
    private static final Dictate[] DICTATES = new Dictate[COLORS * PHASES];
    private static final DictateMove[] MOVES = new DictateMove[COLORS * PHASES * PHASES];
    private static final Scout[] SCOUTS = new Scout[COLORS];
    private static final Stock[] STOCKS = new Stock[COLORS];
    private static final UseWorker[] WORKERS = new UseWorker[COLORS];
    private static final ToCup[] TO_CUP = new ToCup[COLORS];
    private static final Recruit[] RECRUITS = new Recruit[COLORS];
    private static final RemoveDie[] REMOVED = new RemoveDie[COLORS * Place.COUNT];
    private static final Recall[] RECALLS = new Recall[COLORS * Place.COUNT];
    private static final RemoveGood[] REMOVED_GOODS = new RemoveGood[COLORS * Tile.WORLDS];
    private static final RecallGood[] RECALLED_GOODS = new RecallGood[COLORS * Tile.WORLDS];
    private static final Produce[] PRODUCES = new Produce[COLORS * Tile.WORLDS];
    private static final Trade[] TRADES = new Trade[2 * COLORS * Tile.WORLDS * COLORS];
    private static final Consume[] CONSUMES = new Consume[2 * COLORS * Tile.WORLDS * COLORS];
    private static final Abandon[] ABANDONED = new Abandon[Tile.COUNT];
    private static final Arrange[] ARRANGED = new Arrange[Tile.COUNT];
    private static final GiveUp[] GIVEN_UP = new GiveUp[Tile.COUNT];
    private static final PlaceTile[] PLACED = new PlaceTile[2 * Tile.COUNT];

    static {
        for (DieColor color : DieColor.values()) {
            ofColor(color);
        }
        for (Tile tile : Tile.values()) {
            ABANDONED[tile.ordinal()] = new Abandon(tile);
            ARRANGED[tile.ordinal()] = new Arrange(tile);
            GIVEN_UP[tile.ordinal()] = new GiveUp(tile);
            PLACED[2 * tile.ordinal()] = new PlaceTile(tile, false);
            PLACED[2 * tile.ordinal() + 1] = new PlaceTile(tile, true);
            if (tile.hasReassignPower()) {
                ofPower(tile);
            }
        }
    }

    private Preset() {}

    private static void ofColor(DieColor color) {
        int c = color.ordinal();
        for (Face face : Face.values()) {
            ROLLED[c * Face.values().length + face.ordinal()] = new RolledDie(color, face);
        }
        for (Phase phase : Phase.values()) {
            WILDS[c * PHASES + phase.ordinal()] = new PlaceWild(color, phase);
            DICTATES[c * PHASES + phase.ordinal()] = new Dictate(color, phase);
            for (Phase to : Phase.values()) {
                MOVES[(c * PHASES + phase.ordinal()) * PHASES + to.ordinal()] = new DictateMove(color, phase, to);
            }
        }
        for (Place place : Place.values()) {
            REMOVED[c * Place.COUNT + place.ordinal()] = new RemoveDie(color, place);
            RECALLS[c * Place.COUNT + place.ordinal()] = new Recall(color, place);
            for (Phase phase : Phase.values()) {
                SELECTS[(c * Place.COUNT + place.ordinal()) * PHASES + phase.ordinal()] =
                        new Select(color, place, phase);
            }
        }
        SCOUTS[c] = new Scout(color);
        STOCKS[c] = new Stock(color);
        WORKERS[c] = new UseWorker(color);
        TO_CUP[c] = new ToCup(color);
        RECRUITS[c] = new Recruit(color);
        for (int world = 0; world < Tile.WORLDS; world++) {
            Tile tile = Tile.at(Tile.DEVELOPMENTS + world);
            REMOVED_GOODS[c * Tile.WORLDS + world] = new RemoveGood(color, tile);
            RECALLED_GOODS[c * Tile.WORLDS + world] = new RecallGood(color, tile);
            PRODUCES[c * Tile.WORLDS + world] = new Produce(color, tile);
            for (DieColor good : DieColor.values()) {
                for (boolean extra : List.of(false, true)) {
                    TRADES[shipping(color, extra, tile, good)] = new Trade(color, extra, tile, good);
                    CONSUMES[shipping(color, extra, tile, good)] = new Consume(color, extra, tile, good);
                }
            }
        }
    }

    private static void ofPower(Tile power) {
        Reassign[] moves = new Reassign[MOVES.length];
        ReassignPair[] pairs = new ReassignPair[COLORS * COLORS * PHASES];
        for (DieColor color : DieColor.values()) {
            for (Phase from : Phase.values()) {
                for (Phase to : Phase.values()) {
                    moves[(color.ordinal() * PHASES + from.ordinal()) * PHASES + to.ordinal()] =
                            new Reassign(power, color, from, to);
                }
                for (DieColor second : DieColor.values()) {
                    pairs[(color.ordinal() * COLORS + second.ordinal()) * PHASES + from.ordinal()] =
                            new ReassignPair(power, color, second, from);
                }
            }
        }
        REASSIGNS[power.ordinal()] = moves;
        PAIRS[power.ordinal()] = pairs;
    }

    private static int shipping(DieColor shipper, boolean extra, Tile world, DieColor good) {
        return (((extra ? 1 : 0) * COLORS + shipper.ordinal()) * Tile.WORLDS + world.worldIndex()) * COLORS
                + good.ordinal();
    }

    public static RolledDie rolled(DieColor color, Face face) {
        return ROLLED[color.ordinal() * 6 + face.ordinal()];
    }

    public static RollChoice placeWild(DieColor die, Phase phase) {
        return WILDS[die.ordinal() * PHASES + phase.ordinal()];
    }

    public static RollChoice select(DieColor die, Place from, Phase phase) {
        return SELECTS[(die.ordinal() * Place.COUNT + from.ordinal()) * PHASES + phase.ordinal()];
    }

    public static RollChoice reassign(Tile power, DieColor die, Phase from, Phase to) {
        return REASSIGNS[power.ordinal()][(die.ordinal() * PHASES + from.ordinal()) * PHASES + to.ordinal()];
    }

    public static RollChoice reassignPair(Tile power, DieColor first, DieColor second, Phase from) {
        return PAIRS[power.ordinal()][(first.ordinal() * COLORS + second.ordinal()) * PHASES + from.ordinal()];
    }

    public static RollChoice dictate(DieColor die, Phase from) {
        return DICTATES[die.ordinal() * PHASES + from.ordinal()];
    }

    public static RollChoice dictateMove(DieColor die, Phase from, Phase to) {
        return MOVES[(die.ordinal() * PHASES + from.ordinal()) * PHASES + to.ordinal()];
    }

    public static RollChoice scout(DieColor explorer) {
        return SCOUTS[explorer.ordinal()];
    }

    public static RollChoice stock(DieColor explorer) {
        return STOCKS[explorer.ordinal()];
    }

    public static RollChoice useWorker(DieColor worker) {
        return WORKERS[worker.ordinal()];
    }

    public static RollChoice toCup(DieColor worker) {
        return TO_CUP[worker.ordinal()];
    }

    public static RollChoice recruit(DieColor worker) {
        return RECRUITS[worker.ordinal()];
    }

    public static RollChoice removeDie(DieColor die, Place from) {
        return REMOVED[die.ordinal() * Place.COUNT + from.ordinal()];
    }

    public static RollChoice recall(DieColor die, Place from) {
        return RECALLS[die.ordinal() * Place.COUNT + from.ordinal()];
    }

    public static RollChoice removeGood(DieColor die, Tile world) {
        return REMOVED_GOODS[die.ordinal() * Tile.WORLDS + world.worldIndex()];
    }

    public static RollChoice recallGood(DieColor die, Tile world) {
        return RECALLED_GOODS[die.ordinal() * Tile.WORLDS + world.worldIndex()];
    }

    public static RollChoice produce(DieColor die, Tile world) {
        return PRODUCES[die.ordinal() * Tile.WORLDS + world.worldIndex()];
    }

    public static RollChoice trade(DieColor shipper, boolean extra, Tile world, DieColor good) {
        return TRADES[shipping(shipper, extra, world, good)];
    }

    public static RollChoice consume(DieColor shipper, boolean extra, Tile world, DieColor good) {
        return CONSUMES[shipping(shipper, extra, world, good)];
    }

    public static RollChoice abandon(Tile side) {
        return ABANDONED[side.ordinal()];
    }

    public static RollChoice arrange(Tile side) {
        return ARRANGED[side.ordinal()];
    }

    public static RollChoice giveUp(Tile side) {
        return GIVEN_UP[side.ordinal()];
    }

    public static RollChoice placeTile(Tile side, boolean top) {
        return PLACED[2 * side.ordinal() + (top ? 1 : 0)];
    }
}
