package orrery.core;

/** What comes after a segment: another {@link Segment}, or the {@link Outcome} of the game. */
public sealed interface Next permits Segment, Outcome {}
