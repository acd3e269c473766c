package orrery.server.api;

import org.jspecify.annotations.Nullable;
import orrery.core.Forecast;

/** The odds of a choice; null if no dice decide it or the table does not show them. */
public record Odds(@Nullable Forecast forecast) {}
