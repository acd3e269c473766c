package orrery.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import orrery.core.Entry;
import orrery.core.KeyedChance;
import orrery.core.Match;
import orrery.core.Refused;
import orrery.core.Seat;
import orrery.store.Dice;
import orrery.store.GameFile;
import orrery.store.UnreadableJson;
import orrery.store.Verification;
import orrery.testkit.auction.Auction;

class GameFileTest {

    private final Auction auction = new Auction();

    private GameFile played() throws Refused {
        KeyedChance chance = new KeyedChance(new byte[32], "table-1");
        return played(Match.start(auction, Auction.THREE, chance), chance);
    }

    private static GameFile played(Match<?, ?> match, KeyedChance chance) throws Refused {
        while (match.outcome().isEmpty()) {
            Match.Prompt prompt = match.prompts().getLast();
            match.answer(
                    prompt.seat(),
                    prompt.id(),
                    prompt.question().decision().legal().getLast(),
                    Entry.Origin.PERSON);
        }
        return GameFile.closed(match, Dice.of("table-1", chance, match));
    }

    @Test
    void aClosedGameIsReadAgainAndHolds(@TempDir Path folder) throws Exception {
        GameFile file = played();
        file.write(auction, folder.resolve("one.json"));

        assertThat(GameFile.read(List.of(auction), folder.resolve("one.json"))).isEqualTo(file);
        assertThat(Verification.verify(auction, file))
                .isEqualTo(new Verification.Verdict(java.util.Optional.empty(), true));
        assertThat(GoldenGames.faults(auction, folder)).isEmpty();
    }

    @Test
    void aDieThatTheSeedDoesNotGiveIsNamed(@TempDir Path folder) throws Exception {
        String text = played().text(auction);
        int luck = text.indexOf("\"luck\"", text.indexOf("\"entries\""));
        int value = text.indexOf("[", luck) + 2;
        char other = text.charAt(value) == '6' ? '1' : (char) (text.charAt(value) + 1);
        Files.writeString(folder.resolve("bad.json"), text.substring(0, value) + other + text.substring(value + 1));

        assertThat(GoldenGames.faults(auction, folder))
                .singleElement()
                .asString()
                .startsWith("bad.json: entry ")
                .contains("chance gives");
    }

    @Test
    void anotherSeedIsNotTheOneCommittedTo() throws Exception {
        String text = played().text(auction).replaceFirst("0{64}", "1".repeat(64));

        assertThat(Verification.verify(auction, GameFile.parse(List.of(auction), text))
                        .fault())
                .contains("the seed is not the one that was committed to");
    }

    @Test
    void whatSeatsAddedToTheDiceIsCheckedToo() throws Exception {
        KeyedChance chance = new KeyedChance(new byte[32], "table-1");
        GameFile file = played(
                Match.prepare(auction, Auction.THREE, chance)
                        .contribute(Seat.of(0), "c0ffee")
                        .start(),
                chance);
        assertThat(file.contributions()).containsOnly(Map.entry(Seat.of(0), "c0ffee"));
        assertThat(Verification.verify(auction, file).holds()).isTrue();

        String text = file.text(auction);
        String shown = text.substring(0, text.indexOf("\"entries\"")).replace("c0ffee", "decade")
                + text.substring(text.indexOf("\"entries\""));
        assertThat(Verification.verify(auction, GameFile.parse(List.of(auction), shown))
                        .fault())
                .hasValueSatisfying(fault -> assertThat(fault).startsWith("contributions: "));
        assertThat(Verification.verify(auction, GameFile.parse(List.of(auction), text.replace("c0ffee", "decade")))
                        .fault())
                .hasValueSatisfying(fault -> assertThat(fault).contains("chance gives"));
    }

    @Test
    void aRunningGameTellsOneSeatWhatItKnows() throws IOException {
        KeyedChance chance = new KeyedChance(new byte[32], "table-1");
        Match<?, ?> match = Match.start(auction, Auction.THREE, chance);

        GameFile file = GameFile.running(match, Dice.of("table-1", chance, match), Seat.of(1));

        assertThat(file.seed()).isNull();
        assertThat(file.entries()).isEmpty();
        assertThat(file.facts()).hasSize(3).isEqualTo(match.facts(Seat.of(1)));
        assertThat(GameFile.parse(List.of(auction), file.text(auction))).isEqualTo(file);
    }

    @Test
    void whatIsWrongInAFileIsNamedWithItsPlace() throws Exception {
        String text = played().text(auction);
        assertBad(text.replaceFirst("\"schema\" : 3", "\"schema\" : 4"), "schema: written by a newer program");
        assertBad(text.replaceFirst("\"game\" : \"auction\"", "\"game\" : \"chess\""), "game: unknown game 'chess'");
        assertBad(text.replaceFirst("\"card\" : \"c\\d\"", "\"card\" : \"c0\""), "unknown card 'c0'; known: c1, c2");
        assertBad(
                text.replaceFirst("\"type\" : \"chance\"", "\"type\" : \"luck\""),
                "entries[0].type: unknown type 'luck'");
        assertBad(text.substring(0, 40), "this is no JSON");
        assertBad("[1]", "this is no game");
    }

    private void assertBad(String text, String message) {
        assertThatThrownBy(() -> GameFile.parse(List.of(auction), text))
                .isInstanceOf(UnreadableJson.class)
                .hasMessageContaining(message);
    }
}
