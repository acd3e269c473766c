package orrery.app.cli;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import orrery.words.Language;
import picocli.CommandLine;

/** What {@code --help} says, in one language. */
public final class HelpTexts {

    private final ResourceBundle texts;

    private HelpTexts(ResourceBundle texts) {
        this.texts = texts;
    }

    public static HelpTexts in(Language language) {
        String file = "help." + language.code() + ".properties";
        try (var reader = new InputStreamReader(
                Objects.requireNonNull(HelpTexts.class.getResourceAsStream(file), file), StandardCharsets.UTF_8)) {
            return new HelpTexts(new PropertyResourceBundle(reader));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Gives a command and all below it their descriptions. */
    public void giveTo(CommandLine line) {
        line.setResourceBundle(texts);
        line.getSubcommands().values().forEach(this::giveTo);
    }
}
