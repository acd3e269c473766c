/** Elimination and the ends of the game. */
@NullMarked
package orrery.games.stars.end;

import org.jspecify.annotations.NullMarked;
