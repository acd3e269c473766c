package orrery.core;

/** Where a game begins. */
public record Start<S extends State<S, F>, F extends Fact>(S state, Segment<S, F> first) {}
