package orrery.server.api;

/** Seats, connections or the status of a table changed. */
public record TableChange(TableSummary table) {}
