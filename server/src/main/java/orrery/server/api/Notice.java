package orrery.server.api;

import org.jspecify.annotations.Nullable;
import orrery.core.Message;

/**
 * What a change of the rules has meant for a game that was going on.
 *
 * @param article id of the article that made the difference, if it is known
 */
public record Notice(Message message, @Nullable String article) {}
