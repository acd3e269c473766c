/** Getting started: the start roll, places and factions, the diagrams, heroes. */
@NullMarked
package orrery.games.risk.setup;

import org.jspecify.annotations.NullMarked;
