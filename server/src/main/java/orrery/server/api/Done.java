package orrery.server.api;

/** It was done. */
public record Done() {}
