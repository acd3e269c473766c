package orrery.core;

/** Who looks: a seat of the table or a visitor. What is sent to anybody is always what one viewer may see. */
public sealed interface Viewer permits Seat, Visitor {}
