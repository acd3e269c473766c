package orrery.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A game at the terminal, typed line by line. */
class TerminalTest extends CalledFromAShell {

    @Test
    void theEndOfTheInputEndsTheGameInBothLanguages() {
        assertThat(played("en", List.of(), "1")).contains("At the table: Player, Skilled bot 1", "Goodbye.");
        assertThat(played("ru", List.of(), "1")).contains("За столом: Игрок, Умелый бот 1", "До встречи");
    }

    @Test
    void theLanguageChangesInTheMiddleAndThePlayersNameWithIt() {
        assertThat(played("en", List.of(), "lang ru", "язык xx", "lang", "quit"))
                .contains("Player: Choose", "Игрок: Выберите", "языка «xx» нет", "«язык ru»", "До встречи");
    }

    @Test
    void anAnswerIsUnderstoodByNumberInWritingAndByItsWords() {
        assertThat(played("en", List.of(), "2")).contains("Player takes seat");
        assertThat(played("en", List.of(), "take-place 2 protoss-orange")).contains("Player takes seat 2: Zeratul");
        assertThat(played("en", List.of(), "seat 2: zera")).contains("Player takes seat 2: Zeratul");
    }

    @Test
    void whatIsNoAnswerIsSaidSoWithWhatWouldBeRight() {
        assertThat(played("en", List.of(), "999", "dance", "mengsk", "take-place 1 zerg-purple"))
                .contains("There is no answer 999; the numbers are 1 to 8")
                .contains("Not understood: dance. Type a number from 1 to 8")
                .contains("Several answers have the words “mengsk”: 2, 6")
                .contains("Not possible: Seat 1 is taken. Rule: Choice of seat [seat-choice]");
        assertThat(played("ru", List.of(), "999", "танец"))
                .contains("Ответа 999 нет; номера от 1 до 8", "Непонятно: танец. Введите номер от 1 до 8");
    }

    @Test
    void severalAnswersCountUpToTheFirstThatDoesNotFit() {
        assertThat(played("en", List.of(), "1; 99; 1")).contains("1 of 3 answers counted");
    }

    @Test
    void whySaysWhichRuleAsksAndWhatItForbids() {
        assertThat(played("en", List.of(), "why"))
                .contains(
                        "Choice of seat  [seat-choice]",
                        "Seat 1: Kerrigan's Zerg (purple): not possible. Seat 1 is taken");
        assertThat(played("en", List.of(), "why 1")).contains("Seat 2: Zeratul's Protoss (orange): allowed");
        assertThat(played("en", List.of(), "why kerrigan")).contains("not possible. Seat 1 is taken");
        assertThat(played("en", List.of(), "why pass")).contains("Pass: this question knows no such answer");
        assertThat(played("ru", List.of(), "почему 1")).contains("можно.");
    }

    @Test
    void theRulesAreSearchedAtTheTable() {
        assertThat(played("en", List.of(), "rules hero", "rules", "rules xylophone"))
                .contains(
                        "Hero  [hero]",
                        "for example: rules choice of seat",
                        "No article of the rules speaks of “xylophone”");
    }

    @Test
    void theLogShowsItsLastLines() {
        assertThat(played("en", List.of(), "log 1", "log many"))
                .contains("> " + "  Skilled bot 2 takes seat 1", "comes a number from 1, not “many”");
        assertThat(played("ru", List.of(), "journal 1"))
                .as("the words of the other language are understood, too")
                .contains("> " + "  Умелый бот 2 занимает место 1");
    }

    @Test
    void whereNothingIsToTellYetThatIsSaid() {
        assertThat(played("forbidden-stars", "en", List.of(), "state")).contains("There is nothing to tell yet");
        assertThat(played("forbidden-stars", "ru", List.of(), "позиция")).contains("Рассказывать пока нечего");
    }

    /** Answers that share a line are told apart by words, not by numbers that no sentence speaks of. */
    @Test
    void theTurnsOfATileAreSaidInWords() {
        assertThat(played("forbidden-stars", "en", List.of("--bots", "greedy,greedy"), "1", "1"))
                .contains("  11. ", "as printed, column 0, row -1", "turned 90°, column 0, row -1");
    }

    @Test
    void whatIsToBeKnownBeforeAnAnswerStandsBesideIt() {
        List<String> options = List.of("--mode", "quick-start", "--bots", "random");
        String[] firsts = Collections.nCopies(60, "1").toArray(String[]::new);
        assertThat(played("forbidden-stars", "en", options, firsts))
                .contains("1. Carry out (nothing can be bought there now)");
        assertThat(played("forbidden-stars", "ru", options, firsts))
                .contains("1. Выполнить (купить там сейчас нечего)");
    }

    @Test
    void theStateIsToldWholeOrOfOneSeat() {
        String whole = played("en", List.of(), "1", "hell", "state");
        assertThat(whole).contains("Hero: Zeratul", "bonus", "Jacobs Installation: ");
        String one = played("en", List.of(), "1", "hell", "state 3", "state nobody");
        assertThat(one)
                .contains("Skilled bot 2: Kerrigan's Zerg (purple), number 1 in turn order", "Hero: Sarah Kerrigan")
                .contains("There is no player “nobody”; there are: Player, Skilled bot 1, and Skilled bot 2.")
                .doesNotContain("bonus");
    }

    @Test
    void standingAnswersAreShownAndChanged() {
        assertThat(played("en", List.of(), "standing", "standing most-dice on", "standing most-dice perhaps"))
                .contains("pass-without-card: on. Pass when I have no card to play")
                .contains("most-dice: on. Defend with as many units as allowed")
                .contains("“most-dice perhaps” is no standing answer");
    }

    @Test
    void aDecisionIsTakenBackAndPutBackAndTheNewsSaySo() {
        assertThat(played("en", List.of(), "restore", "1", "hell", "undo", "restore", "undo", "2"))
                .contains("Not possible: There is nothing to put back.")
                .contains("Taken back: ", "from this one on: Player places the hero")
                .contains("What was taken back stands again.")
                .containsSubsequence("places the hero: Hell's Gates", "taken back", "places the hero: Ate");
    }

    @Test
    void whoeverHasAnsweredSinceIsAskedBeforeADecisionIsTakenBack() {
        List<String> two = List.of("--seats", "Анна,Борис");

        assertThat(played("ru", two, "", "1", "", "1", "", "undo", "нет"))
                .contains("Борис: Анна просит взять назад последнее решение.", "Борис не соглашается");
        assertThat(played("ru", two, "", "1", "", "1", "", "undo", "да"))
                .contains("Решение взято назад.", "Взято назад, строк журнала: ");
    }

    @Test
    void manyAnswersThatDifferInOneWordShareALine() {
        String asked = question(roll("ru", "1"));

        assertThat(asked).contains("1. Выбрать Поиск: ", "; 2: Улучшение; 3: Освоение; 4: Производство; 5: Отгрузка");
        assertThat(asked.lines()).hasSizeLessThanOrEqualTo(10);
    }

    @Test
    void theExamplesAreOfTheGameThatIsPlayed() {
        assertThat(roll("ru", "1", "правила", "помощь"))
                .contains("например: правила выбор фазы", "(select home ")
                .doesNotContain("герой", "augustgrad");
    }

    @Test
    void diceThatAreAlikeAreCounted() {
        assertThat(roll("ru", "позиция")).contains("3 домашних").doesNotContain("домашний, домашний");
        assertThat(roll("en", "state")).contains("3 Home").doesNotContain("Home, Home");
    }

    /** What is asked last. */
    private static String question(String printed) {
        return printed.substring(printed.lastIndexOf("(правило: "), printed.lastIndexOf("> "));
    }

    @Test
    void theQuestionIsNotReadOutAgainAfterAWordOfInformation() {
        String printed = played("en", List.of(), "rules hero", "");

        assertThat(printed).contains("8 answers; an empty line shows them again.");
        assertThat(printed.split("  1\\. Seat 2", -1))
                .as("at first and after the empty line")
                .hasSize(3);
    }

    @Test
    void everyGameIsKeptInTheHomeFolderAndGoesOnFromThere() {
        String first = played("en", List.of(), "1", "hell");
        assertThat(first).contains("The game is saved after every answer: " + folder, " --continue ");

        typing(List.of("log 1000"), "play", "--terminal", "--continue", "--lang", "en");
        assertThat(printed()).contains("Player places the hero: Hell's Gates");
    }

    @Test
    void aSavedGameGoesOnWhereItWasAndKeepsTheNames() {
        String file = folder.resolve("my game.json").toString();
        assertThat(played("en", List.of("--save", file, "--seats", "Анна"), "1", "1"))
                .contains("--continue '" + file + "'");
        typing(List.of("log 3"), "play", "--terminal", "--continue", file, "--lang", "ru");
        String before = printed();
        typing(List.of("журнал 3"), "play", "--terminal", "--continue", file, "--lang", "ru");

        assertThat(printed()).isEqualTo(before).contains("За столом: Анна, Умелый бот 1");
        isRefused("is there already", "play", "--terminal", "--save", file, "--lang", "en");
    }

    @Test
    void aGameThatIsPlayedAtOneTerminalIsNotContinuedAtAnother() throws IOException {
        Path file = folder.resolve("game.json");
        played("en", List.of("--save", file.toString()), "1");
        Path lock = folder.resolve("game.json.lock");
        assertThat(lock).as("given up with the game").doesNotExist();

        try (FileChannel other = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                FileLock held = other.lock()) {
            assertThat(held.isValid()).isTrue();
            isRefused(
                    "is being played at another terminal",
                    "play",
                    "--terminal",
                    "--continue",
                    file.toString(),
                    "--lang",
                    "en");
        }
        typing(List.of("log 3"), "play", "--terminal", "--continue", file.toString(), "--lang", "en");
        assertThat(printed()).as("a lock that was left behind holds nobody up").contains("takes seat");
    }

    @Test
    void everyAnswerIsInTheFileBeforeTheNextQuestionIsPut() throws IOException {
        Path file = folder.resolve("game.json");
        List<String> sizes = new ArrayList<>();
        for (int answers = 1; answers <= 3; answers++) {
            Files.deleteIfExists(file);
            played(
                    "en",
                    List.of("--save", file.toString()),
                    Collections.nCopies(answers, "1").toArray(String[]::new));
            sizes.add(Long.toString(Files.readString(file).split("\"person\"", -1).length));
        }

        assertThat(sizes).as("answers of a person grow in number").isSorted().doesNotHaveDuplicates();
    }

    @Test
    void aCopyIsWrittenOnlyWhereThereIsNothing() {
        String copy = folder.resolve("copy.json").toString();

        assertThat(played("en", List.of(), "save " + copy, "save " + copy, "save " + folder + "/no/where", "save"))
                .contains("Saved in " + copy, copy + " is there already", "Cannot write " + folder + "/no/where");
    }

    @Test
    void aFileOfAnotherCourseIsNotContinued() throws IOException {
        Path file = folder.resolve("game.json");
        played("en", List.of("--save", file.toString()), "1", "1");
        Files.writeString(file, Files.readString(file).replaceFirst("\"values\" : \\[ ?\\d", "\"values\" : [ 9"));

        isRefused(
                "is not a game as these rules play it",
                "play",
                "--terminal",
                "--continue",
                file.toString(),
                "--lang",
                "en");
    }

    @Test
    void betweenTwoPeopleTheScreenIsClearedAndNobodySeesAnothersCards() {
        String printed =
                played("en", List.of("--seats", "Anna,Boris", "--bots", "random"), "", "1", "", "1", "", "1", "", "1");

        assertThat(printed).contains("Boris is to answer now", "\n".repeat(40));
        for (String side : printed.split("(?=(Anna|Boris) is to answer now)")) {
            String other = side.startsWith("Anna") ? "Boris" : "Anna";
            assertThat(side).doesNotContain(other + " draws “");
        }
    }

    @Test
    void whoeverIsHandedTheKeyboardMayLeave() {
        assertThat(played("en", List.of("--seats", "Anna,Boris"), "quit"))
                .contains("Goodbye.")
                .doesNotContain("Choose a seat");
    }

    @ParameterizedTest
    @CsvSource({"en,The game is over,Winner", "ru,Игра окончена,Победитель"})
    void aWholeGameCanBePlayed(String language, String over, String winner) throws IOException {
        Path file = folder.resolve("whole.json");
        String printed = played(
                language,
                List.of("--save", file.toString()),
                Collections.nCopies(6_000, "1").toArray(String[]::new));

        assertThat(printed).contains(over, winner).doesNotContain("⟨");
        assertThat(call("replay", file.toString(), "--lang", language)).isZero();
        assertThat(printed())
                .contains(language.equals("en") ? "Facts, dice and result hold." : "События, кубики и итог сходятся.");
        assertThat(call("replay", file.toString(), "--to", "2", "--as", "1", "--lang", "en"))
                .isZero();
        assertThat(printed())
                .startsWith("1. ")
                .contains("\n2. ", "The first 2 of ", "lines are shown; the record is checked to its end.")
                .doesNotContain("\n3. ", "Winner");
        isRefused("1 to 3, not 7", "replay", file.toString(), "--as", "7", "--lang", "en");
        Files.writeString(file, Files.readString(file).replaceFirst("\"values\" : \\[ ?\\d", "\"values\" : [ 9"));
        assertThat(call("replay", file.toString(), "--lang", "en")).isEqualTo(ExitStatus.FAILED);
        assertThat(complained()).contains("the record does not hold");
    }

    private String roll(String language, String... lines) {
        return played("roll-for-the-galaxy", language, List.of(), lines);
    }

    private String played(String language, List<String> options, String... lines) {
        return played("risk-starcraft", language, options, lines);
    }

    private String played(String game, String language, List<String> options, String... lines) {
        List<String> words = new ArrayList<>(List.of("play", game, "--terminal", "--seed", "3", "--lang", language));
        words.addAll(options);
        assertThat(typing(List.of(lines), words.toArray(String[]::new))).isZero();
        assertThat(complained()).isEmpty();
        return printed();
    }
}
