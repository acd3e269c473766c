package orrery.app;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/** The version that the jar was built as. */
public final class Version implements IVersionProvider {

    @Override
    public String[] getVersion() {
        String version = Orrery.class.getPackage().getImplementationVersion();
        return new String[] {"Orrery " + Objects.requireNonNullElse(version, "(not packaged)")};
    }
}
