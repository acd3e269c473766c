package orrery.words;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** A language that every word of the program exists in. */
public enum Language {
    EN("en"),
    RU("ru");

    private final String code;
    private final Locale locale;

    Language(String code) {
        this.code = code;
        this.locale = Locale.of(code);
    }

    /** Two-letter code in lower case, as in file names and addresses. */
    public String code() {
        return code;
    }

    public Locale locale() {
        return locale;
    }

    /**
     * The language with the given code; upper and lower case are the same.
     *
     * @throws IllegalArgumentException if there is no such language; the message lists those that are known
     */
    public static Language parse(String code) {
        for (Language language : values()) {
            if (language.code.equalsIgnoreCase(code)) {
                return language;
            }
        }
        String known = Arrays.stream(values()).map(Language::code).collect(Collectors.joining(", "));
        throw new IllegalArgumentException("unknown language '" + code + "'; known: " + known);
    }
}
