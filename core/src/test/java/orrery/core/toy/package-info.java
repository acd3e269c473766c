/** A toy game with everything the core can do: secrets, lanes, windows, dice, interjections, standing answers. */
@NullMarked
package orrery.core.toy;

import org.jspecify.annotations.NullMarked;
