package orrery.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import orrery.app.BadInput;
import orrery.app.ExitStatus;
import orrery.app.Speech;
import orrery.core.Message;
import orrery.testkit.scenario.Result;
import orrery.testkit.scenario.ScenarioRunner;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Checks positions written down in files and what must follow from them. */
@Command(name = "scenario", mixinStandardHelpOptions = true)
public final class ScenarioWord implements Callable<Integer> {

    @Parameters(arity = "1..*", paramLabel = "FILE|FOLDER", descriptionKey = "scenarios")
    private List<Path> places = new ArrayList<>();

    @Mixin
    private final LanguageOption language = new LanguageOption();

    @Override
    public Integer call() throws IOException {
        List<Path> files = files();
        ScenarioRunner runner = ScenarioRunner.ofAllGames();
        int held = 0;
        for (Path file : files) {
            Result result = runner.run(file);
            held += result.ok() ? 1 : 0;
            System.out.println(file + ": " + result);
        }
        if (files.size() > 1) {
            System.out.println(
                    Speech.ofProgram(language.language()).say(Message.of("app.scenarios", held, files.size() - held)));
        }
        return held == files.size() ? ExitStatus.DONE : ExitStatus.FAILED;
    }

    private List<Path> files() throws IOException {
        List<Path> files = new ArrayList<>();
        for (Path place : places) {
            if (!Files.exists(place)) {
                throw new BadInput("bad.no-file", place.toString());
            }
            List<Path> found = ScenarioRunner.files(place);
            if (found.isEmpty()) {
                throw new BadInput("bad.no-scenarios", place.toString());
            }
            files.addAll(found);
        }
        return files;
    }
}
