/** The words in which scenario files set up positions of this game and say what must hold in them. */
@NullMarked
package orrery.games.risk.scenario;

import org.jspecify.annotations.NullMarked;
