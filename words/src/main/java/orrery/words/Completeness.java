package orrery.words;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import orrery.words.Pattern.Amount;
import orrery.words.Pattern.Argument;
import orrery.words.Pattern.Literal;
import orrery.words.Pattern.Plural;
import orrery.words.Pattern.Select;
import orrery.words.Pattern.Styled;

/**
 * Whether the words of a game are complete and say the same in all languages. For tests: every finding is a fault, and
 * a complete game has none.
 */
public final class Completeness {

    private final Map<Language, MessageFile> files;
    private final Map<Language, Map<String, Pattern>> patterns = new EnumMap<>(Language.class);
    private final List<Finding> findings = new ArrayList<>();

    private Completeness(Map<Language, MessageFile> files) {
        this.files = files;
    }

    /**
     * Checks the message files of a folder.
     *
     * <p>A form of a name or message, such as {@code name.unit.hero.gen}, may stand in one language only and is used when
     * its key is used, provided that some pattern of its language asks for that form.
     *
     * @param used keys that the game uses; for names see {@link ComponentNames#key}
     * @return what is wrong, by language and key; empty if nothing is
     * @throws IllegalArgumentException if a file is missing, not UTF-8, or has a key twice
     */
    public static List<Finding> ofMessages(TextFolder folder, Collection<String> used) {
        var files = new EnumMap<Language, MessageFile>(Language.class);
        for (Language language : Language.values()) {
            files.put(language, MessageFile.read(folder, language));
        }
        return of(files, used);
    }

    static List<Finding> of(Map<Language, MessageFile> files, Collection<String> used) {
        var check = new Completeness(files);
        for (Language language : Language.values()) {
            check.parse(language);
        }
        for (Language language : Language.values()) {
            check.keys(language, new TreeSet<>(used));
            check.plurals(language);
        }
        check.arguments();
        return List.copyOf(check.findings);
    }

    /**
     * Checks that the articles files of a folder have the same chapters and articles in the same order.
     *
     * @throws IllegalArgumentException if a file is missing or has faults of its own
     */
    public static List<Finding> ofArticles(TextFolder folder) {
        return ofArticles(Articles.of(folder, Language.EN), Articles.of(folder, Language.RU));
    }

    static List<Finding> ofArticles(Articles english, Articles russian) {
        List<String> en = headings(english);
        List<String> ru = headings(russian);
        var findings = new ArrayList<Finding>();
        en.stream().filter(id -> !ru.contains(id)).forEach(id -> findings.add(lacking(id, Language.RU)));
        ru.stream().filter(id -> !en.contains(id)).forEach(id -> findings.add(lacking(id, Language.EN)));
        if (findings.isEmpty()) {
            firstDifference(en, ru).ifPresent(findings::add);
        }
        return List.copyOf(findings);
    }

    private static List<String> headings(Articles articles) {
        var headings = new ArrayList<String>();
        for (Chapter chapter : articles.chapters()) {
            headings.add("# " + chapter.id());
            chapter.articles().forEach(article -> headings.add("## " + article.id()));
        }
        return headings;
    }

    private static Finding lacking(String heading, Language language) {
        return new Finding(
                Finding.Kind.ONE_LANGUAGE_ONLY,
                heading,
                "'" + heading + "' is not in articles." + language.code() + ".md");
    }

    private static Optional<Finding> firstDifference(List<String> en, List<String> ru) {
        for (int i = 0; i < en.size(); i++) {
            if (!en.get(i).equals(ru.get(i))) {
                String explanation =
                        "where articles.en.md has '" + en.get(i) + "', articles.ru.md has '" + ru.get(i) + "'";
                return Optional.of(new Finding(Finding.Kind.ORDER_DIFFERS, en.get(i), explanation));
            }
        }
        return Optional.empty();
    }

    private void parse(Language language) {
        MessageFile file = file(language);
        var parsed = new HashMap<String, Pattern>();
        for (String key : file.entries().keySet()) {
            try {
                parsed.put(key, Words.pattern(file, key));
            } catch (IllegalArgumentException broken) {
                find(Finding.Kind.BROKEN_PATTERN, key, String.valueOf(broken.getMessage()));
            }
        }
        patterns.put(language, parsed);
    }

    private void keys(Language language, Set<String> used) {
        MessageFile file = file(language);
        Set<String> forms = formsAskedFor(language);
        for (String key : used) {
            if (!file.entries().containsKey(key)) {
                find(Finding.Kind.MISSING, key, "key '" + key + "' is used but is not in " + file.name());
            }
        }
        for (String key : new TreeSet<>(file.entries().keySet())) {
            String base = base(file, key, forms);
            if (!used.contains(key) && !used.contains(base)) {
                find(Finding.Kind.UNUSED, key, file.place(key) + ": key '" + key + "' is not used");
            }
            MessageFile other = file(other(language));
            if (!other.entries().containsKey(base)) {
                String explanation = file.place(key) + ": key '" + base + "' is not in " + other.name();
                find(Finding.Kind.ONE_LANGUAGE_ONLY, key, explanation);
            }
        }
    }

    /** The key that a key is a form of, or the key itself. */
    private static String base(MessageFile file, String key, Set<String> forms) {
        int dot = key.lastIndexOf('.');
        boolean isForm = dot > 0
                && forms.contains(key.substring(dot + 1))
                && file.entries().containsKey(key.substring(0, dot));
        return isForm ? key.substring(0, dot) : key;
    }

    private Set<String> formsAskedFor(Language language) {
        var forms = new TreeSet<String>();
        for (Pattern pattern : patterns(language).values()) {
            pattern.forEachPiece(piece -> {
                if (piece instanceof Argument argument && !argument.form().isEmpty()) {
                    forms.add(argument.form());
                }
            });
        }
        return forms;
    }

    private void plurals(Language language) {
        MessageFile file = file(language);
        for (String key : new TreeSet<>(patterns(language).keySet())) {
            Objects.requireNonNull(patterns(language).get(key)).forEachPiece(piece -> {
                if (piece instanceof Plural plural) {
                    plural(language, key, file.place(key), plural);
                }
            });
        }
    }

    private void plural(Language language, String key, String place, Plural plural) {
        var lacking =
                new TreeSet<>(plural.ordinal() ? Grammar.ordinalCategories(language) : Grammar.categories(language));
        lacking.removeAll(plural.pattern().keySet());
        if (!lacking.isEmpty()) {
            String explanation = "%s: plural of {%d} in '%s' lacks %s"
                    .formatted(place, plural.index(), key, String.join(", ", lacking));
            find(Finding.Kind.PLURAL_CATEGORY_MISSING, key, explanation);
        }
    }

    private void arguments() {
        for (String key : new TreeSet<>(patterns(Language.EN).keySet())) {
            Pattern russian = patterns(Language.RU).get(key);
            if (russian == null) {
                continue;
            }
            Set<Integer> en =
                    arguments(Objects.requireNonNull(patterns(Language.EN).get(key)));
            Set<Integer> ru = arguments(russian);
            if (!en.equals(ru)) {
                String explanation = "'%s' puts into words %s in English (%s), but %s in Russian (%s)"
                        .formatted(
                                key,
                                listed(en),
                                file(Language.EN).place(key),
                                listed(ru),
                                file(Language.RU).place(key));
                find(Finding.Kind.ARGUMENTS_DIFFER, key, explanation);
            }
        }
    }

    private static String listed(Set<Integer> arguments) {
        return arguments.isEmpty()
                ? "no argument"
                : String.join(
                        " ", arguments.stream().map(index -> "{" + index + "}").toList());
    }

    private static Set<Integer> arguments(Pattern pattern) {
        var indices = new TreeSet<Integer>();
        pattern.forEachPiece(piece -> {
            switch (piece) {
                case Argument argument -> indices.add(argument.index());
                case Styled styled -> indices.add(styled.index());
                case Amount amount -> indices.add(amount.index());
                case Plural plural -> indices.add(plural.index());
                case Select select -> indices.add(select.index());
                case Literal _ -> {}
            }
        });
        return indices;
    }

    private MessageFile file(Language language) {
        return Objects.requireNonNull(files.get(language));
    }

    private Map<String, Pattern> patterns(Language language) {
        return Objects.requireNonNull(patterns.get(language));
    }

    private static Language other(Language language) {
        return language == Language.EN ? Language.RU : Language.EN;
    }

    private void find(Finding.Kind kind, String key, String explanation) {
        findings.add(new Finding(kind, key, explanation));
    }
}
