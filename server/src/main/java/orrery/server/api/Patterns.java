package orrery.server.api;

import java.util.Map;

/** Words of one language: patterns in ICU message syntax by key. */
public record Patterns(Map<String, String> patterns) {}
