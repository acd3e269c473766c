/** Bots of Forbidden Stars. */
@NullMarked
package orrery.bots.stars;

import org.jspecify.annotations.NullMarked;
