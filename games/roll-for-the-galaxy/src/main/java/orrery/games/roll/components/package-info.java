/** Dice, tiles and tables of Roll for the Galaxy, read from the component files. */
@NullMarked
package orrery.games.roll.components;

import org.jspecify.annotations.NullMarked;
