/** Exact odds of dice thrown against dice: one exchange, a whole battle, and a table of battles for bots. */
@NullMarked
package orrery.kit.dice;

import org.jspecify.annotations.NullMarked;
