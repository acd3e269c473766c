/** Random games and what must hold in every one of them. */
@NullMarked
package orrery.games.roll.fuzz;

import org.jspecify.annotations.NullMarked;
