package orrery.games.risk.invasion;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import orrery.core.Message;
import orrery.core.Seat;
import orrery.core.Table;
import orrery.core.Window;
import orrery.games.risk.Articles;
import orrery.games.risk.CardFact;
import orrery.games.risk.InvasionFact;
import orrery.games.risk.Preset;
import orrery.games.risk.Questions;
import orrery.games.risk.RiskChoice;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskPurpose;
import orrery.games.risk.RiskState;
import orrery.games.risk.Step;
import orrery.games.risk.TurnFact;
import orrery.games.risk.board.Territory;
import orrery.games.risk.cards.Ability;
import orrery.games.risk.cards.CardQuestion;
import orrery.games.risk.cards.CardWindow;
import orrery.games.risk.cards.CardWindows;
import orrery.games.risk.cards.FactionCard;
import orrery.games.risk.cards.Responses;

/** The windows of an invasion and what cards do in them. */
final class InvasionCards {

    private final Table<RiskState, RiskFact> table;
    private final Territory from;
    private final Territory to;
    private final Seat attacker;
    private final Seat defender;
    private final Roll roll = new Roll();

    InvasionCards(Table<RiskState, RiskFact> table, Territory from, Territory to) {
        this(table, from, to, Objects.requireNonNull(table.state().owner(to)));
    }

    InvasionCards(Table<RiskState, RiskFact> table, Territory from, Territory to, Seat defender) {
        this.table = table;
        this.from = from;
        this.to = to;
        this.attacker = Objects.requireNonNull(table.state().active());
        this.defender = defender;
    }

    Invasion invasion() {
        return Objects.requireNonNull(table.state().invasion(from, to));
    }

    Seat attacker() {
        return attacker;
    }

    Seat defender() {
        return defender;
    }

    /** The roll in progress. */
    Roll roll() {
        return roll;
    }

    /** What is going on, for cards to look at. */
    CardWindows.Moment moment() {
        return roll.moment(invasion(), table.state().units(to));
    }

    // ---- windows

    /** Attacker and defender in turn until both have passed in a row: articles shared-windows, alternating. */
    void sharedWindow(CardWindow attack, CardWindow defence) {
        Window.<RiskChoice>open(
                table,
                List.of(attacker, defender),
                seat -> seat == attacker ? question(seat, attack) : question(seat, defence),
                (seat, choice) -> carryOut(seat, choice, seat == attacker ? attack : defence),
                seat -> !invasion().blocked());
    }

    void attackerWindow(CardWindow window) {
        oneSided(attacker, window);
    }

    void defenderWindow(CardWindow window) {
        oneSided(defender, window);
    }

    private void oneSided(Seat seat, CardWindow window) {
        Window.<RiskChoice>open(
                table,
                List.of(seat),
                asked -> question(asked, window),
                (asked, choice) -> carryOut(asked, choice, window));
    }

    private @Nullable CardQuestion question(Seat seat, CardWindow window) {
        RiskState state = table.state();
        Invasion invasion = invasion();
        if (seat == defender && !Responses.defenceAllowed(state, invasion)) {
            return null;
        }
        CardWindows.Moment moment = moment();
        return CardWindows.mayHold(state, seat, window, moment) ? new CardQuestion(state, seat, window, moment) : null;
    }

    private boolean carryOut(Seat seat, RiskChoice choice, CardWindow window) {
        if (!(choice instanceof RiskChoice.PlayCard(FactionCard card))) {
            return false;
        }
        table.record(new CardFact.CardPlayed(seat, card));
        if (seat == defender && (window == CardWindow.DEFENCE_DECLARED || window == CardWindow.DEFENCE_BEFORE_ROLL)) {
            table.record(new InvasionFact.EffectLasts(from, to, invasion().whenForced()));
        }
        Map<Territory, Integer> flames = flames(card);
        if (!Responses.cancelled(table, card, hitBy(flames), invasion())) {
            for (Ability ability : card.abilities()) {
                apply(card, ability, flames);
            }
        }
        return true;
    }

    /** Who may reply to an attack card of this invasion: the defender, and owners of other territories it would hit. */
    private Map<Seat, List<Territory>> hitBy(Map<Territory, Integer> flames) {
        Map<Seat, List<Territory>> hit = new LinkedHashMap<>();
        hit.put(defender, new ArrayList<>());
        for (Territory territory : flames.keySet()) {
            Seat owner = Objects.requireNonNull(table.state().owner(territory));
            hit.computeIfAbsent(owner, ignored -> new ArrayList<>()).add(territory);
        }
        return hit;
    }

    // ---- what cards do

    /** One part of a card: articles card-choices, removed-by-card, called-off. */
    private void apply(FactionCard card, Ability ability, Map<Territory, Integer> flames) {
        switch (ability) {
            case Ability.Lasting lasting ->
                table.record(new InvasionFact.EffectLasts(from, to, invasion().with(lasting)));
            case Ability.Bombard(int upTo, int price) -> bombard(card, upTo, price);
            case Ability.Storm(int dice, int hitOn) -> storm(dice, hitOn);
            case Ability.SetAttackDice(int value) -> {
                roll.setAttack(value);
                diceChanged();
            }
            case Ability.SetChosenAttackDie(int value) -> setChosenDie(card, value);
            case Ability.CapAttackDice(int most) -> {
                roll.capAttack(most);
                diceChanged();
            }
            case Ability.RerollDefence(int times) -> {
                for (int i = 0; i < times && rerollDefence(card); i++) {
                    diceChanged();
                }
            }
            case Ability.ExtraLoss(int units) -> roll.extraLoss(units);
            case Ability.Prevent(boolean attackersUnits, int units) -> roll.prevent(attackersUnits, units);
            case Ability.Regenerate(int upTo) -> regenerate(card, upTo);
            case Ability.CallOff() -> table.record(new InvasionFact.InvasionCalledOff(from, to));
            case Ability.Incubate(int units) -> table.record(new TurnFact.UnitsAdded(defender, to, units));
            case Ability.Flames f ->
                flames.forEach((territory, units) -> table.record(new TurnFact.UnitsRemoved(
                        Objects.requireNonNull(table.state().owner(territory)), territory, units)));
            default -> throw new IllegalStateException(card.id() + " is no card of an invasion");
        }
    }

    /** Articles card-terran-siege-mode and card-zerg-volatile-burst: up to so many units, never the last one. */
    private void bombard(FactionCard card, int upTo, int price) {
        RiskState state = table.state();
        if (price > 0) {
            table.record(new TurnFact.UnitsRemoved(attacker, from, price));
            table.record(new InvasionFact.EffectLasts(from, to, invasion().afterRemoval(price)));
        }
        if (upTo > 0) {
            int most = Math.min(upTo, state.units(to) - 1);
            int units = units(attacker, card, Message.of("prompt.remove-units", to, most), 1, most);
            table.record(new TurnFact.UnitsRemoved(defender, to, units));
        }
    }

    private int units(Seat seat, FactionCard card, Message prompt, int least, int most) {
        RiskChoice choice = table.ask(
                Questions.units(table.state(), seat, Step.INVASION, Articles.of(card), () -> prompt, least, most));
        return ((RiskChoice.Units) choice).units();
    }

    /** Article card-protoss-psionic-storm: these dice are no attack dice. */
    private void storm(int dice, int hitOn) {
        int hits = 0;
        for (int value : table.roll(dice, 6, RiskPurpose.CARD)) {
            hits += value >= hitOn ? 1 : 0;
        }
        int units = Math.min(hits, table.state().units(to) - 1);
        if (units > 0) {
            table.record(new TurnFact.UnitsRemoved(defender, to, units));
        }
    }

    private void setChosenDie(FactionCard card, int value) {
        RiskChoice choice = table.ask(Questions.of(
                table.state(),
                defender,
                Step.INVASION,
                Articles.of(card),
                () -> Message.of("prompt.choose-die", roll.attack()),
                offers -> {
                    for (int die = 1; die <= roll.attack().size(); die++) {
                        offers.legal(Preset.die(die));
                    }
                }));
        roll.setAttackDie(((RiskChoice.Die) choice).die(), value);
        diceChanged();
    }

    /** The defender throws any of its dice again; {@code false} if it keeps all. */
    private boolean rerollDefence(FactionCard card) {
        List<Integer> again = dice(defender, Articles.of(card), roll.defence());
        if (!again.isEmpty()) {
            roll.rerollDefence(again, table.roll(again.size(), 6, RiskPurpose.DEFENCE_AGAIN));
        }
        return !again.isEmpty();
    }

    /** The attacker may throw any of its dice again, once: article rerolls. */
    void lastingReroll() {
        List<Integer> again = dice(attacker, Articles.REROLLS, roll.attack());
        if (!again.isEmpty()) {
            roll.rerollAttack(again, table.roll(again.size(), 6, RiskPurpose.ATTACK_AGAIN));
            diceChanged();
        }
    }

    private List<Integer> dice(Seat seat, orrery.core.Article article, List<Integer> lying) {
        RiskChoice choice = table.ask(Questions.of(
                table.state(),
                seat,
                Step.INVASION,
                article,
                () -> Message.of("prompt.reroll", roll.attack(), roll.defence()),
                offers -> {
                    for (int set = 0; set < 1 << lying.size(); set++) {
                        offers.legal(Preset.reroll(set));
                    }
                }));
        return ((RiskChoice.Reroll) choice).dice();
    }

    private void diceChanged() {
        table.record(new InvasionFact.DiceChanged(roll.attack(), roll.defence()));
    }

    /** Article card-zerg-rapid-regeneration. */
    private void regenerate(FactionCard card, int upTo) {
        int most = Math.min(upTo, invasion().lost());
        int units = units(attacker, card, Message.of("prompt.regenerate", from, most), 1, most);
        table.record(new InvasionFact.Regenerated(attacker, from, to, units));
    }

    /**
     * Article card-terran-infernal-flames: the attacker chooses, unit by unit, whose are removed; so the owners know what
     * they may reply to.
     */
    private Map<Territory, Integer> flames(FactionCard card) {
        Map<Territory, Integer> chosen = new LinkedHashMap<>();
        for (Ability ability : card.abilities()) {
            if (ability instanceof Ability.Flames(int total, int perTerritory)) {
                for (int left = total; left > 0; left--) {
                    RiskChoice choice = table.ask(Questions.of(
                            table.state(),
                            attacker,
                            Step.INVASION,
                            Articles.of(card),
                            () -> Message.of("prompt.flames"),
                            offers -> {
                                if (!chosen.isEmpty()) {
                                    offers.legal(Preset.DONE);
                                }
                                for (Territory target : flamesTargets(chosen, perTerritory)) {
                                    offers.legal(Preset.target(target), target);
                                }
                            }));
                    if (!(choice instanceof RiskChoice.Target(Territory target))) {
                        break;
                    }
                    chosen.merge(target, 1, Integer::sum);
                    if (flamesTargets(chosen, perTerritory).isEmpty()) {
                        break;
                    }
                }
            }
        }
        return chosen;
    }

    private List<Territory> flamesTargets(Map<Territory, Integer> chosen, int perTerritory) {
        List<Territory> targets = new ArrayList<>();
        long fit = CardWindows.flamesTargets(table.state(), attacker, to);
        for (long rest = fit; rest != 0; rest &= rest - 1) {
            Territory territory = Territory.at(Long.numberOfTrailingZeros(rest));
            int already = chosen.getOrDefault(territory, 0);
            if (already < perTerritory && already < table.state().units(territory) - 1) {
                targets.add(territory);
            }
        }
        return targets;
    }
}
