package orrery.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import orrery.app.ExitStatus;
import orrery.app.Games;
import orrery.app.Rulebook;
import orrery.app.Speech;
import orrery.words.ArticleText;
import orrery.words.SeatNames;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Reads and searches the rules. */
@Command(name = "rules", mixinStandardHelpOptions = true)
public final class RulesWord implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "GAME", descriptionKey = "game")
    private String game = "";

    @Parameters(index = "1..*", arity = "0..*", paramLabel = "WORDS", descriptionKey = "words")
    private List<String> words = new ArrayList<>();

    @Mixin
    private final LanguageOption language = new LanguageOption();

    @Override
    public Integer call() {
        Speech speech = Speech.of(Games.named(game), language.language(), SeatNames.NUMBERED);
        return words.isEmpty() ? contents(speech) : search(speech, String.join(" ", words));
    }

    private static int contents(Speech speech) {
        speech.articles().chapters().forEach(chapter -> {
            System.out.println(chapter.title());
            chapter.articles().forEach(article -> System.out.println("  " + Speech.heading(article)));
        });
        return ExitStatus.DONE;
    }

    private static int search(Speech speech, String words) {
        Rulebook rules = new Rulebook(speech);
        List<ArticleText> found = rules.found(words);
        found.stream().flatMap(article -> rules.lines(article).stream()).forEach(System.out::println);
        if (found.isEmpty()) {
            System.err.println("orrery: " + speech.say("app.no-article", words));
        }
        return found.isEmpty() ? ExitStatus.FAILED : ExitStatus.DONE;
    }
}
