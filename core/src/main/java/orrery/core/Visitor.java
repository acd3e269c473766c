package orrery.core;

/** Somebody who watches without a seat and so sees only what the rules make public to all. */
public enum Visitor implements Viewer {
    VISITOR
}
