package orrery.server.api;

/**
 * One table with what was agreed on.
 *
 * @param commitment hash that binds the dice, 64 hexadecimal digits
 */
public record TableDetails(TableSummary table, TableSettings settings, String commitment) {}
