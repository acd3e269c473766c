/** Battles and their odds. */
@NullMarked
package orrery.games.stars.battle;

import org.jspecify.annotations.NullMarked;
