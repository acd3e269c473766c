/** Tests of the words for scenarios, and the scenarios themselves. */
@NullMarked
package orrery.games.risk.scenario;

import org.jspecify.annotations.NullMarked;
