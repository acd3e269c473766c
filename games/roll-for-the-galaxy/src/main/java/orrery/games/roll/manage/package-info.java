/** Managing the empire: recruiting and recalling. */
@NullMarked
package orrery.games.roll.manage;

import org.jspecify.annotations.NullMarked;
