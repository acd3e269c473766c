package orrery.app.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import orrery.app.BadInput;
import orrery.app.ExitStatus;
import orrery.app.Shell;
import orrery.app.Speech;
import orrery.app.Unready;
import orrery.app.Unwritable;
import orrery.core.Message;
import orrery.store.UnreadableJson;
import orrery.words.Language;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says what is wrong with a command line: one line on the standard error, in one language. */
public final class Complaints implements IParameterExceptionHandler, IExecutionExceptionHandler {

    private static final Set<Class<?>> NUMBERS = Set.of(int.class, Integer.class, long.class, Long.class);

    private final Language language;

    public Complaints(Language language) {
        this.language = language;
    }

    public Language language() {
        return language;
    }

    @Override
    public int handleParseException(ParameterException wrong, String[] args) {
        String word = wrong.getCommandLine().getCommandSpec().qualifiedName(" ").replaceFirst("^orrery", "");
        Message help = Message.of("bad.see-help", Shell.command() + word + " --help");
        return complain(ExitStatus.USAGE, say(what(wrong)) + " " + say(help));
    }

    private static Message what(ParameterException wrong) {
        return switch (wrong) {
            case MissingParameterException missing -> missing(missing);
            case UnmatchedArgumentException unmatched -> unmatched(unmatched);
            case OverwrittenOptionException twice -> Message.of("bad.twice", name(twice.getOverwritten()));
            default -> {
                ArgSpec spec = wrong.getArgSpec();
                yield spec == null
                        ? Message.of("bad.command-line", String.valueOf(wrong.getMessage()))
                        : value(spec, String.valueOf(wrong.getValue()));
            }
        };
    }

    private static Message value(ArgSpec spec, String wrong) {
        return NUMBERS.contains(spec.auxiliaryTypes()[0])
                ? Message.of("bad.number", name(spec), wrong)
                : Message.of("bad.value", name(spec), label(spec), wrong);
    }

    private static Message missing(MissingParameterException wrong) {
        List<ArgSpec> missing = wrong.getMissing();
        return missing.size() == 1 && missing.getFirst() instanceof OptionSpec option && !option.required()
                ? Message.of("bad.no-value", name(option), label(option))
                : Message.of(
                        "bad.missing",
                        String.join(", ", missing.stream().map(Complaints::name).toList()));
    }

    private static Message unmatched(UnmatchedArgumentException wrong) {
        String first = wrong.getUnmatched().getFirst();
        String key = wrong.isUnknownOption()
                ? "bad.option"
                : wrong.getCommandLine().getSubcommands().isEmpty() ? "bad.too-much" : "bad.word";
        return Message.of(
                key,
                first,
                String.join(", ", wrong.getCommandLine().getSubcommands().keySet()));
    }

    private static String name(ArgSpec spec) {
        return spec instanceof OptionSpec option ? option.longestName() : label(spec);
    }

    private static String label(ArgSpec spec) {
        return spec.paramLabel();
    }

    @Override
    public int handleExecutionException(Exception fault, CommandLine command, ParseResult result) throws Exception {
        return switch (fault) {
            case BadInput bad -> complain(ExitStatus.USAGE, say(bad.what()));
            case Unwritable unwritable -> complain(ExitStatus.MACHINE, say(unwritable.what()));
            case Unready unready -> complain(ExitStatus.MACHINE, say(unready.what()));
            case UnreadableJson unreadable ->
                complain(ExitStatus.USAGE, say(Message.of("bad.json", String.valueOf(unreadable.getMessage()))));
            case NoSuchFileException missing ->
                complain(ExitStatus.USAGE, say(Message.of("bad.no-file", String.valueOf(missing.getFile()))));
            case AccessDeniedException denied ->
                complain(ExitStatus.MACHINE, say(Message.of("bad.no-access", String.valueOf(denied.getFile()))));
            case UncheckedIOException io -> handleExecutionException(cause(io), command, result);
            case IOException machine ->
                complain(ExitStatus.MACHINE, say(Message.of("bad.machine", String.valueOf(machine.getMessage()))));
            default -> throw fault;
        };
    }

    private static IOException cause(UncheckedIOException io) {
        return Objects.requireNonNull(io.getCause());
    }

    private String say(Message message) {
        return Speech.say(language, message);
    }

    private static int complain(int status, String what) {
        System.err.println("orrery: " + what);
        return status;
    }
}
