/** Attacking: an invasion from its declaration over its rolls to moving in. */
@NullMarked
package orrery.games.risk.invasion;

import org.jspecify.annotations.NullMarked;
