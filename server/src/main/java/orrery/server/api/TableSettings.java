package orrery.server.api;

import java.util.Map;

/**
 * What was agreed on at a table.
 *
 * @param options values of the mode's options
 * @param absence minutes that the table waits for a seat before others may let a bot play; 0 for ever
 * @param odds    whether the odds of a choice are shown
 */
public record TableSettings(Map<String, String> options, Pace pace, int absence, boolean odds) {}
