package orrery.games.risk.rulebook;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import orrery.core.Seat;
import orrery.games.risk.CardFact;
import orrery.games.risk.InvasionFact;
import orrery.games.risk.Neutrals;
import orrery.games.risk.RewardFact;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskState;
import orrery.games.risk.SetupFact;
import orrery.games.risk.TeamFact;
import orrery.games.risk.TurnFact;
import orrery.games.risk.board.Planet;
import orrery.games.risk.board.Reward;
import orrery.games.risk.board.Territory;
import orrery.games.risk.cards.FactionCard;
import orrery.testkit.fuzz.CheckFailed;

/** What the rules bring by number: reinforcements, stars, dice and losses. */
record Counts(RiskState state, Ledger ledger) {

    /** Holds a fact that is already in the state, but not yet in the ledger, against the numbers of the articles. */
    void check(RiskFact fact) {
        switch (fact) {
            case TurnFact.TurnBegan f -> same(f, "seat", f.seat(), next(f.seat()));
            case CardFact.CardDrawn f -> {
                boolean common = Printed.STARS_ONLY.contains(state.mode().id());
                same(f, "race", String.valueOf(f.race()), String.valueOf(common ? null : state.race(f.seat())));
            }
            case SetupFact.FieldsLaid f ->
                same(f, "fields", Set.copyOf(f.territories()).size(), 15);
            case SetupFact.AchievementsLaid f -> {
                same(f, "achievements", Set.copyOf(f.achievements()).size(), 8);
                same(
                        f,
                        "silver ones",
                        (int) f.achievements().stream()
                                .filter(one -> one.ordinal() < 6)
                                .count(),
                        4);
            }
            case SetupFact.UnitsSupplied f -> {
                same(f, "units", f.units(), startingUnits());
                same(f, "neutral units", f.neutralUnits(), state.seats() == 2 ? 24 : 0);
            }
            case SetupFact.TerritoriesDealt f ->
                same(f, "territories", f.territories().size(), Neutrals.is(f.holder()) ? 6 : 9);
            case SetupFact.TerritoryClaimed f ->
                same(f, "base", f.base(), Position.held(state, f.seat()).size() == 1);
            case RewardFact.RewardUnits f -> {
                same(f, "units", f.units(), 2);
                same(f, "reward", Position.has(state, f.seat(), Reward.EXTRA_REINFORCEMENTS), true);
            }
            case RewardFact.BonusDieThrown f -> {
                boolean attacks = f.seat().equals(state.active());
                Reward die = attacks ? Reward.BONUS_ATTACK_DIE : Reward.BONUS_DEFENCE_DIE;
                same(f, "reward", Position.has(state, f.seat(), die), true);
            }
            case InvasionFact.DiceChanged f
            when ledger.inBattle() && battle().bonusDice -> {
                same(f, "attack dice", f.attack(), battle().attack);
                same(f, "defence dice", f.defence(), battle().defence);
            }
            case InvasionFact.Defended f
            when Neutrals.is(f.seat()) ->
                same(f, "units", f.units(), Math.min(battle().defenceLimit(), state.units(battle().to)));
            case TeamFact.TakenOver f -> {
                same(f, "allies", Position.team(state, f.seat()).contains(f.ally()), true);
                same(f, "units", state.units(f.territory()), 1);
            }
            case InvasionFact.Eliminated f -> same(f, "heir", String.valueOf(f.heir()), String.valueOf(heir(f)));
            case CardFact.CardPlayed f -> same(f, "used", discarded(f.card()), true);
            case TurnFact.Reinforced f -> {
                same(f, "territories", f.territories(), forTerritories(f.seat()));
                same(f, "planets", f.planets(), forPlanets(f.seat()));
                same(f, "bases", f.bases(), forBases(f.seat()));
            }
            case CardFact.CardsHandedIn f -> {
                same(f, "stars", f.stars(), Printed.stars(f.cards()));
                same(f, "units", f.units(), forStars(f.stars()));
                f.cards().forEach(card -> same(f, "used", discarded(card), true));
            }
            case InvasionFact.DiceThrown f -> {
                same(f, "attack dice", f.attack().size(), battle().attackDiceThrown());
                same(f, "defence dice", f.defence().size(), battle().defending);
            }
            case InvasionFact.Compared f -> {
                same(f, "attack dice", f.attack(), battle().attackCompared(towers(state.active())));
                same(f, "defence dice", f.defence(), battle().defenceCompared(heroDefends(), towers(defender())));
            }
            case InvasionFact.RollFought f -> {
                int before = state.units(f.to()) + f.defenderLoses();
                same(f, "attacker's losses", f.attackerLoses(), battle().attackerLoses());
                same(f, "defender's losses", f.defenderLoses(), battle().defenderLoses(before));
            }
            default -> {}
        }
    }

    /** Article muster, neutral-muster. */
    private int startingUnits() {
        return switch (state.seats()) {
            case 2 -> 36;
            case 3 -> 30;
            case 4 -> 25;
            case 5 -> 20;
            default -> 15;
        };
    }

    /** Article team-elimination: the next ally in turn order who is still in the game. */
    private @Nullable Seat heir(InvasionFact.Eliminated fact) {
        for (int i = 1; i < state.seats(); i++) {
            Seat next = state.at((state.place(fact.seat()) - 1 + i) % state.seats() + 1);
            if (next != null
                    && Position.team(state, fact.seat()).contains(next)
                    && !Position.held(state, next).isEmpty()) {
                return next;
            }
        }
        return null;
    }

    private @Nullable Seat defender() {
        return state.owner(battle().to);
    }

    /** Articles tower-reach, towers-add; a neutral has none: neutral-defence. */
    private int towers(@Nullable Seat seat) {
        return seat == null ? 0 : Position.towers(state, seat, battle().to);
    }

    private Battle battle() {
        return ledger.battle();
    }

    /** Article hero-defending. */
    private boolean heroDefends() {
        Seat defender = state.owner(battle().to);
        return defender != null && state.hero(defender) == battle().to;
    }

    private static void same(RiskFact fact, String what, Object said, Object right) {
        if (!said.equals(right)) {
            throw new CheckFailed("by the second reading of the rules " + what + " should be " + right + " in " + fact);
        }
    }

    /** Articles turn-order, elimination: the next place whose player still has units. */
    private Seat next(Seat now) {
        Seat before = ledger.active();
        if (before == null) {
            return now;
        }
        int place = state.place(before);
        Seat next;
        do {
            place = place % state.seats() + 1;
            next = state.at(place);
        } while (next == null || Position.held(state, next).isEmpty());
        return next;
    }

    /** Articles card-uses, deck, discard-pile: whoever used it, the card lies with those of its race. */
    private boolean discarded(FactionCard card) {
        return (state.discard(card.race()) & card.bit()) != 0;
    }

    /** Articles reinforcement-count, territories-and-fields, minimum-reinforcements. */
    private int forTerritories(Seat seat) {
        Set<Territory> held = Position.held(state, seat);
        long fields = held.stream()
                .filter(territory -> Position.hasField(state, territory))
                .count();
        return (int) Math.max(3, (held.size() + fields) / 3);
    }

    /** Article planet-bonus. */
    private int forPlanets(Seat seat) {
        Set<Territory> held = Position.held(state, seat);
        int units = 0;
        for (Planet planet : Planet.values()) {
            units += held.containsAll(Ground.territories(planet)) ? bonus(planet) : 0;
        }
        return units;
    }

    private static int bonus(Planet planet) {
        return switch (planet) {
            case CHAR -> 7;
            case KORHAL, AIUR -> 5;
            case MAR_SARA -> 3;
            case ZERUS, SHAKURAS -> 2;
        };
    }

    /** Article base-income. */
    private int forBases(Seat seat) {
        return (int) Position.held(state, seat).stream()
                .filter(territory -> Position.hasBase(state, territory))
                .count();
    }

    /** Article star-table. */
    private static int forStars(int stars) {
        return switch (stars) {
            case 2 -> 2;
            case 3 -> 4;
            case 4 -> 7;
            case 5 -> 10;
            case 6 -> 13;
            case 7 -> 17;
            case 8 -> 21;
            case 9 -> 25;
            case 10 -> 30;
            default -> throw new CheckFailed(stars + " stars cannot be handed in");
        };
    }
}
