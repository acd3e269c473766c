package orrery.server.api;

import java.util.List;

/** Tables of the one who asks, and public ones that wait for players. */
public record TableList(List<TableSummary> mine, List<TableSummary> open) {}
