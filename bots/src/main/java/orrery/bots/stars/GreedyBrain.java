package orrery.bots.stars;

import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import orrery.core.Choices;
import orrery.core.Question;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.Asset;
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.components.CombatIcon;
import orrery.games.stars.components.Order;
import orrery.games.stars.components.Quadrant;
import orrery.games.stars.components.Structure;
import orrery.games.stars.components.SystemSide;
import orrery.games.stars.components.Unit;

/** Takes the choice that is worth most, one step ahead; equals are decided by chance. */
final class GreedyBrain implements StarsBrain {

    private static final double OBJECTIVE = 20;

    /** What it is worth to be in the system of an own objective. */
    private static final double NEARNESS = 4;

    /** How much stronger than the defender one wants to be. */
    private static final double EDGE = 1.3;

    /** What a factory is worth to whoever has none, before all else: without it no unit can be bought. */
    private static final double FIRST_FACTORY = 50;

    /** What an order is worth that builds it, and a world on which it could be built. */
    private static final double SITE = 8;

    /** What a ship is worth beside its strength: the first one opens ways, but none holds the last world. */
    private static final double FIRST_SHIP = 4;

    private static final double MORE_SHIPS = -2;

    private final RandomGenerator random;

    GreedyBrain(RandomGenerator random) {
        this.random = random;
    }

    @Override
    public int choose(StarsSight sight, Question<?> question, Choices<?> legal) {
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < legal.size(); i++) {
            double value = worth(sight, (StarsChoice) legal.get(i)) + 0.01 * random.nextDouble();
            if (value > most) {
                most = value;
                best = i;
            }
        }
        return best;
    }

    private static double worth(StarsSight sight, StarsChoice choice) {
        return switch (choice) {
            case StarsChoice.PlaceOrder(Order order, SystemSide system) -> ordering(sight, order, system);
            case StarsChoice.Reveal(SystemSide system) -> urgency(sight.top(system));
            case StarsChoice.CarryOut c -> 1;
            case StarsChoice.MoveUnit c -> moving(sight, c);
            case StarsChoice.PlaceUnit c -> placing(sight, c);
            case StarsChoice.Build c -> building(sight, c);
            case StarsChoice.Buy c -> buying(sight, c);
            case StarsChoice.BuyCards c -> 3 + 2 * c.card().level();
            case StarsChoice.BuyUpgrade c -> 2;
            case StarsChoice.TakeOut c -> c.card().isStarting() ? 1 - icons(c.card()) * 0.1 : 0;
            case StarsChoice.TakeAsset c -> c.asset() == Asset.REINFORCEMENT ? 3 : c.asset() == Asset.CACHE ? 2 : 1;
            case StarsChoice.PickCard c -> sight.isInBattle() ? icons(c.card()) : 0;
            case StarsChoice.PickBastion c -> 2;
            case StarsChoice.PickUnit c -> -c.unit().cost() + (c.routed() ? 0.5 : 0);
            case StarsChoice.PickToken c -> 1;
            case StarsChoice.PickUnitIn c -> -c.unit().cost() + (c.routed() ? 0.5 : 0);
            case StarsChoice.PickFace c -> c.face() == CombatIcon.ATTACK ? 0 : c.face() == CombatIcon.DEFENCE ? 1 : 2;
            case StarsChoice.PickArea c -> land(sight, c.area());
            case StarsChoice.Number c -> c.number();
            case StarsChoice.Use c -> 1.4;
            case StarsChoice.Alternative c -> 1.5 - 0.1 * c.option();
            case StarsChoice.PayDice c -> 1;
            case StarsChoice.Harvest c ->
                c.materiel() ? c.world().production() : c.world().icons().size();
            case StarsChoice.UseUpgrade c -> 1;
            case StarsChoice.UseScheme c -> 1;
            case StarsChoice.Strike c -> 2;
            case StarsChoice.TurnDie c -> c.to() == CombatIcon.ATTACK ? 0.6 : 0.3;
            default -> 0;
        };
    }

    private static double icons(CombatCard card) {
        return 1.2 * card.icons(CombatIcon.ATTACK)
                + card.icons(CombatIcon.DEFENCE)
                + 0.5 * card.icons(CombatIcon.MORALE)
                + card.level();
    }

    private static double urgency(Order order) {
        return switch (order) {
            case DEPLOY -> 4;
            case ADVANCE -> 3;
            case DOMINATE -> 2;
            case STRATEGIZE -> 1;
        };
    }

    /** What it is worth to hold an area. */
    private static double land(StarsSight sight, Area area) {
        int steps = sight.stepsToObjective(area.side());
        return (sight.isObjective(area) ? OBJECTIVE : 0)
                + (sight.isFriendly(area) ? 0 : sight.structures(area) + site(sight, area))
                + (steps < 0 ? 0 : NEARNESS / (1 + steps))
                + (area.isWorld() ? 2 + area.production() + area.icons().size() : 0.2);
    }

    /** What a foreign area is worth as the place of the first factory. */
    private static double site(StarsSight sight, Area area) {
        return area.isWorld() && sight.structures(Structure.FACTORY) == 0 ? SITE : 0;
    }

    private static double edge(StarsSight sight, Area area) {
        return sight.isObjective(area) ? 1 : EDGE;
    }

    // ---- orders

    private static double ordering(StarsSight sight, Order order, SystemSide system) {
        double again = 2.5 * sight.ownOrders(system);
        return switch (order) {
            case DEPLOY -> deploying(sight, system) - 2 * again;
            case STRATEGIZE -> sight.materiel() >= 6 ? 2 - again : 0.2 - again;
            case DOMINATE -> 1.5 * sight.icons(system) + 0.3 - again;
            case ADVANCE -> advancing(sight, system) - 2 * again;
        };
    }

    /** What units and a structure in the system are worth, as far as they can be paid. */
    private static double deploying(StarsSight sight, SystemSide system) {
        Guard guard = new Guard(sight);
        double relief = 0;
        boolean site = false;
        for (Quadrant quadrant : Quadrant.values()) {
            Area area = system.area(quadrant);
            if (area.isWorld() && sight.isFriendly(area)) {
                relief = Math.max(relief, guard.relief(area, StarsSight.BASTION, land(sight, area)));
                site |= sight.structures(area) == 0;
            }
        }
        if (sight.factories(system) > 0) {
            return Math.min(9, sight.materiel()) + 0.3 * relief;
        }
        boolean builds = site && sight.materiel() >= Structure.BASTION.cost();
        return builds ? 1 + 0.3 * relief + (sight.structures(Structure.FACTORY) == 0 ? SITE : 0) : 0.5;
    }

    /** The best area that an Advance into the system could win. */
    private static double advancing(StarsSight sight, SystemSide system) {
        double best = -1;
        for (Quadrant quadrant : Quadrant.values()) {
            Area area = system.area(quadrant);
            double strength = strengthFor(sight, area, null);
            if (strength > 0 && !sight.isFriendly(area) && strength > edge(sight, area) * sight.enemyStrength(area)) {
                best = Math.max(best, land(sight, area));
            }
        }
        return best;
    }

    /** What can be spared for an area, from its system and one beside it: the given one or the best. */
    private static double strengthFor(StarsSight sight, Area area, @Nullable SystemSide beside) {
        Guard guard = new Guard(sight);
        SystemSide system = area.side();
        double best = 0;
        for (SystemSide near : sight.reachable(system)) {
            if (beside == null || beside == system || beside == near) {
                best = Math.max(best, guard.spare(near, area.isWorld()));
            }
        }
        return guard.spare(system, area.isWorld()) + best;
    }

    // ---- movement

    private static double moving(StarsSight sight, StarsChoice.MoveUnit move) {
        Guard guard = new Guard(sight);
        Area from = move.from();
        Area to = move.to();
        double leaving = guard.leaving(from, move.unit(), land(sight, from));
        if (sight.isContested(to)) {
            return sight.ownStrength(to) < 2 * sight.enemyStrength(to) + 2 ? 4 - leaving : -1;
        }
        if (sight.isFriendly(to)) {
            boolean room = sight.ownUnits(to) < to.capacity();
            double crowded = sight.ownUnits(from) > from.capacity() ? 1 : -0.5;
            double relief = guard.relief(to, StarsSight.strength(move.unit()), land(sight, to));
            return room ? crowded + relief - leaving : -0.5;
        }
        if (sight.isUncontrolled(to)) {
            return land(sight, to) - leaving;
        }
        double near = strengthFor(sight, to, from.side());
        return near > edge(sight, to) * sight.enemyStrength(to) ? land(sight, to) - leaving : -2;
    }

    // ---- purchases

    private static double placing(StarsSight sight, StarsChoice.PlaceUnit place) {
        Area area = place.area();
        double crowd = sight.ownUnits(area) >= area.capacity() ? -10 : 0;
        double relief = new Guard(sight).relief(area, StarsSight.strength(place.unit()), land(sight, area));
        return crowd + relief + (sight.isUncontrolled(area) ? land(sight, area) : sight.isObjective(area) ? 2 : 0.5);
    }

    private static double building(StarsSight sight, StarsChoice.Build build) {
        Area area = build.area();
        Guard guard = new Guard(sight);
        double kind = switch (build.structure()) {
            case CITY -> sight.level() < 2 ? 5 : 1;
            case FACTORY ->
                4 - 2 * sight.factories(area.side()) + (sight.structures(Structure.FACTORY) == 0 ? FIRST_FACTORY : 0);
            case BASTION -> 2;
        };
        double safety = build.structure() == Structure.BASTION
                ? guard.relief(area, StarsSight.BASTION, land(sight, area))
                : -kind * guard.exposure(area, 0);
        return kind + safety + 0.2 * area.capacity() + (build.cache() ? 0.5 : 0);
    }

    private static double buying(StarsSight sight, StarsChoice.Buy buy) {
        Unit unit = buy.unit();
        if (!sight.hasRoom(unit)) {
            return -1;
        }
        double ship = unit.isShip() ? (sight.hasShips() || sight.friendlyWorlds() == 1 ? MORE_SHIPS : FIRST_SHIP) : 0;
        double tokens = (buy.cache() ? 0.4 : 0) - (buy.forge() ? 0.4 : 0);
        return StarsSight.strength(unit) - 0.8 * unit.cost() + ship + tokens + 2 + defending(sight, unit);
    }

    /** What a bought unit is worth to the own world in the active system that needs it most. */
    private static double defending(StarsSight sight, Unit unit) {
        double most = 0;
        for (Quadrant quadrant : Quadrant.values()) {
            Area area = sight.activeSystem().area(quadrant);
            if (area.isWorld() != unit.isShip() && sight.ownUnits(area) < area.capacity()) {
                most = Math.max(most, new Guard(sight).relief(area, StarsSight.strength(unit), land(sight, area)));
            }
        }
        return most;
    }
}
