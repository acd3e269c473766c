package orrery.server.api;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.time.Instant;
import java.util.List;
import orrery.store.archive.StoredTable;

/**
 * A table in a list.
 *
 * @param round    rounds begun so far, 0 before the first
 * @param waitsFor numbers of the seats that are asked
 */
public record TableSummary(
        String id,
        String game,
        String mode,
        String title,
        StoredTable.Status status,
        @JsonProperty("public") boolean open,
        List<SeatInfo> seats,
        int round,
        List<Integer> waitsFor,
        boolean yourTurn,
        boolean host,
        Instant updated) {}
