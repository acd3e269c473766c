package orrery.games.stars;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import orrery.core.RulesFault;
import orrery.core.Seat;
import orrery.core.State;
import orrery.games.stars.board.Board;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Asset;
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.components.CombatIcon;
import orrery.games.stars.components.Effect;
import orrery.games.stars.components.Faction;
import orrery.games.stars.components.Order;
import orrery.games.stars.components.Phase;
import orrery.games.stars.components.Structure;
import orrery.games.stars.components.Tables;
import orrery.games.stars.components.Tile;
import orrery.games.stars.components.Unit;

/** A game in the making: everything that is true about it, and what facts change of that. */
public final class StarsState extends BattleSituation implements State<StarsState, StarsFact> {

    /**
     * A game before its set-up.
     *
     * @param quickStart whether the board comes ready-made
     * @param freshPaths whether ground units may pass voids that ships enter in the same order
     */
    public StarsState(int seats, boolean quickStart, boolean freshPaths) {
        super(seats, quickStart, freshPaths);
    }

    private StarsState(StarsState from) {
        super(from);
    }

    @Override
    public StarsState copy() {
        return new StarsState(this);
    }

    @Override
    public void apply(StarsFact fact) {
        switch (fact) {
            case StarsFact.FactionTaken f -> takeFaction(f.seat().index(), f.faction());
            case StarsFact.FirstPlayer f -> firstPlayer = f.seat().index();
            case StarsFact.TilesDealt f -> {
                for (Tile tile : f.tiles()) {
                    hands[f.seat().index()] |= 1 << tile.ordinal();
                }
            }
            case StarsFact.ObjectivesGiven f ->
                given[f.to().index() * Tables.MOST_SEATS + f.from().index()] += (byte) f.count();
            case StarsFact.TilePlaced f -> {
                board = board.with(f.system().ordinal(), f.turns(), Board.CENTRE + f.column(), Board.CENTRE + f.row());
                hands[f.seat().index()] &= ~(1 << f.system().tile().ordinal());
            }
            case StarsFact.UnitPlaced f -> {
                int seat = f.seat().index();
                int at = seat * Faction.UNITS + f.unit().number();
                if (round == 0) {
                    toPlace[at]--;
                } else {
                    supply[at]--;
                }
                add(f.area().ordinal(), seat, f.unit().number(), false, 1);
            }
            case StarsFact.ForcesLost f -> {
                int at = f.seat().index() * Faction.UNITS + f.unit().number();
                toPlace[at] -= (byte) f.count();
                supply[at] += (byte) f.count();
            }
            case StarsFact.StructurePlaced f -> {
                if (round == 0) {
                    factoryToPlace[f.seat().index()] = false;
                }
                putStructure(f.area().ordinal(), f.seat().index(), f.structure());
            }
            case StarsFact.ObjectivePlaced f -> {
                objectives[f.area().ordinal()] = (byte) (1 + f.of().index());
                given[f.seat().index() * Tables.MOST_SEATS + f.of().index()]--;
            }
            case StarsFact.StormPlaced f -> {
                int next = 0;
                while (storms[next] != NONE) {
                    next++;
                }
                storms[next] = (byte) board.edge(f.system().ordinal(), f.at());
            }
            case StarsFact.RoundBegan f -> {
                round = f.round();
                phase = Phase.PLANNING;
                Arrays.fill(ordersShown, (byte) 0);
            }
            case StarsFact.OrderPlaced f -> {
                ordersHeld[f.seat().index() * Order.COUNT + known(f.order()).ordinal()]--;
                push(f.system().ordinal(), f.seat().index(), known(f.order()));
            }
            case StarsFact.PlanningEnded f -> phase = Phase.OPERATIONS;
            case StarsFact.OrderShifted f -> shift(f);
            case StarsFact.TurnBegan f -> beginTurn(f.seat().index());
            case StarsFact.OrderRevealed f -> {
                order.system = f.system().ordinal();
                order.order = f.order().ordinal();
                order.token = true;
            }
            case StarsFact.OrderBegan f -> {
                order.system = f.system().ordinal();
                order.order = f.order().ordinal();
            }
            case StarsFact.OrderReturned f -> returnOrder(f);
            case StarsFact.OrderMarked f -> order.flags |= f.flag().bit();
            case StarsFact.RokUsed f -> order.roks++;
            case StarsFact.OrderSentToEvents f -> {
                int at = f.seat().index() * Order.COUNT + f.order().ordinal();
                ordersHeld[at]--;
                if (ordersShown[at] > ordersHeld[at]) {
                    ordersShown[at] = ordersHeld[at];
                }
                ordersOnEvents[at]++;
            }
            case StarsFact.MaterielChanged f -> changeMateriel(f.seat().index(), f.by());
            case StarsFact.AssetsChanged f -> {
                int at = f.seat().index() * Asset.COUNT + f.asset().ordinal();
                assets[at] += (byte) f.by();
                if (assets[at] < 0 || assets[at] > Tables.MOST_ASSETS) {
                    throw new RulesFault("seat " + f.seat() + " cannot have " + assets[at] + " of " + f.asset());
                }
            }
            case StarsFact.CombatUpgraded f -> {
                decks[f.seat().index()] -= 2 << 2 * f.out().number();
                decks[f.seat().index()] += 2 << 2 * f.in().number();
                order.flags |= OrderFlag.CARDS_BOUGHT.bit();
            }
            case StarsFact.UpgradeTaken f -> {
                upgrades |= f.upgrade().bit();
                order.flags |= OrderFlag.UPGRADE_BOUGHT.bit();
            }
            case StarsFact.UpgradeUsed f -> upgradesUsed |= f.upgrade().bit();
            case StarsFact.SchemeUsed f ->
                schemes[f.seat().index()] &= (byte) ~f.scheme().bit();
            case StarsFact.MovementBegan f -> snapshot(f.seat().index());
            case StarsFact.UnitMoved f -> move(f);
            case StarsFact.UnitRouted f -> {
                add(f.area().ordinal(), f.seat().index(), number(f.unit()), false, -1);
                add(f.area().ordinal(), f.seat().index(), number(f.unit()), true, 1);
            }
            case StarsFact.UnitRallied f -> {
                add(f.area().ordinal(), f.seat().index(), number(f.unit()), true, -1);
                add(f.area().ordinal(), f.seat().index(), number(f.unit()), false, 1);
            }
            case StarsFact.UnitDestroyed f -> {
                add(f.area().ordinal(), f.seat().index(), number(f.unit()), f.routed(), -1);
                if (f.unit() != null) {
                    supply[f.seat().index() * Faction.UNITS + f.unit().number()]++;
                }
            }
            case StarsFact.TokenCame f -> add(f.area().ordinal(), f.seat().index(), TOKEN, false, 1);
            case StarsFact.AllRallied f -> {
                for (int i = 0; i < units.length; i++) {
                    units[i] = (units[i] >>> 32) + (units[i] & STANDING);
                }
            }
            case StarsFact.StructureDestroyed f ->
                removeStructure(f.area().ordinal(), f.seat().index(), f.structure());
            case StarsFact.StructureCaptured f -> {
                removeStructure(f.area().ordinal(), f.from().index(), f.structure());
                putStructure(f.area().ordinal(), f.seat().index(), f.structure());
            }
            case StarsFact.BattleBegan f -> beginBattle(f);
            case StarsFact.AreaUndefended f -> {}
            case StarsFact.DiceRolled f -> {
                int side = side(f.seat());
                for (CombatIcon die : f.dice()) {
                    battle.dice[side * KINDS + die.ordinal()]++;
                }
            }
            case StarsFact.DieGained f -> changeDice(f.seat(), f.face(), 1);
            case StarsFact.DiceLost f -> changeDice(f.seat(), f.face(), -f.count());
            case StarsFact.DiceTurned f -> {
                changeDice(f.seat(), f.from(), -f.count());
                changeDice(f.seat(), f.to(), f.count());
            }
            case StarsFact.DieRerolled f -> {
                changeDice(f.seat(), f.from(), -1);
                changeDice(f.seat(), f.to(), 1);
            }
            case StarsFact.CardDrawn f -> {
                decks[f.seat().index()] -= 1 << 2 * known(f.card()).number();
                battle.hand[side(f.seat())] += 1 << 2 * known(f.card()).number();
            }
            case StarsFact.CardChosen f -> {
                int side = side(f.seat());
                battle.hand[side] -= 1 << 2 * known(f.card()).number();
                battle.faceDown[side] = (byte) known(f.card()).number();
            }
            case StarsFact.CardPeeked f -> battle.peeked[side(f.of())] = true;
            case StarsFact.CardRevealed f -> {
                int side = side(f.seat());
                battle.faceDown[side] = NONE;
                battle.peeked[side] = false;
                layFaceUp(side, f.card().number());
            }
            case StarsFact.ExtraCardPlayed f -> {
                int side = side(f.seat());
                battle.hand[side] -= 1 << 2 * f.card().number();
                layFaceUp(side, f.card().number() | BattleMemory.EXTRA);
            }
            case StarsFact.CardDiscarded f -> discard(f);
            case StarsFact.IconsBorrowed f ->
                battle.borrowed[side(f.seat())] = (byte) f.card().number();
            case StarsFact.TokensGained f ->
                battle.tokens[side(f.seat()) * KINDS + f.icon().ordinal()] += (byte) f.count();
            case StarsFact.TokensLost f ->
                battle.tokens[side(f.seat()) * KINDS + f.icon().ordinal()] -= (byte) f.count();
            case StarsFact.FlagRaised f ->
                battle.flags[side(f.seat())] |= 1 << f.flag().ordinal();
            case StarsFact.DamageCounted f -> {}
            case StarsFact.ExecutionRoundBegan f -> beginExecution(f.round());
            case StarsFact.BattleQueued f -> {
                battle.queuedFrom[battle.queueLength] = (byte) f.from().ordinal();
                battle.queuedSeat[battle.queueLength] = (byte) f.seat().index();
                battle.queued[battle.queueLength++] = (byte) f.area().ordinal();
            }
            case StarsFact.BattleDropped f -> dropQueued();
            case StarsFact.MoraleCompared f -> {}
            case StarsFact.BattleWon f -> {}
            case StarsFact.BattleDrawn f -> {}
            case StarsFact.BattleEnded f -> cleanUp();
            case StarsFact.StrikeBegan f -> {
                battle = new BattleMemory();
                battle.area = f.target().ordinal();
                battle.strike = true;
                battle.seats[0] = (byte) f.seat().index();
                battle.seats[1] = (byte) holder(battle.area);
                order.battles++;
            }
            case StarsFact.StrikeEnded f -> battle = new BattleMemory();
            case StarsFact.ObjectiveCollected f -> {
                objectives[f.area().ordinal()] = 0;
                collected[f.seat().index()]++;
            }
            case StarsFact.RefreshBegan f -> {
                phase = Phase.REFRESH;
                order = new OrderMemory();
            }
            case StarsFact.EventDrawn f ->
                drawn[f.seat().index()] |= (byte) known(f.card()).bit();
            case StarsFact.OrdersBackFromEvents f -> {
                for (int kind = 0; kind < Order.COUNT; kind++) {
                    int at = f.seat().index() * Order.COUNT + kind;
                    ordersHeld[at] += ordersOnEvents[at];
                    ordersOnEvents[at] = 0;
                }
            }
            case StarsFact.EventChosen f -> {
                drawn[f.seat().index()] = 0;
                chosen[f.seat().index()] = (byte) f.card().number();
            }
            case StarsFact.StormMoved f -> moveStorm(f);
            case StarsFact.SchemeTaken f -> {
                chosen[f.seat().index()] = NONE;
                schemes[f.seat().index()] |= (byte) f.scheme().bit();
            }
            case StarsFact.EventShuffledBack f -> chosen[f.seat().index()] = NONE;
            case StarsFact.EventUsed f -> {}
            case StarsFact.Eliminated f -> eliminate(f.seat().index());
            case StarsFact.RoundEnded f -> {
                firstPlayer = f.first().index();
                upgradesUsed = 0;
                stormsMoved = 0;
            }
        }
    }

    private static <T> T known(@Nullable T hidden) {
        if (hidden == null) {
            throw new RulesFault("a state that knows all cannot handle what is hidden");
        }
        return hidden;
    }

    private static int number(@Nullable Unit unit) {
        return unit == null ? TOKEN : unit.number();
    }

    private void takeFaction(int seat, Faction faction) {
        factions[seat] = (byte) faction.ordinal();
        materiel[seat] = (byte) faction.materiel();
        for (Asset asset : Asset.values()) {
            assets[seat * Asset.COUNT + asset.ordinal()] = (byte) faction.startingAssets(asset);
        }
        for (int number = 0; number < Faction.UNITS; number++) {
            toPlace[seat * Faction.UNITS + number] = (byte) faction.startingUnits(number);
            supply[seat * Faction.UNITS + number] =
                    (byte) (faction.unit(number).figures() - faction.startingUnits(number));
        }
        factoryToPlace[seat] = true;
        for (int kind = 0; kind < Order.COUNT; kind++) {
            ordersHeld[seat * Order.COUNT + kind] = Tables.ORDERS_OF_KIND;
        }
        for (int card = 0; card < CombatCard.KINDS; card++) {
            if (CombatCard.of(faction.ordinal(), card).isStarting()) {
                decks[seat] |= 2 << 2 * card;
            }
        }
    }

    private void add(int area, int seat, int number, boolean routed, int count) {
        int shift = 4 * number + (routed ? 32 : 0);
        int at = area * Tables.MOST_SEATS + seat;
        int now = (int) (units[at] >>> shift & 15) + count;
        if (now < 0 || now > 15) {
            throw new RulesFault("seat " + (seat + 1) + " cannot have " + now + " units of number " + number + " in "
                    + Area.at(area).id());
        }
        units[at] += (long) count << shift;
    }

    void putStructure(int area, int seat, Structure structure) {
        int place = structures[2 * area] == 0 ? 0 : 1;
        if (structures[2 * area + place] != 0) {
            throw new RulesFault("no room for a structure in " + Area.at(area).id());
        }
        structures[2 * area + place] = (byte) (1 + 4 * structure.ordinal() + seat);
        built[seat * Structure.COUNT + structure.ordinal()]++;
    }

    private void removeStructure(int area, int seat, Structure structure) {
        int wanted = 1 + 4 * structure.ordinal() + seat;
        if (structures[2 * area] == wanted) {
            structures[2 * area] = structures[2 * area + 1];
            structures[2 * area + 1] = 0;
        } else if (structures[2 * area + 1] == wanted) {
            structures[2 * area + 1] = 0;
        } else {
            throw new RulesFault("no such structure in " + Area.at(area).id());
        }
        built[seat * Structure.COUNT + structure.ordinal()]--;
    }

    private void push(int system, int seat, Order kind) {
        stacks[system] |= (long) (kind.ordinal() << 2 | seat) << 4 * heights[system]++;
    }

    /** Takes an order out of a stack and says what it was. */
    private int take(int system, int height) {
        long stack = stacks[system];
        int taken = (int) (stack >>> 4 * height) & 15;
        long below = stack & (1L << 4 * height) - 1;
        long above = height == 15 ? 0 : stack >>> 4 * (height + 1);
        stacks[system] = below | above << 4 * height;
        heights[system]--;
        return taken;
    }

    private void shift(StarsFact.OrderShifted f) {
        int system = f.system().ordinal();
        long taken = take(system, f.height());
        if (f.bottom()) {
            stacks[system] = stacks[system] << 4 | taken;
            heights[system]++;
        } else {
            stacks[system] |= taken << 4 * heights[system]++;
        }
    }

    private void beginTurn(int seat) {
        order = new OrderMemory();
        order.seat = seat;
    }

    private void returnOrder(StarsFact.OrderReturned f) {
        int system = f.system().ordinal();
        int taken = take(system, heights[system] - 1);
        int at = f.seat().index() * Order.COUNT + (taken >> 2);
        if (f.eventDeck()) {
            ordersOnEvents[at]++;
        } else {
            ordersHeld[at]++;
            ordersShown[at]++;
        }
        order.token = false;
    }

    private void changeMateriel(int seat, int by) {
        int now = materiel[seat] + by;
        if (now < 0 || now > Tables.MOST_MATERIEL) {
            throw new RulesFault("seat " + (seat + 1) + " cannot have " + now + " materiel");
        }
        materiel[seat] = (byte) now;
    }

    private void snapshot(int seat) {
        MovementMemory movement = order.moving();
        movement.friendly[0] = 0;
        movement.friendly[1] = 0;
        movement.empty[0] = 0;
        movement.empty[1] = 0;
        for (int area : board.areas()) {
            if (isFriendly(area, seat)) {
                movement.friendly[area >> 6] |= 1L << area;
            } else if (!isWorld(area) && holder(area) == NONE) {
                movement.empty[area >> 6] |= 1L << area;
            }
        }
    }

    private void move(StarsFact.UnitMoved f) {
        int seat = f.seat().index();
        int number = f.unit().number();
        int from = f.from().ordinal();
        int to = f.to().ordinal();
        boolean wasRouted =
                f.manner() == StarsFact.Manner.RETREATED_ROUTED || f.manner() == StarsFact.Manner.WITHDRAWN_ROUTED;
        boolean isRouted = wasRouted || f.manner() == StarsFact.Manner.RETREATED;
        add(from, seat, number, wasRouted, -1);
        add(to, seat, number, isRouted, 1);
        if (f.manner() == StarsFact.Manner.ADVANCED) {
            order.moving().arrived[to % 4] += 1L << 4 * number;
            order.moving().origins[2 * (to % 4) + (from >> 6)] |= 1L << from;
            if (from / 4 != order.system) {
                order.neighbour = from / 4;
            }
        }
    }

    private void beginBattle(StarsFact.BattleBegan f) {
        if (battle.isIdle()) {
            battle = new BattleMemory();
        }
        battle.area = f.area().ordinal();
        battle.strike = false;
        battle.placed = f.placed();
        battle.seats[0] = (byte) f.attacker().index();
        battle.seats[1] = (byte) f.defender().index();
        battle.from = NONE;
        if (f.placed() && battle.queueLength > 0 && battle.queued[0] == battle.area) {
            battle.from = battle.queuedFrom[0];
            dropQueued();
        }
        order.battles++;
    }

    private void dropQueued() {
        battle.queueLength--;
        System.arraycopy(battle.queued, 1, battle.queued, 0, battle.queueLength);
        System.arraycopy(battle.queuedFrom, 1, battle.queuedFrom, 0, battle.queueLength);
        System.arraycopy(battle.queuedSeat, 1, battle.queuedSeat, 0, battle.queueLength);
    }

    private int side(Seat seat) {
        return battle.seats[0] == seat.index() ? 0 : 1;
    }

    private void changeDice(Seat seat, CombatIcon face, int by) {
        int at = side(seat) * KINDS + face.ordinal();
        battle.dice[at] += (byte) by;
        if (battle.dice[at] < 0 || dice(side(seat)) > Tables.MOST_DICE) {
            throw new RulesFault("seat " + seat + " cannot have these dice");
        }
    }

    private void layFaceUp(int side, int card) {
        battle.faceUp[side * BattleMemory.CARDS + battle.faceUpCount[side]++] = (byte) card;
    }

    private void discard(StarsFact.CardDiscarded f) {
        int side = side(f.seat());
        int card = f.card().number();
        switch (f.from()) {
            case HAND -> battle.hand[side] -= 1 << 2 * card;
            case FACE_UP -> {
                removeFaceUp(side, card);
                if (f.card() == CombatCard.WEIRDBOYZ) {
                    battle.flags[side] &= ~(1 << Effect.Flag.COPIES_TOKENS.ordinal());
                }
            }
            case DECK -> {
                return;
            }
        }
        decks[f.seat().index()] += 1 << 2 * card;
    }

    private void removeFaceUp(int side, int card) {
        int base = side * BattleMemory.CARDS;
        int count = battle.faceUpCount[side];
        for (int i = count - 1; i >= 0; i--) {
            if ((battle.faceUp[base + i] & 15) == card) {
                System.arraycopy(battle.faceUp, base + i + 1, battle.faceUp, base + i, count - i - 1);
                battle.faceUpCount[side]--;
                return;
            }
        }
        throw new RulesFault("no such card lies face up");
    }

    private void beginExecution(int number) {
        battle.round = number;
        Arrays.fill(battle.tokens, (byte) 0);
        for (int side = 0; side < 2; side++) {
            battle.flags[side] &= 1 << Effect.Flag.COPIES_TOKENS.ordinal();
            battle.borrowed[side] = NONE;
        }
    }

    private void cleanUp() {
        for (int side = 0; side < 2; side++) {
            int seat = battle.seats[side];
            decks[seat] += battle.hand[side];
            if (battle.faceDown[side] >= 0) {
                decks[seat] += 1 << 2 * battle.faceDown[side];
            }
            for (int i = 0; i < battle.faceUpCount[side]; i++) {
                decks[seat] += 1 << 2 * (faceUp(side, i) & 15);
            }
            units[battle.area * Tables.MOST_SEATS + seat] &= ~(15L << 4 * TOKEN | 15L << 4 * TOKEN + 32);
        }
        BattleMemory fresh = new BattleMemory();
        fresh.queueFrom(battle);
        battle = fresh;
    }

    private void moveStorm(StarsFact.StormMoved f) {
        int from = board.edge(f.system().ordinal(), f.at());
        for (int i = 0; i < storms.length; i++) {
            if (storms[i] == from) {
                storms[i] = (byte) board.edge(f.toSystem().ordinal(), f.toAt());
                stormsMoved |= 1 << i;
                return;
            }
        }
        throw new RulesFault("no storm there");
    }

    private void eliminate(int seat) {
        eliminated |= 1 << seat;
        for (int area : board.areas()) {
            units[area * Tables.MOST_SEATS + seat] = 0;
            for (int place = 1; place >= 0; place--) {
                if (structures[2 * area + place] != 0 && structureOwner(area, place) == seat) {
                    removeStructure(area, seat, known(structure(area, place)));
                }
            }
            if (objectives[area] == 1 + seat) {
                objectives[area] = 0;
            }
        }
        for (int number = 0; number < Faction.UNITS; number++) {
            supply[seat * Faction.UNITS + number] = (byte) unit(seat, number).figures();
        }
        for (int system : board.sides()) {
            for (int height = heights[system] - 1; height >= 0; height--) {
                if (orderSeat(system, height) == seat) {
                    ordersHeld[seat * Order.COUNT + (take(system, height) >> 2)]++;
                }
            }
        }
        for (int kind = 0; kind < Order.COUNT; kind++) {
            ordersHeld[seat * Order.COUNT + kind] += ordersOnEvents[seat * Order.COUNT + kind];
            ordersOnEvents[seat * Order.COUNT + kind] = 0;
        }
        for (Asset asset : Asset.values()) {
            assets[seat * Asset.COUNT + asset.ordinal()] = 0;
        }
        schemes[seat] = 0;
    }

    @Override
    public void redeal(Seat seat, RandomGenerator random) {
        Redeal.anew(this, seat.index(), random);
    }

    /** The state of a stored position. */
    static StarsState of(StarsPosition position) {
        return StoredPosition.state(position);
    }

    StarsPosition position() {
        return StoredPosition.of(this);
    }
}
