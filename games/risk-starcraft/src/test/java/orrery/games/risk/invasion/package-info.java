/** The battles of the game against the odds that are told of them. */
@NullMarked
package orrery.games.risk.invasion;

import org.jspecify.annotations.NullMarked;
