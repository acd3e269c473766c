package orrery.games.risk.rulebook;

import java.util.Set;
import orrery.core.Seat;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskState;
import orrery.games.risk.board.Planet;
import orrery.games.risk.board.Territory;
import orrery.games.risk.cards.FactionCard;
import orrery.testkit.fuzz.CheckFailed;

/** What the rules bring by number: reinforcements, stars, dice and losses. */
record Counts(RiskState state, Ledger ledger) {

    /** Holds a fact that is already in the state, but not yet in the ledger, against the numbers of the articles. */
    void check(RiskFact fact) {
        switch (fact) {
            case RiskFact.TurnBegan f -> same(f, "seat", f.seat(), next());
            case RiskFact.CardDrawn f -> same(f, "race", f.race(), state.race(f.seat()));
            case RiskFact.CardPlayed f -> same(f, "used", discarded(f.card()), true);
            case RiskFact.Reinforced f -> {
                same(f, "territories", f.territories(), forTerritories(f.seat()));
                same(f, "planets", f.planets(), forPlanets(f.seat()));
                same(f, "bases", f.bases(), forBases(f.seat()));
            }
            case RiskFact.CardsHandedIn f -> {
                same(f, "stars", f.stars(), Printed.stars(f.cards()));
                same(f, "units", f.units(), forStars(f.stars()));
                f.cards().forEach(card -> same(f, "used", discarded(card), true));
            }
            case RiskFact.DiceThrown f -> {
                same(f, "attack dice", f.attack().size(), battle().attackDiceThrown());
                same(f, "defence dice", f.defence().size(), battle().defending);
            }
            case RiskFact.Compared f -> {
                same(f, "attack dice", f.attack(), battle().attackCompared());
                same(f, "defence dice", f.defence(), battle().defenceCompared(heroDefends()));
            }
            case RiskFact.RollFought f -> {
                int before = state.units(f.to()) + f.defenderLoses();
                same(f, "attacker's losses", f.attackerLoses(), battle().attackerLoses());
                same(f, "defender's losses", f.defenderLoses(), battle().defenderLoses(before));
            }
            default -> {}
        }
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
    private Seat next() {
        Seat before = ledger.active();
        int place = before == null ? 0 : state.place(before);
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
