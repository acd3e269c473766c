package orrery.app.cli;

import orrery.app.BadInput;
import orrery.app.Speech;
import orrery.words.Language;
import picocli.CommandLine.Option;

/** The option {@code --lang} that every word has. */
public final class LanguageOption {

    static final String NAME = "--lang";

    @Option(names = NAME, paramLabel = "ru|en", descriptionKey = "lang")
    private String code = "";

    /**
     * The language asked for, or that of the environment.
     *
     * @throws BadInput if there is no such language
     */
    public Language language() {
        return Speech.language(code);
    }

    /** The language that a command line asks for, whatever else is wrong with it; else that of the environment. */
    public static Language askedFor(String... args) {
        String asked = "";
        for (int i = 0; i < args.length; i++) {
            if (args[i].startsWith(NAME + "=")) {
                asked = args[i].substring(NAME.length() + 1);
            } else if (args[i].equals(NAME) && i + 1 < args.length) {
                asked = args[i + 1];
            }
        }
        try {
            return Speech.language(asked);
        } catch (BadInput unknown) {
            return Speech.language("");
        }
    }
}
