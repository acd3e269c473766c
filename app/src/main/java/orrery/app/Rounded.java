package orrery.app;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Figures with as many digits as people want to read. */
public final class Rounded {

    private Rounded() {}

    /** @param digits after the decimal point */
    public static BigDecimal to(double value, int digits) {
        return BigDecimal.valueOf(value).setScale(digits, RoundingMode.HALF_EVEN);
    }

    /** A share from 0 to 1 in percent. */
    public static BigDecimal percent(double share, int digits) {
        return to(100 * share, digits);
    }
}
