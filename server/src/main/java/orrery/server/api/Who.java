package orrery.server.api;

/** Somebody with a name, as others see them. */
public record Who(String id, String name) {}
