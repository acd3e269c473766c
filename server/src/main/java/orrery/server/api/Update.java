package orrery.server.api;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;

/**
 * What changed at a table.
 *
 * @param facts     what happened since the last event
 * @param factCount how much has happened on the present course, as far as the reader saw it
 * @param cut       whether the course changed: all but the first {@code factCount} − {@code facts.length} are void
 */
public record Update(List<FactLine> facts, @JsonUnwrapped Moment moment, boolean cut, int factCount) {}
