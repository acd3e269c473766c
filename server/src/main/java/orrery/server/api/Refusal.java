package orrery.server.api;

import org.jspecify.annotations.Nullable;
import orrery.core.Message;

/**
 * Why something was not done.
 *
 * @param article rule that forbids it, if it was a rule
 */
public record Refusal(Kind kind, Message message, @Nullable String article) {}
