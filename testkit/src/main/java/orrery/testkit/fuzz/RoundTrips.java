package orrery.testkit.fuzz;

import orrery.core.Choice;
import orrery.core.Fact;
import orrery.core.Question;
import orrery.core.State;
import orrery.core.Visitor;
import orrery.store.Codec;

/** Every choice and every fact, in truth and as a visitor sees it, is the same after it was written and read. */
final class RoundTrips<S extends State<S, F>, F extends Fact> implements Check<S, F> {

    private final Codec<S, F> codec;

    RoundTrips(Codec<S, F> codec) {
        this.codec = codec;
    }

    @Override
    public void fact(S state, F fact) {
        same(fact, codec.fact(codec.write(fact)));
        Fact seen = fact.seenBy(Visitor.VISITOR);
        if (seen != null) {
            same(seen, codec.fact(codec.write(seen)));
        }
    }

    @Override
    public void question(S state, Question<?> question, Choice given) {
        same(given, codec.choice(codec.write(given)));
    }

    private static void same(Object before, Object after) {
        if (!before.equals(after)) {
            throw new CheckFailed("stored and read again, " + before + " is " + after);
        }
    }
}
