package orrery.server.api;

import java.util.List;

/** The rules of a game in one language. */
public record Rulebook(List<Chapter> chapters) {

    /** A chapter of the rules. */
    public record Chapter(String id, String title, List<Section> articles) {}

    /** An article of the rules; its text links to others by {@code [[id]]} or {@code [[id|words]]}. */
    public record Section(String id, String title, String text) {}
}
