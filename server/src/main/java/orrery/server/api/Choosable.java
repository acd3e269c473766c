package orrery.server.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;
import orrery.core.Message;

/**
 * One choice of a decision.
 *
 * @param forbiddenBy article that forbids it, absent if it is legal
 * @param why         reason in this very case, absent if it is legal
 * @param remark      what is to be known before it is made, absent if there is nothing
 */
public record Choosable(
        Written choice,
        Message message,
        List<Written> anchors,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String forbiddenBy,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Message why,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Message remark) {}
