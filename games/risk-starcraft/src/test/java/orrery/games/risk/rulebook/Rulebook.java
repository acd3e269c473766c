package orrery.games.risk.rulebook;

import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import orrery.core.Choice;
import orrery.core.Message;
import orrery.core.Question;
import orrery.games.risk.RiskChoice;
import orrery.games.risk.RiskFact;
import orrery.games.risk.RiskState;
import orrery.testkit.fuzz.Check;
import orrery.testkit.fuzz.CheckFailed;

/** Follows random games and finds at every question, by the second reading of the rules, the same legal choices. */
public final class Rulebook implements Check<RiskState, RiskFact> {

    private final Set<String> questions = new TreeSet<>();
    private @Nullable RiskState followed;
    private Ledger ledger = new Ledger();

    @Override
    public void fact(RiskState state, RiskFact fact) {
        follow(state);
        new Counts(state, ledger).check(fact);
        ledger.happened(state, fact);
    }

    @Override
    public void question(RiskState state, Question<?> question, Choice given) {
        follow(state);
        Message prompt = question.decision().prompt();
        questions.add(prompt.key());
        Rules rules = new Rules(state, ledger, question.seat(), prompt);
        if (!rules.mayBeAsked()) {
            throw new CheckFailed("by the second reading of the rules seat " + question.seat() + " must not be asked "
                    + prompt + " after " + ledger.lastFacts());
        }
        Set<RiskChoice> legal = Conceivable.choices(Position.mostUnits(state) + 5)
                .filter(rules::allows)
                .collect(Collectors.toSet());
        compare(prompt, new HashSet<>(question.decision().legal()), legal);
        ledger.answered(prompt, (RiskChoice) given);
    }

    private void compare(Message prompt, Set<Choice> offered, Set<RiskChoice> legal) {
        Set<Choice> tooMany = new HashSet<>(offered);
        tooMany.removeAll(legal);
        Set<Choice> lacking = new HashSet<>(legal);
        lacking.removeAll(offered);
        if (!tooMany.isEmpty() || !lacking.isEmpty()) {
            throw new CheckFailed("by the second reading of the rules " + prompt + " offers " + tooMany
                    + " too many and lacks " + lacking + " after " + ledger.lastFacts());
        }
    }

    /** Another game has begun if its state is another. */
    private void follow(RiskState state) {
        if (state != followed) {
            followed = state;
            ledger = new Ledger();
        }
    }

    /** The keys of the questions met so far. */
    public Set<String> questions() {
        return Set.copyOf(questions);
    }
}
