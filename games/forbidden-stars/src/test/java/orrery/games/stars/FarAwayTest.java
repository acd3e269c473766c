package orrery.games.stars;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.TimeZone;
import org.junit.jupiter.api.Test;

/** The build runs the central tests twice, the second time in another language and time zone than anybody expects. */
class FarAwayTest {

    @Test
    void theMachineIsWhereTheBuildSaysItIs() {
        boolean farAway = Locale.getDefault().getLanguage().equals("tr");
        assertThat("title".toUpperCase(Locale.getDefault())).isEqualTo(farAway ? "T\u0130TLE" : "TITLE");
        assertThat(TimeZone.getDefault().getRawOffset() / 3_600_000).isEqualTo(farAway ? 14 : 0);
    }
}
