package orrery.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import orrery.app.ExitStatus;
import orrery.app.Speech;
import orrery.app.Unready;
import orrery.core.Message;
import orrery.server.Library;
import orrery.server.playing.Inspection;
import orrery.store.archive.Archive;
import orrery.store.archive.ArchiveFault;
import orrery.store.archive.Durability;
import orrery.store.archive.SqliteArchive;
import orrery.words.Words;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Says before an upgrade which tables this program would take back or could not read. A copy of the folder is looked at. */
@Command(name = "check", mixinStandardHelpOptions = true)
public final class CheckWord implements Callable<Integer> {

    @Option(names = "--data", paramLabel = "DIR")
    private @Nullable Path data;

    @Mixin
    private final LanguageOption language = new LanguageOption();

    @Override
    public Integer call() throws IOException {
        Path folder = ServeOptions.folder(data);
        Path copy = Files.createTempDirectory("orrery-check");
        try {
            SqliteArchive.copy(folder, copy);
            return report(copy);
        } catch (ArchiveFault fault) {
            String what = String.valueOf(fault.getMessage()).replace(copy.toString(), folder.toString());
            throw new Unready("bad.archive", what);
        } finally {
            remove(copy);
        }
    }

    private int report(Path copy) {
        Words words = Speech.ofProgram(language.language());
        List<Inspection.Finding> findings;
        try (Archive archive = SqliteArchive.open(copy, Durability.PROCESS)) {
            findings = new Inspection(Library.found(), archive).findings();
        }
        findings.forEach(found -> System.out.println(found.table() + ": " + words.say(found.what())));
        if (findings.isEmpty()) {
            System.out.println(words.say(Message.of("check.fine")));
        }
        return findings.isEmpty() ? ExitStatus.DONE : ExitStatus.FAILED;
    }

    private static void remove(Path folder) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.list(folder)) {
            files = all.toList();
        }
        for (Path file : files) {
            Files.delete(file);
        }
        Files.delete(folder);
    }
}
