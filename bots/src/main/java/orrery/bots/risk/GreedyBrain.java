package orrery.bots.risk;

import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.core.Choices;
import orrery.core.Question;
import orrery.core.Seat;
import orrery.games.risk.Neutrals;
import orrery.games.risk.Preset;
import orrery.games.risk.RiskChoice;
import orrery.games.risk.board.Board;
import orrery.games.risk.board.Planet;
import orrery.games.risk.board.Tables;
import orrery.games.risk.board.Territory;
import orrery.games.risk.cards.CardQuestion;
import orrery.games.risk.cards.FactionCard;
import orrery.games.risk.invasion.Backing;
import orrery.games.risk.invasion.FightRoll;
import orrery.games.risk.invasion.Invasion;
import orrery.games.risk.setup.Claim;
import orrery.games.risk.turn.AchievementStep;
import orrery.games.risk.turn.AttackStep;
import orrery.games.risk.turn.Deploy;
import orrery.games.risk.turn.EndOfTurn;
import orrery.games.risk.turn.HandIn;
import orrery.games.risk.turn.TakeOver;
import orrery.kit.dice.BattleTable;

/**
 * Looks one step ahead: plans for the nearest achievement, puts its units where the plan needs them and attacks where
 * exact odds and the worth of the territory say so. It remembers nothing from one decision to the next.
 */
final class GreedyBrain implements RiskBrain {

    private static final int STARS_WORTH_UNITS = 5;
    private static final int BELOW_AVERAGE = 3;
    private static final double LOSS = 0.3;
    private static final double SLAIN = 0.36;
    private static final double LOSS_OF_MANY = 0.1;
    private static final int OVERWHELMING = 4;

    private static final Planet[] PLANET = new Planet[Territory.COUNT];
    private static final int[] BONUS = new int[Territory.COUNT];

    static {
        for (int t = 0; t < Territory.COUNT; t++) {
            PLANET[t] = Board.planet(Territory.at(t));
            BONUS[t] = Board.bonus(PLANET[t]);
        }
    }

    private @Nullable Plan made;

    @Override
    public int choose(RiskSight sight, Question<?> question, Choices<?> legal) {
        return switch (question) {
            case Claim.ClaimQuestion claim -> claim(sight, legal);
            case AttackStep.AttackQuestion attack -> attack(sight, legal);
            case FightRoll.CommitQuestion commit -> commit(sight, commit.invasion(), legal);
            case FightRoll.DefendQuestion defend -> legal.size() - 1;
            case CardQuestion card -> CardSense.choose(sight, card, plan(sight), legal);
            case Deploy.DeployQuestion deploy -> deploy(sight, legal);
            case HandIn.StarsQuestion stars -> legal.size() - 1;
            case AchievementStep.AchievementQuestion take -> achievement(legal);
            case EndOfTurn.EndQuestion end -> endOfTurn(sight, legal);
            case TakeOver.TakeOverQuestion ask -> TakeOverSense.ask(sight, legal);
            case TakeOver.ConsentQuestion consent ->
                Picks.indexOf(
                        legal, TakeOverSense.consents(sight, consent.territory()) ? Preset.CONSENT : Preset.REFUSE);
            default -> small(sight, legal);
        };
    }

    private Plan plan(RiskSight sight) {
        Plan plan = made == null ? new Plan(sight) : made;
        made = plan;
        plan.make(sight);
        return plan;
    }

    // ---- setting up

    /** The empty territory that goes best with those claimed: near them, on their planets, with a mineral field. */
    private static int claim(RiskSight sight, Choices<?> legal) {
        int best = 0;
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < legal.size(); i++) {
            if (legal.get(i) instanceof RiskChoice.Claim(Territory at)) {
                long planet = Board.territories(PLANET[at.ordinal()]);
                int worth = 2 * Long.bitCount(Terrain.neighbours(at.ordinal()) & sight.mine())
                        + 2 * Long.bitCount(planet & sight.mine())
                        + ((sight.fields() & at.bit()) != 0 ? 2 : 0)
                        - Long.bitCount(planet) / 2;
                if (worth > most) {
                    most = worth;
                    best = i;
                }
            }
        }
        return best;
    }

    // ---- deploying

    private int deploy(RiskSight sight, Choices<?> legal) {
        int stars = FactionCard.stars(sight.hand() | sight.captured());
        Plan plan = plan(sight);
        int least = plan.needed() <= 1 ? Tables.leastStars() + 1 : STARS_WORTH_UNITS;
        int handIn = stars >= least ? Picks.indexOf(legal, Preset.HAND_IN) : Picks.NONE;
        if (handIn != Picks.NONE) {
            return handIn;
        }
        int card = stars < STARS_WORTH_UNITS - 1 || plan.mayWin()
                ? Picks.first(legal, RiskChoice.PlayCard.class)
                : Picks.NONE;
        return card != Picks.NONE ? card : Picks.indexOf(legal, Preset.place(Territory.at(whereTo(sight, plan))));
    }

    /** The base if it needs a garrison, else the stack that does most for the plan. */
    private static int whereTo(RiskSight sight, Plan plan) {
        return lacking(sight, plan) > 0 ? Long.numberOfTrailingZeros(sight.base(sight.seat())) : spearhead(sight, plan);
    }

    /** Units the base lacks for its garrison, but not more than half of the reinforcements. */
    private static int lacking(RiskSight sight, Plan plan) {
        long base = sight.base(sight.seat()) & sight.mine();
        if (base == 0 || plan.mayWin()) {
            return 0;
        }
        int at = Long.numberOfTrailingZeros(base);
        int lacking = garrison(sight, at) - sight.units(at);
        return lacking <= 0 ? 0 : Math.min(lacking, (sight.reinforcements() + 1) / 2);
    }

    private static int spearhead(RiskSight sight, Plan plan) {
        int best = Long.numberOfTrailingZeros(sight.mine());
        double most = Double.NEGATIVE_INFINITY;
        for (long rest = sight.mine(); rest != 0; rest &= rest - 1) {
            int t = Long.numberOfTrailingZeros(rest);
            double worth = standing(sight, plan, t);
            if (worth > most) {
                most = worth;
                best = t;
            }
        }
        return best;
    }

    /** What a stack is worth where it stands. */
    private static double standing(RiskSight sight, Plan plan, int territory) {
        long enemies = Terrain.neighbours(territory) & ~sight.friendly();
        double worth = Math.min(sight.units(territory), 40);
        worth += (sight.hero(sight.seat()) & 1L << territory) != 0 ? 2 : 0;
        if (enemies == 0) {
            return worth - 100;
        }
        return worth + ((enemies & plan.wanted()) != 0 ? 12 : 0) + Long.bitCount(enemies & plan.wanted());
    }

    /** Units that should stay on the own base while strong neighbours stand next to it. */
    static int garrison(RiskSight sight, int base) {
        int strongest = 0;
        for (long rest = Terrain.neighbours(base) & ~sight.friendly(); rest != 0; rest &= rest - 1) {
            strongest = Math.max(strongest, sight.units(Long.numberOfTrailingZeros(rest)));
        }
        return strongest == 0 ? 1 : Math.clamp(1 + strongest * 2 / 3, 2, 10);
    }

    /** Units that must not leave a territory. */
    private static int staying(RiskSight sight, Plan plan, int territory) {
        boolean base = (sight.base(sight.seat()) & 1L << territory) != 0;
        return base && !plan.mayWin() ? garrison(sight, territory) : 1;
    }

    // ---- attacking

    private int attack(RiskSight sight, Choices<?> legal) {
        Plan plan = plan(sight);
        int best = 0;
        double most = 0;
        for (int i = 1; i < legal.size() && !plan.wins(); i++) {
            if (legal.get(i) instanceof RiskChoice.Invade(Territory from, Territory to)) {
                double worth = worth(sight, plan, from.ordinal(), to.ordinal(), null);
                if (worth > most) {
                    most = worth;
                    best = i;
                }
            }
        }
        int nuke = plan.wins() ? Picks.NONE : nuke(sight, plan, legal);
        return nuke == Picks.NONE ? best : nuke;
    }

    /** A nuke is for large defenders in the way of the plan. */
    private static int nuke(RiskSight sight, Plan plan, Choices<?> legal) {
        int card = Picks.indexOf(legal, Preset.play(FactionCard.TERRAN_TACTICAL_NUKE));
        if (card != Picks.NONE) {
            for (long rest = plan.wanted() & Board.around(sight.mine()); rest != 0; rest &= rest - 1) {
                if (sight.units(Long.numberOfTrailingZeros(rest)) >= 8) {
                    return card;
                }
            }
        }
        return Picks.NONE;
    }

    /** What an invasion to the end is worth, in units; below 0 it is better left alone. */
    private static double worth(RiskSight sight, Plan plan, int from, int to, @Nullable Invasion invasion) {
        int attackers = sight.units(from) - staying(sight, plan, from);
        if (attackers < 1) {
            return -1;
        }
        int defenders = sight.units(to);
        Seat owner = sight.owner(to);
        Backing ours = sight.attacking(from, to);
        Backing theirs = sight.defending(to);
        BattleTable odds =
                invasion == null || Odds.isPlain(invasion) ? Odds.plain(ours, theirs) : Odds.of(invasion, ours, theirs);
        double wins = odds.winProbability(attackers, defenders);
        double lost = attackers - odds.expectedAttackersLeft(attackers, defenders);
        double gain = owner == null ? 0 : gain(sight, plan, to, owner);
        boolean wearing = plan.dominates() && owner != null && !Neutrals.is(owner);
        double slain = wearing ? (defenders - odds.expectedDefendersLeft(attackers, defenders)) * SLAIN : 0;
        boolean cheap = plan.mayWin() || plan.dominates() && attackers > OVERWHELMING * defenders;
        return wins < 0.5 && !plan.mayWin() ? -1 : wins * gain + slain - lost * (cheap ? LOSS_OF_MANY : LOSS);
    }

    private static double gain(RiskSight sight, Plan plan, int to, Seat owner) {
        long target = 1L << to;
        double gain = 0.9 + ((sight.fields() & target) != 0 ? 0.6 : 0) + (sight.conquered() ? 0 : 1.2);
        if ((plan.wanted() & target) != 0) {
            gain += plan.feasible() ? plan.needed() <= 1 ? 20 : 5 : 1.5;
        }
        int theirs = Integer.bitCount(sight.achievements(owner));
        if ((sight.base(owner) & target) != 0) {
            gain += 2 + (theirs >= 2 ? 8 : theirs);
        }
        if (sight.held(owner) == target && !Neutrals.is(owner)) {
            gain += 3 + sight.cards(owner) + theirs * 8;
        }
        long planet = Board.territories(PLANET[to]);
        if ((sight.held(owner) & planet) == planet) {
            gain += 2 + BONUS[to] * 0.5;
        }
        return gain + ((planet & ~sight.mine()) == target ? BONUS[to] : 0);
    }

    private int commit(RiskSight sight, Invasion invasion, Choices<?> legal) {
        int stop = Picks.indexOf(legal, Preset.STOP);
        int from = invasion.from().ordinal();
        int to = invasion.to().ordinal();
        boolean goOn = stop == Picks.NONE || worth(sight, plan(sight), from, to, invasion) > 0;
        return goOn ? Picks.mostCommitted(legal) : stop;
    }

    // ---- the rest

    /** The achievement is taken whichever it is: those that are harder to fulfil again first, which are printed last. */
    private static int achievement(Choices<?> legal) {
        int best = 0;
        for (int i = 0; i < legal.size(); i++) {
            best = legal.get(i) instanceof RiskChoice.TakeAchievement ? i : best;
        }
        return best;
    }

    private int endOfTurn(RiskSight sight, Choices<?> legal) {
        int card = Picks.first(legal, RiskChoice.PlayCard.class);
        if (card != Picks.NONE && FactionCard.stars(sight.hand() | sight.captured()) < STARS_WORTH_UNITS - 1) {
            return card;
        }
        return Math.max(0, from(sight, legal));
    }

    /** The largest stack that has nothing to do where it stands. */
    private int from(RiskSight sight, Choices<?> legal) {
        Plan plan = plan(sight);
        int best = Picks.NONE;
        int most = 2;
        for (int i = 0; i < legal.size(); i++) {
            if (legal.get(i) instanceof RiskChoice.MoveFrom(Territory from)
                    && isIdle(sight, plan, from)
                    && sight.units(from.ordinal()) > most) {
                most = sight.units(from.ordinal());
                best = i;
            }
        }
        return best;
    }

    /** In the interior, or where every enemy has to go: away from the plan, and able to march to it. */
    private static boolean isIdle(RiskSight sight, Plan plan, Territory stack) {
        long enemies = Terrain.neighbours(stack.ordinal()) & ~sight.friendly();
        if (enemies == 0 || !plan.dominates()) {
            return enemies == 0;
        }
        long goals = Board.connected(stack, sight.friendly()) & sight.mine();
        return (enemies & plan.wanted()) == 0 && (goals & Board.around(plan.wanted())) != 0;
    }

    private int small(RiskSight sight, Choices<?> legal) {
        return switch (legal.get(0)) {
            case RiskChoice.Units least -> units(sight, legal);
            case RiskChoice.PlaceHero first -> bestPlace(sight, legal);
            case RiskChoice.Place first -> bestPlace(sight, legal);
            case RiskChoice.PlaceBase first -> bestPlace(sight, legal);
            case RiskChoice.PlaceTower first -> bestPlace(sight, legal);
            case RiskChoice.MoveTo first -> bestPlace(sight, legal);
            case RiskChoice.Target first -> strongest(sight, legal);
            case RiskChoice.Die first -> 0;
            case RiskChoice.Reroll first -> reroll(sight, legal);
            case RiskChoice.Done first -> strongest(sight, legal);
            case RiskChoice.Pass first -> Math.max(0, from(sight, legal));
            default -> 0;
        };
    }

    /** Dice below the average are thrown again. */
    private static int reroll(RiskSight sight, Choices<?> legal) {
        List<Integer> dice = sight.isActive() ? sight.attackDice() : sight.defenceDice();
        int again = 0;
        for (int i = 0; i < dice.size(); i++) {
            again |= dice.get(i) <= BELOW_AVERAGE ? 1 << i : 0;
        }
        return Math.max(0, Picks.indexOf(legal, Preset.reroll(again)));
    }

    private int units(RiskSight sight, Choices<?> legal) {
        Invasion won = sight.isActive() ? sight.won() : null;
        if (sight.mustering() > 0) {
            return Picks.units(legal, (sight.mustering() + 1) / 2);
        }
        Plan plan = plan(sight);
        if (won != null) {
            return Picks.units(legal, moveIn(sight, plan, won));
        }
        int lacking = sight.reinforcements() > 0 ? lacking(sight, plan) : 0;
        return lacking > 0 ? Picks.units(legal, lacking) : legal.size() - 1;
    }

    /** All that need not stay, unless there is nothing to do where they would go. */
    private static int moveIn(RiskSight sight, Plan plan, Invasion won) {
        int from = won.from().ordinal();
        int to = won.to().ordinal();
        long enemies = ~(sight.friendly() | 1L << to);
        boolean more = (Terrain.neighbours(to) & enemies) != 0;
        boolean stay = (Terrain.neighbours(from) & enemies) != 0;
        boolean here = (Terrain.neighbours(from) & enemies & plan.wanted()) != 0;
        boolean there = (Terrain.neighbours(to) & enemies & plan.wanted()) != 0;
        return !more && stay || here && !there ? 0 : sight.units(from) - staying(sight, plan, from);
    }

    private int bestPlace(RiskSight sight, Choices<?> legal) {
        Plan plan = plan(sight);
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < legal.size(); i++) {
            int at = place(legal.get(i));
            double worth = at < 0 ? Double.NEGATIVE_INFINITY : standing(sight, plan, at);
            if (worth > most) {
                most = worth;
                best = i;
            }
        }
        return best;
    }

    private static int place(Object choice) {
        return switch (choice) {
            case RiskChoice.PlaceHero(Territory at) -> at.ordinal();
            case RiskChoice.Place(Territory at) -> at.ordinal();
            case RiskChoice.PlaceBase(Territory at) -> at.ordinal();
            case RiskChoice.PlaceTower(Territory at) -> at.ordinal();
            case RiskChoice.MoveTo(Territory at) -> at.ordinal();
            default -> -1;
        };
    }

    private static int strongest(RiskSight sight, Choices<?> legal) {
        int best = 0;
        int most = 0;
        for (int i = 0; i < legal.size(); i++) {
            if (legal.get(i) instanceof RiskChoice.Target(Territory at) && sight.units(at.ordinal()) > most) {
                most = sight.units(at.ordinal());
                best = i;
            }
        }
        return best;
    }
}
