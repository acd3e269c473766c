package orrery.kit.cards;

/** The one check of this package: is a number within its range? */
final class Checked {

    private Checked() {}

    static int index(int index, int size, String what) {
        if (size == 0) {
            throw new IllegalStateException("there is no " + what + " to choose: nothing is left");
        }
        if (index < 0 || index >= size) {
            throw new IllegalArgumentException(
                    "no such " + what + ": it must be from 0 to " + (size - 1) + ", found " + index);
        }
        return index;
    }
}
