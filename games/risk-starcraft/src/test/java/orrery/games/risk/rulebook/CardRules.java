package orrery.games.risk.rulebook;

import java.util.Arrays;
import java.util.Set;
import java.util.function.Predicate;
import orrery.core.Seat;
import orrery.games.risk.RiskState;
import orrery.games.risk.board.Territory;
import orrery.games.risk.cards.CardWindow;
import orrery.games.risk.cards.FactionCard;

/** Which card may be played when: articles playing-a-card, possible-effects-only and those of the cards. */
record CardRules(RiskState state, Ledger ledger, Seat seat) {

    /** Article playing-a-card. */
    boolean playable(FactionCard card, CardWindow window) {
        return usable()
                && Position.inHand(state, seat, card)
                && Printed.playedIn(window).contains(card)
                && hasEffect(card);
    }

    /** Article windows-opened: by what everybody knows the seat could hold a card for this window. */
    boolean couldHold(CardWindow window) {
        return state.hand(seat) != 0
                && usable()
                && Printed.playedIn(window).stream()
                        .filter(card -> card.id().startsWith(state.race(seat).id()))
                        .filter(card -> (state.discard(card.race()) & card.bit()) == 0)
                        .anyMatch(this::hasEffect);
    }

    /** Article stars-only. */
    private boolean usable() {
        return !Printed.STARS_ONLY.contains(state.mode().id());
    }

    /** Whether neither the seat nor an ally holds it: article team-attack. */
    boolean isEnemy(Territory territory) {
        return !Position.heldByTeam(state, seat).contains(territory);
    }

    /** Article possible-effects-only. */
    private boolean hasEffect(FactionCard card) {
        return switch (card) {
            case TERRAN_SIEGE_MODE, PROTOSS_PSIONIC_STORM -> unitsInvaded() >= 2;
            case ZERG_VOLATILE_BURST -> unitsInvaded() >= 2 && state.units(battle().from) >= 3;
            case TERRAN_PLANETARY_FORTRESS -> nearBase(battle().to);
            case PROTOSS_BLINK -> battle().attackerLoses() > 0;
            case ZERG_KAISER_BLADES -> battle().highestWon() && battle().wouldChangeLosses(card, unitsInvaded());
            case ZERG_TRANSFUSION -> battle().wouldChangeLosses(card, unitsInvaded());
            case TERRAN_INFERNAL_FLAMES -> any(this::canBurn);
            case ZERG_RAPID_REGENERATION -> battle().lostForGood > 0;
            case TERRAN_TACTICAL_NUKE -> any(this::canBeNuked);
            case TERRAN_COMBAT_DROP, ZERG_NYDUS_WORM -> any(from -> any(to -> canReach(card, from, to)));
            case TERRAN_REPAIR -> !ledger.anyManoeuvre && any(this::canBeRepaired);
            case PROTOSS_PHASING -> any(this::canLeave);
            default -> true;
        };
    }

    private Battle battle() {
        return ledger.battle();
    }

    private int unitsInvaded() {
        return state.units(battle().to);
    }

    private boolean any(Predicate<Territory> fits) {
        return Arrays.stream(Territory.values()).anyMatch(fits);
    }

    boolean own(Territory territory) {
        return state.holds(seat, territory);
    }

    private Set<Territory> held() {
        return Position.held(state, seat);
    }

    /** Article card-terran-planetary-fortress. */
    private boolean nearBase(Territory invaded) {
        return Position.hasBase(state, invaded)
                || any(near -> own(near) && Ground.adjacent(near, invaded) && Position.hasBase(state, near));
    }

    /** Article card-terran-tactical-nuke. */
    boolean canBeNuked(Territory target) {
        return isEnemy(target) && state.units(target) >= 2 && Ground.adjacentToAny(target, held());
    }

    /** Article card-terran-infernal-flames: two from each at most, three in all, never the last. */
    boolean canBurn(Territory target) {
        int already = ledger.burnt.getOrDefault(target, 0);
        return isEnemy(target)
                && Ground.adjacent(battle().to, target)
                && already < 2
                && state.units(target) - already >= 2;
    }

    /** Articles card-terran-combat-drop, card-zerg-nydus-worm. */
    boolean canReach(FactionCard card, Territory from, Territory to) {
        boolean inReach =
                card == FactionCard.TERRAN_COMBAT_DROP ? Ground.distance(from, to) == 2 : Ground.onPlanetOf(to, held());
        return own(from) && state.units(from) >= 2 && isEnemy(to) && !ledger.blocked(from, to) && inReach;
    }

    /** Article card-terran-repair. */
    boolean canBeRepaired(Territory territory) {
        return own(territory) && (Position.hasBase(state, territory) || Position.hasField(state, territory));
    }

    /** Articles never-empty, card-protoss-phasing: from here units could go to another own territory. */
    boolean canLeave(Territory from) {
        return own(from) && state.units(from) >= 2 && held().size() >= 2;
    }

    /** Article forbidden-cards; a card that is only just being replied to forbids nothing yet. */
    boolean mayDefend(CardWindow window) {
        boolean cloaked = ledger.inBattle() && battle().played.contains(FactionCard.PROTOSS_PERMANENT_CLOAK);
        boolean replying = window == CardWindow.RESPONSE_TO_ATTACK_CARD
                && ledger.lastCard() == FactionCard.PROTOSS_PERMANENT_CLOAK;
        return seat.equals(state.active()) || !ledger.observed && (!cloaked || replying);
    }
}
