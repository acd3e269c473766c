package orrery.core;

/**
 * One article of a game's rules: the rule or term that a question, a refusal or a method carries out. Its text lives in
 * the articles files of both languages.
 *
 * @param id stable id in lower-case words joined by hyphens, unique within its game, e.g. {@code "attack-dice"}
 */
public record Article(String id) {}
