package orrery.testkit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Which files cite which article. Code cites an article by using its constant or by a comment that says "article" before its
 * id; to declare the constant is not enough. An article of a component, such as a card, is cited where the component's
 * constant is used and by its record in a component file. A scenario cites what it names.
 */
final class Citations {

    private static final Pattern DECLARED = Pattern.compile("Article (\\w+) =\\s*new Article\\(\"([a-z0-9-]+)\"\\)");
    private static final Pattern MADE = Pattern.compile("new Article\\(\"([a-z0-9-]+)\"\\)");
    private static final Pattern CONSTANT = Pattern.compile("(?m)^    ([A-Z0-9_]+)\\(\"([a-z0-9-]+)\"");
    private static final Pattern ID = Pattern.compile("[a-z0-9]+(?:-[a-z0-9]+)*");
    private static final Pattern COMMENT =
            Pattern.compile("[Aa]rticles?:? ((?:" + ID + "(?:,? and |, |,? or | to )?)+)");
    private static final Pattern SCENARIO = Pattern.compile("(?m)^article +(.*)$| -- +([a-z0-9-]+)");
    private static final Pattern RECORD = Pattern.compile("\"id\"\\s*:\\s*\"([a-z0-9-]+)\"");

    private final Set<String> articles;
    private final Map<String, String> constants = new TreeMap<>();
    private final Map<String, Set<String>> prefixes = new TreeMap<>();
    private final Map<String, Set<String>> files = new TreeMap<>();

    /**
     * @param families the enum whose constants have articles of their own, by the prefix of these articles
     * @param folders  everything that may declare or cite
     */
    Citations(Set<String> articles, Map<String, Path> families, List<Path> folders) throws IOException {
        this.articles = articles;
        for (Map.Entry<String, Path> family : families.entrySet()) {
            declared(family.getKey(), family.getValue());
        }
        List<Path> all = new ArrayList<>();
        for (Path folder : folders) {
            all.addAll(filesOf(folder));
        }
        for (Path file : all) {
            DECLARED.matcher(Files.readString(file))
                    .results()
                    .forEach(found -> constants.put("Articles." + found.group(1), found.group(2)));
        }
        for (Path file : all) {
            read(file);
        }
    }

    private void declared(String prefix, Path file) throws IOException {
        String type = name(file).replace(".java", "");
        CONSTANT.matcher(Files.readString(file)).results().forEach(found -> {
            constants.put(type + "." + found.group(1), prefix + found.group(2));
            prefixes.computeIfAbsent(found.group(2), id -> new TreeSet<>()).add(prefix);
        });
    }

    private static List<Path> filesOf(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(path -> path.toString().matches(".*\\.(java|scenario|json)"))
                    .filter(path -> !name(path).equals("package-info.java"))
                    .sorted()
                    .toList();
        }
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName());
    }

    private void read(Path file) throws IOException {
        String name = name(file);
        String text = Files.readString(file);
        if (name.endsWith(".java")) {
            inJava(name, text);
        } else if (name.endsWith(".json")) {
            RECORD.matcher(text)
                    .results()
                    .forEach(found -> prefixes.getOrDefault(found.group(1), Set.of())
                            .forEach(prefix -> cite(prefix + found.group(1), name)));
        } else {
            inScenario(name, text);
        }
    }

    private void inJava(String name, String text) {
        constants.forEach((constant, article) -> {
            if (Pattern.compile("\\b" + Pattern.quote(constant) + "\\b")
                    .matcher(text)
                    .find()) {
                cite(article, name);
            }
        });
        MADE.matcher(DECLARED.matcher(text).replaceAll("")).results().forEach(found -> cite(found.group(1), name));
        Matcher comment = COMMENT.matcher(text.replaceAll("\\n\\s*(?:\\*|//) ?", " "));
        while (comment.find()) {
            inComment(name, comment.group(1));
        }
    }

    /** Ids of a list, and "setup-3 to setup-6" for all in between. */
    private void inComment(String name, String list) {
        for (String part : list.split(",? and |, |,? or ")) {
            String[] ends = part.strip().split(" to ");
            String stem = ends[0].replaceAll("\\d+$", "");
            if (ends.length == 2 && ends[1].startsWith(stem)) {
                articles.stream()
                        .filter(id -> id.matches(Pattern.quote(stem) + "\\d+"))
                        .filter(id -> number(id) >= number(ends[0]) && number(id) <= number(ends[1]))
                        .forEach(id -> cite(id, name));
            } else {
                cite(ends[0], name);
            }
        }
    }

    private static int number(String id) {
        String digits = id.replaceAll("^.*\\D", "");
        return digits.isEmpty() ? 0 : Integer.parseInt(digits);
    }

    private void inScenario(String name, String text) {
        Matcher cited = SCENARIO.matcher(text);
        while (cited.find()) {
            String ids = cited.group(1) == null ? cited.group(2) : cited.group(1);
            for (String id : ids.strip().split("\\s+")) {
                cite(id, name);
            }
        }
    }

    private void cite(String article, String file) {
        if (articles.contains(article)) {
            files.computeIfAbsent(article, id -> new TreeSet<>()).add(file);
        }
    }

    /** The names of the files that cite an article, in the order of the alphabet. */
    Set<String> of(String article) {
        return files.getOrDefault(article, Set.of());
    }
}
