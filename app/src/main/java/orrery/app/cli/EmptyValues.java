package orrery.app.cli;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionStrategy;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;

/** Refuses a value that is there but empty, as a shell gives for a variable that is not set, before the word is run. */
public final class EmptyValues implements IExecutionStrategy {

    private final IExecutionStrategy run = new RunLast();

    @Override
    public int execute(ParseResult given) {
        for (CommandLine line : given.asCommandLineList()) {
            for (ArgSpec arg : line.getParseResult().matchedArgs()) {
                if (arg.arity().min() > 0 && isEmpty(arg)) {
                    throw new MissingParameterException(line, List.of(arg), "");
                }
            }
        }
        return run.execute(given);
    }

    private static boolean isEmpty(ArgSpec arg) {
        return arg.stringValues().isEmpty()
                || arg.originalStringValues().stream().anyMatch(String::isBlank);
    }
}
