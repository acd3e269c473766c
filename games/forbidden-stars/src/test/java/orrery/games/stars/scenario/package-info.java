/** Scenario files. */
@NullMarked
package orrery.games.stars.scenario;

import org.jspecify.annotations.NullMarked;
