package orrery.testkit.fuzz;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import orrery.core.Choice;
import orrery.core.Component;
import orrery.core.Fact;
import orrery.core.Message;
import orrery.core.Option;
import orrery.core.Question;
import orrery.core.Verdict;
import orrery.words.ComponentNames;

/** Collects the keys of all messages and names that games speak, to be held against the words. */
public final class MessagesMet<S, F extends Fact> implements Check<S, F> {

    private final Set<String> keys = Collections.synchronizedSet(new TreeSet<>());

    /** The keys so far, in the order of the alphabet. */
    public Set<String> keys() {
        return Set.copyOf(keys);
    }

    @Override
    public void fact(S state, F fact) {
        meet(fact.message());
    }

    @Override
    public void question(S state, Question<?> question, Choice given) {
        meet(question.decision().prompt());
        question.decision().path().forEach(this::meet);
        for (Option<?> option : question.decision().options()) {
            meet(option.choice().message());
            if (option.verdict() instanceof Verdict.Illegal illegal) {
                meet(illegal.why());
            }
            option.anchors().forEach(anchor -> keys.add(ComponentNames.key(anchor)));
        }
    }

    private void meet(Message message) {
        keys.add(message.key());
        message.args().forEach(this::meetArgument);
    }

    private void meetArgument(Object argument) {
        switch (argument) {
            case Message inner -> meet(inner);
            case Component component -> keys.add(ComponentNames.key(component));
            case List<?> list -> list.forEach(this::meetArgument);
            default -> {}
        }
    }
}
