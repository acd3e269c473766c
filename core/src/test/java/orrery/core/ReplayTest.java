package orrery.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import orrery.core.toy.BazaarChoice;

/** A log played again. */
class ReplayTest {

    private static Match<?, ?> replayed(Match<?, ?> match, List<Entry> log) {
        return Match.replay(BazaarTable.GAME, match.setup(), BazaarTable.chance(), log);
    }

    @Test
    void aLogPlayedAgainIsTheSameGameAtEveryEntry() throws Refused {
        var match = BazaarTable.of(3);
        SplittableRandom random = new SplittableRandom(5);
        while (match.outcome().isEmpty()) {
            var again = replayed(match, match.log());
            assertThat(again.log()).isEqualTo(match.log());
            assertThat(BazaarTable.seen(again)).isEqualTo(BazaarTable.seen(match));
            assertThat(again.prompts().stream()
                            .map(p -> List.of(p.seat(), p.id(), p.question().decision())))
                    .isEqualTo(match.prompts().stream()
                            .map(p -> List.of(p.seat(), p.id(), p.question().decision()))
                            .toList());
            BazaarTable.answerAny(match, random);
        }
        assertThat(replayed(match, match.log()).outcome()).isEqualTo(match.outcome());
    }

    @Test
    void chanceCanBeThrownAnewToVerifyALog() throws Refused {
        var match = BazaarTable.playedToTheEnd(3, 2);
        assertThat(Match.verify(BazaarTable.GAME, match.setup(), BazaarTable.chance(), match.log())
                        .outcome())
                .isEqualTo(match.outcome());
        var other = new KeyedChance(new byte[32], "table");
        assertThatThrownBy(() -> Match.verify(BazaarTable.GAME, match.setup(), other, match.log()))
                .isInstanceOf(Diverged.class);
    }

    @Test
    void aLogThatWasTamperedWithDivergesAtThatEntry() throws Refused {
        var match = BazaarTable.atThePrize(3);
        var log = match.log();
        for (int at = 0; at < log.size(); at++) {
            if (log.get(at) instanceof Entry.Answer a) {
                tampered(match, at, new Entry.Answer(a.seat(), a.block(), new BazaarChoice.Stake(99), a.origin()));
                tampered(match, at, new Entry.Answer(a.seat(), a.block() + 1, a.choice(), a.origin()));
                tampered(match, at, new Entry.Answer(a.seat(), a.block(), a.choice(), Entry.Origin.FORCED));
            } else if (log.get(at) instanceof Entry.Chance c) {
                tampered(match, at, new Entry.Chance(c.block(), c.lane(), c.why(), List.of(77)));
                tampered(match, at, new Entry.Chance(c.block() + 1, c.lane(), c.why(), c.values()));
            }
        }
    }

    private static void tampered(Match<?, ?> match, int at, Entry instead) {
        List<Entry> log = new ArrayList<>(match.log());
        log.set(at, instead);
        Diverged diverged = catchThrowableOfType(Diverged.class, () -> replayed(match, log));
        assertThat(diverged).as("entry %s made %s", at, instead).isNotNull();
        assertThat(diverged.entry()).isEqualTo(at);
        assertThat(diverged).hasMessageContaining("entry " + at);
    }

    @Test
    void aTakeBackThatKeepsAnotherNumberDiverges() throws Refused {
        var match = BazaarTable.of(2);
        BazaarTable.stake(match, BazaarTable.ONE, 1);
        BazaarTable.keep(match, BazaarTable.ONE);
        match.takeBack(BazaarTable.ONE);
        int at = match.log().size() - 1;
        tampered(match, at, new Entry.TakenBack(BazaarTable.ONE, 1, 0));
    }
}
