/** The end of the game: when it comes, and what counts. */
@NullMarked
package orrery.games.roll.end;

import org.jspecify.annotations.NullMarked;
