package orrery.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import orrery.app.BadInput;
import orrery.testkit.scenario.Result;
import orrery.testkit.scenario.ScenarioRunner;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Checks positions written down in files and what must follow from them. */
@Command(
        name = "scenario",
        mixinStandardHelpOptions = true,
        description = "Checks scenario files: one line each, ok or what differed. Exit status 0 only if all held.")
public final class ScenarioWord implements Callable<Integer> {

    @Parameters(arity = "1..*", paramLabel = "FILE|FOLDER", description = "Scenario files, or folders of them.")
    private List<Path> places = new ArrayList<>();

    @Override
    public Integer call() throws IOException {
        ScenarioRunner runner = ScenarioRunner.ofAllGames();
        boolean held = true;
        for (Path place : places) {
            if (!Files.exists(place)) {
                throw new BadInput("no such file or folder: " + place);
            }
            for (Path file : ScenarioRunner.files(place)) {
                Result result = runner.run(file);
                held &= result.ok();
                System.out.println(file + ": " + result);
            }
        }
        return held ? 0 : 1;
    }
}
