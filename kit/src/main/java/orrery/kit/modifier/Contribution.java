package orrery.kit.modifier;

import orrery.core.Message;

/**
 * One part of a sum.
 *
 * @param reason where it comes from
 * @param amount what it adds; negative if it takes away
 */
public record Contribution(Message reason, int amount) {}
