package orrery.games.roll.rulebook;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import orrery.core.Choice;
import orrery.core.Question;
import orrery.games.roll.RollChoice;
import orrery.games.roll.RollFact;
import orrery.games.roll.RollState;
import orrery.testkit.fuzz.Check;
import orrery.testkit.fuzz.CheckFailed;

/** Holds every question against what the rules allow, and remembers which questions it has met. */
public final class Rulebook implements Check<RollState, RollFact> {

    private final Set<String> questions = new TreeSet<>();

    /** The keys of all prompts met so far. */
    public Set<String> questions() {
        return questions;
    }

    @Override
    public void question(RollState state, Question<?> question, Choice given) {
        String prompt = question.decision().prompt().key();
        questions.add(prompt);
        List<? extends Choice> offered = question.decision().legal();
        Set<RollChoice> allowed = allowed(prompt, new Table(state, question.seat()));
        if (!new HashSet<Choice>(offered).equals(allowed)) {
            throw new CheckFailed(prompt + ": offered are " + offered + ", but by the rules legal are " + allowed);
        }
        if (offered.size() != allowed.size()) {
            throw new CheckFailed(prompt + ": a choice is offered twice among " + offered);
        }
    }

    /** Everything that the rules let a seat answer. */
    static Set<RollChoice> allowed(String prompt, Table table) {
        return switch (prompt) {
            case "prompt.start-tiles" -> ExploreRules.startTiles(table);
            case "prompt.select-phase",
                    "prompt.place-wilds",
                    "prompt.reassign",
                    "prompt.reassign-on",
                    "prompt.dictate-move" -> AssignRules.behindTheScreen(table);
            case "prompt.explore", "prompt.scout", "prompt.arrange" -> ExploreRules.exploring(table);
            case "prompt.place-tile" -> ExploreRules.placing(table);
            case "prompt.give-up" -> ExploreRules.givingUp(table);
            case "prompt.next-worker" -> WorkerRules.next(table);
            case "prompt.spend-worker" -> WorkerRules.spent(table);
            case "prompt.one-to-cup" -> WorkerRules.toCup(table, false);
            case "prompt.another-to-cup" -> WorkerRules.toCup(table, true);
            case "prompt.remove-die" -> WorkerRules.removed(table);
            case "prompt.produce" -> WorkerRules.produced(table);
            case "prompt.ship" -> WorkerRules.shipped(table);
            case "prompt.buy-chips" -> Set.of(new RollChoice.BuyChips(), new RollChoice.Done());
            case "prompt.recruit" -> WorkerRules.recruited(table);
            case "prompt.recall", "prompt.recall-one" -> WorkerRules.recalled(table);
            default -> throw new CheckFailed("the second reading of the rules does not know " + prompt);
        };
    }
}
