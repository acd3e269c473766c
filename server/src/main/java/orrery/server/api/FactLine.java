package orrery.server.api;

import orrery.core.Message;

/**
 * Something that happened, as its reader saw it.
 *
 * @param round    round in which it happened, 0 before the first
 * @param revealed whether it told its reader something that had been hidden
 * @param told     whether it is a line of the log; if not, the line before has said it already
 */
public record FactLine(Written fact, Message message, int round, boolean revealed, boolean told) {}
