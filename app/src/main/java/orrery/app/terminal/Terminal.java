package orrery.app.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import orrery.app.Speech;
import orrery.core.Message;
import orrery.words.Language;

/** A keyboard, a screen and the language spoken at them. Every line printed stands for itself. */
public final class Terminal {

    /** To the upper left corner, erase what is seen, erase what was scrolled away. */
    private static final String ERASE = "\033[H\033[2J\033[3J";

    private static final String SCROLL_AWAY = "\n".repeat(60);

    private final BufferedReader in;
    private final PrintStream out;
    private final boolean erasable;
    private final Function<Language, Speech> speeches;
    private final Map<Language, Speech> spoken = new EnumMap<>(Language.class);
    private Language language;

    /**
     * @param erasable whether the screen obeys control sequences
     * @param speeches what is said in each language
     */
    public Terminal(
            BufferedReader in,
            PrintStream out,
            boolean erasable,
            Language language,
            Function<Language, Speech> speeches) {
        this.in = in;
        this.out = out;
        this.erasable = erasable;
        this.language = language;
        this.speeches = speeches;
    }

    Speech speech() {
        return spoken.computeIfAbsent(language, speeches);
    }

    void speak(Language other) {
        language = other;
    }

    /** A message of the program. */
    void say(String key, Object... args) {
        line(speech().say(key, args));
    }

    void line(String text) {
        out.println(text);
    }

    /** A line that belongs to the one before it. */
    void item(String text) {
        out.println("  " + text);
    }

    void item(Message message) {
        item(speech().say(message));
    }

    /** What a person types, without blanks around it; empty when nobody types any more. */
    Optional<String> hear() throws IOException {
        out.print("> ");
        out.flush();
        return Optional.ofNullable(in.readLine()).map(String::trim);
    }

    /** Nothing of what was printed stays in sight. */
    void clear() {
        out.print(erasable ? ERASE : SCROLL_AWAY);
        out.flush();
    }
}
