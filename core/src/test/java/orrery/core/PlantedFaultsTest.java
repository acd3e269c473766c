package orrery.core;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import orrery.core.toy.Bazaar;
import orrery.core.toy.BazaarFault;

/** What holds of every game, and that a game with faulty rules is found out. */
class PlantedFaultsTest {

    @ParameterizedTest
    @EnumSource
    void aSoundGameHasEveryProperty(Property property) {
        assertThatCode(() -> property.check(new Bazaar())).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @CsvSource({
        "OUTSIDE,      THE_SAME_MOVES_ARE_THE_SAME_GAME",
        "COUNTS_RUNS,  ANSWERS_FED_ONE_BY_ONE_ARE_THE_GAME_PLAYED_AT_ONE_GO",
        "PEEKS,        NO_ORDER_OF_ANSWERING_IN_LANES_CHANGES_ANYTHING",
        "OWN_REDEAL,   A_SEAT_SEES_THE_SAME_WHATEVER_IS_DEALT_ANEW",
        "KEPT_ACROSS,  A_FORK_IS_A_LEGAL_GAME_TO_ITS_END",
        "SHARED_COPY,  EVERY_UNDO_LEADS_TO_EXACTLY_THE_STATE_THAT_WAS",
        "OPEN_OFFER,  SEALED_ANSWERS_THAT_BECAME_ILLEGAL_GO_BACK"
    })
    void aPlantedFaultBreaksItsProperty(BazaarFault fault, Property property) {
        assertThatThrownBy(() -> property.check(new Bazaar(fault)))
                .isInstanceOfAny(AssertionError.class, RulesFault.class);
    }
}
