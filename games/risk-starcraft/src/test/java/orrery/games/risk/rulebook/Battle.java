package orrery.games.risk.rulebook;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import orrery.games.risk.board.Territory;
import orrery.games.risk.cards.FactionCard;

/** What has happened this turn in the invasions of one pair of territories: articles invasion, same-invasion, effect-duration. */
final class Battle {

    final Territory from;
    final Territory to;

    /** Cards of this turn that were not cancelled. */
    final Set<FactionCard> played = EnumSet.noneOf(FactionCard.class);

    final Set<FactionCard> playedInThisRoll = EnumSet.noneOf(FactionCard.class);
    List<Integer> attack = List.of();
    List<Integer> defence = List.of();
    int committed;
    boolean heroNamed;
    int defending;
    int survivors;
    int lostForGood;
    int prevented;
    int rollsSinceDeclared;
    int guardedRolls;
    boolean forced;
    boolean bonusDice;
    boolean calledOff;

    Battle(Territory from, Territory to) {
        this.from = from;
        this.to = to;
    }

    private boolean any(FactionCard... cards) {
        return List.of(cards).stream().anyMatch(played::contains);
    }

    // ---- before the roll

    /** Articles attack-dice, dice-limits. */
    int attackLimit() {
        return any(FactionCard.TERRAN_PLANETARY_FORTRESS, FactionCard.ZERG_CREEP_TUMOR) ? 2 : 3;
    }

    /** Articles defence-dice, dice-limits. */
    int defenceLimit() {
        return any(FactionCard.TERRAN_CLOAKING_FIELD, FactionCard.ZERG_FUNGAL_GROWTH) ? 1 : 2;
    }

    /** Article extra-dice-dropped. */
    int attackDiceThrown() {
        return committed + (any(FactionCard.TERRAN_STIMPACK, FactionCard.ZERG_METABOLIC_BOOST) ? 2 : 0);
    }

    // ---- the dice compared

    /** Articles order-of-modifiers, each-die-modifiers, highest-die-modifiers, minimum-one, hero-bonus. */
    List<Integer> attackCompared(int towers) {
        List<Integer> dice = new ArrayList<>();
        for (int die : attack) {
            int raised = die + (any(FactionCard.PROTOSS_CHARGE) ? 1 : 0);
            dice.add(Math.max(1, raised - (guardedRolls > 0 ? 1 : 0)));
        }
        dice.sort(Comparator.reverseOrder());
        int bonus = (any(FactionCard.PROTOSS_PRISMATIC_ALIGNMENT) ? 1 : 0) + (heroNamed ? 1 : 0) + towers;
        dice.set(0, dice.getFirst() + bonus);
        return dice;
    }

    /** Articles highest-die-modifiers, minus-after-plus, same-effect-once, hero-defending. */
    List<Integer> defenceCompared(boolean hero, int towers) {
        List<Integer> dice = new ArrayList<>(defence);
        dice.sort(Comparator.reverseOrder());
        boolean fortified = any(
                FactionCard.TERRAN_BUNKER,
                FactionCard.TERRAN_PLANETARY_FORTRESS,
                FactionCard.PROTOSS_PHOTON_CANNON,
                FactionCard.ZERG_SPINE_CRAWLER);
        int raised = dice.getFirst() + (fortified ? 1 : 0);
        int lowered = Math.max(1, raised - (any(FactionCard.PROTOSS_PERMANENT_CLOAK) ? 1 : 0));
        dice.set(0, lowered + (hero ? 1 : 0) + towers);
        return dice;
    }

    /** Articles reward-bonus-attack-die, reward-bonus-defence-die: with one die more, the lowest is left out. */
    static List<Integer> withBonusDie(List<Integer> lying, int value) {
        List<Integer> dice = new ArrayList<>(lying);
        dice.add(value);
        dice.sort(Comparator.reverseOrder());
        return List.copyOf(dice.subList(0, lying.size()));
    }

    /** Article card-zerg-kaiser-blades. */
    boolean highestWon() {
        return attack.getFirst() > defence.getFirst();
    }

    // ---- losses

    /** Articles dice, comparing, defender-wins-ties, unmatched-dice. */
    private int pairsWonByDefender() {
        int won = 0;
        for (int pair = 0; pair < pairs(); pair++) {
            won += attack.get(pair) <= defence.get(pair) ? 1 : 0;
        }
        return won;
    }

    private int pairs() {
        return Math.min(attack.size(), defence.size());
    }

    /** What the attacker would lose as things stand: articles losses, losses-of-a-roll. */
    int attackerLoses() {
        int spared = playedInThisRoll.contains(FactionCard.PROTOSS_BLINK) ? 2 : 0;
        return Math.max(0, pairsWonByDefender() - spared);
    }

    /** What the defender would lose of so many units as things stand. */
    int defenderLoses(int units) {
        return defenderLoses(playedInThisRoll, units);
    }

    /** Articles losses-of-a-roll, prevention-last, card-protoss-shield-battery. */
    private int defenderLoses(Set<FactionCard> cards, int units) {
        if (cards.contains(FactionCard.ZERG_TRANSFUSION)) {
            return 0;
        }
        int extra = cards.contains(FactionCard.ZERG_KAISER_BLADES) ? 2 : 0;
        int suffered = Math.min(units, pairs() - pairsWonByDefender() + extra);
        boolean shielded = any(FactionCard.PROTOSS_SHIELD_BATTERY) && prevented < 4;
        return Math.max(0, suffered - (shielded ? 1 : 0));
    }

    /** Whether a card of the windows after comparing would change what the defender loses. */
    boolean wouldChangeLosses(FactionCard card, int units) {
        Set<FactionCard> more = EnumSet.of(card);
        more.addAll(playedInThisRoll);
        return defenderLoses(more, units) != defenderLoses(units);
    }
}
