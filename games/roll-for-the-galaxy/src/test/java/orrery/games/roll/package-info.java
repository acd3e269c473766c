/** Tests of Roll for the Galaxy. */
@NullMarked
package orrery.games.roll;

import org.jspecify.annotations.NullMarked;
