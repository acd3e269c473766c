package orrery.games.stars.rulebook;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import orrery.core.Choice;
import orrery.core.Message;
import orrery.core.Question;
import orrery.core.Seat;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsFact;
import orrery.games.stars.StarsGame;
import orrery.games.stars.StarsState;
import orrery.games.stars.components.Area;
import orrery.games.stars.components.CombatCard;
import orrery.games.stars.components.EventCard;
import orrery.games.stars.components.OrderUpgrade;
import orrery.games.stars.components.Unit;
import orrery.testkit.fuzz.Enumerator;

/**
 * What the rules let a seat answer: all conceivable choices, each held against the articles. It knows every question of
 * the game; what has been answered must be {@linkplain #remember told} to it, and a new game {@linkplain #newGame begun}.
 */
public final class Rulebook implements Enumerator<StarsState> {

    private static final StarsGame GAME = new StarsGame();

    private final Map<String, Integer> compared = new TreeMap<>();
    private History history = new History();
    private DueAbility due = new DueAbility();
    private final DueGains gains = new DueGains(compared);

    /**
     * How often each kind of question was read: a kind is the key of the prompt, the article where that is a card's, both
     * together, each upgrade, scheme and kind of choice that was allowed, and each ability whose gains were compared.
     */
    public Map<String, Integer> compared() {
        return compared;
    }

    public void newGame() {
        gains.close();
        history = new History();
        due = new DueAbility();
    }

    /**
     * Something has happened: where an ability must be asked about, nothing else may happen first, and where one is used it
     * brings what its card says.
     */
    public void happened(StarsState state, StarsFact fact) {
        due.happened(GAME, state, fact);
        gains.happened(fact);
    }

    /** A question was answered. */
    public void remember(StarsState state, Question<?> question, Choice choice) {
        due.answered(GAME, state, question.decision(), choice);
        gains.answered(GAME, state, question, question.decision().prompt(), choice);
        history.add(question, question.decision().prompt(), choice);
    }

    @Override
    public Optional<Set<? extends Choice>> legal(StarsState state, Question<?> question) {
        Message prompt = question.decision().prompt();
        String article = question.decision().article().id();
        Table table = new Table(GAME.position(state), question.seat());
        Set<StarsChoice> allowed = allowed(prompt, article, table);
        count(prompt.key(), article, allowed);
        return Optional.of(new HashSet<>(allowed));
    }

    private void count(String prompt, String article, Set<StarsChoice> allowed) {
        Set<String> kinds = new TreeSet<>(Set.of(prompt, prompt + " of " + article));
        if (article.startsWith("card-") || article.startsWith("upgrade-") || article.startsWith("event-")) {
            kinds.add(article);
        }
        for (StarsChoice choice : allowed) {
            kinds.add("choice " + choice.getClass().getSimpleName());
            if (choice instanceof StarsChoice.UseUpgrade(OrderUpgrade upgrade)) {
                kinds.add("upgrade-" + upgrade.id());
            } else if (choice instanceof StarsChoice.UseScheme(EventCard scheme)) {
                kinds.add("event-" + scheme.id() + " is used");
            }
        }
        kinds.forEach(kind -> compared.merge(kind, 1, Integer::sum));
    }

    private Set<StarsChoice> allowed(Message prompt, String article, Table table) {
        return article.startsWith("card-")
                ? new CardRules(table, history, constant(CombatCard.class, article), prompt).allowed()
                : switch (prompt.key()) {
                    case "prompt.faction",
                            "prompt.tile-side",
                            "prompt.tile-cell",
                            "prompt.forces",
                            "prompt.forces-warning",
                            "prompt.forces-last",
                            "prompt.objective",
                            "prompt.storm" -> setUp(prompt, table);
                    case "prompt.reinforce",
                            "prompt.choose-card",
                            "prompt.extra-card",
                            "prompt.damage",
                            "prompt.retreat",
                            "prompt.capture",
                            "prompt.battle-schemes",
                            "prompt.gitz",
                            "prompt.withdraw",
                            "prompt.tear-down" -> battle(prompt, article, table);
                    default ->
                        article.startsWith("event-")
                                ? event(prompt, constant(EventCard.class, article), table)
                                : order(prompt, article, table);
                };
    }

    /** The constant of a card whose article this is. */
    private static <E extends Enum<E>> E constant(Class<E> type, String article) {
        String id = article.substring(article.indexOf('-') + 1);
        return Enum.valueOf(type, id.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    private static AssertionError unknown(Message prompt) {
        return new AssertionError(prompt.key() + " is a question that the second reading does not know");
    }

    private static Set<StarsChoice> setUp(Message prompt, Table table) {
        List<Object> args = prompt.args();
        return switch (prompt.key()) {
            case "prompt.faction" -> SetUpRules.factions(table);
            case "prompt.tile-side" -> SetUpRules.sides(table);
            case "prompt.tile-cell" -> SetUpRules.cells(table, args.getFirst());
            case "prompt.forces", "prompt.forces-warning" -> SetUpRules.forces(table, args.getFirst(), false);
            case "prompt.forces-last" -> SetUpRules.forces(table, args.getFirst(), true);
            case "prompt.objective" -> SetUpRules.objectives(table, args.getFirst());
            case "prompt.storm" -> SetUpRules.storms(table);
            default -> throw unknown(prompt);
        };
    }

    private static Set<StarsChoice> battle(Message prompt, String article, Table table) {
        return switch (prompt.key()) {
            case "prompt.reinforce" -> BattleRules.reinforcements(table);
            case "prompt.choose-card", "prompt.extra-card" -> BattleRules.cards(table);
            case "prompt.damage" ->
                table.position.battle().strike() ? StrikeRules.damaged(table) : BattleRules.damage(table);
            case "prompt.retreat" -> BattleRules.retreats(table);
            case "prompt.capture" -> BattleRules.captured(table);
            case "prompt.battle-schemes" ->
                article.equals("window-damage-start")
                        ? SchemeRules.schemesBeforeDamage(table)
                        : SchemeRules.schemesAfterDamage(table);
            case "prompt.gitz" -> SchemeRules.gitz(table);
            case "prompt.withdraw" -> SchemeRules.refuges(table);
            case "prompt.tear-down" -> SchemeRules.torn(table);
            default -> throw unknown(prompt);
        };
    }

    private Set<StarsChoice> event(Message prompt, EventCard card, Table table) {
        List<Object> args = prompt.args();
        return switch (prompt.key()) {
            case "prompt.event" -> EventRules.used(table, card, false);
            case "prompt.take-scheme" -> EventRules.used(table, card, true);
            case "prompt.event-unit" -> EventRules.placed(table, card);
            case "prompt.event-number" -> EventRules.number(table, history);
            case "prompt.event-ship" -> EventRules.frigates(table);
            case "prompt.event-take" -> EventRules.taken(table);
            case "prompt.event-world" -> EventRules.freeWorlds(table);
            case "prompt.event-build" -> EventRules.built(table, card);
            case "prompt.event-work" -> EventRules.harvest(table);
            case "prompt.event-victim" -> EventRules.victims(table);
            case "prompt.event-asset" -> StrikeRules.assets(table, (Seat) args.get(1));
            case "prompt.event-upgrade" -> EventRules.upgrades(table);
            case "prompt.event-cards" -> EventRules.cards(table);
            case "prompt.event-cultist" -> EventRules.cultists(table);
            case "prompt.event-gift" -> EventRules.gifts(table, history);
            case "prompt.rally-system" -> SchemeRules.rallied(table);
            case "prompt.advance-in" -> SchemeRules.mobbed(table);
            case "prompt.gate-from" -> SchemeRules.gateFrom(table);
            case "prompt.gate-to" -> SchemeRules.gateTo(table, (Area) args.get(1));
            case "prompt.gate-unit" -> SchemeRules.gateUnits(table, history, (Area) args.get(1));
            case "prompt.rally" -> Camp.of(table, table.seat).named(false, true, unit -> true);
            case "prompt.rout" ->
                card == EventCard.BLIGHT_OF_NURGLE
                        ? SchemeRules.blighted(table)
                        : Camp.of(table, table.seat).opponent().named(true, false, unit -> true);
            case "prompt.shift" -> SchemeRules.shifts(table);
            case "prompt.storm-instead" -> SchemeRules.instead(table, history);
            case "prompt.face" -> CardRules.everyFace();
            default -> throw unknown(prompt);
        };
    }

    private Set<StarsChoice> order(Message prompt, String article, Table table) {
        List<Object> args = prompt.args();
        return switch (prompt.key()) {
            case "prompt.order" -> OrderRules.placing(table);
            case "prompt.turn" -> OrderRules.turn(table);
            case "prompt.carry-out" -> Set.of(new StarsChoice.CarryOut(), new StarsChoice.ToEventDeck());
            case "prompt.green-tide" -> UpgradeRules.tide(table);
            case "prompt.upgrade" -> UpgradeRules.used(table, (OrderUpgrade) args.getFirst());
            case "prompt.advance-window" -> UpgradeRules.beforeMoving(table);
            case "prompt.send-order" -> UpgradeRules.sent(table);
            case "prompt.move-ships" -> MovementRules.moves(table, true);
            case "prompt.move-ground" -> MovementRules.moves(table, false);
            case "prompt.buy-unit" ->
                switch (article) {
                    case "ability-orks" -> PurchaseRules.recruits(table);
                    case "upgrade-dread-ritual" -> PurchaseRules.ritual(table);
                    default -> PurchaseRules.units(table);
                };
            case "prompt.place-unit" -> UpgradeRules.bought(table, history, (Unit) args.getFirst());
            case "prompt.buy-structure" -> PurchaseRules.structures(table);
            case "prompt.strategize" -> PurchaseRules.upgrades(table);
            case "prompt.take-out" -> PurchaseRules.takenOut(table);
            case "prompt.asset" -> PurchaseRules.assets(table);
            case "prompt.train" -> UpgradeRules.trained(table);
            case "prompt.spread" -> UpgradeRules.carried(table, true);
            case "prompt.webway" -> UpgradeRules.carried(table, false);
            case "prompt.capacity" -> OrderRules.surplus(table, (Area) args.getFirst());
            case "prompt.strike",
                    "prompt.strike-upgrades",
                    "prompt.strike-schemes",
                    "prompt.strike-pay",
                    "prompt.strike-first",
                    "prompt.reroll",
                    "prompt.spend-die",
                    "prompt.destroy-one",
                    "prompt.strafe",
                    "prompt.steal" -> strike(prompt, table);
            case "prompt.move-storm" -> StormRules.moves(table, args.getFirst());
            case "prompt.prayer" -> SchemeRules.prayer(table);
            case "prompt.choose-event" -> StormRules.events(table);
            default -> throw unknown(prompt);
        };
    }

    private Set<StarsChoice> strike(Message prompt, Table table) {
        return switch (prompt.key()) {
            case "prompt.strike" -> MovementRules.strikes(table);
            case "prompt.strike-upgrades" -> StrikeRules.declared(table, history);
            case "prompt.strike-schemes" -> SchemeRules.afterStrikeRoll(table);
            case "prompt.strike-pay" -> StrikeRules.paid(table, history);
            case "prompt.strike-first" -> StrikeRules.first(table);
            case "prompt.reroll" -> StrikeRules.rerolls(table, history);
            case "prompt.spend-die" -> StrikeRules.looted(table);
            case "prompt.destroy-one" -> StrikeRules.destroyed(table);
            case "prompt.strafe" -> StrikeRules.strafed(table, history);
            case "prompt.steal" ->
                StrikeRules.assets(table, (Seat) prompt.args().getFirst());
            default -> throw unknown(prompt);
        };
    }
}
