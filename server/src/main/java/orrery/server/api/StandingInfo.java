package orrery.server.api;

import orrery.core.Message;

/** An answer that can be given beforehand, and whether the reader has given it. */
public record StandingInfo(String id, Message message, boolean on) {}
