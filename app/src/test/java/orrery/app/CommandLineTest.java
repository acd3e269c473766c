package orrery.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;

/** The words of the command line, but for whole games. */
class CommandLineTest extends CalledFromAShell {

    private static final String GAME = "risk-starcraft";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "there is no game “chess”; there are: risk-starcraft|simulate chess",
                "--seats 3 does not agree with 4 bots|simulate risk-starcraft --seats 3 --bots random,random,random,random",
                "there is no bot “genius”; there are: random, eager, greedy|simulate risk-starcraft --bots random,random,genius",
                "--games is 1 to 1,000,000, not 0|simulate risk-starcraft --games 0",
                "--games is 1 to 1,000,000, not -3|simulate risk-starcraft --games -3",
                "--threads is 1 to 1,000, not 0|simulate risk-starcraft --threads 0",
                "--max-rounds is 0 to 999,999, not -1|simulate risk-starcraft --max-rounds -1",
                "--games takes a whole number, not “many”. Help:|simulate risk-starcraft --games many",
                "--seed takes a whole number, not “abc”. Help:|play risk-starcraft --terminal --seed abc",
                "--games needs a value: N|simulate risk-starcraft --games",
                "There is no mode training; there are: basic-training|simulate risk-starcraft --mode training",
                "is for 3 to 6 seats, not for 9|simulate risk-starcraft --seats 9",
                "There is no option rain|simulate risk-starcraft --option rain=yes",
                "is for 3 to 6 seats, not for 9|play risk-starcraft --terminal --seats 9",
                "Option round-limit is a whole number|play risk-starcraft --terminal --option round-limit=x",
                "--port is for the server|play risk-starcraft --terminal --port 80",
                "--no-open is for the server|play --terminal --no-open",
                "missing: GAME|simulate",
                "--attackers is 1 to|odds risk-starcraft --attackers 0 --defenders 1",
                "odds for risk-starcraft take --attackers A and --defenders D|odds risk-starcraft --attackers 1",
                "no odds for “chess”, nor is there such a file; there are odds for: risk-starcraft, forbidden|odds chess",
                "no odds for “roll-for-the-galaxy”|odds roll-for-the-galaxy",
                "odds for forbidden-stars are those of a position|odds forbidden-stars",
                "src is a folder; name one scenario file in it|odds src",
                "--attackers may be given once|odds risk-starcraft --attackers 1 --attackers 2 --defenders 1",
                "--threads is 1 to 1,000, not 999,999|simulate risk-starcraft --threads 999999",
                "--max-rounds is 0 to 999,999, not 9,999,999|simulate risk-starcraft --max-rounds 9999999",
                "is for 3 to 6 seats, not for 0|simulate risk-starcraft --seats 0",
                "--bots needs a value: BOT|simulate risk-starcraft --bots ,",
                "--seats is 1 to 16, not -1|play --terminal --seats -1",
                "--seats is 1 to 16, not 99999999999|play --terminal --seats 99999999999",
                "--hero is attacker, defender or both|odds risk-starcraft --attackers 3 --defenders 2 --hero nobody",
                "--tower is attacker, defender or both|odds risk-starcraft --attackers 3 --defenders 2 --tower x",
                "--stop-at is 0 to 2|odds risk-starcraft --attackers 3 --defenders 2 --stop-at 3",
                "there is no file|scenario nothing-of-this-name",
                "there is no file|replay nothing-of-this-name",
                "src is a folder; name the file of a game in it|replay src",
                "missing: FILE|replay",
                "--seats goes with --terminal|play risk-starcraft --seats 3",
                "there is no file|play --terminal --continue nothing-of-this-name",
                "no game has been saved yet|play --terminal --continue",
                "leave them out|play --terminal --continue x.json --seed 3",
                "each name may stand once|play --terminal --seats Anna,Boris,Anna",
                "is no name|play --terminal --seats Anna,,Boris",
                "no place for a person|play --terminal --seats 3 --bots greedy,greedy,greedy",
                "there is no option --fast|bench --fast",
                "there is no word “dance”; there are: play|dance",
                "there is no language “de”; there are: en, ru|rules risk-starcraft --lang de"
            })
    void aWrongCallIsOneLineAndStatus2(String what, String call) {
        isRefused(what, call.split(" "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "игры «chess» нет; есть: risk-starcraft|simulate chess",
                "--seats 3 не согласуется с --bots: ботов 2|simulate risk-starcraft --seats 3 --bots random,random",
                "--games – целое число, а не «many». Справка:|simulate risk-starcraft --games many",
                "не хватает: GAME|simulate",
                "Режима training нет; есть: basic-training|simulate risk-starcraft --mode training",
                "ключа --bogus нет|play --bogus",
                "слова «dance» нет; есть: play|dance",
                "для «roll-for-the-galaxy» шансов нет|odds roll-for-the-galaxy",
                "опишите битву в файле сценария|odds forbidden-stars",
                "--games указывают один раз|simulate risk-starcraft --games 1 --games 2",
                "файла nothing нет|replay nothing"
            })
    void theSameInRussian(String what, String call) {
        isRefused(what, (call + " --lang ru").split(" "));
    }

    @Test
    void whatCannotBeWrittenIsSaidBeforeTheWorkBegins() {
        String nowhere = folder.resolve("missing").resolve("x.json").toString();

        assertThat(call("simulate", GAME, "--json", nowhere, "--lang", "en")).isEqualTo(ExitStatus.MACHINE);
        assertThat(complained()).contains("cannot write " + nowhere);
        assertThat(printed()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "--data needs a value: DIR, play, --data",
        "--host needs a value: ADDR, play, --host",
        "--json needs a value: FILE|-, bench, --json",
        "--public-url needs a value: URL, play, --public-url",
        "--save needs a value: FILE, play, --save"
    })
    void anEmptyValueIsNone(String what, String word, String option) {
        isRefused(what, word, option, "", "--lang", "en");
    }

    @ParameterizedTest
    @ValueSource(strings = {"scenario", "replay", "odds"})
    void anEmptyNameIsNoFile(String word) {
        isRefused("missing: ", word, "", "--lang", "en");
    }

    @Test
    void anAddressThatIsNotOursIsSaidToBeSo() {
        String data = folder.resolve("data").toString();

        assertThat(call("play", "--no-open", "--port", "0", "--host", "192.0.2.1", "--data", data, "--lang", "en"))
                .isEqualTo(ExitStatus.MACHINE);
        assertThat(complained()).contains("the address is none of this machine", "--host 0.0.0.0");
    }

    @ParameterizedTest
    @CsvSource({"en", "ru"})
    void everyWordAndOptionIsDescribed(String language) {
        CommandLine line = Orrery.commandLine("--lang", language);

        assertThat(line.getCommandSpec().usageMessage().description()).isNotNull();
        for (CommandLine word : line.getSubcommands().values()) {
            String help = word.getUsageMessage(CommandLine.Help.Ansi.OFF);
            assertThat(help).contains(language.equals("en") ? "Usage: orrery" : "Вызов: orrery");
            for (ArgSpec argument : word.getCommandSpec().args()) {
                String key = argument.isOption()
                        ? word.getCommandSpec().optionsMap().values().stream()
                                .filter(argument::equals)
                                .findFirst()
                                .orElseThrow()
                                .longestName()
                        : argument.paramLabel();
                String described = help.substring(help.lastIndexOf(" " + key) + key.length() + 1);
                assertThat(described.lines().limit(2).reduce("", String::concat))
                        .as(word.getCommandName() + " " + key)
                        .containsPattern("[a-zа-я]{2,} [(a-zа-я]");
            }
        }
    }

    @Test
    void theVersionAndTheHelpAreThere() {
        assertThat(call("--version")).isZero();
        assertThat(printed()).startsWith("Orrery");
        assertThat(call("--lang", "ru")).isZero();
        assertThat(printed()).contains("Слова:", "simulate", "Код выхода: 0");
    }

    @Test
    void oneAgainstOneIsWonAsOftenAsTheDiceSay() {
        assertThat(call("odds", GAME, "--attackers", "1", "--defenders", "1", "--lang", "en"))
                .isZero();
        assertThat(printed()).contains("The attacker wins: 41.67%", "1 attacker left: 41.67%");
        assertThat(call("odds", GAME, "--attackers", "1", "--defenders", "1", "--lang", "ru"))
                .isZero();
        assertThat(printed()).contains("Победа атакующего: 41,67 %", "Остаётся 1 атакующий");
    }

    @Test
    void aHeroHelpsItsSide() {
        call("odds", GAME, "--attackers", "1", "--defenders", "1", "--hero", "attacker", "--lang", "en");

        assertThat(printed()).contains("58.33%");
    }

    @Test
    void aTowerHelpsLikeAHero() {
        call("odds", GAME, "--attackers", "1", "--defenders", "1", "--tower", "attacker", "--lang", "en");

        assertThat(printed()).contains("58.33%");
    }

    /** The better of two dice against one: 4.47 against 3.5. */
    @Test
    void aBonusDieHelpsItsSide() {
        call("odds", GAME, "--attackers", "1", "--defenders", "1", "--bonus-die", "attacker", "--lang", "en");

        assertThat(printed()).contains("The attacker wins: 57.87%");
    }

    @Test
    void anAttackerMayStop() {
        call("odds", GAME, "--attackers", "2", "--defenders", "2", "--stop-at", "1", "--lang", "en");

        assertThat(printed()).contains("1 attacker left", "1 defender left");
    }

    private String battle(String lines) throws IOException {
        return Files.writeString(folder.resolve("battle.scenario"), "game forbidden-stars\nseats 2\nposition\n" + lines)
                .toString();
    }

    @Test
    void aDescribedBattleHasOddsForItsAttacker() throws IOException {
        String strong = battle("  units 1 system-01a-ne land-raider 3\n"
                + "  units 2 system-01a-ne cultist\n"
                + "  battle 1 system-01a-ne\n");

        assertThat(call("odds", strong, "--lang", "en")).isZero();
        assertThat(printed()).startsWith("As Seat 1 can know it before the battle");
        assertThat(printed()).containsPattern("you win: (9[0-9]|100)%");
        assertThat(call("odds", strong, "--lang", "ru")).isZero();
        assertThat(printed()).containsPattern("вы побеждаете: (9[0-9]|100) %");
    }

    @Test
    void aPositionHasTheOddsOfWhatItAsks() throws IOException {
        String invasions =
                Files.writeString(folder.resolve("invasions.scenario"), """
                        game risk-starcraft
                        position
                          turn 1 attack
                          augustgrad 1 2
                          keresh-province 2 1
                        """).toString();

        assertThat(call("odds", invasions, "--lang", "en")).isZero();
        assertThat(printed()).contains("Keresh Province", "(chance to succeed 42%)", "41.67%");
    }

    @Test
    void aPositionWhereNothingIsFoughtHasNoOdds() throws IOException {
        Path file =
                Files.writeString(folder.resolve("quiet.scenario"), "game risk-starcraft\nposition\n  turn 1 attack\n");

        isRefused("quiet.scenario has odds", "odds", file.toString(), "--lang", "en");
    }

    @Test
    void aPositionThatIsWrongIsSaidToBeSo() throws IOException {
        isRefused("line 4: ", "odds", battle("  nonsense\n"), "--lang", "en");
        isRefused("the rules cannot go on from this position", "odds", battle("  planning\n"), "--lang", "en");
        isRefused("line 1: chance is used up", "odds", battle("  refresh\n"), "--lang", "en");
        isRefused("--hero goes with risk-starcraft", "odds", battle("  turn 1\n"), "--hero", "both", "--lang", "en");
    }

    @Test
    void theSameSeedGivesTheSameGamesOnAnyNumberOfThreads() throws IOException {
        String alone = simulated("1", "alone.json");
        String together = simulated("3", "together.json");

        assertThat(alone).isEqualTo(together).contains("\"games\":12", "\"failed\":0");
    }

    @Test
    void theJsonHasItsStableKeys() throws IOException {
        assertThat(simulated("2", "keys.json"))
                .contains("\"finished\":", "\"unfinished\":", "\"decisions\":", "\"rounds\":{\"mean\":")
                .contains("\"winShare\":{\"seat\":{\"1\":", "\"faction\":", "\"bot\":", "\"endReasons\":{");
        assertThat(Files.readString(folder.resolve("keys.json")))
                .contains("\"decisionsPerSecond\":", "\"gamesPerSecond\":");
    }

    /** The result without what depends on the clock. */
    private String simulated(String threads, String file) throws IOException {
        Path json = folder.resolve(file);
        int status = call(("simulate risk-starcraft --seats 3 --games 12 --seed 7 --max-rounds 15 --check --threads "
                        + threads + " --json " + json)
                .split(" "));

        assertThat(status).isZero();
        return Files.readString(json).replaceAll("\"(decisions|games)PerSecond\":[0-9.]+,", "");
    }

    @Test
    void theReportIsInTheLanguageAskedFor() {
        String games = "simulate risk-starcraft --bots random,random,random --games 2 --max-rounds 2 --lang ";

        assertThat(call((games + "ru").split(" "))).isZero();
        assertThat(printed()).contains("Партий: 2; окончено 0, не окончено 2, сорвалось 0", "Исход «");
        assertThat(call((games + "en").split(" "))).isZero();
        assertThat(printed()).contains("Games: 2; finished 0, unfinished 2, failed 0", "Wins of Seat 1: 0%");
    }

    @Test
    void botsKeepTheirSeatsOnlyWhenAskedTo() {
        String games = "simulate risk-starcraft --bots greedy,random,random --games 6 --max-rounds 4 --json -";

        call((games + " --no-rotate").split(" "));
        String fixed = printed().replaceAll("\"(decisions|games)PerSecond\":[0-9.]+,", "");
        call(games.split(" "));

        assertThat(printed().replaceAll("\"(decisions|games)PerSecond\":[0-9.]+,", ""))
                .isNotEqualTo(fixed);
        assertThat(printed()).startsWith("{").endsWith("}\n");
    }

    @Test
    void rulesAreFoundInBothLanguages() {
        assertThat(call("rules", GAME, "hero-bonus", "--lang", "en")).isZero();
        assertThat(printed()).startsWith("Hero's bonus  [hero-bonus]").contains("See also: ", "Hero [hero]");
        assertThat(call("rules", GAME, "герой", "--lang", "ru")).isZero();
        assertThat(printed()).contains("[hero]");
        assertThat(call("rules", GAME, "--lang", "ru")).isZero();
        assertThat(printed()).contains("[invasion]");
    }

    @Test
    void wordsThatNoArticleHasAreStatus1() {
        assertThat(call("rules", GAME, "xylophone", "--lang", "en")).isEqualTo(ExitStatus.FAILED);
        assertThat(complained()).contains("No article", "xylophone");
    }

    @Test
    void aBrokenScenarioNamesItsLineAndTheGamesThereAre() throws IOException {
        Path file = Files.writeString(folder.resolve("broken.scenario"), "game nonsense\n");

        assertThat(call("scenario", file.toString())).isEqualTo(ExitStatus.FAILED);
        assertThat(printed()).contains("line 1", "nonsense", "risk-starcraft");
        Files.write(file, new byte[] {(byte) 0xc3, 0x28, 0});
        assertThat(call("scenario", file.toString())).isEqualTo(ExitStatus.FAILED);
        assertThat(printed()).contains("line 1: the file is no text in UTF-8");
        isRefused(
                "no scenario files",
                "scenario",
                Files.createDirectory(folder.resolve("empty")).toString(),
                "--lang",
                "en");
    }

    @Test
    void aFileThatHoldsNoGameIsSaidToBeNone() throws IOException {
        String file = Files.writeString(folder.resolve("game.json"), "{}").toString();

        isRefused("holds no game that this program can read", "replay", file, "--lang", "en");
        Files.writeString(Path.of(file), "[".repeat(100_000));
        isRefused("this is no JSON: Document nesting depth", "replay", file, "--lang", "en");
        Files.writeString(Path.of(file), "[1,");
        isRefused("this is no JSON: Unexpected end-of-input", "replay", file, "--lang", "en");
        assertThat(complained()).contains("line 1").doesNotContain("Source");
        Files.write(Path.of(file), new byte[] {(byte) 0xc3, 0x28, 0});
        isRefused("this is no text in UTF-8", "replay", file, "--lang", "en");
        Files.writeString(Path.of(file), "{}");
        isRefused("нет игры, которую могла бы прочесть", "play", "--terminal", "--continue", file, "--lang", "ru");
    }
}
