package orrery.server.api;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;

/**
 * All that a reader may know of a table.
 *
 * @param facts     the last of what happened
 * @param factCount how much has happened on the present course, as far as the reader saw it
 */
public record Snapshot(TableSummary table, @JsonUnwrapped Moment moment, List<FactLine> facts, int factCount) {}
