/** The set-up. */
@NullMarked
package orrery.games.roll.setup;

import org.jspecify.annotations.NullMarked;
