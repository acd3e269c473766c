package orrery.bots.risk;

import java.util.random.RandomGenerator;
import orrery.core.Choice;
import orrery.core.Choices;
import orrery.core.Seat;
import orrery.games.risk.RiskChoice;
import orrery.games.risk.board.Achievement;
import orrery.games.risk.board.Board;
import orrery.games.risk.board.Planet;
import orrery.games.risk.board.Territory;
import orrery.kit.dice.BattleTable;
import orrery.kit.dice.Modifiers;

/**
 * Looks one step ahead: wants the territories that bring the nearest achievement, attacks where the exact odds are good,
 * keeps its base, and takes what it can. It sees through {@link RiskSight} only and keeps nothing from one decision to the
 * next.
 */
final class GreedyBot {

    private static final double GOOD_ODDS = 0.62;
    private static final BattleTable PLAIN = BattleTable.of(Modifiers.NONE);
    private static final BattleTable WITH_HERO = BattleTable.of(Modifiers.NONE.withAttackHighest(1));
    private static final BattleTable AGAINST_HERO = BattleTable.of(Modifiers.NONE.withDefenceHighest(1));
    private static final BattleTable HEROES =
            BattleTable.of(Modifiers.NONE.withAttackHighest(1).withDefenceHighest(1));

    private final RandomGenerator random;

    GreedyBot(RandomGenerator random) {
        this.random = random;
    }

    int choose(RiskSight sight, Choices<?> legal) {
        long wanted = wanted(sight);
        int best = 0;
        double value = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < legal.size(); i++) {
            double now = value(sight, legal.get(i), wanted) + random.nextInt(1024) * 1e-6;
            if (now > value) {
                best = i;
                value = now;
            }
        }
        return best;
    }

    private static double value(RiskSight sight, Choice choice, long wanted) {
        return switch ((RiskChoice) choice) {
            case RiskChoice.TakeAchievement t -> 100;
            case RiskChoice.Place(Territory territory) -> place(sight, territory, wanted);
            case RiskChoice.PlaceHero(Territory territory) -> 1 + place(sight, territory, wanted) / 100;
            case RiskChoice.Units(int units) -> units;
            case RiskChoice.Invade(Territory from, Territory to) -> invade(sight, from, to, wanted);
            case RiskChoice.EndAttacks e -> 0;
            case RiskChoice.Commit(int units, boolean hero) -> 1 + 2 * units + (hero ? 1 : 0);
            case RiskChoice.Stop s -> 0;
            case RiskChoice.Defend(int units) -> units;
            case RiskChoice.HandIn h -> 50;
            case RiskChoice.AddCard a -> 1;
            case RiskChoice.Done d -> 0.5;
            case RiskChoice.PlayCard p -> 40;
            case RiskChoice.Pass p -> 0;
            case RiskChoice.DrawCard d -> 1;
            case RiskChoice.MoveFrom(Territory territory) -> moveFrom(sight, territory);
            case RiskChoice.MoveTo(Territory territory) -> front(sight, territory);
            case RiskChoice.HeroGoes(boolean goes) -> goes ? 1 : 0;
            case RiskChoice.Target(Territory territory) -> sight.units(territory);
            case RiskChoice.Opponent(Seat opponent) -> sight.achievements(opponent);
            case RiskChoice.Die(int die) -> -die;
            case RiskChoice.Reroll(var dice) -> dice.isEmpty() ? 0.1 : -0.1 * dice.getFirst();
            case RiskChoice.TakePlace t -> 0;
            case RiskChoice.EndTurn e -> 0;
        };
    }

    // ---- what it wants

    /** The territories still missing for the achievement that needs the fewest enemy units beaten. */
    private static long wanted(RiskSight sight) {
        long wanted = 0;
        int least = Integer.MAX_VALUE;
        Territory base = sight.base(sight.seat());
        if (base != null && (sight.own() & base.bit()) == 0) {
            return base.bit();
        }
        for (int rest = sight.achievementsOnBoard(); rest != 0; rest &= rest - 1) {
            long missing = missing(sight, Achievement.at(Integer.numberOfTrailingZeros(rest)));
            int cost = cost(sight, missing);
            if (cost < least) {
                least = cost;
                wanted = missing;
            }
        }
        return wanted;
    }

    private static long missing(RiskSight sight, Achievement achievement) {
        long own = sight.own();
        return switch (achievement) {
            case CONTROL_AIUR -> Board.territories(Planet.AIUR) & ~own;
            case CONTROL_CHAR -> Board.territories(Planet.CHAR) & ~own;
            case CONTROL_KORHAL -> Board.territories(Planet.KORHAL) & ~own;
            case CONTROL_1_ENEMY_BASE -> cheapest(sight, sight.bases() & ~own, 1);
            case CONTROL_2_ENEMY_BASES -> cheapest(sight, sight.bases() & ~own, 2 - ownedEnemyBases(sight));
            case CONTROL_8_MINERAL_FIELDS, GAIN_4_MINERAL_FIELDS ->
                cheapest(sight, sight.fields() & ~own, fieldsMissing(sight, achievement));
            case CONTROL_11_MINERAL_FIELDS ->
                cheapest(sight, sight.fields() & ~own, 11 - Long.bitCount(own & sight.fields()));
            case CONTROL_18_TERRITORIES -> cheapest(sight, ~own & ALL, 18 - Long.bitCount(own));
            case GAIN_10_TERRITORIES -> cheapest(sight, ~own & ALL, 10 - Long.bitCount(own & ~sight.atTurnStart()));
            case CONTROL_2_PLANETS -> twoPlanets(sight);
            case CONQUER_PLANET_FROM_NOTHING -> ALL & ~own;
        };
    }

    private static final long ALL = (1L << Territory.COUNT) - 1;

    private static int fieldsMissing(RiskSight sight, Achievement achievement) {
        long fields = sight.own() & sight.fields();
        return achievement == Achievement.CONTROL_8_MINERAL_FIELDS
                ? 8 - Long.bitCount(fields)
                : 4 - Long.bitCount(fields & ~sight.atTurnStart());
    }

    private static int ownedEnemyBases(RiskSight sight) {
        Territory base = sight.base(sight.seat());
        long own = base == null ? 0 : base.bit();
        return Long.bitCount(sight.bases() & sight.own() & ~own);
    }

    /** The two planets with the fewest enemy units. */
    private static long twoPlanets(RiskSight sight) {
        long first = 0;
        long second = 0;
        int least = Integer.MAX_VALUE;
        int next = Integer.MAX_VALUE;
        for (Planet planet : Planet.values()) {
            long missing = Board.territories(planet) & ~sight.own();
            int cost = cost(sight, missing);
            if (cost < least) {
                second = first;
                next = least;
                first = missing;
                least = cost;
            } else if (cost < next) {
                second = missing;
                next = cost;
            }
        }
        return first | second;
    }

    private static int cost(RiskSight sight, long territories) {
        int cost = 0;
        for (long rest = territories; rest != 0; rest &= rest - 1) {
            cost += 2 + sight.units(Territory.at(Long.numberOfTrailingZeros(rest)));
        }
        return cost;
    }

    /** The cheapest {@code count} of these territories, those next to own ones first. */
    private static long cheapest(RiskSight sight, long candidates, int count) {
        long near = Board.around(sight.own());
        long chosen = 0;
        for (int i = 0; i < count && (candidates & ~chosen) != 0; i++) {
            int least = Integer.MAX_VALUE;
            long pick = 0;
            for (long rest = candidates & ~chosen; rest != 0; rest &= rest - 1) {
                Territory territory = Territory.at(Long.numberOfTrailingZeros(rest));
                int cost = sight.units(territory) + ((near & territory.bit()) == 0 ? 6 : 0);
                if (cost < least) {
                    least = cost;
                    pick = territory.bit();
                }
            }
            chosen |= pick;
        }
        return chosen;
    }

    // ---- how it gets there

    /** How much an own territory wants units: for an attack on what is wanted, or for the base. */
    private static double place(RiskSight sight, Territory territory, long wanted) {
        long enemies = Board.neighbours(territory) & ~sight.own();
        double value = 0;
        if (enemies != 0) {
            value += 1 + sight.units(territory) * 0.2;
            value += 8 * Math.min(2, Long.bitCount(enemies & wanted));
        }
        value += toward(territory, wanted);
        Territory base = sight.base(sight.seat());
        if (territory == base && threat(sight, base) > sight.units(base)) {
            value += 12;
        }
        return value;
    }

    private static double toward(Territory territory, long wanted) {
        int nearest = 9;
        for (long rest = wanted; rest != 0; rest &= rest - 1) {
            nearest = Math.min(nearest, Board.distance(territory, Territory.at(Long.numberOfTrailingZeros(rest))));
        }
        return 6.0 / nearest;
    }

    /** Most units that an enemy has next to a territory. */
    private static int threat(RiskSight sight, Territory territory) {
        int threat = 0;
        for (long rest = Board.neighbours(territory) & ~sight.own(); rest != 0; rest &= rest - 1) {
            threat = Math.max(threat, sight.units(Territory.at(Long.numberOfTrailingZeros(rest))) - 1);
        }
        return threat;
    }

    private static double invade(RiskSight sight, Territory from, Territory to, long wanted) {
        int attackers = sight.units(from) - 1;
        Seat owner = sight.owner(to);
        boolean theirs = owner != null && sight.heroAt(owner, to);
        boolean ours = sight.heroAt(sight.seat(), from);
        BattleTable table = ours ? (theirs ? HEROES : WITH_HERO) : (theirs ? AGAINST_HERO : PLAIN);
        double win = table.winProbability(Math.min(attackers, 60), Math.min(sight.units(to), 60));
        boolean isWanted = (wanted & to.bit()) != 0;
        double bar = isWanted ? GOOD_ODDS - 0.12 : GOOD_ODDS + (sight.conquered() ? 0.13 : 0);
        if (owner != null && Long.bitCount(sight.held(owner)) == 1) {
            bar -= 0.1;
        }
        Territory base = sight.base(sight.seat());
        if (from == base && threat(sight, from) > 2 && !isWanted) {
            bar += 0.2;
        }
        double prize = (isWanted ? 6 : 1) + ((sight.fields() & to.bit()) != 0 ? 0.5 : 0) + toward(to, wanted) / 3;
        return win < bar ? -1 : win * prize;
    }

    private static double front(RiskSight sight, Territory territory) {
        Territory base = sight.base(sight.seat());
        return threat(sight, territory) + (territory == base ? 3 : 0);
    }

    private static double moveFrom(RiskSight sight, Territory territory) {
        boolean inland = (Board.neighbours(territory) & ~sight.own()) == 0;
        return inland ? sight.units(territory) : -1;
    }
}
