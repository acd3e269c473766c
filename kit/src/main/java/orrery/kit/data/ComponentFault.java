package orrery.kit.data;

/** A component file is missing, broken or says something impossible. Names the file, the record and what would be right. */
public final class ComponentFault extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public ComponentFault(String what) {
        super(what);
    }
}
