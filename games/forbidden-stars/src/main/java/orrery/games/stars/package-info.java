/** Forbidden Stars: hidden orders on a board of system tiles, battles with dice and cards, eight rounds. */
@NullMarked
package orrery.games.stars;

import org.jspecify.annotations.NullMarked;
