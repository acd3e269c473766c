package orrery.games.risk.rulebook;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import orrery.core.Message;
import orrery.core.Seat;
import orrery.games.risk.CardFact;
import orrery.games.risk.InvasionFact;
import orrery.games.risk.RewardFact;
import orrery.games.risk.RiskChoice;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskState;
import orrery.games.risk.SetupFact;
import orrery.games.risk.TurnFact;
import orrery.games.risk.board.Territory;
import orrery.games.risk.cards.CardWindow;
import orrery.games.risk.cards.FactionCard;

/**
 * What a careful onlooker would write down: what happened in this turn, from the facts and the answers alone: articles
 * turn, several-invasions, order-of-an-invasion, conquest.
 */
final class Ledger {

    private static final int TOLD = 8;

    private final List<RiskFact> facts = new ArrayList<>();
    private final List<Battle> battles = new ArrayList<>();
    private @Nullable Battle battle;
    private @Nullable Territory leaving;
    private @Nullable FactionCard lastCard;
    private boolean linkedOnly;
    private boolean opening;
    private int starting;
    private final Map<Seat, Integer> placed = new TreeMap<>();
    private final Map<Seat, Integer> fortified = new TreeMap<>();
    private @Nullable Seat active;

    /** Article start-of-turn-state. */
    final Set<Territory> heldAtStart = EnumSet.noneOf(Territory.class);

    final Set<FactionCard> chosenForStars = EnumSet.noneOf(FactionCard.class);
    final Map<Territory, Integer> burnt = new EnumMap<>(Territory.class);
    boolean handedIn;
    boolean anyInvasion;
    boolean observed;
    int normalManoeuvres;
    boolean anyManoeuvre;
    int toPlace;

    private void beginTurn(RiskState state, Seat seat) {
        active = seat;
        facts.clear();
        battles.clear();
        battle = null;
        leaving = null;
        lastCard = null;
        heldAtStart.clear();
        heldAtStart.addAll(Position.held(state, seat));
        chosenForStars.clear();
        handedIn = false;
        anyInvasion = false;
        observed = false;
        normalManoeuvres = 0;
        opening = false;
        anyManoeuvre = false;
        toPlace = 0;
    }

    /** Starting units that a player has not placed yet: articles muster, fortifying. */
    int startingUnits(Seat seat) {
        return starting - placed.getOrDefault(seat, 0);
    }

    /** Article duel-fortifying: what is left of the three units of a turn. */
    int leftOfThree(Seat seat) {
        return 3 - fortified.getOrDefault(seat, 0) % 3;
    }

    /** Whose turn it is, or {@code null} before the first. */
    @Nullable
    Seat active() {
        return active;
    }

    boolean inBattle() {
        return battle != null;
    }

    /** The invasion in progress. */
    Battle battle() {
        if (battle == null) {
            throw new IllegalStateException("nobody has declared an invasion");
        }
        return battle;
    }

    /** Where units are moved from just now. */
    Territory leaving() {
        if (leaving == null) {
            throw new IllegalStateException("no units are on the move");
        }
        return leaving;
    }

    /** Whether they may only go where a chain of own territories leads. */
    boolean linkedOnly() {
        return linkedOnly;
    }

    /** The card played last. */
    FactionCard lastCard() {
        if (lastCard == null) {
            throw new IllegalStateException("no card was played this turn");
        }
        return lastCard;
    }

    /** Article blocked-pair. */
    boolean blocked(Territory from, Territory to) {
        return battles.stream().anyMatch(past -> past.from == from && past.to == to && past.calledOff);
    }

    private Battle resumed(Territory from, Territory to) {
        for (Battle past : battles) {
            if (past.from == from && past.to == to) {
                return past;
            }
        }
        Battle fresh = new Battle(from, to);
        battles.add(fresh);
        return fresh;
    }

    /** What has happened last, for messages. */
    List<RiskFact> lastFacts() {
        return List.copyOf(facts.subList(Math.max(0, facts.size() - TOLD), facts.size()));
    }

    /** Something has happened. */
    void happened(RiskState state, RiskFact fact) {
        facts.add(fact);
        switch (fact) {
            case SetupFact.UnitsSupplied f -> starting = f.units();
            case SetupFact.TerritoryClaimed f -> placed.merge(f.seat(), 1, Integer::sum);
            case SetupFact.TerritoriesDealt f ->
                placed.merge(f.holder(), f.territories().size(), Integer::sum);
            case SetupFact.Fortified f -> {
                placed.merge(f.holder(), f.units(), Integer::sum);
                fortified.merge(f.holder(), f.units(), Integer::sum);
            }
            case RewardFact.RewardUnits f -> toPlace += f.units();
            case RewardFact.BonusDieThrown f -> bonusDie(state, f);
            case TurnFact.TurnBegan f -> beginTurn(state, f.seat());
            case TurnFact.Reinforced f -> toPlace += f.territories() + f.planets() + f.bases();
            case TurnFact.MoreReinforcements f -> toPlace += f.units();
            case TurnFact.UnitsPlaced f -> toPlace -= f.units();
            case CardFact.CardsHandedIn f -> {
                handedIn = true;
                toPlace += f.units();
            }
            case CardFact.CardPlayed f -> played(state, f.seat(), f.card());
            case CardFact.CardCancelled f -> cancelled(f.card());
            case CardFact.DefenceForbidden f -> observed = true;
            case InvasionFact.InvasionDeclared f -> anyInvasion = true;
            case InvasionFact.InvasionCalledOff f -> battle().calledOff = true;
            case InvasionFact.Committed f -> {
                battle().committed = f.units();
                battle().heroNamed = f.hero();
            }
            case InvasionFact.Defended f -> battle().defending = f.units();
            case InvasionFact.DiceThrown f -> lie(f.attack(), f.defence());
            case InvasionFact.DiceChanged f -> lie(f.attack(), f.defence());
            case InvasionFact.Compared f -> lie(f.attack(), f.defence());
            case InvasionFact.RollFought f -> fought(f);
            case TurnFact.UnitsRemoved f -> {
                if (battle != null && battle.from == f.territory() && lastCard == FactionCard.ZERG_VOLATILE_BURST) {
                    battle.lostForGood += f.units();
                }
            }
            case InvasionFact.Regenerated f -> battle().lostForGood -= f.units();
            case TurnFact.UnitsMoved f -> {
                anyManoeuvre |= lastMoveIsManoeuvre() && !opening;
                normalManoeuvres += linkedOnly && !opening ? 1 : 0;
            }
            default -> {}
        }
    }

    private boolean lastMoveIsManoeuvre() {
        return linkedOnly || lastCard != FactionCard.PROTOSS_WARP_IN;
    }

    private void bonusDie(RiskState state, RewardFact.BonusDieThrown fact) {
        if (fact.seat().equals(state.active())) {
            battle().attack = Battle.withBonusDie(battle().attack, fact.value());
        } else {
            battle().defence = Battle.withBonusDie(battle().defence, fact.value());
        }
        battle().bonusDice = true;
    }

    private void lie(List<Integer> attack, List<Integer> defence) {
        battle().attack = attack;
        battle().defence = defence;
        battle().bonusDice = false;
    }

    private void played(RiskState state, Seat seat, FactionCard card) {
        lastCard = card;
        burnt.clear();
        if (battle != null) {
            battle.played.add(card);
            battle.playedInThisRoll.add(card);
            battle.guardedRolls = card == FactionCard.PROTOSS_GUARDIAN_SHIELD ? 2 : battle.guardedRolls;
            battle.forced |= seat != state.active()
                    && (Printed.playedIn(CardWindow.DEFENCE_DECLARED).contains(card)
                            || Printed.playedIn(CardWindow.DEFENCE_BEFORE_ROLL).contains(card));
        }
    }

    private void cancelled(FactionCard card) {
        if (battle != null) {
            battle.played.remove(card);
            battle.playedInThisRoll.remove(card);
        }
    }

    private void fought(InvasionFact.RollFought fact) {
        Battle now = battle();
        now.survivors = now.committed - fact.attackerLoses();
        now.lostForGood += fact.attackerLoses();
        now.prevented += fact.shielded();
        now.rollsSinceDeclared++;
        now.guardedRolls--;
        now.forced = false;
        now.playedInThisRoll.clear();
    }

    /** A seat has answered, and nothing has come of it yet. */
    void answered(Message prompt, RiskChoice choice) {
        if (battle != null) {
            battle.bonusDice = false;
        }
        switch (choice) {
            case RiskChoice.Invade(Territory from, Territory to) -> {
                battle = resumed(from, to);
                battle.rollsSinceDeclared = 0;
            }
            case RiskChoice.EndAttacks() -> battle = null;
            case RiskChoice.HandIn() -> chosenForStars.clear();
            case RiskChoice.AddCard(FactionCard card) -> chosenForStars.add(card);
            case RiskChoice.MoveFrom(Territory from) -> {
                leaving = from;
                opening = prompt.key().equals("prompt.opening-manoeuvre");
                linkedOnly = opening || prompt.key().equals("prompt.end-of-turn");
            }
            case RiskChoice.Target(Territory target)
            when prompt.key().equals("prompt.flames") -> burnt.merge(target, 1, Integer::sum);
            default -> {}
        }
    }
}
