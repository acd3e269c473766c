package orrery.words;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;

/**
 * The patterns of one language by key, in the order of the file.
 *
 * @param name    path of the file, for errors
 * @param entries pattern and line of each key
 */
record MessageFile(String name, Map<String, Entry> entries) {

    /**
     * @param pattern text in ICU message syntax
     * @param line    line of the file that the entry begins on, from 1
     */
    record Entry(String pattern, int line) {}

    /**
     * Reads {@code messages.<language>.properties} of a folder.
     *
     * @throws IllegalArgumentException if the file is missing, not UTF-8, or has a key twice
     */
    static MessageFile read(TextFolder folder, Language language) {
        String file = "messages." + language.code() + ".properties";
        return parse(folder.address(file), folder.read(file));
    }

    /** Reads the format of {@link Properties}; a key that stands twice is an error. */
    static MessageFile parse(String name, String text) {
        var entries = new LinkedHashMap<String, Entry>();
        List<Integer> lines = beginnings(text);
        new Properties() {
            private int seen = 0;

            @Override
            public synchronized Object put(Object key, Object pattern) {
                int line = lines.get(seen++);
                MessageFile.Entry first =
                        entries.putIfAbsent((String) key, new MessageFile.Entry((String) pattern, line));
                if (first != null) {
                    throw new IllegalArgumentException("%s:%d: key '%s' is already on line %d; keep one of the two"
                            .formatted(name, line, key, first.line()));
                }
                return pattern;
            }

            void fill() {
                try {
                    load(new StringReader(text));
                } catch (IOException impossible) {
                    throw new UncheckedIOException(impossible);
                } catch (IllegalArgumentException fault) {
                    throw located(fault);
                }
            }

            private IllegalArgumentException located(IllegalArgumentException fault) {
                String message = String.valueOf(fault.getMessage());
                return message.startsWith(name)
                        ? fault
                        : new IllegalArgumentException(name + ":" + lines.get(seen) + ": " + message, fault);
            }
        }.fill();
        return new MessageFile(name, entries);
    }

    /** Lines, from 1, that an entry begins on: not blank, not a comment, not the continuation of a line before. */
    private static List<Integer> beginnings(String text) {
        var beginnings = new ArrayList<Integer>();
        boolean continued = false;
        int number = 0;
        for (String line : (Iterable<String>) text.lines()::iterator) {
            number++;
            String content = line.replaceFirst("^[ \\t\\f]+", "");
            if (!continued) {
                if (content.isEmpty() || content.startsWith("#") || content.startsWith("!")) {
                    continue;
                }
                beginnings.add(number);
            }
            continued = endsWithOddBackslashes(line);
        }
        return beginnings;
    }

    private static boolean endsWithOddBackslashes(String line) {
        int end = line.length();
        int start = end;
        while (start > 0 && line.charAt(start - 1) == '\\') {
            start--;
        }
        return (end - start) % 2 == 1;
    }

    /** File and line of a key, for errors. */
    String place(String key) {
        Entry entry = entries.get(key);
        return entry == null ? name : name + ":" + entry.line;
    }
}
