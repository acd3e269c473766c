package orrery.testkit.fuzz;

import java.util.random.RandomGenerator;
import orrery.core.Fact;
import orrery.core.Match;
import orrery.core.Seat;
import orrery.core.State;
import orrery.core.Visitor;
import orrery.store.Codec;
import tools.jackson.databind.JsonNode;

/** What a seat and a visitor are shown is the same to the byte after all hidden from the seat is dealt anew. */
final class Views<S extends State<S, F>, F extends Fact> implements PromptCheck<S, F> {

    private final Codec<S, F> codec;

    Views(Codec<S, F> codec) {
        this.codec = codec;
    }

    @Override
    public void look(Match<S, F> match, Match.Prompt prompt, RandomGenerator random) {
        for (Seat seat : Seat.first(match.setup().seats())) {
            S state = match.state(seat).copy();
            JsonNode own = codec.write(match.game().view(state, seat));
            JsonNode visitors = codec.write(match.game().view(state, Visitor.VISITOR));
            state.redeal(seat, random);
            match.game().check(state);
            same("seat " + seat, own, codec.write(match.game().view(state, seat)));
            same("a visitor", visitors, codec.write(match.game().view(state, Visitor.VISITOR)));
        }
    }

    private static void same(String who, JsonNode before, JsonNode after) {
        if (!before.equals(after)) {
            throw new CheckFailed(
                    "the view of " + who + " tells what is hidden: it was " + before + " and is " + after);
        }
    }
}
