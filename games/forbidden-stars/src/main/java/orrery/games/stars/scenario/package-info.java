/** The words of this game in scenario files. */
@NullMarked
package orrery.games.stars.scenario;

import org.jspecify.annotations.NullMarked;
