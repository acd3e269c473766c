package orrery.testkit.fuzz;

import java.util.HashSet;
import java.util.List;
import orrery.core.Choice;
import orrery.core.Choices;
import orrery.core.Decision;
import orrery.core.Question;

/** The two readings of every question agree, no choice is offered twice, and the decision is its seat's. */
final class OptionsAgree<S, F> implements Check<S, F> {

    private final Choices<Choice> buffer = new Choices<>();

    @Override
    @SuppressWarnings("unchecked")
    public void question(S state, Question<?> question, Choice given) {
        buffer.clear();
        ((Question<Choice>) question).legal(buffer);
        List<Choice> legal = buffer.toList();
        Decision<?> decision = question.decision();
        if (legal.isEmpty()) {
            throw new CheckFailed(name(decision) + " offers nothing");
        }
        if (!decision.legal().equals(legal)) {
            throw new CheckFailed(
                    name(decision) + ": the decision offers " + decision.legal() + " but legal are " + legal);
        }
        if (new HashSet<>(legal).size() < legal.size()) {
            throw new CheckFailed(name(decision) + " offers a choice twice: " + legal);
        }
        if (!decision.seat().equals(question.seat())) {
            throw new CheckFailed(name(decision) + " asks seat " + decision.seat() + ", not " + question.seat());
        }
    }

    private static String name(Decision<?> decision) {
        return "question " + decision.prompt().key();
    }
}
