/** Movement of Warp Storms. */
@NullMarked
package orrery.games.stars.storms;

import org.jspecify.annotations.NullMarked;
