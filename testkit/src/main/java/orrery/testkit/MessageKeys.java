package orrery.testkit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The keys of messages that stand in a game's code, to be held against its words. */
public final class MessageKeys {

    private static final Pattern KEY = Pattern.compile("\"([a-z]+(?:-[a-z0-9]+)*(?:\\.[a-z0-9]+(?:-[a-z0-9]+)*)+)\"");

    private MessageKeys() {}

    /** As {@link #inSources(Path)}, but only the keys of these families: those that begin with one of these words. */
    public static Set<String> inSources(Path folder, Set<String> families) throws IOException {
        Set<String> keys = new TreeSet<>(inSources(folder));
        keys.removeIf(key -> !families.contains(key.substring(0, key.indexOf('.'))));
        return keys;
    }

    /** Every string in the {@code .java} files of a folder that has the form of a key: words joined by dots. */
    public static Set<String> inSources(Path folder) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(folder)) {
            files = all.filter(path -> path.toString().endsWith(".java")).toList();
        }
        Set<String> keys = new TreeSet<>();
        for (Path file : files) {
            Matcher key = KEY.matcher(Files.readString(file));
            while (key.find()) {
                if (!key.group(1).endsWith(".json") && !key.group(1).startsWith("orrery.")) {
                    keys.add(key.group(1));
                }
            }
        }
        return keys;
    }
}
