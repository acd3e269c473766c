/** Scenario files of Roll for the Galaxy. */
@NullMarked
package orrery.games.roll.scenario;

import org.jspecify.annotations.NullMarked;
