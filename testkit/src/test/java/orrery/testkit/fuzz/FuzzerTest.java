package orrery.testkit.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import orrery.store.GameFile;
import orrery.store.Verification;
import orrery.testkit.auction.Auction;
import orrery.testkit.auction.AuctionChecks;
import orrery.testkit.auction.Fault;

class FuzzerTest {

    private static List<Failure> failures(Auction game) {
        return AuctionChecks.fuzzer(game).run(Setups.all(game), 30, 1);
    }

    @Test
    void aSoundGamePassesEverything() {
        assertThat(failures(new Auction())).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "LEAKY_VIEW         | the view of seat",
                "LEAKY_FACT         | facts tell seat",
                "LEAKY_OPTION       | the question tells what is hidden",
                "OTHER_ORDER        | the decision offers",
                "LOST_CARD          | there are 8 cards",
                "DEAD_END           | dead end",
                "OUTSIDE            | played again",
                "PEEKING_LANE       | played again answer by answer",
                "OWN_REDEAL         | the view of seat",
                "KEPT_ACROSS        | re-dealt for seat",
                "FORGETFUL_POSITION | from stored positions",
                "EXTRA_STAKE        | the enumerator finds",
                "UNPLAYABLE         | cannot bid",
            })
    void aPlantedFaultIsFound(Fault fault, String what) {
        assertThat(failures(new Auction(fault)))
                .extracting(Failure::what)
                .anySatisfy(said -> assertThat(said).contains(what));
    }

    @Test
    void aFailureGivesItsSeedAndALogThatOpens(@TempDir Path folder) throws IOException {
        Auction broken = new Auction(Fault.LOST_CARD);
        Failure failure = failures(broken).getFirst();

        Path file = failure.write(broken, folder);
        GameFile log = GameFile.read(List.of(broken), file);

        assertThat(file).hasFileName("auction-plain-2-" + failure.seed() + ".json");
        assertThat(log.fault()).isEqualTo(failure.what());
        assertThat(log.entries()).isNotEmpty();
        assertThat(Verification.open(broken, log).log().subList(0, log.entries().size()))
                .isEqualTo(log.entries());
        assertThat(AuctionChecks.fuzzer(broken).play(failure.setup(), failure.seed()))
                .map(Failure::what)
                .isEqualTo(Optional.of(failure.what()));
    }
}
