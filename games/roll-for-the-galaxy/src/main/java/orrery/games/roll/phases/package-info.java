/** The five phases, each carried out by all at the same time. */
@NullMarked
package orrery.games.roll.phases;

import org.jspecify.annotations.NullMarked;
