package orrery.bots.stars;

import java.util.random.RandomGenerator;
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
                + (steps < 0 ? 0 : NEARNESS / (1 + steps))
                + (area.isWorld() ? 2 + area.production() + area.icons().size() : 0.2);
    }

    private static double edge(StarsSight sight, Area area) {
        return sight.isObjective(area) ? 1 : EDGE;
    }

    // ---- orders

    private static double ordering(StarsSight sight, Order order, SystemSide system) {
        double again = 2.5 * sight.ownOrders(system);
        return switch (order) {
            case DEPLOY -> sight.factories(system) > 0 ? Math.min(9, sight.materiel()) - 2 * again : 0.5 - again;
            case STRATEGIZE -> sight.materiel() >= 6 ? 2 - again : 0.2 - again;
            case DOMINATE -> 1.5 * sight.icons(system) + 0.3 - again;
            case ADVANCE -> advancing(sight, system) - 2 * again;
        };
    }

    /** The best area that an Advance into the system could win. */
    private static double advancing(StarsSight sight, SystemSide system) {
        double best = -1;
        for (Quadrant quadrant : Quadrant.values()) {
            Area area = system.area(quadrant);
            double strength = sight.strengthNear(system, area.isWorld());
            if (strength > 0 && !sight.isFriendly(area) && strength > edge(sight, area) * sight.enemyStrength(area)) {
                best = Math.max(best, land(sight, area));
            }
        }
        return best;
    }

    // ---- movement

    private static double moving(StarsSight sight, StarsChoice.MoveUnit move) {
        Area from = move.from();
        Area to = move.to();
        double leaving = leaving(sight, from);
        if (sight.isContested(to)) {
            return sight.ownStrength(to) < 2 * sight.enemyStrength(to) + 2 ? 4 - leaving : -1;
        }
        if (sight.isFriendly(to)) {
            boolean room = sight.ownUnits(to) < to.capacity();
            return room && sight.ownUnits(from) > from.capacity() ? 1 - leaving : -0.5;
        }
        if (sight.isUncontrolled(to)) {
            return land(sight, to) - leaving;
        }
        double near = sight.strengthNear(to.side(), to.isWorld());
        return near > edge(sight, to) * sight.enemyStrength(to) ? land(sight, to) - leaving : -2;
    }

    /** What is lost if one more unit leaves an area. */
    private static double leaving(StarsSight sight, Area from) {
        boolean stays =
                !from.isWorld() || sight.hasOwnStructure(from) || sight.ownUnits(from) > 1 || !sight.isFriendly(from);
        if (stays) {
            return sight.isObjective(from) && sight.ownUnits(from) == 1 ? 3 : 0.1;
        }
        return sight.friendlyWorlds() <= 1 ? 1000 : land(sight, from);
    }

    // ---- purchases

    private static double placing(StarsSight sight, StarsChoice.PlaceUnit place) {
        Area area = place.area();
        double crowd = sight.ownUnits(area) >= area.capacity() ? -10 : 0;
        return crowd + (sight.isUncontrolled(area) ? land(sight, area) : sight.isObjective(area) ? 2 : 0.5);
    }

    private static double building(StarsSight sight, StarsChoice.Build build) {
        double kind = build.structure() == Structure.CITY
                ? sight.level() < 2 ? 5 : 1
                : build.structure() == Structure.FACTORY
                        ? 4 - 2 * sight.factories(build.area().side())
                        : 2;
        return kind + 0.2 * build.area().capacity() + (build.cache() ? 0.5 : 0);
    }

    private static double buying(StarsSight sight, StarsChoice.Buy buy) {
        Unit unit = buy.unit();
        double ship = unit.isShip() ? (sight.hasShips() ? -1 : 4) : 0;
        double tokens = (buy.cache() ? 0.4 : 0) - (buy.forge() ? 0.4 : 0);
        return unit.combat() + unit.health() - 0.8 * unit.cost() + ship + tokens + 2;
    }
}
