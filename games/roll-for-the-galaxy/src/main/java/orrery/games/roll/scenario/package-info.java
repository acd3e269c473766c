/** The game's own words in scenario files. */
@NullMarked
package orrery.games.roll.scenario;

import org.jspecify.annotations.NullMarked;
