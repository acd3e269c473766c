package orrery.testkit.auction;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import orrery.core.Choice;
import orrery.core.Question;
import orrery.testkit.fuzz.Enumerator;
import orrery.testkit.fuzz.Fuzzer;

/** The harness with all that this game adds to it. */
public final class AuctionChecks {

    private AuctionChecks() {}

    public static Fuzzer<AuctionState, AuctionFact> fuzzer(Auction game) {
        Enumerator<AuctionState> stakes = AuctionChecks::stakes;
        return new Fuzzer<>(game)
                .with(stakes.check())
                .comparingStreams(AuctionFact.Revealed.class::isInstance)
                .lookingAt(0.5);
    }

    private static Optional<Set<? extends Choice>> stakes(AuctionState state, Question<?> question) {
        if (!question.decision().prompt().key().equals("prompt.stake") || state.faults.contains(Fault.UNPLAYABLE)) {
            return Optional.empty();
        }
        int coins = state.coins[question.seat().index()];
        return Optional.of(IntStream.rangeClosed(0, 3)
                .filter(stake -> stake <= coins)
                .mapToObj(AuctionChoice.Stake::new)
                .collect(Collectors.toSet()));
    }
}
