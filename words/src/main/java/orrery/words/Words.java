package orrery.words;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import orrery.core.Component;
import orrery.core.Message;

/**
 * Puts the messages of one game into one language.
 *
 * <p>There is one per game and language; it is read once, never changes and may be used by many threads. Patterns are
 * parsed when they are first needed. A table gives its own names of seats by {@link #with(SeatNames)}, which costs
 * nothing.
 *
 * <p>In a pattern {@code {0}} is the first argument. A number is written in digits, a component and a seat by name, a
 * message in words, a list of numbers with commas, and any other list joined by commas and "and".
 */
public final class Words {

    private record Source(TextFolder folder, Language language) {}

    private static final Map<Source, Words> READ = new ConcurrentHashMap<>();

    private final Language language;
    private final MessageFile file;
    private final Map<String, Pattern> patterns;
    private final ComponentNames components;
    private final SeatNames seats;

    private Words(
            Language language,
            MessageFile file,
            Map<String, Pattern> patterns,
            ComponentNames components,
            SeatNames seats) {
        this.language = language;
        this.file = file;
        this.patterns = patterns;
        this.components = components;
        this.seats = seats;
    }

    /**
     * The words in {@code messages.<language>.properties} of a folder, with the components' names out of the same file and
     * seats by their number.
     *
     * @throws IllegalArgumentException if the file is missing, not UTF-8, or has a key twice
     */
    public static Words of(TextFolder folder, Language language) {
        return READ.computeIfAbsent(new Source(folder, language), _ -> {
            MessageFile file = MessageFile.read(folder, language);
            return of(file, language, ComponentNames.from(folder));
        });
    }

    static Words of(MessageFile file, Language language, ComponentNames components) {
        return new Words(language, file, new ConcurrentHashMap<>(), components, SeatNames.NUMBERED);
    }

    /** The same words with other names for the seats. */
    public Words with(SeatNames seats) {
        return new Words(language, file, patterns, components, seats);
    }

    /** The same words with other names for the components. */
    public Words with(ComponentNames components) {
        return new Words(language, file, patterns, components, seats);
    }

    public Language language() {
        return language;
    }

    /** All keys of the file, in the order of the alphabet. */
    public Set<String> keys() {
        return new TreeSet<>(file.entries().keySet());
    }

    /** All patterns by key as they stand in the file, in the order of the alphabet: for those who put them into words themselves. */
    public Map<String, String> texts() {
        Map<String, String> texts = new TreeMap<>();
        file.entries().forEach((key, entry) -> texts.put(key, entry.pattern()));
        return texts;
    }

    /** Whether there is no pattern for a key. */
    public boolean missing(String key) {
        return !file.entries().containsKey(key);
    }

    /**
     * The message in words. A key that is missing is shown as {@code ⟨key⟩}, an argument that is missing or that is not
     * what the pattern needs as {@code ⟨0⟩}.
     *
     * @throws IllegalArgumentException if the pattern itself is broken; the error names file and line
     */
    public String say(Message message) {
        return say(message, "");
    }

    /** The name of a component. */
    public String name(Component component) {
        return components.name(component, language);
    }

    /** The name of a component in a form, or the name itself where there is no such form. */
    public String name(Component component, String form) {
        return form.isEmpty() ? name(component) : components.name(component, language, form);
    }

    /** The message in the form of its key, where there is one. */
    String say(Message message, String form) {
        return say(key(message.key(), form), message.args());
    }

    /** The words of a key without arguments, in a form where there is one. */
    String phrase(String key, String form) {
        return say(key(key, form), List.of());
    }

    private String key(String key, String form) {
        String formed = key + "." + form;
        return form.isEmpty() || missing(formed) ? key : formed;
    }

    private String say(String key, List<Object> args) {
        if (missing(key)) {
            return "⟨" + key + "⟩";
        }
        return new Sentence(this, seats, args).say(pattern(key));
    }

    private Pattern pattern(String key) {
        return patterns.computeIfAbsent(key, _ -> pattern(file, key));
    }

    /**
     * Parses the pattern of a key that the file has.
     *
     * @throws IllegalArgumentException if it is broken; the error names file and line
     */
    static Pattern pattern(MessageFile file, String key) {
        try {
            return PatternParser.parse(
                    Objects.requireNonNull(file.entries().get(key)).pattern());
        } catch (IllegalArgumentException fault) {
            throw new IllegalArgumentException(
                    file.place(key) + ": pattern '" + key + "': " + fault.getMessage(), fault);
        }
    }
}
