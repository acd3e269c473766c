package orrery.games.risk;

import orrery.core.RulesFault;
import orrery.core.Seat;
import orrery.games.risk.cards.FactionCard;
import orrery.games.risk.invasion.Invasion;
import orrery.games.risk.setup.Diagrams;

/** What each fact changes in a state of the game. Whether it may happen is a matter of the procedures that record it. */
final class Consequences {

    private Consequences() {}

    static void of(RiskFact fact, RiskState state) {
        switch (fact) {
            case SetupFact f -> of(f, state);
            case TurnFact f -> of(f, state);
            case CardFact f -> of(f, state);
            case InvasionFact f -> of(f, state);
            case RewardFact f -> of(f, state);
            case TeamFact f -> of(f, state);
        }
    }

    private static void of(SetupFact fact, RiskState state) {
        switch (fact) {
            case SetupFact.StartRolled f -> {}
            case SetupFact.PlaceTaken f -> {
                state.seating.take(f.seat(), f.place());
                state.seating.lead(f.seat(), f.faction());
            }
            case SetupFact.BoardSet f -> set(state, Diagrams.layout(f.diagram()));
            case SetupFact.HeroPlaced f -> state.board.putHero(f.seat(), f.territory());
            case SetupFact.FieldsLaid f -> state.board.putFields(Masks.of(f.territories()));
            case SetupFact.AchievementsLaid f -> state.achievementsOnBoard = Masks.ofAchievements(f.achievements());
            case SetupFact.UnitsSupplied f -> supply(state, f);
            case SetupFact.TerritoryClaimed f -> {
                state.board.occupy(f.territory(), f.seat(), 1);
                mustering(state).place(f.seat(), 1);
                if (f.base()) {
                    state.board.putBase(f.seat(), f.territory());
                }
            }
            case SetupFact.TerritoriesDealt f -> {
                f.territories().forEach(territory -> state.board.occupy(territory, f.holder(), 1));
                mustering(state).place(f.holder(), f.territories().size());
            }
            case SetupFact.BasePlaced f -> state.board.putBase(f.seat(), f.territory());
            case SetupFact.Fortified f -> {
                state.board.add(f.territory(), f.units());
                mustering(state).place(f.holder(), f.units());
            }
            case SetupFact.UnitsPledged f -> mustering(state).pledge(f.seat(), f.territory(), f.units());
            case SetupFact.RestLeft f -> mustering(state).leaveToProgram(f.seat());
            case SetupFact.OrderSettled f -> {
                for (int i = 0; i < f.order().size(); i++) {
                    state.seating.take(f.order().get(i), i + 1);
                }
            }
        }
    }

    private static void of(TurnFact fact, RiskState state) {
        switch (fact) {
            case TurnFact.TurnBegan f -> {
                state.muster = null;
                state.turn.begin(f.seat(), f.round(), state.board.held(f.seat()));
            }
            case TurnFact.Reinforced f -> state.turn.reinforcements += f.territories() + f.planets() + f.bases();
            case TurnFact.MoreReinforcements f -> state.turn.reinforcements += f.units();
            case TurnFact.UnitsPlaced f -> {
                state.turn.reinforcements -= f.units();
                state.board.add(f.territory(), f.units());
            }
            case TurnFact.UnitsAdded f -> state.board.add(f.territory(), f.units());
            case TurnFact.UnitsRemoved f -> state.board.add(f.territory(), -f.units());
            case TurnFact.UnitsMoved f -> move(state, f);
            case TurnFact.AttacksEnded f -> {}
            case TurnFact.AchievementTaken f -> {
                state.turn.achievementTaken = true;
                state.achievementsOnBoard &= ~f.achievement().bit();
                state.achievements[f.seat().index()] |= f.achievement().bit();
            }
        }
    }

    private static void of(CardFact fact, RiskState state) {
        switch (fact) {
            case CardFact.CardsHandedIn f -> {
                state.turn.handedIn = true;
                state.turn.reinforcements += f.units();
                f.cards().forEach(card -> state.cards.discard(f.seat(), card));
            }
            case CardFact.CardPlayed f -> state.cards.discard(f.seat(), f.card());
            case CardFact.CardCancelled f -> {}
            case CardFact.CardDrawn f -> state.cards.draw(f.seat(), drawn(f));
            case CardFact.DeckReshuffled f -> state.cards.reshuffle(f.race());
            case CardFact.DefenceForbidden f -> state.turn.defenceForbidden = true;
            case CardFact.HandSeen f -> state.cards.see(f.seat(), Masks.ofCards(f.cards()));
        }
    }

    private static void of(InvasionFact fact, RiskState state) {
        switch (fact) {
            case InvasionFact.InvasionDeclared f -> state.turn.put(Invasion.declared(f.from(), f.to()));
            case InvasionFact.EffectLasts f -> state.turn.put(f.now());
            case InvasionFact.InvasionCalledOff f ->
                state.turn.put(state.turn.declared(f.from(), f.to()).whenBlocked());
            case InvasionFact.InvasionStopped f -> {}
            case InvasionFact.Committed f -> {}
            case InvasionFact.Defended f -> {}
            case InvasionFact.DiceThrown f -> state.turn.lay(f.attack(), f.defence());
            case InvasionFact.DiceChanged f -> state.turn.lay(f.attack(), f.defence());
            case InvasionFact.Compared f -> {}
            case InvasionFact.RollFought f -> {
                state.board.add(f.from(), -f.attackerLoses());
                state.board.lose(f.to(), f.defenderLoses());
                state.turn.put(state.turn.declared(f.from(), f.to()).afterRoll(f.attackerLoses(), f.shielded()));
            }
            case InvasionFact.HeroFell f -> state.board.putHero(f.seat(), null);
            case InvasionFact.Conquered f -> conquer(state, f);
            case InvasionFact.Regenerated f -> {
                state.board.add(f.from(), f.units());
                state.turn.put(state.turn.declared(f.from(), f.to()).afterRegeneration(f.units()));
            }
            case InvasionFact.Eliminated f -> eliminate(state, f.seat(), f.by(), f.heir() == null ? f.by() : f.heir());
        }
    }

    private static void of(RewardFact fact, RiskState state) {
        switch (fact) {
            case RewardFact.RewardUnits f -> state.turn.reinforcements += f.units();
            case RewardFact.RewardGained f -> state.rewards.turnUp(f.seat(), f.reward());
            case RewardFact.TowerRaised f -> state.rewards.raise(f.tower(), f.territory());
            case RewardFact.RewardsLost f -> state.rewards.destroy(f.seat(), Masks.ofRewards(f.rewards()));
            case RewardFact.ManoeuvreCounted f -> state.turn.manoeuvred = true;
            case RewardFact.BonusDieThrown f -> {}
        }
    }

    private static void of(TeamFact fact, RiskState state) {
        switch (fact) {
            case TeamFact.TakeOverAsked f -> {}
            case TeamFact.TakeOverRefused f -> {}
            case TeamFact.TakenOver f -> {
                state.board.occupy(f.territory(), f.seat(), 1);
                state.turn.atTurnStart |= f.territory().bit();
            }
            case TeamFact.NeutralGone f -> {}
        }
    }

    private static void set(RiskState state, Diagrams.Layout layout) {
        state.board.putFields(layout.mineralFields());
        state.achievementsOnBoard = layout.achievements();
        for (int i = 0; i < state.seats(); i++) {
            Diagrams.Place place = layout.places().get(i);
            Seat seat = state.at(i + 1);
            if (seat == null) {
                throw new RulesFault("place " + (i + 1) + " is not taken");
            }
            state.board.putBase(seat, place.base());
            place.forces().forEach(force -> state.board.occupy(force.territory(), seat, force.units()));
        }
    }

    private static void supply(RiskState state, SetupFact.UnitsSupplied fact) {
        state.muster = new Muster(state.board.holders().size());
        for (Seat holder : state.board.holders()) {
            if (!Neutrals.is(holder)) {
                state.muster.supply(holder, holder.index() < state.seats() ? fact.units() : 0);
            } else if (Seat.first(state.seats()).stream()
                    .noneMatch(seat -> state.faction(seat) == Neutrals.faction(holder))) {
                state.muster.supply(holder, fact.neutralUnits());
            }
        }
    }

    private static Muster mustering(RiskState state) {
        if (state.muster == null) {
            throw new RulesFault("no starting units are left");
        }
        return state.muster;
    }

    private static void move(RiskState state, TurnFact.UnitsMoved fact) {
        state.board.add(fact.from(), -fact.units());
        state.board.add(fact.to(), fact.units());
        if (fact.hero()) {
            state.board.putHero(fact.seat(), fact.to());
        }
    }

    private static FactionCard drawn(CardFact.CardDrawn fact) {
        FactionCard card = fact.card();
        if (card == null) {
            throw new RulesFault("a state that knows all cannot draw an unknown card");
        }
        return card;
    }

    private static void conquer(RiskState state, InvasionFact.Conquered fact) {
        state.board.add(fact.from(), -fact.units());
        state.board.occupy(fact.to(), fact.seat(), fact.units());
        state.turn.conquered = true;
        if (fact.hero()) {
            state.board.putHero(fact.seat(), fact.to());
        }
    }

    /** Articles elimination-cards, elimination-achievements, team-elimination. */
    private static void eliminate(RiskState state, Seat loser, Seat victor, Seat heir) {
        state.cards.capture(loser, victor);
        state.achievements[heir.index()] |= state.achievements[loser.index()];
        state.achievements[loser.index()] = 0;
        state.seating.eliminate(loser);
    }
}
