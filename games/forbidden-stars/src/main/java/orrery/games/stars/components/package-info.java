/** What the game is made of: tiles, figures, cards and the numbers of the rules, read from the component files. */
@NullMarked
package orrery.games.stars.components;

import org.jspecify.annotations.NullMarked;
