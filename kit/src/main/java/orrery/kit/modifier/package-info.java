/** Sums that can say where they come from. */
@NullMarked
package orrery.kit.modifier;

import org.jspecify.annotations.NullMarked;
