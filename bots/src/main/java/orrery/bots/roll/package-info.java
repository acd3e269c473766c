/** Bots for Roll for the Galaxy. */
@NullMarked
package orrery.bots.roll;

import org.jspecify.annotations.NullMarked;
