package orrery.games.stars.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import orrery.core.Forecast;
import orrery.core.Forecast.Outlook;
import orrery.core.Setup;
import orrery.core.scenario.BadLine;
import orrery.core.scenario.Line;
import orrery.games.stars.StarsGame;
import orrery.games.stars.StarsState;
import orrery.games.stars.components.Area;
import orrery.games.stars.scenario.StarsWords;

/** Article battle-odds: sampled odds agree with many more battles, and they favour whom they should. */
class BattleForecastTest {

    private static final int MANY = Boolean.getBoolean("orrery.full") ? 100_000 : 20_000;
    private static final String WORLD = "system-01a-ne";

    private static StarsState position(String lines) {
        List<Line> read = new ArrayList<>();
        read.add(new Line(1, "active 1 system-01a advance"));
        Arrays.stream(lines.split(";")).map(String::strip).forEach(line -> read.add(new Line(1, line)));
        try {
            return new StarsWords()
                    .begin(Setup.of(StarsGame.FULL_SET_UP, 2), read)
                    .state();
        } catch (BadLine bad) {
            throw new IllegalArgumentException(bad);
        }
    }

    private static Forecast odds(String lines, int battles) {
        int area = Arrays.stream(Area.values())
                .filter(one -> one.id().equals(WORLD))
                .findFirst()
                .orElseThrow()
                .ordinal();
        return BattleForecast.forecast(position(lines), 0, new BeginBattle(0, area, false), battles);
    }

    private static double success(Forecast forecast) {
        return Objects.requireNonNull(forecast.success());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "scouts against cultists | units 1 system-01a-ne scout 2; units 2 system-01a-ne cultist 2",
                "titan against a bastion | units 1 system-01a-ne warlord-titan; units 2 system-01a-ne cultist; structure 2 system-01a-ne bastion",
                "marines against helbrutes | units 1 system-01a-ne space-marine 3; units 2 system-01a-ne helbrute 2; assets 2 reinforcement 2",
            })
    void oddsAgreeWithManyMoreBattles(String name, String lines) {
        Forecast sampled = odds(lines, BattleForecast.BATTLES);
        assertThat(success(sampled)).as(name).isCloseTo(success(odds(lines, MANY)), within(0.01));
        assertThat(sampled.exact()).isFalse();
        assertThat(sampled.end().stream().mapToDouble(Outlook::chance).sum()).isCloseTo(1, within(1e-9));
    }

    @Test
    void theStrongerSideIsFavoured() {
        String weak = "units 1 system-01a-ne scout; units 2 system-01a-ne helbrute 2";
        String strong = "units 1 system-01a-ne land-raider 3; units 2 system-01a-ne cultist";
        assertThat(success(odds(weak, 500))).isLessThan(0.1);
        assertThat(success(odds(strong, 500))).isGreaterThan(0.9);
    }

    @Test
    void oddsDoNotDependOnWhatTheOpponentHolds() {
        String common = "units 1 system-01a-ne scout 2; units 2 system-01a-ne cultist 2; fight 1 2 system-01a-ne; "
                + "dice 1 attack attack; dice 2 attack defence; hand 1 ambush reconnaissance; hand 2 ";
        double one = after(common + "dark-faith foul-worship");
        double other = after(common + "impure-zeal lure-of-chaos");
        assertThat(one).isEqualTo(other);
    }

    private static double after(String lines) {
        return success(BattleForecast.forecast(position(lines), 0, new ExecutionRound(1), 300));
    }
}
