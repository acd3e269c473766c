/** Random whole games of any game, and what must hold in every one of them. */
@NullMarked
package orrery.testkit.fuzz;

import org.jspecify.annotations.NullMarked;
