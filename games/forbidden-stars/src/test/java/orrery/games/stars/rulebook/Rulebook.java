package orrery.games.stars.rulebook;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import orrery.core.Choice;
import orrery.core.Message;
import orrery.core.Question;
import orrery.games.stars.StarsChoice;
import orrery.games.stars.StarsGame;
import orrery.games.stars.StarsState;
import orrery.games.stars.components.Area;
import orrery.testkit.fuzz.Enumerator;

/** What the rules let a seat answer: all conceivable choices, each held against the articles. */
public final class Rulebook implements Enumerator<StarsState> {

    private static final StarsGame GAME = new StarsGame();

    private final Set<String> questions = new TreeSet<>();

    /** The keys of all prompts that were met and read. */
    public Set<String> questions() {
        return questions;
    }

    @Override
    public Optional<Set<? extends Choice>> legal(StarsState state, Question<?> question) {
        Message prompt = question.decision().prompt();
        Table table = new Table(GAME.position(state), question.seat());
        @Nullable Set<StarsChoice> allowed = allowed(prompt, question, table);
        if (allowed == null) {
            return Optional.empty();
        }
        questions.add(prompt.key());
        return Optional.of(new HashSet<>(allowed));
    }

    private static @Nullable Set<StarsChoice> allowed(Message prompt, Question<?> question, Table table) {
        String article = question.decision().article().id();
        return switch (prompt.key()) {
            case "prompt.faction" -> SetUpRules.factions(table);
            case "prompt.tile-side" -> SetUpRules.sides(table);
            case "prompt.tile-cell" -> SetUpRules.cells(table, prompt.args().getFirst());
            case "prompt.forces", "prompt.forces-warning" ->
                SetUpRules.forces(table, prompt.args().getFirst(), false);
            case "prompt.forces-last" -> SetUpRules.forces(table, prompt.args().getFirst(), true);
            case "prompt.objective" ->
                SetUpRules.objectives(table, prompt.args().getFirst());
            case "prompt.storm" -> SetUpRules.storms(table);
            case "prompt.order" -> OrderRules.placing(table);
            case "prompt.turn" -> OrderRules.turn(table);
            case "prompt.carry-out" -> Set.of(new StarsChoice.CarryOut(), new StarsChoice.ToEventDeck());
            case "prompt.move-ships" -> MovementRules.moves(table, true);
            case "prompt.move-ground" -> MovementRules.moves(table, false);
            case "prompt.buy-unit" -> article.equals("buy-units") ? PurchaseRules.units(table) : null;
            case "prompt.buy-structure" -> PurchaseRules.structures(table);
            case "prompt.strategize" -> PurchaseRules.upgrades(table);
            case "prompt.take-out" -> PurchaseRules.takenOut(table);
            case "prompt.asset" -> PurchaseRules.assets(table);
            case "prompt.capacity" ->
                OrderRules.surplus(table, (Area) prompt.args().getFirst());
            case "prompt.strike" -> MovementRules.strikes(table);
            case "prompt.reinforce" -> BattleRules.reinforcements(table);
            case "prompt.choose-card" -> BattleRules.cards(table);
            case "prompt.damage" -> table.position.battle().strike() ? null : BattleRules.damage(table);
            case "prompt.retreat" -> BattleRules.retreats(table);
            case "prompt.move-storm" -> StormRules.moves(table, prompt.args().getFirst());
            case "prompt.choose-event" -> StormRules.events(table);
            default -> null;
        };
    }
}
