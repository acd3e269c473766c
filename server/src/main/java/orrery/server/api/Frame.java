package orrery.server.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A moment of a game gone by: what happened, and what was seen after it.
 *
 * @param views what each seat saw, when the frame is for all
 */
public record Frame(
        FactLine line,
        Written view,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable List<Written> views) {}
