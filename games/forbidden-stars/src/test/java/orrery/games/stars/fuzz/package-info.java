/** Random games. */
@NullMarked
package orrery.games.stars.fuzz;

import org.jspecify.annotations.NullMarked;
