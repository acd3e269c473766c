/** Tests of Forbidden Stars. */
@NullMarked
package orrery.games.stars;

import org.jspecify.annotations.NullMarked;
