package orrery.e2e;

/**
 * The device of a guest.
 *
 * @param width    of the window in pixels
 * @param height   of the window in pixels
 * @param touch    whether it is held in the hand
 * @param language that the browser asks for
 */
record Look(int width, int height, boolean touch, String language) {

    static final Look WIDE = new Look(1440, 900, false, "en");
    static final Look PHONE = new Look(390, 844, true, "en");

    Look in(String other) {
        return new Look(width, height, touch, other);
    }
}
