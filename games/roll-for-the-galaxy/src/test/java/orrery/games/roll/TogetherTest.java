package orrery.games.roll;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import orrery.core.Choice;
import orrery.core.Entry;
import orrery.core.KeyedChance;
import orrery.core.Match;
import orrery.core.Refused;
import orrery.core.Seat;
import orrery.games.roll.components.Phase;
import orrery.testkit.UniformPlay;

/** Articles assign, reveal, secrets: nobody waits behind the screen, and all is open until the last one is done. */
class TogetherTest {

    private static final Seat ONE = Seat.of(0);
    private static final Seat TWO = Seat.of(1);

    private Match<RollState, RollFact> match = table();

    private static Match<RollState, RollFact> table() {
        return Match.start(RandomPlay.GAME, RandomPlay.setup(2), new KeyedChance(UniformPlay.seedBytes(1), "table"));
    }

    /** The legal choices of a seat's open question. */
    private List<? extends Choice> legal(Seat seat) {
        return prompt(seat).question().decision().legal();
    }

    private Match.Prompt prompt(Seat seat) {
        return match.prompts().stream()
                .filter(prompt -> prompt.seat() == seat)
                .findFirst()
                .orElseThrow();
    }

    private void answer(Seat seat, Choice choice) throws Refused {
        match.answer(seat, prompt(seat).id(), choice, Entry.Origin.PERSON);
    }

    /** Selects a phase with the first die offered for it, and puts all wild dice below it. */
    private void assign(Seat seat, Phase phase) throws Refused {
        while (!legal(seat).contains(Preset.DONE)) {
            answer(
                    seat,
                    legal(seat).stream()
                            .filter(choice -> choice instanceof RollChoice.Select select && select.phase() == phase
                                    || choice instanceof RollChoice.PlaceWild wild && wild.phase() == phase)
                            .findFirst()
                            .orElseThrow());
        }
    }

    private void begin() throws Refused {
        answer(ONE, legal(ONE).getFirst());
        answer(TWO, legal(TWO).getFirst());
    }

    @Test
    void aSeatMayChangeItsAssignmentUntilTheLastOneIsDone() throws Refused {
        begin();
        assign(ONE, Phase.SHIP);
        answer(ONE, Preset.DONE);
        assertThat(match.prompts()).extracting(Match.Prompt::seat).containsOnly(TWO);

        match.takeBack(ONE);
        match.takeBack(ONE);
        assertThat(match.state(ONE).selected(ONE)).isNull();
        assign(ONE, Phase.EXPLORE);
        answer(ONE, Preset.DONE);
        assertThat(match.state(TWO).selected(ONE)).isNull();

        assign(TWO, Phase.EXPLORE);
        answer(TWO, Preset.DONE);
        assertThat(match.state(TWO).selected(ONE)).isEqualTo(Phase.EXPLORE);
        assertThatThrownBy(() -> match.takeBack(ONE)).isInstanceOf(Refused.class);
    }

    @Test
    void theOrderOfAnswersChangesNothing() throws Refused {
        begin();
        assign(TWO, Phase.SHIP);
        answer(TWO, Preset.DONE);
        assign(ONE, Phase.DEVELOP);
        answer(ONE, Preset.DONE);

        Match<RollState, RollFact> one = match;
        match = table();
        begin();
        assign(ONE, Phase.DEVELOP);
        answer(ONE, Preset.DONE);
        assign(TWO, Phase.SHIP);
        answer(TWO, Preset.DONE);

        for (Seat seat : List.of(ONE, TWO)) {
            assertThat(match.facts(seat)).isEqualTo(one.facts(seat));
            assertThat(match.view(seat)).isEqualTo(one.view(seat));
        }
    }
}
