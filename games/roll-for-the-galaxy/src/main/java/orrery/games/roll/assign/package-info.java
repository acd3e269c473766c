/** Roll, assign and reveal: what happens behind the screens. */
@NullMarked
package orrery.games.roll.assign;

import org.jspecify.annotations.NullMarked;
